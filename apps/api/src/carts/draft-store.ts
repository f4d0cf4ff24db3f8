import type { CartWay, DeliveryMethod } from '@silkboat/contract/cart-lines';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { cartLines, carts } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { type CartRow, readCartSkus } from './cart-skus.ts';

export type DraftRow = typeof carts.$inferSelect;

/** A draft: whose, and on which way to the checkout. */
export interface DraftKey {
  memberId: string;
  way: CartWay;
}

export const ofDraft = ({ memberId, way }: DraftKey) => and(eq(cartLines.memberId, memberId), eq(cartLines.way, way));

export const noCoupons = { platformCouponId: null, storeCouponIds: {} };

/** A draft for which nothing was chosen yet. */
export const untouchedDraft = ({ memberId, way }: DraftKey): DraftRow => ({
  memberId,
  way,
  addressId: null,
  storeAddressId: null,
  receipt: null,
  ...noCoupons,
  updatedAt: now(),
});

/** What was chosen for a draft so far. */
export async function readDraft(db: Database, key: DraftKey): Promise<DraftRow> {
  const [draft] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.memberId, key.memberId), eq(carts.way, key.way)));
  return draft ?? untouchedDraft(key);
}

/**
 * Takes a draft for this transaction alone, with `change` made to it. Whoever changes a cart begins here, so that two
 * clicks at once count one after the other.
 */
export async function lockDraft(
  tx: Database,
  { memberId, way }: DraftKey,
  change: Partial<DraftRow> = {},
): Promise<DraftRow> {
  const values = { ...change, updatedAt: now() };
  const [draft] = await tx
    .insert(carts)
    .values({ memberId, way, ...values })
    .onConflictDoUpdate({ target: [carts.memberId, carts.way], set: values })
    .returning();
  return draft!;
}

/** The lines of a draft in the order in which they were put there. */
export async function listRows(db: Database, key: DraftKey): Promise<CartRow[]> {
  const lines = await db
    .select()
    .from(cartLines)
    .where(ofDraft(key))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.skuId));
  const known = await readCartSkus(
    db,
    lines.map(({ skuId }) => skuId),
  );
  const rows = lines.flatMap(({ skuId, quantity, isChecked, deliveryMethod: chosenMethod }): CartRow[] => {
    const sku = known.get(skuId);
    return sku ? [{ ...sku, quantity, isChecked, chosenMethod }] : [];
  });
  return withOneMethodPerStore(rows);
}

/** An order comes one way: what holds for the first checked line of a store holds for its others. */
function withOneMethodPerStore(rows: CartRow[]): CartRow[] {
  const methods = new Map<string, DeliveryMethod>();
  for (const { sku, chosenMethod } of rows.toSorted((a, b) => Number(b.isChecked) - Number(a.isChecked))) {
    if (!methods.has(sku.storeId)) methods.set(sku.storeId, chosenMethod);
  }
  return rows.map((row) => ({ ...row, chosenMethod: methods.get(row.sku.storeId)! }));
}
