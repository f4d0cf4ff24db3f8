import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { folders } from '../folders.ts';
import { composeSet, placeObjects } from '../goods/scene.ts';
import { isDark, tints } from '../goods/tints.ts';
import { sizeOf, writeWebp } from '../raster.ts';
import { type BannerScene, floorScenes, heroScenes } from './banner-scenes.ts';

interface Format {
  width: number;
  height: number;
  /** Where the goods stand, in pixels: from and to. */
  goods: [from: number, to: number];
  /** Goods are a fraction of this; smaller than the height where the words stand above. */
  unit: number;
  maxBytes: number;
}

const wide: Format = { width: 1600, height: 560, goods: [700, 1520], unit: 560, maxBytes: 70_000 };
/** Words stand above the goods on a phone. */
const phone: Format = { width: 780, height: 560, goods: [70, 740], unit: 420, maxBytes: 50_000 };
const floor: Format = { width: 800, height: 320, goods: [390, 770], unit: 320, maxBytes: 30_000 };

export async function makeShopBanners(): Promise<void> {
  for (const scene of heroScenes) {
    await writeBanner(scene, wide, `${scene.key}.webp`);
    await writeBanner(scene, phone, `${scene.key}-phone.webp`);
  }
  for (const scene of floorScenes) await writeBanner(scene, floor, `${scene.key}.webp`);
}

async function writeBanner(scene: BannerScene, format: Format, name: string) {
  const file = join(folders.media, 'banners', name);
  await writeWebp(file, await composeBanner(scene, format), { quality: 88, maxBytes: format.maxBytes });
  console.log(`banners/${name} ${sizeOf(file)}`);
}

async function composeBanner({ tint, backdrop, objects }: BannerScene, format: Format): Promise<Sharp> {
  const { width, height, goods, unit } = format;
  const [from, to] = goods;
  const placed = await placeObjects(
    objects.map((object) => ({ ...object, x: (from + object.x! * (to - from)) / width })),
    { width, height, unit, base: 0.84, defaultSize: 0.5 },
  );
  return composeSet({ set: drawWideSet({ tint, backdrop, format }), placed, width, height, tint });
}

/** The studio of goods/stages.ts, wider, with its backdrop behind the goods. */
function drawWideSet({ tint, backdrop, format }: Pick<BannerScene, 'tint' | 'backdrop'> & { format: Format }): string {
  const { width, height, goods, unit } = format;
  const { light, deep, floor: between } = tints[tint];
  const floorTop = height - unit * 0.29;
  const centre = (goods[0] + goods[1]) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="wall" gradientUnits="userSpaceOnUse" cx="${width * 0.26}" cy="${height * 0.1}" r="${width * 0.92}"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
      <linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="${deep}" stop-opacity=".95"/><stop offset=".35" stop-color="${between}"/><stop offset="1" stop-color="${light}"/></linearGradient>
      <linearGradient id="niche" x2="1" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${between}"/></linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#wall)"/>
    <rect y="${floorTop}" width="${width}" height="${height - floorTop}" fill="url(#floor)"/>
    ${drawBackdrop({ backdrop, centre, floorTop, unit, dark: isDark(tint) })}
  </svg>`;
}

interface Backdrop {
  backdrop: BannerScene['backdrop'];
  centre: number;
  floorTop: number;
  unit: number;
  dark: boolean;
}

function drawBackdrop({ backdrop, centre, floorTop, unit, dark }: Backdrop): string {
  const rim = `fill="none" stroke="#fff" stroke-opacity="${dark ? 0.12 : 0.7}" stroke-width="2"`;
  if (backdrop === 'disc')
    return `<circle cx="${centre}" cy="${floorTop - unit * 0.27}" r="${unit * 0.36}" fill="url(#niche)"/>`;
  const arch = (x: number, halfWidth: number, rise: number) =>
    `M${x - halfWidth},${floorTop}V${floorTop - rise}a${halfWidth},${halfWidth} 0 0 1 ${halfWidth * 2},0V${floorTop}`;
  const behind = arch(centre - unit * 0.2, unit * 0.3, unit * 0.32);
  const beside = arch(centre + unit * 0.34, unit * 0.2, unit * 0.22);
  return `<path d="${behind}Z" fill="url(#niche)"/><path d="${behind}" ${rim}/><path d="${beside}Z" fill="url(#niche)" fill-opacity=".8"/><path d="${beside}" ${rim}/>`;
}
