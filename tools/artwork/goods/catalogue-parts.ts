import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CataloguePart } from '../../../apps/api/seed/catalogue/catalogue.ts';
import { emojiFile } from './studio-object.ts';

/** Every file of the sample catalogue that exports a `part`. */
export async function readCatalogueParts(folder: string): Promise<CataloguePart[]> {
  const parts: CataloguePart[] = [];
  for (const file of (await readdir(folder)).sort()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const module = await import(pathToFileURL(join(folder, file)).href);
    if (module.part) parts.push(module.part);
  }
  return parts;
}

/** What would make a broken picture in the shop: told all at once, before anything is drawn. */
export function findPictureProblems(parts: CataloguePart[]): string[] {
  const problems: string[] = [];
  const known = new Set<string>();
  for (const { key, objects } of parts.flatMap((part) => part.pictures)) {
    if (known.has(key)) problems.push(`${key}: two pictures have this key`);
    known.add(key);
    if (objects.length === 0) problems.push(`${key}: has no object`);
    for (const { emoji } of objects) {
      if (!existsSync(emojiFile(emoji))) problems.push(`${key}: fluent-emoji-3d has no ${emoji}`);
    }
  }
  const wanted = parts.flatMap((part) => [
    ...part.goods.flatMap((goods) => [
      ...goods.pictures,
      ...goods.specs.flatMap((spec) => spec.values.flatMap((value) => value.picture ?? [])),
    ]),
    ...part.categories.flatMap(categoryPictures),
  ]);
  for (const key of new Set(wanted)) {
    if (!known.has(key)) problems.push(`${key}: is used, but no part draws it`);
  }
  return problems;
}

function categoryPictures(category: CataloguePart['categories'][number]): string[] {
  return [category.picture, ...(category.children ?? []).flatMap(categoryPictures)];
}
