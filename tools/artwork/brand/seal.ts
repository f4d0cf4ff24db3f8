import { join } from 'node:path';
import { writeModule } from '../chart/module-file.ts';
import { folders } from '../folders.ts';
import { outlineText } from '../fonts/glyph-outlines.ts';

const size = 37;

/** Read from the right, downwards. Places are the middle of the base line on a grid of 100. */
const places: [character: string, x: number, y: number][] = [
  ['丝', 71, 44],
  ['路', 71, 84],
  ['之', 30, 44],
  ['舟', 30, 84],
];

/** The seal's characters as outlines: they are heavier than the font that the site loads. */
export async function makeSeal(): Promise<void> {
  await writeModule(join(folders.webArtwork, 'seal-characters.ts'), {
    about: 'brand/seal.ts',
    values: { sealCharacters: { type: 'string', value: await sealCharacters() } },
  });
}

export async function sealCharacters(): Promise<string> {
  let path = '';
  for (const [character, x, y] of places) {
    const { d, width } = await outlineText(character, { size, weight: 800 });
    path += movePath(d, x - width / 2, y);
  }
  return path;
}

function movePath(d: string, dx: number, dy: number): string {
  const round = (value: number) => String(Math.round(value * 10) / 10);
  return d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${round(Number(x) + dx)},${round(Number(y) + dy)}`);
}
