import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeSvg } from '../chart/svg-file.ts';
import { folders, withFolder } from '../folders.ts';
import { outlineText } from '../fonts/glyph-outlines.ts';
import { palette } from '../palette.ts';
import { fromSvg, sizeOf } from '../raster.ts';
import { markFullBleed, markShapes } from './mark.ts';
import { sealCharacters } from './seal.ts';

const svg = (content: string, size = 44) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" width="${size}" height="${size}">${content}</svg>`;

export async function makeSiteIcons(): Promise<void> {
  await writeSvg(join(folders.webPublic, 'favicon.svg'), svg(markShapes));
  await writeFile(
    join(folders.webPublic, 'favicon.ico'),
    toIco(await fromSvg(svg(markShapes, 32), 72).png().toBuffer(), 32),
  );
  await fromSvg(svg(markFullBleed, 180)).png({ palette: true }).toFile(join(folders.webPublic, 'apple-touch-icon.png'));
  await makeSharePicture();
}

/** An icon file may simply hold a PNG. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** What a shared link shows: the hero chart with the slogan, the seal and a neatline. */
async function makeSharePicture() {
  const [width, height] = [1200, 630];
  const chart = await readFile(join(folders.webPublic, 'art/hero.svg'));
  const { heroChart } = await import('../../../apps/web/app/artwork/hero-lanes.ts');
  const backdrop = await sharp(chart, { density: 72 })
    .extract({ left: 560, top: 60, width: 1280, height: 672 })
    .resize(width, height)
    .png()
    .toBuffer();
  const first = await outlineText('丝路之舟', { size: 112, tracking: 0.06 });
  const second = await outlineText('扬帆出海', { size: 112, tracking: 0.06 });
  const small = await outlineText('SILK ROAD VESSEL', { size: 21, weight: 600, tracking: 0.2 });
  const lanes = heroChart.lanes.map(({ d }) => `<path d="${d}"/>`).join('');
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="shade"><stop offset="0" stop-color="${palette.abyss950}" stop-opacity=".9"/><stop offset=".34" stop-color="${palette.abyss950}" stop-opacity=".72"/><stop offset=".66" stop-color="${palette.abyss950}" stop-opacity="0"/></linearGradient>
    </defs>
    <g transform="scale(${width / 1280}) translate(-560 -60)" fill="none" stroke="${palette.silk400}" stroke-width="1.6" stroke-opacity=".85">${lanes}</g>
    <rect width="${width}" height="${height}" fill="url(#shade)"/>
    <g fill="${palette.paper50}"><path transform="translate(84 222)" d="${first.d}"/><path transform="translate(84 362)" d="${second.d}"/></g>
    <path transform="translate(90 430)" d="${small.d}" fill="${palette.silk400}"/>
    <g transform="translate(84 498) scale(.76)"><rect x="2" y="2.6" width="96" height="95.4" rx="1.5" fill="${palette.seal500}"/><path d="M7.5 7.5h85v85h-85z" fill="none" stroke="${palette.paper50}" stroke-width="1.6"/><path d="${await sealCharacters()}" fill="${palette.paper50}"/></g>
    <g transform="translate(0 606)" fill="${palette.silk400}"><path d="M0 0h1200v1.5H0ZM0 14.5h1200v1.5H0Z"/>${Array.from({ length: 13 }, (_, i) => `<rect x="${i * 96}" y="3.5" width="48" height="9"/>`).join('')}</g>
  </svg>`;
  const file = await withFolder(join(folders.webPublic, 'og-image.png'));
  await sharp(backdrop)
    .composite([{ input: Buffer.from(overlay) }])
    .png({ palette: true, quality: 88, effort: 9 })
    .toFile(file);
  console.log(`og-image.png ${sizeOf(file)}`);
}
