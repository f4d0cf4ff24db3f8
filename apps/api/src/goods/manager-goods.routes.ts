import { findSkus, managerSetSkuPrice, managerSetSkuStock } from '@silkboat/contract/manager-goods';
import { toFen } from '@silkboat/contract/money';
import { Refusal } from '@silkboat/contract/refusal';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/client.ts';
import { goods, skus, stores } from '#db/schema/index.ts';
import { serve } from '#http/serve.ts';
import { inLanguage } from '../language.ts';
import { setPrice, setStock } from './seller-goods.ts';
import { toSellerSku } from './to-seller-sku.ts';

/** What the platform does with the SKUs of any store. */
export function managerGoodsRoutes(app: FastifyInstance): void {
  const { db } = app;

  serve(app, findSkus, async ({ input, language }) => {
    const found = await db
      .select({ sku: skus, goods, store: stores })
      .from(skus)
      .innerJoin(goods, eq(goods.id, skus.goodsId))
      .innerJoin(stores, eq(stores.id, skus.storeId))
      .where(eq(skus.code, input.code))
      .limit(20);
    return found.map((row) => ({
      id: row.sku.id,
      storeId: row.store.id,
      storeName: inLanguage(language, row.store.name, row.store.nameEn),
      goodsName: inLanguage(language, row.goods.name, row.goods.nameEn),
      code: row.sku.code,
    }));
  });
  serve(app, managerSetSkuPrice, async ({ input: { skuId, price }, language }) => {
    const storeId = await storeOfSku(db, skuId);
    return toSellerSku(await setPrice(db, { skuId, storeId, price: toFen(price) }), language);
  });
  serve(app, managerSetSkuStock, async ({ input: { skuId, quantity }, language }) => {
    const storeId = await storeOfSku(db, skuId);
    return toSellerSku(await setStock(db, { skuId, storeId, stock: quantity }), language);
  });
}

async function storeOfSku(db: Database, skuId: string): Promise<string> {
  const [sku] = await db.select({ storeId: skus.storeId }).from(skus).where(eq(skus.id, skuId));
  if (!sku) throw new Refusal('GOODS_OFF_SHELF');
  return sku.storeId;
}
