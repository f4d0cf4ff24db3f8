import { Refusal } from '@silkboat/contract/refusal';
import { and, asc, count, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { announce } from '#db/notices.ts';
import { coupons, memberCoupons, members, orders } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { type CouponRow, couponStatus, usableTimes } from './coupon-status.ts';
import type { MemberCouponRow } from './to-coupon.ts';

interface Claim {
  memberId: string;
  couponId: string;
}

/** Claims one piece of a coupon that the member asked for. */
export async function claimCoupon(db: Database, { memberId, couponId }: Claim): Promise<MemberCouponRow> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, couponId));
  if (!coupon) throw new Refusal('COUPON_NOT_EXIST');
  if (coupon.getType !== 'FREE') throw new Refusal('COUPON_NOT_CLAIMABLE');
  return inTransaction(db, (tx) => handOut(tx, { memberId, coupon }));
}

/**
 * Gives a member one piece of a coupon that comes with something else (a gift of a full discount). Its limits hold;
 * a gift that cannot be given is left out instead of stopping what it comes with.
 */
export async function grantCoupon(db: Database, { memberId, couponId }: Claim): Promise<MemberCouponRow | undefined> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, couponId));
  if (!coupon) return undefined;
  try {
    return await inTransaction(db, (tx) => handOut(tx, { memberId, coupon }));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Counting up locks the coupon, so that claims of one coupon go through one by one and every limit holds. */
async function handOut(tx: Database, { memberId, coupon }: { memberId: string; coupon: CouponRow }) {
  const time = now();
  if (couponStatus(coupon, time) !== 'START') throw new Refusal('COUPON_NOT_RUNNING');
  const [counted] = await tx
    .update(coupons)
    .set({ receivedNum: sql`${coupons.receivedNum} + 1` })
    .where(
      and(
        eq(coupons.id, coupon.id),
        or(eq(coupons.publishNum, 0), sql`${coupons.receivedNum} < ${coupons.publishNum}`),
      ),
    )
    .returning();
  if (!counted) throw new Refusal('COUPON_SOLD_OUT');
  if (couponStatus(counted, time) !== 'START') throw new Refusal('COUPON_NOT_RUNNING');
  await refuseBeyondLimit(tx, { memberId, coupon: counted });
  if (counted.receivedNum === counted.publishNum) await announce(tx, 'coupons', coupon.id);

  const [member] = await tx.select({ nickName: members.nickName }).from(members).where(eq(members.id, memberId));
  const [piece] = await tx
    .insert(memberCoupons)
    .values({
      id: nextId(),
      couponId: counted.id,
      memberId,
      memberName: member!.nickName,
      storeId: counted.storeId,
      storeName: counted.storeName,
      couponType: counted.couponType,
      price: counted.price,
      discountPercent: counted.discountPercent,
      consumeThreshold: counted.consumeThreshold,
      scopeType: counted.scopeType,
      scopeIds: counted.scopeIds,
      getType: counted.getType,
      isPlatform: counted.storeId === '0',
      storeCommission: counted.storeCommission,
      ...usableTimes(counted, time),
      createdAt: time,
    })
    .returning();
  return piece!;
}

async function refuseBeyondLimit(tx: Database, { memberId, coupon }: { memberId: string; coupon: CouponRow }) {
  if (coupon.couponLimitNum === 0) return;
  const [held] = await tx
    .select({ pieces: count() })
    .from(memberCoupons)
    .where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.couponId, coupon.id)));
  if (held!.pieces < coupon.couponLimitNum) return;
  throw new Refusal('COUPON_LIMIT', {
    zh: `此优惠券最多领取${coupon.couponLimitNum}张`,
    en: `at most ${coupon.couponLimitNum}`,
  });
}

/** A trade takes the member's coupons. One that is used, over or not the member's refuses the trade. */
export async function useCoupons(
  tx: Database,
  { memberId, tradeSn, memberCouponIds }: { memberId: string; tradeSn: string; memberCouponIds: string[] },
): Promise<void> {
  if (memberCouponIds.length === 0) return;
  const time = now();
  const used = await tx
    .update(memberCoupons)
    .set({ state: 'USED', usedAt: time, tradeSn })
    .where(
      and(
        inArray(memberCoupons.id, memberCouponIds),
        eq(memberCoupons.memberId, memberId),
        eq(memberCoupons.state, 'NEW'),
        lte(memberCoupons.startTime, time),
        gt(memberCoupons.endTime, time),
      ),
    )
    .returning({ couponId: memberCoupons.couponId });
  if (used.length < new Set(memberCouponIds).size) throw new Refusal('COUPON_EXPIRED');
  await countUses(
    tx,
    used.map(({ couponId }) => couponId),
  );
}

/** The counts belong to everybody: rows are locked in the order of their ids. */
async function countUses(tx: Database, couponIds: string[]): Promise<void> {
  const ids = [...new Set(couponIds)];
  await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(inArray(coupons.id, ids))
    .orderBy(asc(coupons.id))
    .for('update');
  for (const id of ids) {
    const times = couponIds.filter((one) => one === id).length;
    await tx
      .update(coupons)
      .set({ usedNum: sql`${coupons.usedNum} + ${times}` })
      .where(eq(coupons.id, id));
  }
}

/**
 * An order is cancelled (its row says so already): its coupons come back unless another live order of the trade uses
 * them. The coupon rows are locked before the orders are read: of two orders cancelled at once the later sees both.
 */
export async function giveBackCoupons(
  tx: Database,
  { tradeSn, orderSn }: { tradeSn: string; orderSn: string },
): Promise<void> {
  const held = await tx
    .select({ id: memberCoupons.id, couponId: memberCoupons.couponId, endTime: memberCoupons.endTime })
    .from(memberCoupons)
    .where(and(eq(memberCoupons.tradeSn, tradeSn), eq(memberCoupons.state, 'USED')))
    .orderBy(asc(memberCoupons.id))
    .for('update');
  if (held.length === 0) return;
  const live = await tx
    .select({ platform: orders.platformCouponId, store: orders.storeCouponId })
    .from(orders)
    .where(and(eq(orders.tradeSn, tradeSn), ne(orders.sn, orderSn), ne(orders.state, 'CANCELLED')));
  const inUse = new Set(live.flatMap(({ platform, store }) => [platform, store]));
  const free = held.filter(({ id }) => !inUse.has(id)).map(({ id }) => id);
  if (free.length === 0) return;
  await tx
    .update(memberCoupons)
    .set({ state: stateOfReturned(), usedAt: null, tradeSn: null })
    .where(inArray(memberCoupons.id, free));
}

/** What comes back may have ended meanwhile, or its template may have been withdrawn. */
const stateOfReturned = () => sql<'NEW' | 'EXPIRE' | 'CLOSED'>`case
  when exists (
    select from ${coupons} where ${coupons.id} = ${memberCoupons.couponId} and ${coupons.endTime} is null
      and ${coupons.startTime} is null and coalesce(${coupons.effectiveDays}, 0) = 0
  ) then 'CLOSED'
  when ${memberCoupons.endTime} <= ${now().toISOString()}::timestamptz then 'EXPIRE'
  else 'NEW' end`;

/** Job: coupons whose time is over. */
export async function expireCoupons(db: Database): Promise<number> {
  return expire(db, undefined);
}

/** The same for one member, before the coupons are shown. */
export async function expireCouponsOf(db: Database, memberId: string): Promise<void> {
  await expire(db, memberId);
}

async function expire(db: Database, memberId: string | undefined): Promise<number> {
  const ended = await db
    .update(memberCoupons)
    .set({ state: 'EXPIRE' })
    .where(
      and(
        eq(memberCoupons.state, 'NEW'),
        lte(memberCoupons.endTime, now()),
        memberId === undefined ? undefined : eq(memberCoupons.memberId, memberId),
      ),
    )
    .returning({ id: memberCoupons.id });
  return ended.length;
}
