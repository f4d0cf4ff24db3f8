import Type, { type Static } from 'typebox';
import { CartGroup, CartLine, cartWays, deliveryMethods } from './cart-lines.ts';
import { MemberCoupon, UnusableCoupon } from './coupons.ts';
import { endpoint } from './endpoint.ts';
import { Entity, Id, MapOf, Nullable, OneOf, Yuan } from './fields.ts';
import { paymentMethods, payStates } from './order-life-cycle.ts';
import { PriceDetail } from './pricing.ts';

/** A member coupon in use and what each SKU brought to its threshold, in yuan. */
export const SelectedCoupon = Type.Object({ skuDetail: MapOf(Yuan()), memberCoupon: MemberCoupon });
export type SelectedCoupon = Static<typeof SelectedCoupon>;

/** Where the goods go: the address that was chosen, else the member's default one. */
export const CheckoutAddress = Type.Object({
  ...Entity,
  memberId: Id(),
  name: Type.String(),
  mobile: Type.String(),
  consigneeAddressPath: Type.String({ description: 'region names joined by commas' }),
  consigneeAddressIdPath: Type.String(),
  detail: Type.String(),
  isDefault: Type.Boolean(),
  alias: Nullable(Type.String()),
  lon: Nullable(Type.String()),
  lat: Nullable(Type.String()),
});
export type CheckoutAddress = Static<typeof CheckoutAddress>;

/** Where the buyer picks the goods up. */
export const CheckoutPickUpPoint = Type.Object({
  ...Entity,
  storeId: Id(),
  addressName: Type.String(),
  center: Type.String({ description: 'longitude,latitude' }),
  address: Type.String(),
  mobile: Type.String(),
});
export type CheckoutPickUpPoint = Static<typeof CheckoutPickUpPoint>;

export const CheckoutReceipt = Type.Object({
  receiptTitle: Type.String(),
  taxpayerId: Nullable(Type.String()),
  receiptContent: Type.String(),
});
export type CheckoutReceipt = Static<typeof CheckoutReceipt>;

/**
 * A cart or a checkout, priced at this moment and grouped by store.
 *
 * `skuList` holds what was asked for, `checkedSkuList` what can be ordered; `notSupportFreight` is null unless the
 * address blocks something. Prices of groups and of the whole count checked lines only.
 */
export const TradeDraft = Type.Object({
  sn: Nullable(Type.String()),
  parentOrderSn: Nullable(Type.String()),
  cartList: Type.Array(CartGroup),
  skuList: Type.Array(CartLine),
  checkedSkuList: Type.Array(CartLine),
  priceDetailVO: Type.Null(),
  priceDetailDTO: PriceDetail,
  receiptVO: Nullable(CheckoutReceipt),
  needReceipt: Type.Boolean(),
  notSupportFreight: Nullable(Type.Array(CartLine)),
  cartTypeEnum: OneOf(cartWays),
  storeRemark: Type.Null(),
  skuPromotionDetail: MapOf(Type.String()),
  platformCoupon: Nullable(SelectedCoupon),
  storeCoupons: Nullable(MapOf(SelectedCoupon)),
  canUseCoupons: Type.Array(MemberCoupon),
  cantUseCoupons: Type.Array(UnusableCoupon),
  memberAddress: Nullable(CheckoutAddress),
  storeAddress: Nullable(CheckoutPickUpPoint),
  clientType: Nullable(Type.String()),
  memberName: Nullable(Type.String()),
  memberId: Nullable(Id()),
  distributionId: Nullable(Id()),
  orderVO: Type.Null(),
});
export type TradeDraft = Static<typeof TradeDraft>;

/** What one checkout created: one order per store, paid together. */
export const Trade = Type.Object({
  ...Entity,
  sn: Type.String(),
  memberId: Id(),
  memberName: Type.String(),
  paymentMethod: Nullable(OneOf(paymentMethods)),
  payStatus: OneOf(payStates),
  flowPrice: Yuan('payable'),
  goodsPrice: Yuan(),
  freightPrice: Yuan(),
  discountPrice: Yuan(),
  deliveryMethod: Nullable(OneOf(deliveryMethods)),
  consigneeName: Nullable(Type.String()),
  consigneeMobile: Nullable(Type.String()),
  consigneeAddressPath: Nullable(Type.String()),
  consigneeAddressIdPath: Nullable(Type.String()),
});
export type Trade = Static<typeof Trade>;

/**
 * Orders the checked lines of a draft. Stock is reserved, coupons are used and the lines leave the cart in one step;
 * a trade that costs nothing is paid at once.
 */
export const createTrade = endpoint({
  method: 'POST',
  path: '/buyer/trade/carts/create/trade',
  access: 'member',
  tag: 'carts',
  summary: 'Create the trade of a checkout',
  input: Type.Object({
    way: Type.Optional(Type.String({ maxLength: 40, description: 'CART when empty or unknown' })),
    client: Type.Optional(Type.String({ maxLength: 40, description: 'PC, H5, WECHAT_MP or APP' })),
    remark: Type.Optional(
      Type.Array(Type.Object({ storeId: Id(), remark: Type.String({ maxLength: 200 }) }), { maxItems: 200 }),
    ),
    parentOrderSn: Type.Optional(Type.String({ maxLength: 64, description: 'joins a group buy; not sold here' })),
  }),
  result: Trade,
  guard: 'idempotent',
});
