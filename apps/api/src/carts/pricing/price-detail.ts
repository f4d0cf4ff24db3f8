import { toYuan } from '@silkboat/contract/money';
import type { PriceDetail, PriceSummary } from '@silkboat/contract/pricing';
import type { PriceBreakdown } from '#db/schema/index.ts';

/** A price that is nothing yet. */
export const noPrice = (): PriceBreakdown => ({
  originalPrice: 0,
  goodsPrice: 0,
  freightPrice: 0,
  payPoint: 0,
  discountPrice: 0,
  discountPriceDetail: [],
  couponPrice: 0,
  siteCouponPrice: 0,
  siteCouponPoint: 0,
  siteCouponCommission: 0,
  distributionCommission: 0,
  platFormCommissionPoint: 0,
  platFormCommission: 0,
  updatePrice: 0,
  flowPrice: 0,
  settlementPrice: 0,
  billPrice: 0,
  joinPromotion: [],
});

const money = (fen: number) => toYuan(Math.max(fen, 0));

/** A stored price as every client reads it: yuan, nothing below 0 but a seller's change. */
export function toPriceDetail(price: PriceBreakdown): PriceDetail {
  return {
    originalPrice: money(price.originalPrice),
    goodsPrice: money(price.goodsPrice),
    freightPrice: money(price.freightPrice),
    payPoint: price.payPoint,
    discountPrice: money(price.discountPrice),
    discountPriceDetail: price.discountPriceDetail.map((reduction) => ({
      ...reduction,
      discountPrice: money(reduction.discountPrice),
    })),
    couponPrice: money(price.couponPrice),
    distributionCommission: money(price.distributionCommission),
    platFormCommissionPoint: price.platFormCommissionPoint,
    platFormCommission: money(price.platFormCommission),
    siteCouponPrice: money(price.siteCouponPrice),
    siteCouponPoint: price.siteCouponPoint,
    siteCouponCommission: money(price.siteCouponCommission),
    updatePrice: toYuan(price.updatePrice),
    flowPrice: money(price.flowPrice),
    settlementPrice: money(price.settlementPrice),
    billPrice: money(price.billPrice),
    joinPromotion: price.joinPromotion,
  };
}

export function toPriceSummary(price: PriceBreakdown): PriceSummary {
  return {
    originalPrice: money(price.goodsPrice),
    freight: money(price.freightPrice),
    discountPrice: money(price.discountPrice),
    payPoint: price.payPoint,
    finalePrice: money(price.flowPrice),
  };
}
