import Type, { type Static } from 'typebox';
import { Id, MapOf, OneOf, Yuan } from './fields.ts';

/**
 * A promotion as goods carry it. Unlike everywhere else, times are epoch milliseconds and what does not apply is absent.
 * Which fields are there depends on the type in the key: COUPON, SECKILL or FULL_DISCOUNT.
 */
export const CarriedPromotion = Type.Object({
  id: Id(),
  promotionName: Type.String(),
  storeId: Id('`0` for the platform'),
  storeName: Type.String(),
  startTime: Type.Optional(Type.Integer({ description: 'epoch milliseconds' })),
  endTime: Type.Optional(Type.Integer({ description: 'epoch milliseconds' })),
  scopeType: OneOf(['ALL', 'PORTION_GOODS', 'PORTION_SHOP_CATEGORY', 'PORTION_GOODS_CATEGORY']),
  scopeId: Type.Optional(Type.String()),

  couponName: Type.Optional(Type.String()),
  couponType: Type.Optional(OneOf(['PRICE', 'DISCOUNT'])),
  price: Type.Optional(Yuan('COUPON: face value; SECKILL: the reduced price of this SKU (addition)')),
  couponDiscount: Type.Optional(Type.Number({ description: 'tenths to pay: 8.5 is 85 %' })),
  consumeThreshold: Type.Optional(Yuan()),
  getType: Type.Optional(OneOf(['FREE', 'ACTIVITY'])),
  rangeDayType: Type.Optional(OneOf(['FIXEDTIME', 'DYNAMICTIME'])),
  publishNum: Type.Optional(Type.Integer({ description: '0 is unlimited' })),
  couponLimitNum: Type.Optional(Type.Integer({ description: 'per member; 0 is unlimited' })),
  receivedNum: Type.Optional(Type.Integer()),
  description: Type.Optional(Type.String()),

  fullMoney: Type.Optional(Yuan('spend at least this in the store')),
  fullMinusFlag: Type.Optional(Type.Boolean()),
  fullMinus: Type.Optional(Yuan()),
  fullRateFlag: Type.Optional(Type.Boolean()),
  fullRate: Type.Optional(Type.Number({ description: 'tenths to pay: 8.5 is 85 %' })),
  freeFreightFlag: Type.Optional(Type.Boolean()),
  pointFlag: Type.Optional(Type.Boolean()),
  point: Type.Optional(Type.Integer()),
  couponFlag: Type.Optional(Type.Boolean()),
  couponId: Type.Optional(Id()),
  title: Type.Optional(Type.String()),
});
export type CarriedPromotion = Static<typeof CarriedPromotion>;

/** Running promotions by `TYPE-id`: `COUPON-17`, `SECKILL-18`, `FULL_DISCOUNT-19`. */
export const PromotionMap = MapOf(CarriedPromotion);
export type PromotionMap = Record<string, CarriedPromotion>;
