import type { Database } from '#db/client.ts';
import {
  brands,
  categories,
  freightTemplates,
  goods,
  skus,
  stockMoves,
  storeAddresses,
  storeLabels,
  stores,
} from '#db/schema/index.ts';
import type { CataloguePart, SampleCategory, SampleGoods, SampleSpec } from '../catalogue/catalogue.ts';
import { insertInBatches } from '../insert-in-batches.ts';
import { createRandom } from '../random.ts';
import { createNumbering, sampleId } from '../sample-ids.ts';
import { freightFor } from './freight.ts';
import { sampleStores } from './sample-stores.ts';

type Goods = typeof goods.$inferInsert;
type Sku = typeof skus.$inferInsert;
type Category = typeof categories.$inferInsert;

export const storeIdOf = createNumbering('store');
export const brandIdOf = createNumbering('brand');
export const categoryIdOf = createNumbering('category');
for (const store of sampleStores) storeIdOf(store.key);

const large = (picture: string) => `/media/goods/${picture}-960.webp`;
const small = (picture: string) => `/media/goods/${picture}-480.webp`;

/** Stores, brands, categories, goods and their SKUs of the sample shop. */
export async function seedCatalogue(db: Database, parts: CataloguePart[], today: Date): Promise<void> {
  const rows = toRows(parts, today);
  await insertInBatches(db, stores, rows.stores);
  await insertInBatches(db, storeLabels, rows.labels);
  await insertInBatches(db, storeAddresses, rows.pickUps);
  await insertInBatches(db, freightTemplates, rows.freight);
  await insertInBatches(db, brands, rows.brands);
  await insertInBatches(db, categories, rows.categories);
  await insertInBatches(db, goods, rows.goods);
  await insertInBatches(db, skus, rows.skus);
  await insertInBatches(db, stockMoves, rows.moves);
}

function toRows(parts: CataloguePart[], today: Date) {
  const categoryRows = parts.flatMap((part, order) =>
    part.categories.flatMap((category) => flatten(category, order, 0, '0')),
  );
  const pathOf = new Map(categoryRows.map((row) => [row.id, row.parentId]));
  const sample = parts.flatMap((part) => part.goods);
  const labels = toLabels(sample, categoryRows);
  const random = createRandom(20_260_101);
  const goodsRows: Goods[] = [];
  const skuRows: Sku[] = [];

  for (const [index, item] of sample.entries()) {
    const row = toGoods(item, index, { pathOf, labels, today, random });
    goodsRows.push(row);
    skuRows.push(...toSkus(item, row, skuRows.length, random.next));
  }

  return {
    stores: toStores(sample),
    labels: [...labels.values()],
    pickUps: toPickUps(),
    freight: sampleStores.map((store, index) => freightFor(store.key, storeIdOf(store.key), index)),
    brands: parts
      .flatMap((part) => part.brands)
      .map((brand) => ({
        id: brandIdOf(brand.key),
        name: brand.name.zh,
        nameEn: brand.name.en,
        logo: `/media/brands/${brand.key}.webp`,
        country: brand.country,
      })),
    categories: categoryRows,
    goods: goodsRows,
    skus: skuRows,
    moves: skuRows.map((sku, index) => ({
      id: sampleId('move', index + 1),
      skuId: sku.id,
      kind: 'INITIAL' as const,
      change: sku.stock ?? 0,
    })),
  };
}

function flatten(category: SampleCategory, order: number, level: number, parentId: string): Category[] {
  const id = categoryIdOf(category.key);
  const own: Category = {
    id,
    parentId,
    name: category.name.zh,
    nameEn: category.name.en,
    level,
    commissionBasisPoints: Math.round((category.commissionRate ?? 0) * 100),
    image: small(category.picture),
    aliases: (category.aliases ?? []).join(' '),
    sortOrder: order,
  };
  return [own, ...(category.children ?? []).flatMap((child, index) => flatten(child, index, level + 1, id))];
}

function pathTo(categoryId: string, pathOf: Map<string, string | undefined>): string[] {
  const path: string[] = [];
  for (let id: string | undefined = categoryId; id && id !== '0'; id = pathOf.get(id)) path.unshift(id);
  return path;
}

/** A store's shelves are the second-level categories of what it sells. */
function toLabels(sample: SampleGoods[], categoryRows: Category[]) {
  const byId = new Map(categoryRows.map((row) => [row.id, row]));
  const labelId = createNumbering('label');
  const labels = new Map<string, typeof storeLabels.$inferInsert>();
  for (const item of sample) {
    const shelf = byId.get(byId.get(categoryIdOf(item.category))?.parentId ?? '');
    if (!shelf) continue;
    const key = `${item.store} ${shelf.id}`;
    labels.set(key, {
      id: labelId(key),
      storeId: storeIdOf(item.store),
      name: shelf.name,
      nameEn: shelf.nameEn ?? '',
      level: 0,
      sortOrder: shelf.sortOrder ?? 0,
    });
  }
  return labels;
}

function toStores(sample: SampleGoods[]): (typeof stores.$inferInsert)[] {
  return sampleStores.map((store) => ({
    id: storeIdOf(store.key),
    name: store.name.zh,
    nameEn: store.name.en,
    logo: `/media/stores/${store.key}.webp`,
    banner: `/media/stores/${store.key}-banner.webp`,
    description: `<p>${store.description.zh}</p>`,
    descriptionEn: `<p>${store.description.en}</p>`,
    country: store.country,
    place: store.place.zh,
    placeEn: store.place.en,
    isSelfOperated: store.isSelfOperated ?? false,
    hasSelfPickUp: store.pickUp !== undefined,
    descriptionScore: store.scores[0],
    serviceScore: store.scores[1],
    deliveryScore: store.scores[2],
    goodsNum: sample.filter((item) => item.store === store.key).length,
    createdAt: new Date(`${store.opened}T09:00:00+08:00`),
  }));
}

function toPickUps(): (typeof storeAddresses.$inferInsert)[] {
  return sampleStores.flatMap(({ key, pickUp }, index) =>
    pickUp
      ? [
          {
            id: sampleId('pickUp', index + 1),
            storeId: storeIdOf(key),
            addressName: pickUp.name,
            address: pickUp.address,
            center: pickUp.center,
            mobile: pickUp.mobile,
          },
        ]
      : [],
  );
}

interface GoodsContext {
  pathOf: Map<string, string | undefined>;
  labels: Map<string, typeof storeLabels.$inferInsert>;
  today: Date;
  random: ReturnType<typeof createRandom>;
}

function toGoods(item: SampleGoods, index: number, { pathOf, labels, today, random }: GoodsContext): Goods {
  const path = pathTo(categoryIdOf(item.category), pathOf);
  const isVirtual = item.kind === 'VIRTUAL_GOODS';
  const storeIndex = sampleStores.findIndex((store) => store.key === item.store);
  return {
    id: sampleId('goods', index + 1),
    storeId: storeIdOf(item.store),
    brandId: item.brand ? brandIdOf(item.brand) : null,
    categoryId: categoryIdOf(item.category),
    categoryPath: path.join(','),
    storeCategoryPath: labels.get(`${item.store} ${path[1]}`)?.id ?? null,
    freightTemplateId: isVirtual ? null : sampleId('freight', storeIndex + 1),
    code: item.code,
    name: item.name.zh,
    nameEn: item.name.en,
    sellingPoint: item.sellingPoint.zh,
    sellingPointEn: item.sellingPoint.en,
    intro: introOf(item, 'zh'),
    introEn: introOf(item, 'en'),
    unit: item.unit.zh,
    unitEn: item.unit.en,
    goodsType: item.kind ?? 'PHYSICAL_GOODS',
    salesModel: item.salesModel ?? 'RETAIL',
    originCountry: item.origin.country,
    originPlace: item.origin.place.zh,
    originPlaceEn: item.origin.place.en,
    tag: item.tag ?? null,
    gallery: item.pictures.map(large),
    params: item.params.map(({ name, value, isIndexed }) => ({
      name: name.zh,
      nameEn: name.en,
      value: value.zh,
      valueEn: value.en,
      isIndexed,
    })),
    wholesaleSteps: (item.wholesale ?? []).map((step, place) => ({
      id: String(place + 1),
      num: step.pieces,
      priceFen: Math.round(step.priceYuan * 100),
    })),
    isRecommended: item.isRecommended ?? random.chance(0.2),
    isSelfOperated: sampleStores[storeIndex]?.isSelfOperated ?? false,
    buyCount: item.sold,
    releasedAt: new Date(today.getTime() - random.between(1, 500) * 86_400_000 - random.between(0, 86_399) * 1000),
  };
}

/** The description as HTML: paragraphs with the goods' own pictures between them. */
function introOf(item: SampleGoods, language: 'zh' | 'en'): string {
  const parts = item.description.map((paragraph, index) => {
    const picture = item.pictures[index + 1];
    const image = picture ? `<p><img src="${large(picture)}" alt="" width="960" height="960" loading="lazy"></p>` : '';
    return `<p>${escapeHtml(paragraph[language])}</p>${image}`;
  });
  return parts.join('');
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Value = SampleSpec['values'][number];

function toSkus(item: SampleGoods, row: Goods, offset: number, next: () => number): Sku[] {
  const combinations = item.specs.reduce<Value[][]>(
    (made, spec) => made.flatMap((values) => spec.values.map((value) => [...values, value])),
    [[]],
  );
  return combinations.map((values, position) => {
    const extra = values.reduce((sum, value) => sum + (value.extraYuan ?? 0), 0);
    const picture = values.find((value) => value.picture)?.picture;
    const isSoldOut = item.stock === 0 || values.some((value) => value.soldOut);
    const share = Math.max(1, Math.round((item.stock / combinations.length) * (0.6 + next() * 0.8)));
    return {
      id: sampleId('sku', offset + position + 1),
      goodsId: row.id,
      storeId: row.storeId,
      code: combinations.length === 1 ? item.code : `${item.code}-${position + 1}`,
      specs: values.map((value, index) => {
        const spec = item.specs[index]!;
        return {
          name: spec.name.zh,
          nameEn: spec.name.en,
          value: value.text.zh,
          valueEn: value.text.en,
          ...(value.picture && { image: small(value.picture) }),
        };
      }),
      position,
      price: Math.round((item.priceYuan + extra) * 100),
      listPrice: item.listPriceYuan ? Math.round((item.listPriceYuan + extra) * 100) : null,
      cost: Math.round((item.priceYuan + extra) * 55),
      stock: isSoldOut ? 0 : share,
      weightGrams: values.reduce((weight, value) => value.weightGrams ?? weight, item.weightGrams),
      thumbnail: small(picture ?? item.pictures[0]!),
      images: picture ? [large(picture)] : [],
      buyCount: Math.round(item.sold / combinations.length),
    };
  });
}
