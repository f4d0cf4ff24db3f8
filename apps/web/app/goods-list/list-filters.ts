import type { Category } from '@silkboat/contract/categories';
import type { GoodsFacets } from '@silkboat/contract/goods';
import type { Language } from '@silkboat/contract/result-codes';
import type { ListQuery } from './list-query.ts';

/** What the results can be narrowed by, with names in the language of the page. */
export interface ListFilters {
  total: number;
  /** From the top level to the category of now; empty where all categories are shown. */
  categoryPath: { id: string; name: string }[];
  /** What lies below the last of the path. */
  categories: Choice[];
  brands: Choice[];
  origins: Choice[];
  stores: Choice[];
  props: { name: string; values: { value: string; count: number }[] }[];
  priceRange: { min: number; max: number } | null;
}

export interface Choice {
  id: string;
  name: string;
  count: number;
}

const most = { choices: 30, props: 10, propValues: 12 };

/** The facets of the shop's search as the filter column shows them, most goods first. */
export function toListFilters(
  facets: GoodsFacets,
  { query, language, tree }: { query: ListQuery; language: Language; tree?: Category[] | undefined },
): ListFilters {
  const categoryPath = pathTo(query.categoryIds, facets.categoryCounts, tree ?? []);
  const parentId = categoryPath.at(-1)?.id ?? '0';
  const countryName = new Intl.DisplayNames(language, { type: 'region' });
  return {
    total: facets.goodsTotal,
    categoryPath,
    categories: facets.categoryCounts.filter((category) => category.parentId === parentId).map(toChoice),
    brands: facets.brandCounts.slice(0, most.choices).map(toChoice),
    origins: facets.origins.map(({ country, count }) => ({
      id: country,
      name: countryName.of(country.toUpperCase()) ?? country,
      count,
    })),
    stores: facets.stores.slice(0, most.choices).map(toChoice),
    props: facets.paramCounts
      .slice(0, most.props)
      .map(({ name, values }) => ({ name, values: values.slice(0, most.propValues) })),
    priceRange: facets.priceRange,
  };
}

const toChoice = ({ id, name, count }: Choice): Choice => ({ id, name, count });

interface CountedCategory extends Choice {
  parentId: string;
}

/**
 * The categories above the chosen one. An address may name only the last of them, and a search without results counts
 * none, so that names come from the counts first and from the whole tree second.
 */
function pathTo(categoryIds: string[], counted: CountedCategory[], tree: Category[]): ListFilters['categoryPath'] {
  const known = new Map([...flatten(tree), ...counted].map((category) => [category.id, category]));
  const path: ListFilters['categoryPath'] = [];
  for (let id = categoryIds.at(-1); id !== undefined && id !== '0' && path.length < 3; ) {
    const category = known.get(id);
    if (!category) break;
    path.unshift({ id, name: category.name });
    id = category.parentId;
  }
  return path;
}

const flatten = (tree: Category[]): { id: string; name: string; parentId: string }[] =>
  tree.flatMap((category) => [category, ...flatten(category.children ?? [])]);
