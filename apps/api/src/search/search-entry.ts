import type { brands, categories, goods, searchEntries, skus } from '#db/schema/index.ts';
import { toSoundIndex, toSpelling, toWordIndex } from './word-index.ts';
import { normalize } from './words.ts';

/** A SKU on the shelf with everything that it can be found by. */
export interface ShelvedSku {
  sku: typeof skus.$inferSelect;
  goods: typeof goods.$inferSelect;
  brand: typeof brands.$inferSelect | null;
}

type Category = typeof categories.$inferSelect;

/** Names of the brand and of the categories on every level, with what else people call them. */
export function labelsOf(
  { goods: parent, brand }: Pick<ShelvedSku, 'goods' | 'brand'>,
  categoryOf: (id: string) => Category | undefined,
): string[] {
  const levels = splitPath(parent.categoryPath).flatMap((id) => categoryOf(id) ?? []);
  return [
    ...(brand ? [brand.name, brand.nameEn] : []),
    ...levels.flatMap(({ name, nameEn, aliases }) => [name, nameEn, ...aliases.split(/\s+/)]),
  ].filter((label) => label !== '');
}

/** The row of a SKU in the search; `indexFigures` corrects price, stock and lead in the same transaction. */
export function toSearchEntry(
  { sku, goods: parent, brand }: ShelvedSku,
  categoryOf: (id: string) => Category | undefined,
): typeof searchEntries.$inferInsert {
  const labels = labelsOf({ goods: parent, brand }, categoryOf);
  const levels = splitPath(parent.categoryPath).flatMap((id) => categoryOf(id) ?? []);
  const indexed = parent.params.filter(({ isIndexed }) => isIndexed);

  return {
    skuId: sku.id,
    goodsId: parent.id,
    storeId: parent.storeId,
    brandId: parent.brandId,
    categoryIds: splitPath(parent.categoryPath),
    storeLabelIds: splitPath(parent.storeCategoryPath),
    params: indexed.map(({ name, value }) => `${name}_${value}`),
    paramsEn: indexed.map(({ name, nameEn, value, valueEn }) => `${nameEn || name}_${valueEn || value}`),
    labels: [...new Set(labels.map(normalize))],
    title: normalize(`${parent.name} ${parent.nameEn}`),
    spelling: toSpelling([parent.name, parent.nameEn, brand?.nameEn ?? '']),
    words: toWordIndex([
      { text: parent.name, weight: 'A' },
      { text: parent.nameEn, weight: 'A' },
      { text: parent.code, weight: 'A', isCode: true },
      { text: sku.code, weight: 'A', isCode: true },
      ...labels.map((text) => ({ text, weight: 'B' as const })),
      ...sku.specs.flatMap(({ value, valueEn }) => [value, valueEn]).map(lesser),
      ...parent.params.flatMap(({ value, valueEn }) => [value, valueEn]).map(lesser),
      ...[parent.sellingPoint, parent.sellingPointEn, parent.originPlace, parent.originPlaceEn, parent.tag ?? ''].map(
        lesser,
      ),
    ]),
    sounds: toSoundIndex([parent.name, brand?.name ?? '', ...levels.map(({ name }) => name)]),
    price: sku.price,
    inStock: sku.stock > 0,
    isLead: false,
    popularity: 0,
    buyCount: parent.buyCount,
    commentNum: parent.commentNum,
    grade: parent.grade,
    isRecommended: parent.isRecommended,
    goodsType: parent.goodsType,
    salesModel: parent.salesModel,
    originCountry: parent.originCountry,
    releasedAt: parent.releasedAt,
  };
}

const lesser = (text: string) => ({ text, weight: 'C' as const });

/** Ids joined by commas, as goods keep their place among categories. */
export const splitPath = (path: string | null): string[] => (path ?? '').split(',').filter((id) => /^\d+$/.test(id));
