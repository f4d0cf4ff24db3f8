import type { Fen } from '@silkboat/contract/money';
import { Refusal } from '@silkboat/contract/refusal';
import { and, count, desc, eq, exists, ilike, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { containing } from '#db/containing.ts';
import { nextId } from '#db/ids.ts';
import { announce } from '#db/notices.ts';
import type { Paging } from '#db/paging.ts';
import { goods, skus, stockMoves, stores } from '#db/schema/index.ts';
import { indexFigures, indexGoods } from '#search/index-goods.ts';
import { now } from '../clock.ts';

export type StockedSku = typeof skus.$inferSelect;

/** A SKU of a store, by its id or by the seller's code. */
export type OwnSku = { storeId: string } & ({ skuId: string } | { code: string });

/** Sets the price of a SKU of a store. */
export function setPrice(db: Database, { price, ...own }: OwnSku & { price: Fen }): Promise<StockedSku> {
  if (!Number.isSafeInteger(price) || price < 1) throw new Refusal('INVALID_PARAMETERS');
  return inTransaction(db, async (tx) => {
    const sku = await lockSku(tx, own);
    return sku.price === price ? sku : changeSku(tx, sku, { price });
  });
}

/** Sets how many pieces of a SKU can be bought; the difference is written among the moves of the stock. */
export function setStock(db: Database, { stock, ...own }: OwnSku & { stock: number }): Promise<StockedSku> {
  if (stock < 0) throw new Refusal('STOCK_NEGATIVE');
  return inTransaction(db, async (tx) => {
    const sku = await lockSku(tx, own);
    if (sku.stock === stock) return sku;
    const change = stock - sku.stock;
    await tx.insert(stockMoves).values({ id: nextId(), skuId: sku.id, kind: 'SET', change, createdAt: now() });
    return changeSku(tx, sku, { stock });
  });
}

async function lockSku(tx: Database, own: OwnSku): Promise<StockedSku> {
  const which = 'skuId' in own ? eq(skus.id, own.skuId) : eq(skus.code, own.code);
  const [sku] = await tx
    .select()
    .from(skus)
    .where(and(eq(skus.storeId, own.storeId), which))
    .for('update');
  if (!sku) throw new Refusal('GOODS_NOT_EXIST');
  return sku;
}

async function changeSku(tx: Database, { id, goodsId }: StockedSku, change: Partial<StockedSku>): Promise<StockedSku> {
  const [changed] = await tx
    .update(skus)
    .set({ ...change, updatedAt: now() })
    .where(eq(skus.id, id))
    .returning();
  await indexFigures(tx, [goodsId]);
  await announce(tx, 'goods', goodsId);
  return changed!;
}

/** Puts goods of a store on the shelf or takes them off; the store counts what it shows. */
export function setMarketEnable(
  db: Database,
  { goodsId, storeId, marketEnable }: { goodsId: string; storeId: string; marketEnable: 'UPPER' | 'DOWN' },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [changed] = await tx
      .update(goods)
      .set({ marketEnable, updatedAt: now() })
      .where(and(eq(goods.id, goodsId), eq(goods.storeId, storeId), isNull(goods.deletedAt)))
      .returning({ id: goods.id });
    if (!changed) throw new Refusal('GOODS_NOT_EXIST');
    await indexGoods(tx, [goodsId]);
    await tx
      .update(stores)
      .set({ goodsNum: sql`(select count(*) from ${goods} where ${onShelf(storeId)})` })
      .where(eq(stores.id, storeId));
    await announce(tx, 'goods', goodsId);
    await announce(tx, 'stores', storeId);
  });
}

const onShelf = (storeId: string) =>
  and(eq(goods.storeId, storeId), eq(goods.marketEnable, 'UPPER'), eq(goods.authFlag, 'PASS'), isNull(goods.deletedAt));

type GoodsRow = typeof goods.$inferSelect;

interface Wanted {
  storeId: string;
  goodsName?: string | undefined;
  sn?: string | undefined;
  categoryId?: string | undefined;
  goodsType?: GoodsRow['goodsType'] | undefined;
  salesModel?: GoodsRow['salesModel'] | undefined;
  marketEnable?: GoodsRow['marketEnable'] | undefined;
  authFlag?: GoodsRow['authFlag'] | undefined;
  soldOut?: boolean | undefined;
  paging: Paging;
}

/** A page of a store's goods, newest first, each with its SKUs. */
export async function listSellerGoods(db: Database, wanted: Wanted) {
  const { paging } = wanted;
  const where = and(eq(goods.storeId, wanted.storeId), isNull(goods.deletedAt), ...narrowing(db, wanted));
  const [rows, [found]] = await Promise.all([
    db.select().from(goods).where(where).orderBy(desc(goods.id)).limit(paging.size).offset(paging.offset),
    db.select({ total: count() }).from(goods).where(where),
  ]);
  const skusOf = await groupSkus(
    db,
    rows.map(({ id }) => id),
  );
  return { goods: rows.map((row) => ({ row, skus: skusOf.get(row.id) ?? [] })), total: found!.total };
}

function narrowing(db: Database, wanted: Wanted): (SQL | undefined)[] {
  const { goodsName, sn, categoryId, goodsType, salesModel, marketEnable, authFlag, soldOut } = wanted;
  const withSku = (condition: SQL) =>
    exists(
      db
        .select({ id: skus.id })
        .from(skus)
        .where(and(eq(skus.goodsId, goods.id), condition)),
    );
  const isSoldOut = withSku(sql`${skus.stock} = 0 and ${skus.isEnabled}`);
  return [
    goodsName ? or(ilike(goods.name, containing(goodsName)), ilike(goods.nameEn, containing(goodsName))) : undefined,
    sn ? or(eq(goods.code, sn), withSku(eq(skus.code, sn))) : undefined,
    categoryId ? sql`${categoryId} = any(string_to_array(${goods.categoryPath}, ','))` : undefined,
    goodsType && eq(goods.goodsType, goodsType),
    salesModel && eq(goods.salesModel, salesModel),
    marketEnable && eq(goods.marketEnable, marketEnable),
    authFlag && eq(goods.authFlag, authFlag),
    soldOut === undefined ? undefined : soldOut ? isSoldOut : not(isSoldOut),
  ];
}

async function groupSkus(db: Database, goodsIds: string[]): Promise<Map<string, StockedSku[]>> {
  const rows =
    goodsIds.length === 0
      ? []
      : await db.select().from(skus).where(inArray(skus.goodsId, goodsIds)).orderBy(skus.position, skus.id);
  return Map.groupBy(rows, ({ goodsId }) => goodsId);
}
