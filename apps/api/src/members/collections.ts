import { Refusal } from '@silkboat/contract/refusal';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import type { Paging } from '#db/paging.ts';
import { goodsCollections, skus, storeCollections, stores } from '#db/schema/index.ts';
import { now } from '../clock.ts';

/** Keeps a SKU for a member, once. */
export async function collectGoods(db: Database, { memberId, skuId }: { memberId: string; skuId: string }) {
  const [sku] = await db.select({ id: skus.id }).from(skus).where(eq(skus.id, skuId));
  if (!sku) throw new Refusal('GOODS_OFF_SHELF');
  const [kept] = await db
    .insert(goodsCollections)
    .values({ id: nextId(), memberId, skuId, createdAt: now() })
    .onConflictDoNothing()
    .returning();
  if (!kept) throw new Refusal('ALREADY_COLLECTED');
  return kept;
}

/** Whether any of the SKUs was kept until now. */
export async function uncollectGoods(
  db: Database,
  { memberId, skuIds }: { memberId: string; skuIds: string[] },
): Promise<boolean> {
  const gone = await db
    .delete(goodsCollections)
    .where(and(eq(goodsCollections.memberId, memberId), inArray(goodsCollections.skuId, skuIds)))
    .returning({ id: goodsCollections.id });
  return gone.length > 0;
}

export async function isGoodsCollected(
  db: Database,
  { memberId, skuId }: { memberId: string; skuId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: goodsCollections.id })
    .from(goodsCollections)
    .where(and(eq(goodsCollections.memberId, memberId), eq(goodsCollections.skuId, skuId)));
  return rows.length > 0;
}

/** A page of the SKUs that a member keeps and that still exist, newest first. */
export async function listCollectedSkus(db: Database, { memberId, paging }: { memberId: string; paging: Paging }) {
  const own = eq(goodsCollections.memberId, memberId);
  const [rows, [found]] = await Promise.all([
    db
      .select({ id: goodsCollections.id, skuId: goodsCollections.skuId })
      .from(goodsCollections)
      .innerJoin(skus, eq(skus.id, goodsCollections.skuId))
      .where(own)
      .orderBy(desc(goodsCollections.id))
      .limit(paging.size)
      .offset(paging.offset),
    db
      .select({ total: count() })
      .from(goodsCollections)
      .innerJoin(skus, eq(skus.id, goodsCollections.skuId))
      .where(own),
  ]);
  return { rows, total: found!.total };
}

/** Keeps a store for a member, once; the store counts those who keep it. */
export function collectStore(db: Database, { memberId, storeId }: { memberId: string; storeId: string }) {
  return inTransaction(db, async (tx) => {
    const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
    if (!store) throw new Refusal('STORE_NOT_EXIST');
    const [kept] = await tx
      .insert(storeCollections)
      .values({ id: nextId(), memberId, storeId, createdAt: now() })
      .onConflictDoNothing()
      .returning();
    if (!kept) throw new Refusal('ALREADY_COLLECTED');
    await countCollections(tx, storeId, 1);
    return kept;
  });
}

/** Whether the store was kept until now. */
export function uncollectStore(
  db: Database,
  { memberId, storeId }: { memberId: string; storeId: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const gone = await tx
      .delete(storeCollections)
      .where(and(eq(storeCollections.memberId, memberId), eq(storeCollections.storeId, storeId)))
      .returning({ id: storeCollections.id });
    if (gone.length > 0) await countCollections(tx, storeId, -1);
    return gone.length > 0;
  });
}

const countCollections = (tx: Database, storeId: string, change: 1 | -1) =>
  tx
    .update(stores)
    .set({ collectionNum: sql`greatest(${stores.collectionNum} + ${change}, 0)` })
    .where(eq(stores.id, storeId));

export async function isStoreCollected(
  db: Database,
  { memberId, storeId }: { memberId: string; storeId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: storeCollections.id })
    .from(storeCollections)
    .where(and(eq(storeCollections.memberId, memberId), eq(storeCollections.storeId, storeId)));
  return rows.length > 0;
}

/** A page of the stores that a member keeps, newest first. */
export async function listCollectedStores(db: Database, { memberId, paging }: { memberId: string; paging: Paging }) {
  const own = eq(storeCollections.memberId, memberId);
  const [rows, [found]] = await Promise.all([
    db
      .select({ store: stores })
      .from(storeCollections)
      .innerJoin(stores, eq(stores.id, storeCollections.storeId))
      .where(own)
      .orderBy(desc(storeCollections.id))
      .limit(paging.size)
      .offset(paging.offset),
    db
      .select({ total: count() })
      .from(storeCollections)
      .innerJoin(stores, eq(stores.id, storeCollections.storeId))
      .where(own),
  ]);
  return { stores: rows.map(({ store }) => store), total: found!.total };
}
