import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeWords, correctionWords, versionFor } from './qr-bits.ts';
import { formatBits, qrCode, qrModules, versionBits } from './qr-code.ts';

test('adds the error correction that the standard has for its example', () => {
  const helloWorld = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];

  expect(correctionWords(helloWorld, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test.each([
  [0, '101010000010010'],
  [1, '101000100100101'],
  [2, '101111001111100'],
  [3, '101101101001011'],
  [4, '100010111111001'],
  [5, '100000011001110'],
  [6, '100111110010111'],
  [7, '100101010100000'],
])('writes the format of mask %i as the standard lists it', (mask, bits) => {
  expect(formatBits(mask).toString(2).padStart(15, '0')).toBe(bits);
});

test('writes the version as the standard lists it', () => {
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
  expect(versionBits(10).toString(2).padStart(18, '0')).toBe('001010010011010011');
});

test.each([
  [14, 1],
  [15, 2],
  [84, 5],
  [106, 6],
  [213, 10],
  [214, undefined],
])('holds %i bytes in version %s', (bytes, version) => {
  expect(versionFor(bytes)).toBe(version);
});

test('has the corners and rhythm by which readers find it', () => {
  const grid = qrModules('https://silkboat.example/pay')!;
  const row = (at: number) => grid[at]!.map((isDark) => (isDark ? '#' : '.')).join('');

  expect(grid).toHaveLength(29);
  expect(row(0).slice(0, 8)).toBe('#######.');
  expect(row(0).slice(-8)).toBe('.#######');
  expect(row(3).slice(0, 8)).toBe('#.###.#.');
  expect(row(28).slice(0, 8)).toBe('#######.');
  expect(row(6).slice(8, 21)).toBe('#.#.#.#.#.#.#');
});

test('every text can be read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(read(qrModules(text)!)).toBe(text);
    }),
    { numRuns: 60 },
  );
});

test('draws nothing for what is too long', () => {
  expect(qrCode('x'.repeat(214))).toBeUndefined();
  expect(qrCode('x'.repeat(213))?.size).toBe(57);
});

/** Reads a code as a scanner does that sees no mistakes: format, mask, words in order, bytes. */
function read(grid: boolean[][]): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => (grid[row]![8] ? 1 : 0));
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) =>
    format.every((bit, at) => bit === ((formatBits(one) >> at) & 1)),
  )!;
  const marks = new Set<string>();
  const mark = (top: number, left: number, height: number, width: number) => {
    for (let y = top; y < top + height; y += 1) for (let x = left; x < left + width; x += 1) marks.add(`${y} ${x}`);
  };
  mark(0, 0, 9, 9);
  mark(0, size - 8, 9, 8);
  mark(size - 8, 0, 8, 9);
  mark(6, 0, 1, size);
  mark(0, 6, size, 1);
  const centres = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]][
    version - 1
  ]!;
  for (const y of centres) {
    for (const x of centres) {
      const isCorner = [y, x].every((one) => one === 6 || one === centres.at(-1)) && !(y !== 6 && x !== 6);
      if (!isCorner) mark(y - 2, x - 2, 5, 5);
    }
  }
  if (version >= 7) {
    mark(0, size - 11, 6, 3);
    mark(size - 11, 0, 3, 6);
  }

  const isMasked = (y: number, x: number) =>
    [
      (y + x) % 2,
      y % 2,
      x % 3,
      (y + x) % 3,
      (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
      ((y * x) % 2) + ((y * x) % 3),
      (((y * x) % 2) + ((y * x) % 3)) % 2,
      (((y + x) % 2) + ((y * x) % 3)) % 2,
    ][mask] === 0;
  const bits: number[] = [];
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!marks.has(`${y} ${x}`)) bits.push(Number(grid[y]![x] !== isMasked(y, x)));
    }
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  );

  // The blocks lie word by word beside each other: the bytes of the first block come first.
  const count = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5][version - 1]!;
  const data = [16, 28, 44, 64, 86, 108, 124, 154, 182, 216][version - 1]!;
  const short = Math.floor(data / count);
  const longBlocks = data % count;
  const blocks = Array.from({ length: count }, (_, block) => {
    const own = Array.from({ length: short }, (_, at) => words[at * count + block]!);
    const extra = block - (count - longBlocks);
    return extra >= 0 ? [...own, words[short * count + extra]!] : own;
  });
  const stream = blocks
    .flat()
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  const lengthBits = version < 10 ? 8 : 16;
  const length = Number.parseInt(stream.slice(4, 4 + lengthBits), 2);
  const start = 4 + lengthBits;
  const bytes = Array.from({ length }, (_, at) => Number.parseInt(stream.slice(start + at * 8, start + at * 8 + 8), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test('spreads a long text over blocks without losing a word', () => {
  expect(codeWords(new Uint8Array(150).fill(7), 8)).toHaveLength(242);
});
