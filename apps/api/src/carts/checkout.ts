import { and, asc, desc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { addresses, cartLines, memberCoupons, storeAddresses } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import type { MemberCouponRow } from '../coupons/to-coupon.ts';
import type { CartRow } from './cart-skus.ts';
import { type DraftKey, type DraftRow, listRows, lockDraft, ofDraft, readDraft } from './draft-store.ts';
import { type PricedCart, priceRows } from './price-rows.ts';
import { cityOf } from './pricing/freight.ts';

export type AddressRow = typeof addresses.$inferSelect;
export type PickUpPointRow = typeof storeAddresses.$inferSelect;

/** A draft with what the buyer chose for it, priced at this moment. */
export interface Checkout {
  draft: DraftRow;
  cart: PricedCart<MemberCouponRow>;
  address: AddressRow | undefined;
  pickUpPoint: PickUpPointRow | undefined;
  /** The member's coupons that are good for this store or that, usable now or not. */
  coupons: MemberCouponRow[];
  /** Coupons that were chosen and can no longer be used by anything. */
  lostCouponIds: string[];
}

/** The whole cart without coupons and freight. */
export async function readCart(db: Database, memberId: string): Promise<Checkout> {
  const key: DraftKey = { memberId, way: 'CART' };
  const draft = await readDraft(db, key);
  const cart = priceRows<MemberCouponRow>(await listRows(db, key));
  const address = await findAddress(db, draft);
  const pickUpPoint = await findPickUpPoint(db, draft);
  return { draft, cart, address, pickUpPoint, coupons: [], lostCouponIds: [] };
}

/** What is checked, with coupons and freight. */
export async function readCheckout(db: Database, key: DraftKey): Promise<Checkout> {
  return priceCheckout(db, await readDraft(db, key), { isFinal: false });
}

/** The same for the order itself, on a draft that is locked: what the platform keeps is counted. */
export const readFinalCheckout = (tx: Database, draft: DraftRow): Promise<Checkout> =>
  priceCheckout(tx, draft, { isFinal: true });

async function priceCheckout(db: Database, draft: DraftRow, { isFinal }: { isFinal: boolean }): Promise<Checkout> {
  const rows = (await listRows(db, draft)).filter(({ isChecked }) => isChecked);
  const selected = selectedIds(draft, rows);
  const coupons = await listLiveCoupons(db, { memberId: draft.memberId, rows, selected });
  const address = await findAddress(db, draft);
  const pickUpPoint = await findPickUpPoint(db, draft);
  const cart = priceRows(rows, {
    coupons: coupons.filter(({ id }) => selected.includes(id)),
    destination: address && { cityId: cityOf(address.consigneeAddressIdPath) },
    hasCommission: isFinal,
  });
  const lostCouponIds = selected.filter((id) => !coupons.some((coupon) => coupon.id === id));
  return { draft, cart, address, pickUpPoint, coupons, lostCouponIds };
}

/**
 * Lines that were shown as faulty are no longer chosen, as long as something is left to order, nor are coupons that the
 * price was shown without: what is ordered is what was shown. What is lost only after that refuses the order.
 */
export async function dropShownFaults(db: Database, { draft, cart, lostCouponIds }: Checkout): Promise<void> {
  if (lostCouponIds.length > 0) await dropCoupons(db, draft, lostCouponIds);
  const faulty = cart.lines.filter(({ fault }) => fault !== undefined).map(({ sku }) => sku.id);
  if (draft.way !== 'CART' || faulty.length === 0 || faulty.length === cart.lines.length) return;
  await db
    .update(cartLines)
    .set({ isChecked: false })
    .where(and(ofDraft(draft), inArray(cartLines.skuId, faulty)));
}

async function dropCoupons(db: Database, key: DraftKey, lost: string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { platformCouponId, storeCouponIds } = await lockDraft(tx, key);
    const kept = Object.entries(storeCouponIds).filter(([, id]) => !lost.includes(id));
    await lockDraft(tx, key, {
      platformCouponId: platformCouponId !== null && lost.includes(platformCouponId) ? null : platformCouponId,
      storeCouponIds: Object.fromEntries(kept),
    });
  });
}

/** Selections of stores that are not in the checkout stay aside. */
function selectedIds({ platformCouponId, storeCouponIds }: DraftRow, rows: CartRow[]): string[] {
  const storeIds = new Set(rows.map(({ sku }) => sku.storeId));
  const ofStores = Object.entries(storeCouponIds).flatMap(([storeId, id]) => (storeIds.has(storeId) ? [id] : []));
  return platformCouponId === null ? ofStores : [platformCouponId, ...ofStores];
}

/** More coupons than this nobody compares on one page; those that are selected come first. */
const mostCoupons = 200;

async function listLiveCoupons(
  db: Database,
  { memberId, rows, selected }: { memberId: string; rows: CartRow[]; selected: string[] },
): Promise<MemberCouponRow[]> {
  if (rows.length === 0) return [];
  const time = now();
  const storeIds = [...new Set(rows.map(({ sku }) => sku.storeId))];
  return db
    .select()
    .from(memberCoupons)
    .where(
      and(
        eq(memberCoupons.memberId, memberId),
        eq(memberCoupons.state, 'NEW'),
        lte(memberCoupons.startTime, time),
        gt(memberCoupons.endTime, time),
        or(eq(memberCoupons.isPlatform, true), inArray(memberCoupons.storeId, storeIds)),
      ),
    )
    .orderBy(
      ...(selected.length > 0 ? [desc(inArray(memberCoupons.id, selected))] : []),
      asc(memberCoupons.endTime),
      asc(memberCoupons.id),
    )
    .limit(mostCoupons);
}

/** The address that was chosen, as long as it exists, else the member's default one. */
async function findAddress(db: Database, { memberId, addressId }: DraftRow): Promise<AddressRow | undefined> {
  const isDefault = eq(addresses.isDefault, true);
  const rows = await db
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.memberId, memberId),
        addressId === null ? isDefault : or(eq(addresses.id, addressId), isDefault),
      ),
    );
  return rows.find(({ id }) => id === addressId) ?? rows[0];
}

async function findPickUpPoint(db: Database, { storeAddressId }: DraftRow): Promise<PickUpPointRow | undefined> {
  if (storeAddressId === null) return undefined;
  const [point] = await db.select().from(storeAddresses).where(eq(storeAddresses.id, storeAddressId));
  return point;
}
