import { join } from 'node:path';
import { folders } from '../folders.ts';
import { palette } from '../palette.ts';
import { fromSvg, writeWebp } from '../raster.ts';

/** Eight faces without a face: small things of a voyage, for members who have no picture. */

interface Avatar {
  ground: string;
  ink: string;
  /** On a grid of 160; `currentColor` is the ink. */
  shapes: string;
}

const stroke = 'fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"';
const point = (x: number, y: number, r = 9) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${palette.seal500}"/>`;
const waterline = (y: number, opacity = 1) =>
  `<path d="M24 ${y}c9-7 18-7 28 0s19 7 28 0 18-7 28 0 19 7 28 0" ${stroke} stroke-opacity="${opacity}"/>`;

const avatars: Avatar[] = [
  {
    // A sail.
    ground: '#dce9ea',
    ink: palette.abyss700,
    shapes: `<path d="M84 30c22 12 34 32 36 60H84Z" fill="currentColor"/><path d="M76 46c-16 10-25 25-27 44h27Z" fill="currentColor" fill-opacity=".6"/>${waterline(112)}${waterline(128, 0.45)}`,
  },
  {
    // The moon over the sea.
    ground: palette.abyss850,
    ink: palette.silk300,
    shapes: `<circle cx="80" cy="66" r="27" fill="currentColor"/>${waterline(108)}${waterline(124, 0.5)}${waterline(140, 0.25)}`,
  },
  {
    // Mountains.
    ground: '#ddebe4',
    ink: palette.jade700,
    shapes: `<path d="M18 124 66 54l26 38 14-18 36 50Z" fill="currentColor"/><path d="M66 52 49.5 77l10.5 7 8-8 8 9 5.5-8Z" fill="#ddebe4"/>${point(116, 46)}`,
  },
  {
    // A lantern.
    ground: '#f4e2da',
    ink: palette.seal600,
    shapes: `<path d="M80 22v18M80 116v22" ${stroke}/><path d="M62 40h36M62 116h36" ${stroke}/><path d="M64 42h32c16 8 24 20 24 36s-8 28-24 36H64c-16-8-24-20-24-36s8-28 24-36Z" fill="currentColor"/><path d="M80 42v72M62 44c-8 20-8 48 0 68M98 44c8 20 8 48 0 68" fill="none" stroke="#f4e2da" stroke-width="3"/>`,
  },
  {
    // A fish.
    ground: palette.paper200,
    ink: palette.abyss600,
    shapes: `<path d="M26 82c22-32 62-34 86-4l24-20c-6 16-6 30 0 46l-24-20c-24 30-64 28-86-2Z" fill="currentColor"/><circle cx="52" cy="76" r="5" fill="${palette.paper200}"/><path d="M78 66c5 10 5 20 0 30" fill="none" stroke="${palette.paper200}" stroke-width="4" stroke-linecap="round"/>`,
  },
  {
    // A tea leaf.
    ground: '#eaf1ec',
    ink: palette.jade600,
    shapes: `<path d="M80 132C36 108 34 62 50 30c34 16 48 52 30 102Z" fill="currentColor"/><path d="M88 130c2-36 16-58 42-70-2 36-14 58-42 70Z" fill="currentColor" fill-opacity=".6"/><path d="M54 44c8 30 16 54 26 86" fill="none" stroke="#eaf1ec" stroke-width="3.5"/>`,
  },
  {
    // The pole star of a compass.
    ground: palette.abyss700,
    ink: palette.silk300,
    shapes: `<circle cx="80" cy="80" r="50" fill="none" stroke="currentColor" stroke-width="3" stroke-opacity=".6"/><path d="M80 22l11 47 47 11-47 11-11 47-11-47-47-11 47-11Z" fill="currentColor"/>${point(80, 80, 7)}`,
  },
  {
    // A lighthouse.
    ground: '#f4eada',
    ink: palette.silk700,
    shapes: `<path d="M62 128l7-64h22l7 64Z" fill="currentColor"/><path d="M66 58V42l14-12 14 12v16Z" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round"/><path d="M66 86h28M64 106h32" stroke="#f4eada" stroke-width="5"/><path d="M54 48 24 40M106 48l30-8M54 56H22M106 56h32" ${stroke} stroke-opacity=".45"/>${point(80, 48, 6)}${`<path d="M30 132h100" ${stroke}/>`}`,
  },
];

export async function makeAvatars(): Promise<void> {
  for (const [i, { ground, ink, shapes }] of avatars.entries()) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><rect width="160" height="160" fill="${ground}"/><g color="${ink}">${shapes}</g></svg>`;
    await writeWebp(join(folders.media, 'avatars', `${i + 1}.webp`), fromSvg(svg), { quality: 92, maxBytes: 4_000 });
  }
}
