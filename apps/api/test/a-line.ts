import type { CouponToApply } from '../src/carts/pricing/coupon-discount.ts';
import type { LineToPrice } from '../src/carts/pricing/priced-line.ts';
import type { RunningFullDiscount, RunningSeckill } from '../src/goods/promotions.ts';

/** Things that pricing is about, without a database. */

let count = 0;
const next = () => {
  count += 1;
  return String(count);
};

/** One piece at ¥100 of store 1. */
export function aLine(values: Partial<LineToPrice> = {}): LineToPrice {
  return {
    skuId: next(),
    goodsId: next(),
    storeId: '1',
    categoryPath: '10,20,30',
    storeCategoryPath: null,
    quantity: 1,
    skuPrice: 10_000,
    wholesaleSteps: undefined,
    promotions: undefined,
    weightGrams: 500,
    freightTemplate: undefined,
    deliveryMethod: 'LOGISTICS',
    commissionBasisPoints: 0,
    ...values,
  };
}

const promotion = {
  storeId: '1',
  storeName: '店铺',
  promotionName: '活动',
  promotionNameEn: 'Sale',
  startTime: new Date('2026-01-01T00:00:00Z'),
  endTime: new Date('2027-01-01T00:00:00Z'),
  fullMoney: 0,
  fullMinusFlag: false,
  fullMinus: null,
  fullRateFlag: false,
  fullRatePercent: null,
  freeFreightFlag: false,
  pointFlag: false,
  points: 0,
  couponFlag: false,
  couponId: null,
  title: '',
  description: null,
  isEnded: false,
  createdAt: new Date('2026-01-01T00:00:00Z'),
};

export const aFullDiscount = (values: Partial<RunningFullDiscount> = {}): RunningFullDiscount => ({
  ...promotion,
  id: next(),
  promotionType: 'FULL_DISCOUNT',
  scopeType: 'ALL',
  ...values,
});

export const aSeckill = (values: Partial<RunningSeckill> & { price: number }): RunningSeckill => ({
  ...promotion,
  id: next(),
  promotionType: 'SECKILL',
  scopeType: 'PORTION_GOODS',
  ...values,
});

/** ¥20 off whatever the platform's members buy. */
export const aCouponToApply = (values: Partial<CouponToApply> = {}): CouponToApply => ({
  id: next(),
  couponId: next(),
  storeId: '0',
  isPlatform: true,
  couponType: 'PRICE',
  price: 2_000,
  discountPercent: null,
  consumeThreshold: 0,
  scopeType: 'ALL',
  scopeIds: [],
  storeCommission: 0,
  ...values,
});
