import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { type CouponRow, couponStatus, isRunning } from '#coupons/coupon-status.ts';
import type { Database } from '#db/client.ts';
import { createCache, type Notices } from '#db/notices.ts';
import { coupons, memberCoupons } from '#db/schema/index.ts';
import { now } from '../clock.ts';

export type ReadCoupons = () => Promise<CouponRow[]>;

/** Coupons that anybody may claim now. They are few and every list shows them, so each process keeps them for a while. */
export function createCouponReader(db: Database, notices: Notices): ReadCoupons {
  const cached = createCache<CouponRow[]>(notices, ['coupons'], { max: 1, maxAgeMs: 30_000 });
  return async () => {
    const time = now();
    const rows = await cached('claimable', () => listClaimable(db));
    // A coupon may end while it is kept. Coupons without a time of their own are not shown on goods.
    return rows.filter((row) => row.startTime !== null && row.startTime <= time && couponStatus(row, time) === 'START');
  };
}

const listClaimable = (db: Database): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupons)
    .where(
      and(
        isRunning(now()),
        eq(coupons.getType, 'FREE'),
        or(eq(coupons.publishNum, 0), lt(coupons.receivedNum, coupons.publishNum)),
      ),
    );

/** What decides whether a coupon is good for a SKU. */
export interface CouponTarget {
  id: string;
  storeId: string;
  categoryPath: string;
  storeCategoryPath: string | null;
}

/** Whether a coupon can be used for a SKU: of its store or the platform, and within its scope. */
export function couponCovers(coupon: CouponRow, sku: CouponTarget): boolean {
  if (coupon.storeId !== '0' && coupon.storeId !== sku.storeId) return false;
  if (coupon.scopeType === 'ALL') return true;
  if (coupon.scopeType === 'PORTION_GOODS') return coupon.scopeIds.includes(sku.id);
  const path = coupon.scopeType === 'PORTION_GOODS_CATEGORY' ? sku.categoryPath : (sku.storeCategoryPath ?? '');
  return path.split(',').some((id) => coupon.scopeIds.includes(id));
}

/** The coupons of which the member already holds as many as allowed. */
export async function listExhausted(
  db: Database,
  { memberId, rows }: { memberId: string; rows: CouponRow[] },
): Promise<Set<string>> {
  const limited = rows.filter(({ couponLimitNum }) => couponLimitNum > 0);
  if (limited.length === 0) return new Set();
  const held = await db
    .select({ couponId: memberCoupons.couponId, pieces: sql<number>`count(*)::int` })
    .from(memberCoupons)
    .where(
      and(
        eq(memberCoupons.memberId, memberId),
        inArray(
          memberCoupons.couponId,
          limited.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(memberCoupons.couponId);
  const pieces = new Map(held.map((row) => [row.couponId, row.pieces]));
  return new Set(
    limited.filter(({ id, couponLimitNum }) => (pieces.get(id) ?? 0) >= couponLimitNum).map(({ id }) => id),
  );
}
