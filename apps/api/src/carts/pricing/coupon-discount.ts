import { type Fen, portion } from '@silkboat/contract/money';
import type { memberCoupons } from '#db/schema/index.ts';
import { isInScope } from '../../coupons/coupon-scope.ts';
import type { PricedLine } from './priced-line.ts';
import { splitReduction } from './split.ts';

/** A member coupon as pricing sees it. */
export type CouponToApply = Pick<
  typeof memberCoupons.$inferSelect,
  | 'id'
  | 'couponId'
  | 'storeId'
  | 'isPlatform'
  | 'couponType'
  | 'price'
  | 'discountPercent'
  | 'consumeThreshold'
  | 'scopeType'
  | 'scopeIds'
  | 'storeCommission'
>;

/** A coupon that was applied: what each SKU counted for. */
export interface AppliedCoupon<C extends CouponToApply = CouponToApply> {
  coupon: C;
  skuDetail: Record<string, Fen>;
}

/** How a coupon fits a selection: `missing` is what is still to spend, undefined when no line is in its scope. */
export function couponFit(coupon: CouponToApply, lines: PricedLine[]): { skuIds: string[]; missing: Fen | undefined } {
  const inScope = lines.filter((line) => isInScope(coupon, line));
  const spent = inScope.reduce((sum, { price }) => sum + price.goodsPrice, 0);
  return {
    skuIds: inScope.map(({ skuId }) => skuId),
    missing: inScope.length === 0 ? undefined : Math.max(coupon.consumeThreshold - spent, 0),
  };
}

/**
 * Takes coupons off, the platform's first, each reckoned on the price of the goods before the full discount. One that
 * does not fit (any more) is left out. Together with the full discount they never take more than a line's goods cost.
 */
export function applyCoupons<C extends CouponToApply>(
  lines: PricedLine[],
  selected: C[],
): { lines: PricedLine[]; applied: AppliedCoupon<C>[] } {
  const applied: AppliedCoupon<C>[] = [];
  let reduced = lines;
  for (const coupon of selected.toSorted((a, b) => Number(b.isPlatform) - Number(a.isPlatform))) {
    const { skuIds, missing } = couponFit(coupon, lines);
    if (missing !== 0) continue;
    const inScope = reduced.filter(({ skuId }) => skuIds.includes(skuId));
    const prices = inScope.map(({ price }) => price.goodsPrice);
    const reductions = reductionsOf(coupon, prices);
    reduced = reduced.map((line) => {
      const at = inScope.indexOf(line);
      return at < 0 ? line : reduce(line, coupon, reductions[at]!);
    });
    applied.push({ coupon, skuDetail: Object.fromEntries(skuIds.map((skuId, at) => [skuId, prices[at]!])) });
  }
  return { lines: reduced, applied };
}

function reductionsOf(coupon: CouponToApply, prices: Fen[]): Fen[] {
  if (coupon.couponType === 'PRICE') return splitReduction(coupon.price ?? 0, prices);
  const off = Math.min(Math.max(100 - (coupon.discountPercent ?? 100), 0), 100);
  return prices.map((price) => portion(price, off, 100));
}

function reduce(line: PricedLine, coupon: CouponToApply, wanted: Fen): PricedLine {
  const { price, goodsId, skuId } = line;
  const amount = Math.min(wanted, price.goodsPrice - price.discountPrice - price.couponPrice);
  const type = coupon.isPlatform ? 'PLATFORM_COUPON' : 'COUPON';
  const detail = {
    promotionTypeEnum: type,
    promotionId: coupon.couponId,
    discountPrice: amount,
    goodsId,
    skuId,
    promotionName: '优惠券',
  };
  return {
    ...line,
    price: {
      ...price,
      couponPrice: price.couponPrice + amount,
      discountPriceDetail: [...price.discountPriceDetail, detail],
      joinPromotion: [...price.joinPromotion, { promotionType: type, activityId: coupon.couponId }],
      ...(coupon.isPlatform && {
        siteCouponPrice: amount,
        siteCouponPoint: coupon.storeCommission,
        siteCouponCommission: portion(amount, coupon.storeCommission, 100),
      }),
    },
  };
}
