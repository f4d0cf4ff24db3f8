import type { CartWay } from '@silkboat/contract/cart-lines';
import { maxCartLines, maxRetailPieces } from '@silkboat/contract/carts';
import { Refusal } from '@silkboat/contract/refusal';
import type { ResultCodeName } from '@silkboat/contract/result-codes';
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { cartLines, carts, goods, skus, stores } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { isOnSale, readSkus, type SkuRow } from '../goods/sku-rows.ts';
import { wholesaleStepsOf } from './cart-skus.ts';
import { type DraftKey, lockDraft, noCoupons, ofDraft } from './draft-store.ts';
import { stepPrice } from './pricing/base-price.ts';

/** Ways of the wire by which this shop does not sell, and the "no" that their clients understand. */
const notSold: Partial<Record<CartWay, ResultCodeName>> = {
  PINTUAN: 'GROUP_BUY_NOT_EXIST',
  POINTS: 'POINTS_GOODS_SOLD_OUT',
  KANJIA: 'BARGAIN_NOT_EXIST',
};

interface Adding extends DraftKey {
  skuId: string;
  quantity: number;
  /** Sets the pieces instead of adding to those that are there. */
  isReplacing?: boolean;
}

/** Puts a SKU into a draft, checked. The cart keeps its other lines; any other way starts anew with this one. */
export async function addLine(db: Database, { memberId, way, skuId, quantity, isReplacing }: Adding): Promise<void> {
  if (quantity < 1) throw new Refusal('CART_QUANTITY');
  const refusal = notSold[way];
  if (refusal) throw new Refusal(refusal);
  const key = { memberId, way };
  await inTransaction(db, async (tx) => {
    const isCart = way === 'CART';
    const anew = { addressId: null, storeAddressId: null, receipt: null };
    await lockDraft(tx, key, isCart ? noCoupons : { ...noCoupons, ...anew });
    if (!isCart) await tx.delete(cartLines).where(ofDraft(key));
    const sku = (await readSkus(tx, [skuId])).get(skuId);
    if (!sku || !isOnSale(sku)) throw new Refusal('GOODS_OFF_SHELF');
    if (way === 'VIRTUAL' && sku.goodsType === 'PHYSICAL_GOODS') throw new Refusal('CART_ERROR');

    const lines = await tx.select().from(cartLines).where(ofDraft(key));
    const present = lines.find((line) => line.skuId === skuId);
    if (!present && lines.length >= maxCartLines) throw new Refusal('CART_FULL');
    const wanted = quantity + (isReplacing ? 0 : (present?.quantity ?? 0));
    if (sku.stock < wanted) throw new Refusal('STOCK_NOT_ENOUGH');
    const pieces = Math.min(wanted, pieceLimit(sku));
    const others = lines.filter((line) => line.skuId !== skuId);
    await refuseBelowMinimum(tx, { sku, pieces, others });
    await putLine(tx, { ...key, sku, quantity: pieces, isChecked: true });
  });
}

/** Retail lines end at 99 pieces, without a word; wholesale lines only at the stock. */
export const pieceLimit = ({ salesModel }: SkuRow): number =>
  salesModel === 'WHOLESALE' ? Number.POSITIVE_INFINITY : maxRetailPieces;

/** Wholesale counts the pieces of all SKUs of the goods that are in the draft. */
async function refuseBelowMinimum(
  tx: Database,
  { sku, pieces, others }: { sku: SkuRow; pieces: number; others: (typeof cartLines.$inferSelect)[] },
): Promise<void> {
  const steps = wholesaleStepsOf(sku);
  if (!steps) return;
  const siblings = await tx.select({ id: skus.id }).from(skus).where(eq(skus.goodsId, sku.goodsId));
  const ids = new Set(siblings.map(({ id }) => id));
  const beside = others.filter(({ skuId }) => ids.has(skuId)).reduce((sum, { quantity }) => sum + quantity, 0);
  if (stepPrice(steps, pieces + beside) === undefined) throw new Refusal('WHOLESALE_MINIMUM');
}

interface Line extends DraftKey {
  sku: SkuRow;
  quantity: number;
  isChecked: boolean;
}

export async function putLine(tx: Database, { memberId, way, sku, quantity, isChecked }: Line): Promise<void> {
  const time = now();
  await tx
    .insert(cartLines)
    .values({
      memberId,
      way,
      skuId: sku.id,
      storeId: sku.storeId,
      quantity,
      isChecked,
      createdAt: time,
      updatedAt: time,
    })
    .onConflictDoUpdate({
      target: [cartLines.memberId, cartLines.way, cartLines.skuId],
      set: { quantity, isChecked, updatedAt: time },
    });
}

/** Checks or unchecks lines of the cart; ids that are not there are passed over. */
export async function checkLines(
  db: Database,
  { memberId, isChecked, skuId, storeId }: { memberId: string; isChecked: boolean; skuId?: string; storeId?: string },
): Promise<void> {
  const key: DraftKey = { memberId, way: 'CART' };
  await inTransaction(db, async (tx) => {
    await lockDraft(tx, key, noCoupons);
    await tx
      .update(cartLines)
      .set({ isChecked, updatedAt: now() })
      .where(
        and(
          ofDraft(key),
          skuId === undefined ? undefined : eq(cartLines.skuId, skuId),
          storeId === undefined ? undefined : eq(cartLines.storeId, storeId),
        ),
      );
  });
}

export async function removeLines(
  db: Database,
  { memberId, skuIds }: { memberId: string; skuIds: string[] },
): Promise<void> {
  if (skuIds.length === 0) return;
  const key: DraftKey = { memberId, way: 'CART' };
  await db.delete(cartLines).where(and(ofDraft(key), inArray(cartLines.skuId, skuIds)));
}

/** Empties the cart with everything that was chosen for it. */
export async function clearCart(db: Database, memberId: string): Promise<void> {
  const key: DraftKey = { memberId, way: 'CART' };
  await inTransaction(db, async (tx) => {
    await lockDraft(tx, key);
    await tx.delete(cartLines).where(ofDraft(key));
    await tx.delete(carts).where(and(eq(carts.memberId, memberId), eq(carts.way, 'CART')));
  });
}

/** How many lines (not pieces) can still be bought; with `isChecked`, only those in that state. */
export async function countLines(
  db: Database,
  { memberId, isChecked }: { memberId: string; isChecked?: boolean | undefined },
): Promise<number> {
  const [row] = await db
    .select({ lines: count() })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .innerJoin(stores, eq(stores.id, skus.storeId))
    .where(
      and(
        ofDraft({ memberId, way: 'CART' }),
        isOnShelf(),
        isChecked === undefined ? undefined : eq(cartLines.isChecked, isChecked),
      ),
    );
  return row!.lines;
}

/** `isOnSale` as a condition. */
const isOnShelf = (): SQL =>
  and(
    eq(goods.marketEnable, 'UPPER'),
    eq(goods.authFlag, 'PASS'),
    isNull(goods.deletedAt),
    sql`${skus.isEnabled}`,
    eq(stores.state, 'OPEN'),
  )!;
