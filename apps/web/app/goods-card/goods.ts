import type { GoodsRecord } from '@silkboat/contract/goods';

/** What a card shows of a hit; the rest of the record stays on the server. */
export type CardGoods = Pick<
  GoodsRecord,
  | 'goodsId'
  | 'goodsName'
  | 'storeId'
  | 'storeName'
  | 'thumbnail'
  | 'price'
  | 'promotionPrice'
  | 'listPrice'
  | 'buyCount'
  | 'originCountry'
  | 'originPlace'
  | 'tag'
  | 'quantity'
  | 'sellingPoint'
> & { skuId: string };

export const toCardGoods = (record: GoodsRecord): CardGoods => ({
  skuId: record.id,
  goodsId: record.goodsId,
  goodsName: record.goodsName,
  storeId: record.storeId,
  storeName: record.storeName,
  thumbnail: record.thumbnail,
  price: record.price,
  promotionPrice: record.promotionPrice,
  listPrice: record.listPrice,
  buyCount: record.buyCount,
  originCountry: record.originCountry,
  originPlace: record.originPlace,
  tag: record.tag,
  quantity: record.quantity,
  sellingPoint: record.sellingPoint,
});

/** What is asked for and, struck through, what was asked before; nothing struck that is not dearer. */
export function shownPrice({
  price,
  promotionPrice,
  listPrice,
}: Pick<CardGoods, 'price' | 'promotionPrice' | 'listPrice'>) {
  const now = promotionPrice ?? price;
  const before = promotionPrice === null ? listPrice : price;
  return { now, before: before !== null && before > now ? before : null };
}

/** The page of a SKU, without its language. */
export const goodsPath = ({ skuId, goodsId }: { skuId: string; goodsId: string }): string =>
  `/goodsDetail?${new URLSearchParams({ skuId, goodsId })}`;
