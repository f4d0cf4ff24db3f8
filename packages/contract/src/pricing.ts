import Type, { type Static } from 'typebox';
import { Yuan } from './fields.ts';

/** One reduction inside a price: which promotion or coupon took how much off which SKU. */
export const PriceReduction = Type.Object({
  promotionTypeEnum: Type.String({ description: 'SECKILL, FULL_DISCOUNT, COUPON or PLATFORM_COUPON' }),
  promotionId: Type.String(),
  discountPrice: Yuan(),
  goodsId: Type.String(),
  skuId: Type.String(),
  promotionName: Type.String(),
});

/**
 * How a price came about, in yuan.
 *
 * `flowPrice` = `goodsPrice` + `freightPrice` − (`discountPrice` + `couponPrice`) + `updatePrice`. Discount and coupons
 * together never exceed the goods, so freight is always paid in full. A store's detail is the sum of its lines, the
 * trade's the sum of its stores. All but `updatePrice` are 0 or more.
 */
export const PriceDetail = Type.Object({
  originalPrice: Yuan('what was payable before the seller changed the price'),
  goodsPrice: Yuan('price charged × pieces, seckill already inside'),
  freightPrice: Yuan(),
  payPoint: Type.Integer(),
  discountPrice: Yuan('full discount'),
  discountPriceDetail: Type.Array(PriceReduction),
  couponPrice: Yuan('platform and store coupons'),
  distributionCommission: Yuan(),
  platFormCommissionPoint: Type.Number({ description: 'per cent that the platform keeps' }),
  platFormCommission: Yuan(),
  siteCouponPrice: Yuan('the platform coupon alone'),
  siteCouponPoint: Type.Number({ description: 'per cent of the platform coupon that the store bears' }),
  siteCouponCommission: Yuan(),
  updatePrice: Yuan('change made by the seller; may be negative'),
  flowPrice: Yuan('payable'),
  settlementPrice: Yuan(),
  billPrice: Yuan('what the store gets'),
  joinPromotion: Type.Array(Type.Object({ promotionType: Type.String(), activityId: Type.String() })),
});
export type PriceDetail = Static<typeof PriceDetail>;

/** The few numbers of a price that a cart shows. */
export const PriceSummary = Type.Object({
  originalPrice: Yuan('the goods'),
  freight: Yuan(),
  discountPrice: Yuan(),
  payPoint: Type.Integer(),
  finalePrice: Yuan('payable'),
});
export type PriceSummary = Static<typeof PriceSummary>;
