/** The data part of a QR code at error correction level M, versions 1 to 10: bytes in, code words out (ISO/IEC 18004). */

/** Words in all, error correction words per block, blocks; by version. */
const capacities = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const;

const dataWordsOf = (version: number): number => {
  const [all, correction, blocks] = capacities[version - 1]!;
  return all - correction * blocks;
};

/** Mode and length come before the bytes: 12 bits, from version 10 on 20. */
const headBits = (version: number): number => (version < 10 ? 12 : 20);

/** The smallest version that holds so many bytes; undefined when none of ours does. */
export function versionFor(bytes: number): number | undefined {
  const versions = capacities.map((_, index) => index + 1);
  return versions.find((version) => headBits(version) + bytes * 8 <= dataWordsOf(version) * 8);
}

/** All code words in the order in which they are drawn. */
export function codeWords(bytes: Uint8Array, version: number): number[] {
  const [, correction, count] = capacities[version - 1]!;
  const data = dataWords(bytes, version);
  const shortest = Math.floor(data.length / count);
  const shortBlocks = count - (data.length % count);
  const blocks = Array.from({ length: count }, (_, index) => {
    const start = index * shortest + Math.max(0, index - shortBlocks);
    return data.slice(start, start + shortest + (index < shortBlocks ? 0 : 1));
  });
  const corrections = blocks.map((block) => correctionWords(block, correction));
  return [...interleave(blocks), ...interleave(corrections)];
}

function interleave(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();
}

/** Mode, length, bytes, and padding to the end. */
function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, headBits(version) - 4);
  for (const byte of bytes) push(byte, 8);

  const room = dataWordsOf(version) * 8;
  push(0, Math.min(4, room - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let padding = 0xec; bits.length < room; padding ^= 0xec ^ 0x11) push(padding, 8);
  return Array.from({ length: room / 8 }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((value, bit) => (value << 1) | bit, 0),
  );
}

/** Multiplication in the field of 256 elements that QR codes use (x⁸ + x⁴ + x³ + x² + 1). */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** Reed-Solomon: what is left of the data divided by (x − 1)(x − 2)(x − 4)… */
export function correctionWords(data: number[], count: number): number[] {
  let divisor = [1];
  for (let power = 0, root = 1; power < count; power += 1, root = multiply(root, 2)) {
    const raised = [...divisor, 0];
    divisor = raised.map((term, at) => term ^ multiply(divisor[at - 1] ?? 0, root));
  }
  let rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((term, at) => term ^ multiply(divisor[at + 1]!, factor));
  }
  return rest;
}
