import type { CartWay, DeliveryMethod } from '@silkboat/contract/cart-lines';
import { Refusal } from '@silkboat/contract/refusal';
import { and, eq } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { addresses, type CartReceipt, cartLines, memberCoupons, storeAddresses } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import type { MemberCouponRow } from '../coupons/to-coupon.ts';
import { readCheckout } from './checkout.ts';
import { type DraftKey, listRows, lockDraft, ofDraft } from './draft-store.ts';
import { pricedLinesOf } from './price-rows.ts';
import { couponFit } from './pricing/coupon-discount.ts';

interface CouponChoice extends DraftKey {
  memberCouponId: string;
  isUsed: boolean;
}

/**
 * Uses a coupon for the draft, or puts it back. There is one of the platform and one per store; another takes its
 * place. A coupon that the selection does not reach changes nothing.
 */
export async function chooseCoupon(
  db: Database,
  { memberId, way, memberCouponId, isUsed }: CouponChoice,
): Promise<void> {
  if (way === 'POINTS') throw new Refusal('COUPON_NOT_FOR_GOODS');
  const key = { memberId, way };
  const coupon = await getOwnCoupon(db, { memberId, memberCouponId });
  if (isUsed) {
    if (!isLive(coupon)) throw new Refusal('COUPON_EXPIRED');
    const { cart } = await readCheckout(db, key);
    if (couponFit(coupon, pricedLinesOf(cart)).missing !== 0) return;
  }
  await inTransaction(db, async (tx) => {
    const { storeCouponIds } = await lockDraft(tx, key);
    const { [coupon.storeId]: _, ...others } = storeCouponIds;
    const chosen = isUsed ? coupon.id : null;
    const ofStores = chosen === null ? others : { ...others, [coupon.storeId]: chosen };
    await lockDraft(tx, key, coupon.isPlatform ? { platformCouponId: chosen } : { storeCouponIds: ofStores });
  });
}

async function getOwnCoupon(db: Database, { memberId, memberCouponId }: { memberId: string; memberCouponId: string }) {
  const [coupon] = await db
    .select()
    .from(memberCoupons)
    .where(and(eq(memberCoupons.id, memberCouponId), eq(memberCoupons.memberId, memberId)));
  if (!coupon) throw new Refusal('COUPON_EXPIRED');
  return coupon;
}

function isLive({ state, startTime, endTime }: MemberCouponRow): boolean {
  const time = now();
  return state === 'NEW' && startTime <= time && time < endTime;
}

export async function chooseAddress(
  db: Database,
  { memberId, way, addressId }: DraftKey & { addressId: string },
): Promise<void> {
  const [own] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.id, addressId), eq(addresses.memberId, memberId)));
  if (!own) throw new Refusal('NOT_OWNER');
  await lockDraft(db, { memberId, way }, { addressId });
}

/** A pick-up point of one of the stores in the draft. */
export async function choosePickUpPoint(
  db: Database,
  { memberId, way, storeAddressId }: DraftKey & { storeAddressId: string },
): Promise<void> {
  const key = { memberId, way };
  const [point] = await db.select().from(storeAddresses).where(eq(storeAddresses.id, storeAddressId));
  const rows = await listRows(db, key);
  if (!point || !rows.some(({ sku }) => sku.storeId === point.storeId)) throw new Refusal('STORE_ADDRESS_MISSING');
  await lockDraft(db, key, { storeAddressId });
}

/** Parcels always; picking up when everything that is checked comes from one store that offers it. */
export async function listMethods(db: Database, key: DraftKey): Promise<DeliveryMethod[]> {
  const checked = (await listRows(db, key)).filter(({ isChecked }) => isChecked);
  const storeIds = new Set(checked.map(({ sku }) => sku.storeId));
  const canPickUp = storeIds.size === 1 && checked.every(({ hasSelfPickUp }) => hasSelfPickUp);
  return canPickUp ? ['LOGISTICS', 'SELF_PICK_UP'] : ['LOGISTICS'];
}

/** Chooses how the goods come: any method that is offered. Picking up is for the store that is checked alone. */
export async function chooseMethod(
  db: Database,
  { memberId, way, method }: { memberId: string; way: CartWay; method: string },
): Promise<void> {
  const key = { memberId, way };
  const offered = (await listMethods(db, key)).find((one) => one === method);
  if (!offered) throw new Refusal('CART_ERROR');
  await inTransaction(db, async (tx) => {
    await lockDraft(tx, key);
    const isPickUp = offered === 'SELF_PICK_UP';
    await tx
      .update(cartLines)
      .set({ deliveryMethod: offered })
      .where(and(ofDraft(key), isPickUp ? eq(cartLines.isChecked, true) : undefined));
  });
}

/** Asks for an invoice; an empty title takes the wish back. */
export async function chooseReceipt(
  db: Database,
  { memberId, way, receipt }: DraftKey & { receipt: CartReceipt },
): Promise<void> {
  await lockDraft(db, { memberId, way }, { receipt: receipt.receiptTitle === '' ? null : receipt });
}
