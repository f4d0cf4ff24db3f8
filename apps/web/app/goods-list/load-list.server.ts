import { listCategories } from '@silkboat/contract/categories';
import type { ApiClient } from '@silkboat/contract/client';
import { type GoodsRecord, relatedFacets, searchGoods } from '@silkboat/contract/goods';
import type { Language } from '@silkboat/contract/result-codes';
import { type ListFilters, toListFilters } from './list-filters.ts';
import { type ListQuery, toSearchInput, toSortInput } from './list-query.ts';

const pageSize = 20;
const popularSize = 8;

export interface FoundGoods {
  records: GoodsRecord[];
  page: number;
  pages: number;
  filters: ListFilters;
  /** Only when nothing was found. */
  popular: GoodsRecord[];
}

/** One page of goods and what the search can be narrowed by. */
export async function loadList(
  api: ApiClient,
  { query, language }: { query: ListQuery; language: Language },
): Promise<FoundGoods> {
  const input = { ...toSearchInput(query), groupByGoods: true };
  const [found, facets] = await Promise.all([
    api.call(searchGoods, { ...input, ...toSortInput(query), pageNumber: query.page, pageSize }),
    api.call(relatedFacets, input),
  ]);
  const isEmpty = found.total === 0;
  const [tree, popular] = await Promise.all([
    isEmpty && query.categoryIds.length > 0 ? api.call(listCategories, { parentId: '0' }) : undefined,
    isEmpty ? listPopular(api) : [],
  ]);
  return {
    records: found.records,
    page: found.current,
    pages: found.pages,
    filters: toListFilters(facets, { query, language, tree }),
    popular,
  };
}

/** What sells best, whatever was looked for. */
async function listPopular(api: ApiClient): Promise<GoodsRecord[]> {
  const { records } = await api.call(searchGoods, {
    groupByGoods: true,
    inStock: true,
    sort: 'buyCount',
    order: 'desc',
    pageSize: popularSize,
  });
  return records;
}
