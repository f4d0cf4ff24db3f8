import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { folders, packageFile } from '../folders.ts';
import { guideCountries } from '../maps/guide-countries.ts';
import { writeText } from '../raster.ts';

/** Copies the flags of the guide countries, and of China, from flag-icons. */
export async function makeFlags(): Promise<void> {
  for (const code of ['cn', ...guideCountries.map((country) => country.code)]) {
    const flag = await readFile(packageFile('flag-icons', `flags/4x3/${code}.svg`), 'utf8');
    const svg = code === 'mx' ? await withPaintedEagle(flag) : flag;
    await writeText(
      join(folders.webPublic, `flags/${code}.svg`),
      `${svg
        .replace(/\s*\n\s*/g, ' ')
        .replace(/> </g, '><')
        .trim()}\n`,
    );
  }
}

/** Mexico's eagle takes 85 KB of paths; flags are shown 20 to 48 px wide, so a small picture of it will do. */
async function withPaintedEagle(flag: string): Promise<string> {
  const box = { left: 232, top: 152, width: 176, height: 176 };
  const whole = await sharp(Buffer.from(flag)).resize(640, 480).png().toBuffer();
  const eagle = await sharp(whole)
    .extract(box)
    .resize(132, 132)
    .flatten({ background: '#fff' })
    .webp({ quality: 82, smartSubsample: true })
    .toBuffer();
  const stripes = flag.match(/<path fill="#(?:ce1126|fff|006847)" d="M[^"]*480H[^"]*"\/>/g)!;
  if (stripes.length !== 3) throw new Error('flag-icons draws the stripes of Mexico differently now');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">${stripes.join('')}
    <image x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}" href="data:image/webp;base64,${eagle.toString('base64')}"/></svg>`;
}
