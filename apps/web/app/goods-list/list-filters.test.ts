import type { Category } from '@silkboat/contract/categories';
import type { GoodsFacets } from '@silkboat/contract/goods';
import { expect, test } from 'vitest';
import { toListFilters } from './list-filters.ts';
import { readListQuery } from './list-query.ts';

const nothing: GoodsFacets = {
  categories: [],
  brands: [],
  paramOptions: [],
  goodsTotal: 0,
  categoryCounts: [],
  brandCounts: [],
  stores: [],
  origins: [],
  priceRange: null,
  paramCounts: [],
};
const teas: GoodsFacets = {
  ...nothing,
  goodsTotal: 9,
  categoryCounts: [
    { id: '1', name: '茶咖酒水', count: 9, parentId: '0', level: 0 },
    { id: '2', name: '茶叶', count: 6, parentId: '1', level: 1 },
    { id: '3', name: '茶具', count: 3, parentId: '1', level: 1 },
    { id: '4', name: '茶壶', count: 3, parentId: '3', level: 2 },
  ],
  origins: [
    { country: 'cn', count: 8 },
    { country: 'th', count: 1 },
  ],
};
const at = (search: string, facets = teas, tree?: Category[]) =>
  toListFilters(facets, { query: readListQuery(new URLSearchParams(search)), language: 'zh-CN', tree });
const names = (list: { name: string }[]) => list.map(({ name }) => name);

test('offers the top categories where none is chosen', () => {
  expect(names(at('').categories)).toEqual(['茶咖酒水']);
  expect(at('').categoryPath).toEqual([]);
});

test('finds the categories above one that stands alone in the address', () => {
  const { categoryPath, categories } = at('categoryId=3');

  expect(names(categoryPath)).toEqual(['茶咖酒水', '茶具']);
  expect(names(categories)).toEqual(['茶壶']);
});

test('knows the names of categories in which nothing was found', () => {
  const category = (id: string, name: string, parentId: string, children: Category[] = []) =>
    ({ id, name, parentId, children }) as Category;
  const tree = [category('1', '茶咖酒水', '0', [category('2', '茶叶', '1')])];

  expect(names(at('categoryId=1,2', nothing, tree).categoryPath)).toEqual(['茶咖酒水', '茶叶']);
  expect(at('categoryId=77', nothing, tree).categoryPath).toEqual([]);
});

test('names the countries in the language of the page', () => {
  expect(names(at('').origins)).toEqual(['中国', '泰国']);
});
