import { readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import { findSlice } from './serif-slices.ts';

/** Words as outlines, for pictures that must look the same where the font is not installed. */
export interface Outline {
  /** SVG path; the base line is y = 0, the em is `size`. */
  d: string;
  width: number;
}

const unitsPerEm = 1000;
const openFonts = new Map<string, harfbuzz.Font>();

export async function outlineText(
  text: string,
  options: { size: number; weight?: number; tracking?: number },
): Promise<Outline> {
  const { size, weight = 600, tracking = 0 } = options;
  const scale = size / unitsPerEm;
  let d = '';
  let x = 0;
  for (const character of text) {
    const font = await openFont(character, weight);
    const glyph = font.nominalGlyph(character.codePointAt(0)!) ?? 0;
    d += placePath(font.glyphToPath(glyph), x, scale);
    x += font.glyphHAdvance(glyph) * scale + tracking * size;
  }
  return { d, width: x - tracking * size };
}

async function openFont(character: string, weight: number): Promise<harfbuzz.Font> {
  const slice = findSlice(character);
  if (!slice) throw new Error(`Noto Serif SC has no ${character}`);
  const key = `${slice.file}@${weight}`;
  if (!openFonts.has(key)) {
    const bytes = await fontverter.convert(readFileSync(slice.file), 'sfnt');
    const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes))));
    font.setVariations([new harfbuzz.Variation('wght', weight)]);
    openFonts.set(key, font);
  }
  return openFonts.get(key)!;
}

/** Font outlines have y upwards; each number pair of the path is scaled, turned over and moved. */
function placePath(path: string, x: number, scale: number): string {
  const round = (value: number) => String(Math.round(value * 100) / 100);
  return path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, px, py) => `${round(x + Number(px) * scale)},${round(-Number(py) * scale)}`,
  );
}
