import Type, { type Static } from 'typebox';
import { Coupon, couponGetTypes, couponScopes, couponStatuses, couponTypes } from './coupons.ts';
import { endpoint } from './endpoint.ts';
import { DateTime, Filter, Id, ListOf, OneOf, PageOf, PageQuery } from './fields.ts';

const money = (description: string) => Type.Number({ minimum: 0, maximum: 10_000_000, description });
const whole = (description: string) => Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000, description });

/**
 * What a coupon is made of. PRICE needs `price`, DISCOUNT `couponDiscount`; FIXEDTIME needs both times, DYNAMICTIME
 * `effectiveDays`; every scope but ALL needs `scopeId`. Rules are refused with their own codes (41008 to 41017).
 */
const couponTerms = {
  couponName: Type.String({ minLength: 1, maxLength: 50 }),
  couponNameEn: Type.Optional(Type.String({ maxLength: 100, description: 'addition' })),
  promotionName: Type.Optional(Type.String({ maxLength: 50, description: 'couponName when left out' })),
  couponType: OneOf(couponTypes),
  price: Type.Optional(money('PRICE: face value in yuan')),
  couponDiscount: Type.Optional(Type.Number({ description: 'DISCOUNT: tenths to pay, one decimal at most' })),
  consumeThreshold: Type.Optional(money('spend at least this')),
  getType: Type.Optional(OneOf(couponGetTypes, 'FREE when left out')),
  storeCommission: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: 'platform coupons: per cent' })),
  description: Type.Optional(Type.String({ maxLength: 500 })),
  publishNum: Type.Optional(whole('0 is unlimited')),
  couponLimitNum: Type.Optional(whole('per member; 0 is unlimited')),
  rangeDayType: Type.Optional(Type.String({ maxLength: 20, description: 'FIXEDTIME or DYNAMICTIME' })),
  effectiveDays: Type.Optional(whole('DYNAMICTIME: days from the claim, 0 to 365')),
  startTime: Type.Optional(DateTime()),
  endTime: Type.Optional(DateTime()),
  scopeType: Type.Optional(OneOf(couponScopes, 'PORTION_GOODS when left out')),
  scopeId: Type.Optional(ListOf(Id(), { maxItems: 500 })),
};

const CouponTerms = Type.Object(couponTerms);
export type CouponTerms = Static<typeof CouponTerms>;

/** The same calls for a seller, on coupons of the own store, and for a manager, on coupons of the platform. */
function consoleCalls<const A extends 'seller' | 'manager'>(access: A) {
  const base = `/${access}/promotion/coupon`;
  const shared = { access, tag: `${access} coupons` } as const;
  return {
    list: endpoint({
      ...shared,
      method: 'GET',
      path: base,
      summary: 'Coupons of every status, newest first',
      input: Filter({
        ...PageQuery,
        couponName: Type.String({ maxLength: 100 }),
        promotionStatus: OneOf(couponStatuses),
      }),
      result: PageOf(Coupon),
    }),
    get: endpoint({
      ...shared,
      method: 'GET',
      path: `${base}/{couponId}`,
      summary: 'One coupon',
      input: Type.Object({ couponId: Id() }),
      result: Coupon,
    }),
    create: endpoint({
      ...shared,
      method: 'POST',
      path: base,
      summary: 'Publish a coupon',
      input: CouponTerms,
      result: Coupon,
      guard: 'duplicate',
    }),
    change: endpoint({
      ...shared,
      method: 'PUT',
      path: base,
      summary: 'Change a coupon; pieces that members hold keep what they promised',
      input: Type.Object({ id: Id(), ...couponTerms }),
      result: Coupon,
    }),
    setTimes: endpoint({
      ...shared,
      method: 'PUT',
      path: `${base}/status`,
      summary: 'Give coupons new times, or withdraw them when the times are left out',
      input: Type.Object({
        couponIds: ListOf(Id(), { maxItems: 100 }),
        startTime: Type.Optional(Type.Integer({ minimum: 0, maximum: 8.64e15, description: 'epoch milliseconds' })),
        endTime: Type.Optional(Type.Integer({ minimum: 0, maximum: 8.64e15, description: 'epoch milliseconds' })),
      }),
    }),
    remove: endpoint({
      ...shared,
      method: 'DELETE',
      path: `${base}/{couponIds}`,
      summary: 'Withdraw coupons for good; unused pieces are closed',
      input: Type.Object({ couponIds: ListOf(Id(), { maxItems: 100 }) }),
    }),
  } as const;
}

export const sellerCoupons = consoleCalls('seller');
export const managerCoupons = consoleCalls('manager');
