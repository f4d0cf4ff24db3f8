import type { CouponTerms } from '@silkboat/contract/coupon-consoles';
import { Refusal } from '@silkboat/contract/refusal';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { announce } from '#db/notices.ts';
import { coupons, memberCoupons, promotions, skus, stores } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import type { CouponRow } from './coupon-status.ts';
import { readFixedTimes, readTerms } from './coupon-terms.ts';

/** Whose coupons: a store's, or the platform's with store `0`. */
interface Publisher {
  storeId: string;
}

export async function publishCoupon(
  db: Database,
  { storeId, terms }: Publisher & { terms: CouponTerms },
): Promise<CouponRow> {
  return inTransaction(db, async (tx) => {
    const values = readTerms(terms, now());
    await refuseForeignSkus(tx, { storeId, skuIds: values.scopeType === 'PORTION_GOODS' ? values.scopeIds! : [] });
    const [coupon] = await tx
      .insert(coupons)
      .values({ id: nextId(), storeId, storeName: await storeNameOf(tx, storeId), ...values, createdAt: now() })
      .returning();
    await announce(tx, 'coupons', coupon!.id);
    return coupon!;
  });
}

/** Changes what is still to be claimed; pieces in members' hands keep what they promised. */
export async function changeCoupon(
  db: Database,
  { storeId, id, terms }: Publisher & { id: string; terms: CouponTerms },
): Promise<CouponRow> {
  return inTransaction(db, async (tx) => {
    const [coupon] = await lockCoupons(tx, { storeId, ids: [id] });
    await refuseGifts(tx, [id]);
    const values = readTerms(terms, now());
    if (values.publishNum !== 0 && values.publishNum! < coupon!.receivedNum) {
      throw new Refusal('COUPON_LIMIT_ABOVE_PUBLISHED', {
        zh: '已有更多会员领取',
        en: 'more have been claimed already',
      });
    }
    await refuseForeignSkus(tx, { storeId, skuIds: values.scopeType === 'PORTION_GOODS' ? values.scopeIds! : [] });
    const [changed] = await tx
      .update(coupons)
      .set({ ...values, updatedAt: now() })
      .where(eq(coupons.id, id))
      .returning();
    await announce(tx, 'coupons', id);
    return changed!;
  });
}

interface Times {
  startTime: Date | undefined;
  endTime: Date | undefined;
}

/** Gives coupons new fixed times; without times they are withdrawn, and unused pieces with them. */
export async function setCouponTimes(
  db: Database,
  { storeId, ids, times }: Publisher & { ids: string[]; times: Times },
): Promise<void> {
  const isWithdrawal = times.startTime === undefined && times.endTime === undefined;
  await inTransaction(db, async (tx) => {
    await lockCoupons(tx, { storeId, ids });
    if (isWithdrawal) return withdraw(tx, ids);
    const fixed = readFixedTimes(times, now());
    await tx
      .update(coupons)
      .set({ ...fixed, rangeDayType: 'FIXEDTIME', effectiveDays: null, updatedAt: now() })
      .where(inArray(coupons.id, ids));
    await announce(tx, 'coupons');
  });
}

/** Takes coupons out of every list for good. */
export async function removeCoupons(db: Database, { storeId, ids }: Publisher & { ids: string[] }): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockCoupons(tx, { storeId, ids });
    await refuseGifts(tx, ids);
    await withdraw(tx, ids);
    await tx.update(coupons).set({ deletedAt: now() }).where(inArray(coupons.id, ids));
  });
}

/** What was used stays used: the history of orders is not rewritten. */
async function withdraw(tx: Database, ids: string[]): Promise<void> {
  await tx
    .update(coupons)
    .set({ startTime: null, endTime: null, effectiveDays: 0, updatedAt: now() })
    .where(inArray(coupons.id, ids));
  await tx
    .update(memberCoupons)
    .set({ state: 'CLOSED' })
    .where(and(inArray(memberCoupons.couponId, ids), eq(memberCoupons.state, 'NEW')));
  await announce(tx, 'coupons');
}

/** Own coupons, locked in the order of their ids; another publisher's do not exist. */
async function lockCoupons(tx: Database, { storeId, ids }: Publisher & { ids: string[] }): Promise<CouponRow[]> {
  const wanted = [...new Set(ids)];
  const rows = await tx
    .select()
    .from(coupons)
    .where(and(inArray(coupons.id, wanted), eq(coupons.storeId, storeId), isNull(coupons.deletedAt)))
    .orderBy(asc(coupons.id))
    .for('update');
  if (wanted.length === 0 || rows.length < wanted.length) throw new Refusal('COUPON_NOT_EXIST');
  return rows;
}

/** A coupon that a running full discount gives away has to stay as it is. */
async function refuseGifts(tx: Database, couponIds: string[]): Promise<void> {
  const [promotion] = await tx
    .select({ name: promotions.promotionName })
    .from(promotions)
    .where(
      and(
        inArray(promotions.couponId, couponIds),
        eq(promotions.couponFlag, true),
        eq(promotions.isEnded, false),
        gt(promotions.endTime, now()),
      ),
    );
  if (!promotion) return;
  throw new Refusal('ERROR', {
    zh: `当前优惠券参与了促销活动[${promotion.name}]`,
    en: `This coupon is a gift of “${promotion.name}”`,
  });
}

/** A store names its own SKUs, the platform any. */
async function refuseForeignSkus(tx: Database, { storeId, skuIds }: Publisher & { skuIds: string[] }): Promise<void> {
  if (skuIds.length === 0) return;
  const own = storeId === '0' ? undefined : eq(skus.storeId, storeId);
  const known = await tx.$count(skus, and(inArray(skus.id, skuIds), own));
  if (known < skuIds.length) throw new Refusal('GOODS_OFF_SHELF');
}

async function storeNameOf(tx: Database, storeId: string): Promise<string> {
  if (storeId === '0') return 'platform';
  const [store] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Refusal('STORE_NOT_EXIST');
  return store.name;
}
