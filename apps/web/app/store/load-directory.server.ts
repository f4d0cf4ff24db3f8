import type { ApiClient } from '@silkboat/contract/client';
import { searchGoods } from '@silkboat/contract/goods';
import type { Language } from '@silkboat/contract/result-codes';
import { listStores } from '@silkboat/contract/stores';
import { type DirectoryQuery, toDirectoryStore } from './directory.ts';

const pageSize = 9;
const topSize = 3;
/** The countries are those of so many stores. */
const mostStores = 100;

/** A page of open stores with what each sells best, and the countries that can be chosen, most stores first. */
export async function loadDirectory(
  api: ApiClient,
  { query, language }: { query: DirectoryQuery; language: Language },
) {
  const open = { storeDisable: 'OPEN' as const };
  const [found, all] = await Promise.all([
    api.call(listStores, {
      ...open,
      ...(query.name && { storeName: query.name }),
      ...(query.country && { country: query.country }),
      pageNumber: query.page,
      pageSize,
      sort: 'goodsNum',
      order: 'desc',
    }),
    api.call(listStores, { ...open, pageSize: mostStores }),
  ]);
  const tops = await Promise.all(
    found.records.map(({ id }) =>
      api.call(searchGoods, { storeId: id, groupByGoods: true, sort: 'buyCount', order: 'desc', pageSize: topSize }),
    ),
  );
  const countryName = new Intl.DisplayNames(language, { type: 'region' });
  const storesIn = new Map<string, number>();
  for (const { country } of all.records) storesIn.set(country, (storesIn.get(country) ?? 0) + 1);
  const countries = [...storesIn]
    .sort(([, a], [, b]) => b - a)
    .map(([code]) => ({ code, name: countryName.of(code.toUpperCase()) ?? code }));
  return {
    stores: found.records.map((store, index) => toDirectoryStore(store, tops[index]?.records ?? [])),
    total: found.total,
    page: found.current,
    pages: found.pages,
    countries,
  };
}
