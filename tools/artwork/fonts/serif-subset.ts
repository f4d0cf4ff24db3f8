import { existsSync, readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders, packageFile, withFolder } from '../folders.ts';
import { collectHeadlineGlyphs } from './headline-glyphs.ts';

const weight = 600;
const fontFile = join(folders.webPublic, 'fonts/serif-600.woff2');
const glyphFile = join(folders.webPublic, 'fonts/serif-600.glyphs.txt');
const maxBytes = 90 * 1024;

/** One file with exactly the characters that headlines use. */
export async function makeSerifSubset(): Promise<void> {
  const { default: subsetFont } = await import('subset-font');
  const { default: fontverter } = await import('fontverter');
  const { mergeFonts } = await import('./merge-fonts.ts');
  const { findSlice } = await import('./serif-slices.ts');

  const bySlice = new Map<string, string[]>();
  const unknown: string[] = [];
  for (const character of [...(await collectHeadlineGlyphs())].sort()) {
    const slice = findSlice(character);
    if (!slice) unknown.push(character);
    else bySlice.set(slice.file, [...(bySlice.get(slice.file) ?? []), character]);
  }

  // The latin slice goes first: it is the one whose kerning matters.
  const files = [...bySlice.keys()].sort(
    (a, b) => Number(b.includes('-latin-wght')) - Number(a.includes('-latin-wght')),
  );
  const parts: { bytes: Buffer; characters: string[] }[] = [];
  for (const file of files) {
    const characters = bySlice.get(file)!;
    const bytes = await subsetFont(readFileSync(file), characters.join(''), {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    });
    parts.push({ bytes, characters });
  }
  const font = await fontverter.convert(mergeFonts(parts), 'woff2');
  await writeFile(await withFolder(fontFile), font);
  // The Open Font License goes where the font goes.
  await copyFile(
    packageFile('@fontsource-variable/noto-serif-sc', 'LICENSE'),
    join(folders.webPublic, 'fonts/OFL.txt'),
  );
  // What the font itself lacks is listed too: cutting it again would not help, and the check must not ask for it.
  const covered = [...[...bySlice.values()].flat(), ...unknown].sort().join('');
  await writeFile(glyphFile, `${covered}\n`);
  console.log(`fonts: ${[...covered].length} glyphs, ${(font.length / 1024).toFixed(1)} KB`);
  if (unknown.length > 0) console.warn(`fonts: Noto Serif SC has no ${unknown.join(' ')}`);
  if (font.length > maxBytes) console.warn(`fonts: over the budget of ${maxBytes / 1024} KB`);
}

/** For a test: do the headlines of today fit the font that is committed? Needs no package. */
export async function checkSerifSubset(): Promise<void> {
  const covered = new Set(existsSync(glyphFile) ? readFileSync(glyphFile, 'utf8') : '');
  const missing = [...(await collectHeadlineGlyphs())].filter((character) => !covered.has(character));
  if (missing.length === 0) return;
  console.error(`serif-600.woff2 lacks ${missing.length} glyphs: ${missing.join('')}`);
  console.error('Run: node tools/artwork/make.ts fonts');
  process.exitCode = 1;
}
