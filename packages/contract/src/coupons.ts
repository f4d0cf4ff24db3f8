import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { DateTime, Entity, Filter, Id, ListOf, Nullable, OneOf, PageOf, PageQuery, Yuan } from './fields.ts';

export const couponTypes = ['PRICE', 'DISCOUNT'] as const;
export const couponScopes = ['ALL', 'PORTION_GOODS', 'PORTION_SHOP_CATEGORY', 'PORTION_GOODS_CATEGORY'] as const;
export const couponStatuses = ['NEW', 'START', 'END', 'CLOSE'] as const;
export const memberCouponStates = ['NEW', 'USED', 'EXPIRE', 'CLOSED'] as const;
export const couponGetTypes = ['FREE', 'ACTIVITY'] as const;
export const couponRangeDayTypes = ['FIXEDTIME', 'DYNAMICTIME'] as const;

/**
 * A coupon as its store or the platform (`storeId` `0`) offers it.
 *
 * PRICE takes `price` yuan off, DISCOUNT leaves `couponDiscount` tenths to pay (8.5 is 85 %). `promotionStatus` follows
 * from the times: NEW not begun, START can be claimed, END over, CLOSE withdrawn. A DYNAMICTIME coupon has no times; it
 * is good for `effectiveDays` days from the day it is claimed.
 */
export const Coupon = Type.Object({
  ...Entity,
  storeId: Id(),
  storeName: Type.String(),
  promotionName: Type.String(),
  startTime: Nullable(DateTime()),
  endTime: Nullable(DateTime()),
  scopeType: OneOf(couponScopes),
  scopeId: Nullable(Type.String({ description: 'SKU or category ids, joined by commas' })),
  promotionStatus: OneOf(couponStatuses),
  couponName: Type.String(),
  couponType: OneOf(couponTypes),
  price: Nullable(Yuan()),
  couponDiscount: Nullable(Type.Number({ description: 'tenths to pay: 8.5 is 85 %' })),
  getType: OneOf(couponGetTypes),
  storeCommission: Nullable(Type.Number({ description: 'per cent that the store bears' })),
  description: Nullable(Type.String()),
  publishNum: Type.Integer({ description: '0 is unlimited' }),
  couponLimitNum: Type.Integer({ description: 'per member; 0 is unlimited' }),
  usedNum: Type.Integer(),
  receivedNum: Type.Integer(),
  consumeThreshold: Yuan('spend at least this'),
  rangeDayType: OneOf(couponRangeDayTypes),
  effectiveDays: Nullable(Type.Integer()),
  promotionGoodsList: Type.Null(),
});
export type Coupon = Static<typeof Coupon>;

const memberCouponFields = {
  ...Entity,
  couponId: Id(),
  storeId: Id(),
  storeName: Type.String(),
  price: Nullable(Yuan()),
  discount: Nullable(Type.Number({ description: 'tenths to pay: 8.5 is 85 %' })),
  consumeThreshold: Yuan('spend at least this'),
  memberName: Type.String(),
  memberId: Id(),
  scopeType: OneOf(couponScopes),
  scopeId: Nullable(Type.String()),
  couponType: OneOf(couponTypes),
  startTime: DateTime(),
  endTime: DateTime(),
  getType: OneOf(couponGetTypes),
  storeCommission: Nullable(Type.Number()),
  platformFlag: Type.Boolean(),
  consumptionTime: Nullable(DateTime()),
  memberCouponStatus: OneOf(memberCouponStates),
};

/** A coupon in a member's hands: NEW can be used between its times, then USED by a trade, EXPIRE or CLOSED. */
export const MemberCoupon = Type.Object(memberCouponFields);
export type MemberCoupon = Static<typeof MemberCoupon>;

/** A coupon that the present selection cannot use, and why. */
export const UnusableCoupon = Type.Object({
  ...memberCouponFields,
  couponName: Nullable(Type.String()),
  reason: Type.String(),
});
export type UnusableCoupon = Static<typeof UnusableCoupon>;

/** Coupons that anybody may claim now, newest first. */
export const listCoupons = endpoint({
  method: 'GET',
  path: '/buyer/promotion/coupon',
  access: 'public',
  tag: 'coupons',
  summary: 'Coupons to claim',
  input: Filter({
    ...PageQuery,
    couponName: Type.String({ maxLength: 100 }),
    couponType: OneOf(couponTypes),
    scopeType: OneOf(couponScopes),
    scopeId: Type.String({ maxLength: 4000 }),
    storeId: Type.String({ maxLength: 4000, description: 'ids joined by commas; `store` is every coupon of a store' }),
    price: Type.String({ maxLength: 40, description: '`min` or `min_max`, yuan' }),
    publishNum: Type.String({ maxLength: 40, description: '`min` or `min_max`' }),
    receivedNum: Type.String({ maxLength: 40, description: '`min` or `min_max`' }),
    startTime: Type.Integer({ minimum: 0, maximum: 8.64e15, description: 'begins no earlier, epoch milliseconds' }),
    endTime: Type.Integer({ minimum: 0, maximum: 8.64e15, description: 'ends no later, epoch milliseconds' }),
    getType: Type.String({ maxLength: 40, description: 'ignored: always FREE' }),
    promotionStatus: Type.String({ maxLength: 40, description: 'ignored: always START' }),
  }),
  result: PageOf(Coupon),
});

export const listMemberCoupons = endpoint({
  method: 'GET',
  path: '/buyer/promotion/coupon/getCoupons',
  access: 'member',
  tag: 'coupons',
  summary: 'My coupons, newest first',
  input: Filter({
    ...PageQuery,
    memberCouponStatus: OneOf(memberCouponStates),
    couponName: Type.String({ maxLength: 100 }),
    couponType: OneOf(couponTypes),
    scopeType: OneOf(couponScopes),
    scopeId: Type.String({ maxLength: 4000 }),
    getType: OneOf(couponGetTypes),
    couponId: Id(),
    storeId: Type.String({ maxLength: 4000 }),
    price: Type.String({ maxLength: 40 }),
    promotionStatus: OneOf(couponStatuses),
    startTime: Type.Integer({ minimum: 0, maximum: 8.64e15 }),
    endTime: Type.Integer({ minimum: 0, maximum: 8.64e15 }),
  }),
  result: PageOf(MemberCoupon),
});

/** My coupons that these SKUs of these stores, worth `totalPrice`, may use. */
export const listUsableCoupons = endpoint({
  method: 'GET',
  path: '/buyer/promotion/coupon/canUse',
  access: 'member',
  tag: 'coupons',
  summary: 'My coupons for a selection of goods',
  input: Type.Object({
    ...PageQuery,
    storeId: ListOf(Id()),
    scopeId: Type.Optional(ListOf(Id())),
    totalPrice: Type.Optional(Type.Number({ minimum: 0, maximum: 1e9 })),
    memberCouponStatus: Type.Optional(Type.String({ maxLength: 40, description: 'ignored: always NEW' })),
  }),
  result: PageOf(MemberCoupon),
});

export const claimCoupon = endpoint({
  method: 'GET',
  path: '/buyer/promotion/coupon/receive/{couponId}',
  access: 'member',
  tag: 'coupons',
  summary: 'Claim one piece of a coupon',
  input: Type.Object({ couponId: Id() }),
});

/** Coupons that running activities hand to the member at this moment. */
export const receiveActivityCoupons = endpoint({
  method: 'GET',
  path: '/buyer/promotion/coupon/activity',
  access: 'member',
  tag: 'coupons',
  summary: 'Receive the coupons of running activities',
  result: Type.Array(MemberCoupon),
});

export const countMemberCoupons = endpoint({
  method: 'GET',
  path: '/buyer/promotion/coupon/getCouponsNum',
  access: 'member',
  tag: 'coupons',
  summary: 'How many coupons I can use',
  result: Type.Integer(),
});

export const getMemberCoupon = endpoint({
  method: 'GET',
  path: '/buyer/promotion/coupon/get/{id}',
  access: 'member',
  tag: 'coupons',
  summary: 'One of my coupons',
  input: Type.Object({ id: Id() }),
  result: MemberCoupon,
});
