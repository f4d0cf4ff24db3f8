import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../../../apps/api/seed/catalogue/catalogue.ts';
import { writeText, writeWebp } from '../raster.ts';
import { findPictureProblems, readCatalogueParts } from './catalogue-parts.ts';
import { composePicture, sceneVersion } from './scene.ts';

const sizes = [
  { edge: 480, quality: 88, maxBytes: 12_000 },
  { edge: 960, quality: 82, maxBytes: 28_000 },
];

/** Draws every goods picture of the catalogue that is new or has changed, and removes those no longer used. */
export async function makeGoodsPictures({ catalogue, out }: { catalogue: string; out: string }): Promise<void> {
  const parts = await readCatalogueParts(catalogue);
  const problems = findPictureProblems(parts);
  const pictures = parts.flatMap((part) => part.pictures);
  const hashFile = join(out, 'hashes.json');
  const before: Record<string, string> = existsSync(hashFile) ? JSON.parse(await readFile(hashFile, 'utf8')) : {};
  const after: Record<string, string> = {};

  let drawn = 0;
  for (const picture of pictures) {
    if (problems.some((problem) => problem.startsWith(`${picture.key}:`))) continue;
    const hash = hashOf(picture);
    const isMade =
      before[picture.key] === hash && sizes.every(({ edge }) => existsSync(fileOf(out, picture.key, edge)));
    if (!isMade) {
      for (const { edge, ...budget } of sizes) {
        await writeWebp(fileOf(out, picture.key, edge), await composePicture(picture, edge), budget);
      }
      drawn++;
      if (drawn % 25 === 0) await saveHashes(hashFile, { ...before, ...after, [picture.key]: hash });
    }
    after[picture.key] = hash;
  }
  await saveHashes(hashFile, after);
  await removeUnused(out, new Set(Object.keys(after)));
  await reportSize(out, pictures.length, drawn);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

const fileOf = (out: string, key: string, edge: number) => join(out, `${key}-${edge}.webp`);

function hashOf(picture: Picture): string {
  return createHash('sha256')
    .update(JSON.stringify([sceneVersion, sizes, picture]))
    .digest('hex')
    .slice(0, 16);
}

async function saveHashes(file: string, hashes: Record<string, string>) {
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeText(file, `${JSON.stringify(sorted, null, 1)}\n`);
}

async function removeUnused(out: string, keys: Set<string>) {
  for (const file of await readdir(out)) {
    const key = /^(.+)-(?:480|960)\.webp$/.exec(file)?.[1];
    if (key && !keys.has(key)) await rm(join(out, file));
  }
}

async function reportSize(out: string, count: number, drawn: number) {
  let bytes = 0;
  for (const file of await readdir(out)) bytes += (await stat(join(out, file))).size;
  console.log(`goods: ${count} pictures, ${drawn} drawn, ${(bytes / 1024 / 1024).toFixed(1)} MB in all`);
}
