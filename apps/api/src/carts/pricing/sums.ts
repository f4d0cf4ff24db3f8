import { portion } from '@silkboat/contract/money';
import type { PriceBreakdown } from '#db/schema/index.ts';
import { noPrice } from './price-detail.ts';
import type { PricedLine } from './priced-line.ts';

/** The last step for a line: what is payable, and what of it the store gets. */
export function closeLine(line: PricedLine, { hasCommission }: { hasCommission: boolean }): PricedLine {
  const { price } = line;
  const flowPrice =
    price.goodsPrice + price.freightPrice - (price.discountPrice + price.couponPrice) + price.updatePrice;
  const platFormCommission = hasCommission ? portion(flowPrice, line.commissionBasisPoints, 10_000) : 0;
  return {
    ...line,
    price: {
      ...price,
      originalPrice: flowPrice,
      flowPrice,
      platFormCommissionPoint: hasCommission ? line.commissionBasisPoints / 100 : 0,
      platFormCommission,
      billPrice: flowPrice - platFormCommission - price.distributionCommission,
    },
  };
}

const amounts = [
  'originalPrice',
  'goodsPrice',
  'freightPrice',
  'payPoint',
  'discountPrice',
  'couponPrice',
  'siteCouponPrice',
  'siteCouponCommission',
  'distributionCommission',
  'platFormCommission',
  'updatePrice',
  'flowPrice',
  'settlementPrice',
  'billPrice',
] as const;

/** Adds prices up. A percentage is kept where all agree on it, else it is 0. */
export function sumPrices(prices: PriceBreakdown[]): PriceBreakdown {
  const sum = noPrice();
  for (const price of prices) {
    for (const name of amounts) sum[name] += price[name];
    sum.discountPriceDetail.push(...price.discountPriceDetail);
  }
  const joined = prices.flatMap(({ joinPromotion }) => joinPromotion);
  sum.joinPromotion = [...new Map(joined.map((one) => [`${one.promotionType}-${one.activityId}`, one])).values()];
  sum.platFormCommissionPoint = agreed(prices.map((price) => price.platFormCommissionPoint));
  sum.siteCouponPoint = agreed(
    prices.filter((price) => price.siteCouponPrice > 0).map((price) => price.siteCouponPoint),
  );
  return sum;
}

const agreed = (values: number[]): number => (new Set(values).size === 1 ? values[0]! : 0);
