import Type, { type Static } from 'typebox';
import { Coupon } from './coupons.ts';
import { DateTime, Id, Nullable, OneOf, Yuan } from './fields.ts';
import { GoodsSku } from './goods-sku.ts';
import { PriceDetail, PriceSummary } from './pricing.ts';
import { PromotionMap } from './promotion-map.ts';

/** The ways to a checkout. Each member has one draft per way; PINTUAN, POINTS and KANJIA are words of the wire that this shop does not sell by. */
export const cartWays = ['CART', 'BUY_NOW', 'VIRTUAL', 'PINTUAN', 'POINTS', 'KANJIA'] as const;
export type CartWay = (typeof cartWays)[number];

export const deliveryMethods = ['LOGISTICS', 'SELF_PICK_UP', 'LOCAL_TOWN_DELIVERY', 'VIRTUAL'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

const Nothing = () => Type.Null();

/** One SKU in the cart with its present price. A line that cannot be bought is unchecked and says why. */
export const CartLine = Type.Object({
  storeId: Id(),
  storeName: Type.String(),
  priceDetailDTO: PriceDetail,
  priceDetailVO: PriceSummary,
  sn: Nullable(Type.String()),
  goodsSku: GoodsSku,
  distributionGoods: Nothing(),
  num: Type.Integer(),
  purchasePrice: Yuan('charged for one'),
  subTotal: Yuan('charged for all pieces'),
  utilPrice: Yuan('the same as purchasePrice'),
  checked: Type.Boolean(),
  isFreeFreight: Type.Boolean(),
  invalid: Type.Boolean({ description: 'not on sale any more' }),
  errorMessage: Type.String({ description: 'empty when the line can be bought' }),
  isShip: Type.Boolean({ description: 'can be shipped to the chosen address' }),
  pintuanId: Nothing(),
  kanjiaId: Nothing(),
  pointsId: Nothing(),
  point: Nothing(),
  promotionMap: PromotionMap,
  notFilterPromotionMap: Nothing(),
  cartType: OneOf(cartWays),
  deliveryMethod: OneOf(deliveryMethods),
});
export type CartLine = Static<typeof CartLine>;

/** "Spend X in this store": money off, a lower rate, free freight, points or a coupon. */
export const FullDiscount = Type.Object({
  id: Id(),
  storeName: Type.String(),
  storeId: Id(),
  promotionName: Type.String(),
  startTime: DateTime(),
  endTime: DateTime(),
  scopeType: OneOf(['ALL', 'PORTION_GOODS']),
  scopeId: Nullable(Type.String({ description: 'SKU ids in the cart that take part, joined by commas' })),
  promotionStatus: OneOf(['START']),
  fullMoney: Yuan('spend at least this'),
  fullMinusFlag: Type.Boolean(),
  fullMinus: Nullable(Yuan()),
  fullRateFlag: Type.Boolean(),
  fullRate: Nullable(Type.Number({ description: 'tenths to pay: 8.5 is 85 %' })),
  pointFlag: Type.Boolean(),
  point: Nullable(Type.Integer()),
  freeFreightFlag: Type.Boolean(),
  giftFlag: Type.Boolean(),
  giftId: Nothing(),
  couponFlag: Type.Boolean(),
  couponId: Nullable(Id()),
  title: Type.String(),
  description: Nullable(Type.String()),
  promotionGoodsList: Nothing(),
  giftSkuId: Nothing(),
  giftSkuName: Nothing(),
  giftSkuThumbnail: Nothing(),
});
export type FullDiscount = Static<typeof FullDiscount>;

/** The lines of one store: what becomes one order. */
export const CartGroup = Type.Object({
  storeId: Id(),
  storeName: Type.String(),
  priceDetailDTO: PriceDetail,
  priceDetailVO: PriceSummary,
  skuList: Type.Array(CartLine),
  checkedSkuList: Type.Array(CartLine),
  sn: Nullable(Type.String()),
  checked: Type.Boolean({ description: 'any line of the store is checked' }),
  fullDiscount: Nullable(FullDiscount),
  fullDiscountSkuIds: Nullable(Type.Array(Id())),
  isFull: Type.Boolean({ description: 'always false' }),
  couponList: Type.Array(Coupon, { description: 'always empty: clients collect coupons in it' }),
  canReceiveCoupon: Type.Array(Coupon, { description: 'coupons of the store that the caller may claim' }),
  giftList: Type.Array(Id()),
  giftCouponList: Type.Array(Id()),
  giftPoint: Type.Integer(),
  weight: Type.Number({ description: 'kilograms of the checked lines' }),
  goodsNum: Nullable(Type.Integer({ description: 'pieces of the checked lines' })),
  remark: Type.String(),
  deliveryMethod: OneOf(deliveryMethods),
  promotionNotice: Nullable(Type.String()),
});
export type CartGroup = Static<typeof CartGroup>;
