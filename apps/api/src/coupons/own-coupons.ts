import type { Page } from '@silkboat/contract/fields';
import { type Fen, toFen } from '@silkboat/contract/money';
import { Refusal } from '@silkboat/contract/refusal';
import { and, asc, count, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type PageRequest, pagingOf, toPage } from '#db/paging.ts';
import { goods, memberCoupons, skus } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { type CouponTarget, isInScope } from './coupon-scope.ts';
import { expireCouponsOf } from './member-coupons.ts';
import type { MemberCouponRow } from './to-coupon.ts';

const isLive = (memberId: string) =>
  and(
    eq(memberCoupons.memberId, memberId),
    eq(memberCoupons.state, 'NEW'),
    lte(memberCoupons.startTime, now()),
    gt(memberCoupons.endTime, now()),
  );

/** How many coupons the member holds that are neither used nor over. */
export async function countOwnCoupons(db: Database, memberId: string): Promise<number> {
  const [row] = await db
    .select({ pieces: count() })
    .from(memberCoupons)
    .where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.state, 'NEW'), gt(memberCoupons.endTime, now())));
  return row!.pieces;
}

export async function getOwnCoupon(
  db: Database,
  { memberId, id }: { memberId: string; id: string },
): Promise<MemberCouponRow> {
  await expireCouponsOf(db, memberId);
  const [coupon] = await db
    .select()
    .from(memberCoupons)
    .where(and(eq(memberCoupons.id, id), eq(memberCoupons.memberId, memberId)));
  if (!coupon) throw new Refusal('NOT_OWNER');
  return coupon;
}

interface Selection extends PageRequest {
  memberId: string;
  storeIds: string[];
  /** SKUs; without them only coupons for everything fit. */
  skuIds: string[];
  /** What the goods cost together, in yuan; without it every threshold is reached. */
  totalPrice: number | undefined;
}

/** The member's coupons that a selection of goods may use: any of its SKUs in the scope, the threshold reached. */
export async function listCouponsFor(
  db: Database,
  { memberId, storeIds, skuIds, totalPrice, ...request }: Selection,
): Promise<Page<MemberCouponRow>> {
  const paging = pagingOf(request);
  const reached: Fen | undefined = totalPrice === undefined ? undefined : toFen(totalPrice);
  const live = await db
    .select()
    .from(memberCoupons)
    .where(
      and(
        isLive(memberId),
        inArray(memberCoupons.storeId, [...storeIds, '0']),
        reached === undefined ? undefined : lte(memberCoupons.consumeThreshold, reached),
      ),
    )
    .orderBy(asc(memberCoupons.endTime), asc(memberCoupons.id));
  const targets = await listTargets(db, skuIds);
  const fitting = live.filter(
    (coupon) => coupon.scopeType === 'ALL' || targets.some((target) => isInScope(coupon, target)),
  );
  return toPage(fitting.slice(paging.offset, paging.offset + paging.size), fitting.length, paging);
}

async function listTargets(db: Database, skuIds: string[]): Promise<CouponTarget[]> {
  if (skuIds.length === 0) return [];
  return db
    .select({
      skuId: skus.id,
      storeId: skus.storeId,
      categoryPath: goods.categoryPath,
      storeCategoryPath: goods.storeCategoryPath,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(inArray(skus.id, skuIds));
}
