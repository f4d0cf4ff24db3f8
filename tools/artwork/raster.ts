import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { withFolder } from './folders.ts';

// The machines that run this share their cores with other work.
sharp.concurrency(1);

interface Budget {
  maxBytes: number;
  quality: number;
  /** Below this a gradient shows blocks; then the picture is too busy and we want to hear of it. */
  minQuality?: number;
}

/** Encodes as WebP, lowering the quality step by step until the picture fits its budget. */
export async function writeWebp(file: string, picture: Sharp, budget: Budget): Promise<number> {
  const { maxBytes, quality, minQuality = 56 } = budget;
  const pixels = await picture.png().toBuffer();
  for (let attempt = quality; ; attempt -= 6) {
    const bytes = await sharp(pixels).webp({ quality: attempt, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= maxBytes || attempt - 6 < minQuality) {
      await writeFile(await withFolder(file), bytes);
      if (bytes.length > maxBytes) console.warn(`${file} is ${bytes.length} bytes, over its budget of ${maxBytes}`);
      return bytes.length;
    }
  }
}

/** A drawing as a sharp picture; `density` enlarges drawings whose size is given in user units. */
export function fromSvg(svg: string, density = 72): Sharp {
  return sharp(Buffer.from(svg), { density, unlimited: true });
}

export async function writeText(file: string, text: string): Promise<void> {
  await writeFile(await withFolder(file), text);
}

export function sizeOf(file: string): string {
  return `${(statSync(file).size / 1024).toFixed(1)} KB`;
}
