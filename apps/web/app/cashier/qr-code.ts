import { codeWords, versionFor } from './qr-bits.ts';

/** A QR code: how many modules wide it is, and its dark modules as an SVG path. */
export interface QrCode {
  size: number;
  path: string;
}

/** Draws a text of up to 213 bytes as a QR code at level M; undefined for a longer one. */
export function qrCode(text: string): QrCode | undefined {
  const modules = qrModules(text);
  return modules && { size: modules.length, path: toPath(modules) };
}

type Grid = (boolean | undefined)[][];

const alignments = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];

/** The modules row by row, dark ones true, under the mask that readers like best. */
export function qrModules(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === undefined) return undefined;

  const fixed = fixedModules(version);
  const words = codeWords(bytes, version);
  const candidates = masks.map((_, mask) => drawn(fixed, words, mask));
  return candidates.toSorted((a, b) => penalty(a) - penalty(b))[0]!;
}

/** Finders, timing, alignment, version; and light places where the format will stand. */
function fixedModules(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const square = (row: number, column: number, reach: number, isDark: (distance: number) => boolean) => {
    for (let y = row - reach; y <= row + reach; y += 1) {
      for (let x = column - reach; x <= column + reach; x += 1) {
        const distance = Math.max(Math.abs(y - row), Math.abs(x - column));
        if (y >= 0 && y < size && x >= 0 && x < size) grid[y]![x] = isDark(distance);
      }
    }
  };

  for (let at = 8; at < size - 8; at += 1) grid[6]![at] = grid[at]![6] = at % 2 === 0;
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    square(row, column, 4, (distance) => distance !== 2 && distance !== 4);
  }
  const centres = [6, ...alignments[version - 1]!];
  const last = centres.at(-1);
  for (const row of centres) {
    for (const column of centres) {
      const isFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isFinder && last !== 6) square(row, column, 2, (distance) => distance !== 1);
    }
  }
  for (const [row, column] of formatPlaces(size)) grid[row]![column] = false;
  grid[size - 8]![8] = true;
  if (version >= 7) {
    const bits = versionBits(version);
    for (let bit = 0; bit < 18; bit += 1) {
      const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      grid[near]![far] = grid[far]![near] = ((bits >> bit) & 1) === 1;
    }
  }
  return grid;
}

/** Where the 15 bits of the format stand, twice: lowest bit first, each copy in turn. */
function formatPlaces(size: number): [number, number][] {
  const aroundFinder: [number, number][] = [];
  for (let at = 0; at <= 5; at += 1) aroundFinder.push([at, 8]);
  aroundFinder.push([7, 8], [8, 8], [8, 7]);
  for (let at = 5; at >= 0; at -= 1) aroundFinder.push([8, at]);
  const apart: [number, number][] = [];
  for (let at = 0; at < 8; at += 1) apart.push([8, size - 1 - at]);
  for (let at = 8; at < 15; at += 1) apart.push([size - 15 + at, 8]);
  return [...aroundFinder, ...apart];
}

const remainder = (value: number, divisor: number, bits: number): number => {
  let rest = value << bits;
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit -= 1) if ((rest >> bit) & 1) rest ^= divisor << (bit - bits);
  return rest;
};

/** Level M is 00; then the mask, then ten bits that make mistakes visible. */
export const formatBits = (mask: number): number =>
  ((mask << 10) | remainder(mask, 0b10100110111, 10)) ^ 0b101010000010010;

export const versionBits = (version: number): number => (version << 12) | remainder(version, 0b1111100100101, 12);

const masks: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Puts the words between what is fixed, in columns of two from the right, up and down, and the format around. */
function drawn(fixed: Grid, words: number[], mask: number): boolean[][] {
  const size = fixed.length;
  const grid = fixed.map((row) => [...row]);
  const isMasked = masks[mask]!;
  let bit = 0;
  for (let right = size - 1, isUp = true; right >= 1; right -= 2, isUp = !isUp) {
    // The column of the timing pattern is left out.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (fixed[row]![column] !== undefined) continue;
        const isDark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        grid[row]![column] = isDark !== isMasked(row, column);
        bit += 1;
      }
    }
  }
  const format = formatBits(mask);
  for (const [index, [row, column]] of formatPlaces(size).entries()) {
    grid[row]![column] = ((format >> (index % 15)) & 1) === 1;
  }
  return grid as boolean[][];
}

/** How hard a grid is to read: long runs, blocks of one colour, false finders, too much of one colour. */
function penalty(grid: boolean[][]): number {
  const columns = grid.map((_, at) => grid.map((row) => row[at]!));
  const lines = [...grid, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''));
  let points = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let row = 1; row < grid.length; row += 1) {
    for (let column = 1; column < grid.length; column += 1) {
      const colour = grid[row]![column];
      const isBlock = [grid[row - 1]![column], grid[row]![column - 1], grid[row - 1]![column - 1]].every(
        (one) => one === colour,
      );
      if (isBlock) points += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return points + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}

/** Runs of dark modules as rectangles one module high. */
function toPath(grid: boolean[][]): string {
  return grid
    .flatMap((row, y) => {
      const runs = row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g);
      return [...runs].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
    })
    .join('');
}
