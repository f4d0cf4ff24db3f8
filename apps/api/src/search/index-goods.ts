import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { brands, categories, goods, searchEntries, skus, stores } from '#db/schema/index.ts';
import { labelsOf, type ShelvedSku, splitPath, toSearchEntry } from './search-entry.ts';
import { teachWords } from './words.ts';

/** Goods at a time: a statement has room for some 65,000 values. */
const batchSize = 100;

/**
 * Writes anew what search knows of the goods. Call it in the transaction that changed them (name, words, SKUs, shelf);
 * goods that cannot be bought any more leave the search.
 */
export async function indexGoods(tx: Database, goodsIds: string[]): Promise<void> {
  const ids = [...new Set(goodsIds)].sort();
  for (let at = 0; at < ids.length; at += batchSize) await indexBatch(tx, ids.slice(at, at + batchSize));
}

/** Every goods of a store, after the store itself changed (opened or closed). */
export async function indexStore(tx: Database, storeId: string): Promise<void> {
  const rows = await tx.select({ id: goods.id }).from(goods).where(eq(goods.storeId, storeId));
  await indexGoods(
    tx,
    rows.map(({ id }) => id),
  );
}

async function indexBatch(tx: Database, goodsIds: string[]): Promise<void> {
  // Two transactions that change the same goods write their entries one after the other.
  await tx.select({ id: goods.id }).from(goods).where(inArray(goods.id, goodsIds)).orderBy(asc(goods.id)).for('update');
  const shelf = await listShelf(tx, goodsIds);
  const categoryOf = await findCategories(tx, shelf);
  teachWords(shelf.flatMap((row) => labelsOf(row, categoryOf)));
  await tx.delete(searchEntries).where(inArray(searchEntries.goodsId, goodsIds));
  if (shelf.length === 0) return;
  await tx.insert(searchEntries).values(shelf.map((row) => toSearchEntry(row, categoryOf)));
  await indexFigures(tx, goodsIds);
}

function listShelf(tx: Database, goodsIds: string[]): Promise<ShelvedSku[]> {
  return tx
    .select({ sku: skus, goods, brand: brands })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .leftJoin(brands, eq(brands.id, goods.brandId))
    .where(
      and(
        inArray(goods.id, goodsIds),
        eq(goods.marketEnable, 'UPPER'),
        eq(goods.authFlag, 'PASS'),
        isNull(goods.deletedAt),
        eq(skus.isEnabled, true),
        eq(stores.state, 'OPEN'),
      ),
    );
}

async function findCategories(tx: Database, shelf: ShelvedSku[]) {
  const ids = [...new Set(shelf.flatMap((row) => splitPath(row.goods.categoryPath)))];
  const rows = ids.length > 0 ? await tx.select().from(categories).where(inArray(categories.id, ids)) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id: string) => byId.get(id);
}

/**
 * Brings price, stock and sales of the goods' entries up to date, and decides which SKU stands for its goods. Cheap
 * enough for every sale that empties or fills a SKU; sales themselves may wait for `indexSales`.
 */
export async function indexFigures(tx: Database, goodsIds: string[]): Promise<void> {
  if (goodsIds.length === 0) return;
  // First the locks, in order, then a statement that sees what the others wrote while we waited.
  await tx
    .select({ skuId: searchEntries.skuId })
    .from(searchEntries)
    .where(inArray(searchEntries.goodsId, goodsIds))
    .orderBy(asc(searchEntries.skuId))
    .for('update');
  await updateFigures(tx, inArray(goods.id, goodsIds));
}

/** Picks up sales, evaluations and everything else that was counted since the last time; a job runs it every few minutes. */
export async function indexSales(db: Database): Promise<void> {
  await updateFigures(db, undefined);
}

async function updateFigures(tx: Database, which: ReturnType<typeof and>): Promise<void> {
  const e = searchEntries;
  const figures = tx
    .select({
      skuId: skus.id,
      price: skus.price,
      inStock: sql<boolean>`${skus.stock} > 0`.as('now_in_stock'),
      isLead: sql<boolean>`row_number() over (
        partition by ${skus.goodsId} order by (${skus.stock} > 0) desc, ${skus.position}, ${skus.id}) = 1`.as(
        'now_lead',
      ),
      popularity: sql<number>`(ln(1 + ${goods.buyCount}) + ${goods.isRecommended}::int)::real`.as('now_popularity'),
      buyCount: goods.buyCount,
      commentNum: goods.commentNum,
      grade: goods.grade,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(and(eq(skus.isEnabled, true), which))
    .as('figures');
  await tx
    .update(e)
    .set({
      price: sql`${figures.price}`,
      inStock: sql`${figures.inStock}`,
      isLead: sql`${figures.isLead}`,
      popularity: sql`${figures.popularity}`,
      buyCount: sql`${figures.buyCount}`,
      commentNum: sql`${figures.commentNum}`,
      grade: sql`${figures.grade}`,
    })
    .from(figures)
    .where(
      and(
        eq(e.skuId, figures.skuId),
        sql`(${e.price}, ${e.inStock}, ${e.isLead}, ${e.popularity}, ${e.buyCount}, ${e.commentNum}, ${e.grade})
          is distinct from (${figures.price}, ${figures.inStock}, ${figures.isLead}, ${figures.popularity},
            ${figures.buyCount}, ${figures.commentNum}, ${figures.grade})`,
      ),
    );
}
