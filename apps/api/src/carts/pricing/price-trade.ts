import type { PriceBreakdown } from '#db/schema/index.ts';
import { priceGoods } from './base-price.ts';
import { type AppliedCoupon, applyCoupons, type CouponToApply } from './coupon-discount.ts';
import { applyFreight, type Destination } from './freight.ts';
import { applyFullDiscount, type FullDiscountState, findFullDiscount } from './full-discount.ts';
import type { LineToPrice, PricedLine } from './priced-line.ts';
import { closeLine, sumPrices } from './sums.ts';

/** The lines of one store: what becomes one order. */
export interface PricedStore {
  storeId: string;
  lines: PricedLine[];
  fullDiscount: FullDiscountState | undefined;
  price: PriceBreakdown;
}

export interface PricedTrade<C extends CouponToApply = CouponToApply> {
  stores: PricedStore[];
  price: PriceBreakdown;
  coupons: AppliedCoupon<C>[];
  /** SKUs that cannot be shipped to the destination. */
  blocked: string[];
}

interface Pricing<C extends CouponToApply> {
  /** At most one of the platform and one per store. */
  coupons?: C[];
  destination?: Destination | undefined;
  /** Counts what the platform keeps: only when the trade is created. */
  hasCommission?: boolean;
}

/** Prices lines in cart order: goods, full discount per store, coupons, freight, sums. */
export function priceTrade<C extends CouponToApply>(
  lines: LineToPrice[],
  { coupons = [], destination, hasCommission = false }: Pricing<C> = {},
): PricedTrade<C> {
  const goods = priceGoods(lines);
  const discounts = new Map(
    [...new Set(goods.map(({ storeId }) => storeId))].map((storeId) => [
      storeId,
      findFullDiscount(goods.filter((line) => line.storeId === storeId)),
    ]),
  );
  const discounted = [...discounts].flatMap(([storeId, state]) =>
    applyFullDiscount(
      goods.filter((line) => line.storeId === storeId),
      state,
    ),
  );
  const reduced = applyCoupons(discounted, coupons);
  const shipped = applyFreight(reduced.lines, destination);
  const closed = shipped.lines.map((line) => closeLine(line, { hasCommission }));

  const stores = [...discounts].map(([storeId, fullDiscount]) => {
    const own = closed.filter((line) => line.storeId === storeId);
    return { storeId, lines: own, fullDiscount, price: sumPrices(own.map(({ price }) => price)) };
  });
  return {
    stores,
    price: sumPrices(stores.map(({ price }) => price)),
    coupons: reduced.applied,
    blocked: shipped.blocked,
  };
}
