/** Work on the outline of small cut-out pictures so that they can be enlarged without a rim. */

interface Size {
  width: number;
  height: number;
}

const opaque = 225;
const clear = 8;
/** How wide the half-transparent rim of a source picture is at most, in pixels. */
const rimWidth = 3;

/** Replaces the colour of the rim, and of a few pixels outside, by the colour of the body next to it. */
export function bleedOutline(pixels: Buffer, { width, height }: Size): void {
  const known = findBody(pixels, { width, height });
  for (let round = 0; round < rimWidth * 3; round++) {
    const found: [index: number, colour: [number, number, number]][] = [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const index = y * width + x;
        if (known[index]) continue;
        const colour = meanOfKnownNeighbours({ pixels, known, width, height, x, y });
        if (colour) found.push([index, colour]);
      }
    }
    for (const [index, colour] of found) {
      pixels.set(colour, index * 4);
      known[index] = 1;
    }
  }
}

/** The body is everything but the rim; glass is half transparent inside too and keeps its colours. */
function findBody(pixels: Buffer, { width, height }: Size): Uint8Array {
  const body = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const alpha = pixels[(y * width + x) * 4 + 3]!;
      body[y * width + x] =
        alpha >= opaque || (alpha >= clear && !isNearClear({ pixels, width, height, x, y })) ? 1 : 0;
    }
  }
  return body;
}

interface Spot extends Size {
  pixels: Buffer;
  x: number;
  y: number;
}

function isNearClear({ pixels, width, height, x, y }: Spot): boolean {
  for (let v = y - rimWidth; v <= y + rimWidth; v++) {
    for (let u = x - rimWidth; u <= x + rimWidth; u++) {
      if (u < 0 || v < 0 || u >= width || v >= height) return true;
      if (pixels[(v * width + u) * 4 + 3]! < clear) return true;
    }
  }
  return false;
}

function meanOfKnownNeighbours(spot: Spot & { known: Uint8Array }): [number, number, number] | undefined {
  const { pixels, known, width, height, x, y } = spot;
  let count = 0;
  const sum: [number, number, number] = [0, 0, 0];
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
      const index = v * width + u;
      if (!known[index]) continue;
      count++;
      for (let channel = 0; channel < 3; channel++) sum[channel]! += pixels[index * 4 + channel]!;
    }
  }
  return count > 0 ? [sum[0] / count, sum[1] / count, sum[2] / count] : undefined;
}

/** Enlarging smears the outline over several pixels; a steeper alpha ramp makes it one pixel wide again. */
export function tightenOutline(alpha: Buffer, scale: number): void {
  for (let i = 0; i < alpha.length; i++) {
    alpha[i] = Math.max(0, Math.min(255, (alpha[i]! - 128) * scale + 128));
  }
}

export function splitAlpha(pixels: Buffer): { colour: Buffer; alpha: Buffer } {
  const count = pixels.length / 4;
  const colour = Buffer.alloc(count * 3);
  const alpha = Buffer.alloc(count);
  for (let i = 0; i < count; i++) {
    pixels.copy(colour, i * 3, i * 4, i * 4 + 3);
    alpha[i] = pixels[i * 4 + 3]!;
  }
  return { colour, alpha };
}
