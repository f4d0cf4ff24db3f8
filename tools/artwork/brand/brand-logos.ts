import { join } from 'node:path';
import type { SampleBrand } from '../../../apps/api/seed/catalogue/catalogue.ts';
import { folders } from '../folders.ts';
import { outlineText } from '../fonts/glyph-outlines.ts';
import { readCatalogueParts } from '../goods/catalogue-parts.ts';
import { palette } from '../palette.ts';
import { fromSvg, writeWebp } from '../raster.ts';
import { assignBrandGlyphs } from './brand-glyphs.ts';

const width = 160;
const height = 80;

/** A sign and the name, in one ink, for every brand of the catalogue. */
export async function makeBrandLogos(catalogue = folders.catalogue): Promise<void> {
  const brands = (await readCatalogueParts(catalogue)).flatMap((part) => part.brands);
  const glyphs = assignBrandGlyphs(brands.map(({ key }) => key));
  let bytes = 0;
  for (const brand of brands) {
    const file = join(folders.media, 'brands', `${brand.key}.webp`);
    bytes += await writeWebp(file, fromSvg(await drawLogo(brand, glyphs.get(brand.key)!)), {
      quality: 92,
      maxBytes: 4_000,
    });
  }
  console.log(`brands: ${brands.length} logos, ${(bytes / 1024).toFixed(0)} KB`);
}

async function drawLogo({ name }: SampleBrand, glyph: string): Promise<string> {
  const textLeft = 54;
  const room = width - textLeft - 8;
  const chinese = await fitText(name.zh, 20, room, 0.04);
  const latin = name.en === name.zh ? undefined : await fitText(name.en, 9.5, room, 0.02);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g color="${palette.abyss800}" transform="translate(10 22) scale(.9)">${glyph}</g>
    <path transform="translate(${textLeft} ${latin ? 40 : 46})" d="${chinese}" fill="${palette.abyss800}"/>
    ${latin ? `<path transform="translate(${textLeft} 56)" d="${latin}" fill="${palette.ink500}"/>` : ''}
  </svg>`;
}

/** The name as large as it may be and still fit. */
async function fitText(text: string, size: number, room: number, tracking: number): Promise<string> {
  const { d, width: wanted } = await outlineText(text, { size, tracking });
  if (wanted <= room) return d;
  return (await outlineText(text, { size: (size * room) / wanted, tracking })).d;
}
