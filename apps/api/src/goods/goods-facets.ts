import type { GoodsFacets } from '@silkboat/contract/goods';
import { toYuan } from '@silkboat/contract/money';
import type { Language } from '@silkboat/contract/result-codes';
import { inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { brands, stores } from '#db/schema/index.ts';
import type { GoodsQuery } from '#search/goods-query.ts';
import { type Choice, searchFacets } from '#search/search-facets.ts';
import { inLanguage } from '../language.ts';
import type { ReadCategories } from './categories.ts';

/** What a search can be narrowed by, with names. */
export async function listFacets(
  db: Database,
  { readCategories }: { readCategories: ReadCategories },
  { query, language }: { query: GoodsQuery; language: Language },
): Promise<GoodsFacets> {
  const facets = await searchFacets(db, { ...query, isEnglish: language === 'en' });
  const [tree, brandOf, storeOf] = await Promise.all([
    readCategories(language),
    namesOf(facets.brands, (ids) => db.select().from(brands).where(inArray(brands.id, ids)), language),
    namesOf(facets.stores, (ids) => db.select().from(stores).where(inArray(stores.id, ids)), language),
  ]);
  const named = (choices: Choice[], names: Map<string, Named>) =>
    choices.flatMap(({ key, count }) => {
      const found = names.get(key);
      return found ? [{ ...found, count }] : [];
    });
  const categoryCounts = facets.categories.flatMap(({ key, count }) => {
    const category = tree.byId.get(key);
    return category
      ? [{ id: key, name: category.name, count, parentId: category.parentId, level: category.level }]
      : [];
  });
  const brandCounts = named(facets.brands, brandOf);
  const chosenBrands = new Set(query.brandIds);
  const chosenParams = new Set(query.params?.map(({ name }) => name));

  return {
    categories: categoryCounts.map(({ id, name }) => toOption({ id, name, logo: null })),
    brands: brandCounts.filter(({ id, logo }) => logo !== null && !chosenBrands.has(id)).map(toOption),
    paramOptions: facets.params
      .filter(({ name }) => !chosenParams.has(name))
      .map(({ name, values }) => ({ key: name, values: values.map(({ key }) => key) })),
    goodsTotal: facets.goodsTotal,
    categoryCounts,
    brandCounts,
    stores: named(facets.stores, storeOf),
    origins: facets.origins.map(({ key, count }) => ({ country: key, count })),
    priceRange: facets.price ? { min: toYuan(facets.price.min), max: toYuan(facets.price.max) } : null,
    paramCounts: facets.params.map(({ name, values }) => ({
      name,
      values: values.map(({ key, count }) => ({ value: key, count })),
    })),
  };
}

interface Named {
  id: string;
  name: string;
  logo: string | null;
}

const toOption = ({ id, name, logo }: Named) => ({ name, value: id, url: logo, otherOptions: null });

async function namesOf(
  choices: Choice[],
  read: (ids: string[]) => Promise<{ id: string; name: string; nameEn: string; logo: string | null }[]>,
  language: Language,
): Promise<Map<string, Named>> {
  if (choices.length === 0) return new Map();
  const rows = await read(choices.map(({ key }) => key));
  return new Map(
    rows.map(({ id, name, nameEn, logo }) => [id, { id, name: inLanguage(language, name, nameEn), logo }]),
  );
}
