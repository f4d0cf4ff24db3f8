import { readFileSync } from 'node:fs';
import { packageFile } from '../folders.ts';

/** Noto Serif SC comes as a hundred variable fonts, each with the characters of one `unicode-range`. */
export interface SerifSlice {
  file: string;
  ranges: [from: number, to: number][];
}

let slices: SerifSlice[] | undefined;

export function findSlice(character: string): SerifSlice | undefined {
  slices ??= readSlices();
  const codePoint = character.codePointAt(0)!;
  return slices.find(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to));
}

function readSlices(): SerifSlice[] {
  const css = readFileSync(packageFile('@fontsource-variable/noto-serif-sc', 'wght.css'), 'utf8');
  const faces = css.matchAll(/src: url\(\.\/(files\/[^)]+)\)[^;]*;\s*unicode-range: ([^;]+);/g);
  return Array.from(faces, ([, file, ranges]) => ({
    file: packageFile('@fontsource-variable/noto-serif-sc', file!),
    ranges: ranges!.split(',').map(parseRange),
  }));
}

/** `U+4e00`, or `U+4e00-4e0f`. */
function parseRange(range: string): [number, number] {
  const [from, to = from] = range.trim().slice(2).split('-');
  return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
}
