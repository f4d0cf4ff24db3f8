import { and, eq, gt, lte } from 'drizzle-orm';
import { isRunning } from '#coupons/coupon-status.ts';
import type { Database } from '#db/client.ts';
import { coupons, promotionSkus, promotions } from '#db/schema/index.ts';
import type { GoodsScope } from '#search/goods-query.ts';
import { now } from '../clock.ts';

/** Nothing is sold under it. */
const nothing: GoodsScope = { skuIds: [] };

/** Which goods carry a running promotion; undefined when none was named. */
export async function findPromotionScope(
  db: Database,
  { promotionType, promotionsId }: { promotionType?: string | undefined; promotionsId?: string | undefined },
): Promise<GoodsScope | undefined> {
  if (!promotionType || !promotionsId) return undefined;
  if (promotionType === 'COUPON' || promotionType === 'PLATFORM_COUPON') return couponScope(db, promotionsId);
  if (promotionType === 'SECKILL' || promotionType === 'FULL_DISCOUNT')
    return promotionScope(db, promotionType, promotionsId);
  return nothing;
}

async function couponScope(db: Database, couponId: string): Promise<GoodsScope> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, couponId), isRunning(now())));
  if (!coupon) return nothing;
  const storeId = coupon.storeId === '0' ? undefined : coupon.storeId;
  const { scopeIds } = coupon;
  switch (coupon.scopeType) {
    case 'ALL':
      return { storeId };
    case 'PORTION_GOODS':
      return { storeId, skuIds: scopeIds };
    case 'PORTION_GOODS_CATEGORY':
      return { storeId, categoryIds: scopeIds };
    case 'PORTION_SHOP_CATEGORY':
      return { storeId, storeLabelIds: scopeIds };
  }
}

async function promotionScope(db: Database, type: 'SECKILL' | 'FULL_DISCOUNT', id: string): Promise<GoodsScope> {
  const time = now();
  const rows = await db
    .select({ promotion: promotions, skuId: promotionSkus.skuId })
    .from(promotions)
    .leftJoin(promotionSkus, eq(promotionSkus.promotionId, promotions.id))
    .where(
      and(
        eq(promotions.id, id),
        eq(promotions.promotionType, type),
        eq(promotions.isEnded, false),
        lte(promotions.startTime, time),
        gt(promotions.endTime, time),
      ),
    );
  const promotion = rows[0]?.promotion;
  if (!promotion) return nothing;
  if (promotion.scopeType === 'ALL') return { storeId: promotion.storeId };
  return { skuIds: rows.flatMap(({ skuId }) => skuId ?? []) };
}
