import type { GoodsRecord } from '@silkboat/contract/goods';
import type { Store } from '@silkboat/contract/stores';

/** A store in the directory. */
export interface DirectoryStore {
  id: string;
  name: string;
  logo: string | null;
  country: string;
  place: string;
  goodsNum: number;
  /** What it sells best. */
  top: { goodsId: string; skuId: string; name: string; thumbnail: string; price: number }[];
}

export const toDirectoryStore = (store: Store, top: GoodsRecord[]): DirectoryStore => ({
  id: store.id,
  name: store.storeName,
  logo: store.storeLogo,
  country: store.country,
  place: store.place,
  goodsNum: store.goodsNum,
  top: top.map((record) => ({
    goodsId: record.goodsId,
    skuId: record.id,
    name: record.goodsName,
    thumbnail: record.thumbnail,
    price: record.promotionPrice ?? record.price,
  })),
});

/** What the directory shows, as its address says it. */
export interface DirectoryQuery {
  name: string;
  /** ISO 3166-1 alpha-2, lower case; empty for all. */
  country: string;
  page: number;
}

export function readDirectoryQuery(search: URLSearchParams): DirectoryQuery {
  const page = search.get('pageNumber') ?? '';
  const country = search.get('country')?.toLowerCase() ?? '';
  return {
    name: (search.get('storeName') ?? '').trim().slice(0, 100),
    country: /^[a-z]{2}$/.test(country) ? country : '',
    page: /^\d{1,4}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** Without its language. */
export function directoryPath({ name, country }: Omit<DirectoryQuery, 'page'>): string {
  const search = new URLSearchParams({ ...(name && { storeName: name }), ...(country && { country }) });
  return search.size > 0 ? `/stores?${search}` : '/stores';
}
