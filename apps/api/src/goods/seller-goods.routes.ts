import { formatDateTime } from '@silkboat/contract/dates';
import { toFen, toYuan } from '@silkboat/contract/money';
import { Refusal } from '@silkboat/contract/refusal';
import type { Language } from '@silkboat/contract/result-codes';
import * as contract from '@silkboat/contract/seller-goods';
import type { FastifyInstance } from 'fastify';
import { pagingOf, toPage } from '#db/paging.ts';
import type { Caller } from '#http/caller.ts';
import { serve } from '#http/serve.ts';
import { inLanguage } from '../language.ts';
import * as seller from './seller-goods.ts';
import { toSellerSku } from './to-seller-sku.ts';

/** What a seller does with the goods of the own store; goods of another store do not exist for them. */
export function sellerGoodsRoutes(app: FastifyInstance): void {
  const { db } = app;

  serve(app, contract.listSellerGoods, async ({ input, member, language }) => {
    const paging = pagingOf(input);
    const { goods, total } = await seller.listSellerGoods(db, { ...input, storeId: storeOf(member), paging });
    return toPage(
      goods.map((one) => toSellerGoods(one, language)),
      total,
      paging,
    );
  });
  serve(app, contract.setSkuPrice, async ({ input, member, language }) => {
    const price = toFen(input.price);
    return toSellerSku(await seller.setPrice(db, { skuId: input.skuId, storeId: storeOf(member), price }), language);
  });
  serve(app, contract.setSkuStock, async ({ input, member, language }) => {
    const { skuId, quantity: stock } = input;
    return toSellerSku(await seller.setStock(db, { skuId, storeId: storeOf(member), stock }), language);
  });
  serve(app, contract.setGoodsMarket, ({ input, member }) =>
    seller.setMarketEnable(db, { ...input, storeId: storeOf(member) }),
  );
}

function storeOf({ storeId }: Caller): string {
  if (storeId === null) throw new Refusal('ROLE_NOT_ALLOWED');
  return storeId;
}

type Found = Awaited<ReturnType<typeof seller.listSellerGoods>>['goods'][number];

function toSellerGoods({ row, skus }: Found, language: Language): contract.SellerGoods {
  const lowest = skus.reduce<number | null>((min, { price }) => Math.min(min ?? price, price), null);
  return {
    id: row.id,
    goodsName: inLanguage(language, row.name, row.nameEn),
    sn: row.code,
    thumbnail: skus[0]?.thumbnail ?? null,
    categoryPath: row.categoryPath,
    goodsType: row.goodsType,
    salesModel: row.salesModel,
    marketEnable: row.marketEnable,
    authFlag: row.authFlag,
    price: lowest === null ? null : toYuan(lowest),
    quantity: skus.reduce((sum, { stock }) => sum + stock, 0),
    buyCount: row.buyCount,
    commentNum: row.commentNum,
    grade: row.grade,
    createTime: formatDateTime(row.createdAt),
    updateTime: formatDateTime(row.updatedAt),
    skuList: skus.map((sku) => toSellerSku(sku, language)),
  };
}
