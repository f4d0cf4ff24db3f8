import * as contract from '@silkboat/contract/collections';
import { formatDateTime } from '@silkboat/contract/dates';
import { toYuan } from '@silkboat/contract/money';
import type { Language } from '@silkboat/contract/result-codes';
import type { FastifyInstance } from 'fastify';
import { pagingOf, toPage } from '#db/paging.ts';
import { listRunningPromotions, type SkuPromotions } from '#goods/promotions.ts';
import { isOnSale, readSkus, type SkuRow } from '#goods/sku-rows.ts';
import { serve } from '#http/serve.ts';
import { inLanguage } from '../language.ts';
import * as collections from './collections.ts';

export function collectionRoutes(app: FastifyInstance): void {
  const { db } = app;

  serve(app, contract.listGoodsCollections, async ({ input, member, language }) => {
    const paging = pagingOf(input);
    const { rows, total } = await collections.listCollectedSkus(db, { memberId: member.id, paging });
    const skuIds = rows.map(({ skuId }) => skuId);
    const [skus, running] = await Promise.all([readSkus(db, skuIds), listRunningPromotions(db, skuIds)]);
    const cards = rows.flatMap(({ id, skuId }) => {
      const sku = skus.get(skuId);
      return sku ? toGoodsCollection(id, sku, running.get(skuId), language) : [];
    });
    return toPage(cards, total, paging);
  });
  serve(app, contract.collectGoods, async ({ input: { id }, member }) => {
    const { createdAt, ...kept } = await collections.collectGoods(db, { memberId: member.id, skuId: id });
    return { ...kept, createTime: formatDateTime(createdAt) };
  });
  serve(app, contract.uncollectGoods, ({ input: { id }, member }) =>
    collections.uncollectGoods(db, { memberId: member.id, skuIds: id.split(',') }),
  );
  serve(app, contract.isGoodsCollected, ({ input: { id }, member }) =>
    collections.isGoodsCollected(db, { memberId: member.id, skuId: id }),
  );

  serve(app, contract.listStoreCollections, async ({ input, member, language }) => {
    const paging = pagingOf(input);
    const { stores, total } = await collections.listCollectedStores(db, { memberId: member.id, paging });
    const cards = stores.map((store) => ({
      id: store.id,
      storeName: inLanguage(language, store.name, store.nameEn),
      storeLogo: store.logo,
      selfOperated: store.isSelfOperated,
      goodsNum: store.goodsNum,
      collectionNum: store.collectionNum,
    }));
    return toPage(cards, total, paging);
  });
  serve(app, contract.collectStore, async ({ input: { id }, member }) => {
    const { createdAt, ...kept } = await collections.collectStore(db, { memberId: member.id, storeId: id });
    return {
      ...kept,
      createBy: member.username,
      createTime: formatDateTime(createdAt),
      updateBy: null,
      updateTime: null,
      deleteFlag: false,
    };
  });
  serve(app, contract.uncollectStore, ({ input: { id }, member }) =>
    collections.uncollectStore(db, { memberId: member.id, storeId: id }),
  );
  serve(app, contract.isStoreCollected, ({ input: { id }, member }) =>
    collections.isStoreCollected(db, { memberId: member.id, storeId: id }),
  );
}

const toGoodsCollection = (
  id: string,
  sku: SkuRow,
  running: SkuPromotions | undefined,
  language: Language,
): contract.GoodsCollection => ({
  id,
  skuId: sku.id,
  goodsId: sku.goodsId,
  goodsName: inLanguage(language, sku.name, sku.nameEn),
  image: sku.thumbnail,
  price: toYuan(sku.price),
  marketEnable: isOnSale(sku) ? 'UPPER' : 'DOWN',
  quantity: sku.stock,
  promotionPrice: running?.seckill ? toYuan(running.seckill.price) : null,
  storeId: sku.storeId,
  storeName: inLanguage(language, sku.storeName, sku.storeNameEn),
});
