import type { Translate } from '../i18n/words.ts';
import type { goodsList } from '../i18n/zh-CN/goods-list.ts';
import type { Crumb } from '../ui/breadcrumb.tsx';
import type { ListFilters } from './list-filters.ts';
import { listPath } from './list-path.ts';
import { type ListQuery, readListQuery } from './list-query.ts';

interface List {
  query: ListQuery;
  filters: ListFilters;
}

/** What the list is called: by the word that was looked for, the category, the brand or the shop. */
export function listHeading(
  { query, filters }: List,
  t: Translate<typeof goodsList>,
): { heading: string; title: string } {
  if (query.keyword) return { heading: query.keyword, title: t('resultsOf', { keyword: query.keyword }) };
  const [brandId, ...otherBrands] = query.brandIds;
  const brand = otherBrands.length === 0 ? filters.brands.find(({ id }) => id === brandId)?.name : undefined;
  const store = filters.stores.find(({ id }) => id === query.storeId)?.name;
  const promotion = query.promotion && t('ofPromotion');
  const heading = filters.categoryPath.at(-1)?.name ?? brand ?? store ?? promotion ?? t('allGoods');
  return { heading, title: heading };
}

/** From the shop down through the categories to what is looked at. */
export function listCrumbs(list: List, t: Translate<typeof goodsList>): Crumb[] {
  const { categoryPath } = list.filters;
  const everything = readListQuery(new URLSearchParams());
  const categories = categoryPath.map(({ name }, index) => ({
    label: name,
    to: listPath({ ...everything, categoryIds: categoryPath.slice(0, index + 1).map(({ id }) => id) }),
  }));
  const { heading, title } = listHeading(list, t);
  const isCategory = !list.query.keyword && categoryPath.at(-1)?.name === heading;
  return [
    { label: t('shop'), to: '/slShop' },
    { label: t('allCategories'), to: '/goodsList' },
    ...categories,
    ...(isCategory ? [] : [{ label: title }]),
  ];
}
