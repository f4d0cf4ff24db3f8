import { toYuan } from '@silkboat/contract/money';
import type { CarriedPromotion, PromotionMap } from '@silkboat/contract/promotion-map';
import type { Language } from '@silkboat/contract/result-codes';
import type { CouponRow } from '#coupons/coupon-status.ts';
import { inLanguage } from '../language.ts';
import type { RunningFullDiscount, RunningSeckill, SkuPromotions } from './promotions.ts';

/** What runs for a SKU as goods carry it: `TYPE-id` → promotion, without what does not apply. */
export function toPromotionMap(
  running: SkuPromotions | undefined,
  coupons: CouponRow[],
  language: Language,
): PromotionMap {
  const map: PromotionMap = {};
  if (running?.seckill) map[`SECKILL-${running.seckill.id}`] = toSeckill(running.seckill, language);
  if (running?.fullDiscount)
    map[`FULL_DISCOUNT-${running.fullDiscount.id}`] = toFullDiscount(running.fullDiscount, language);
  for (const coupon of coupons) map[`COUPON-${coupon.id}`] = toCarriedCoupon(coupon, language);
  return map;
}

const toBase = (promotion: RunningSeckill | RunningFullDiscount, language: Language) => ({
  id: promotion.id,
  promotionName: inLanguage(language, promotion.promotionName, promotion.promotionNameEn),
  storeId: promotion.storeId,
  storeName: promotion.storeName,
  startTime: promotion.startTime.getTime(),
  endTime: promotion.endTime.getTime(),
  scopeType: promotion.scopeType,
});

const toSeckill = (seckill: RunningSeckill, language: Language): CarriedPromotion => ({
  ...toBase(seckill, language),
  price: toYuan(seckill.price),
});

const toFullDiscount = (discount: RunningFullDiscount, language: Language): CarriedPromotion => ({
  ...toBase(discount, language),
  title: discount.title,
  ...(discount.description !== null && { description: discount.description }),
  fullMoney: toYuan(discount.fullMoney),
  fullMinusFlag: discount.fullMinusFlag,
  ...(discount.fullMinus !== null && { fullMinus: toYuan(discount.fullMinus) }),
  fullRateFlag: discount.fullRateFlag,
  ...(discount.fullRatePercent !== null && { fullRate: discount.fullRatePercent / 10 }),
  freeFreightFlag: discount.freeFreightFlag,
  pointFlag: discount.pointFlag,
  point: discount.points,
  couponFlag: discount.couponFlag,
  ...(discount.couponId !== null && { couponId: discount.couponId }),
});

const toCarriedCoupon = (coupon: CouponRow, language: Language): CarriedPromotion => ({
  id: coupon.id,
  promotionName: inLanguage(language, coupon.promotionName, coupon.couponNameEn),
  storeId: coupon.storeId,
  storeName: coupon.storeName,
  ...(coupon.startTime && { startTime: coupon.startTime.getTime() }),
  ...(coupon.endTime && { endTime: coupon.endTime.getTime() }),
  scopeType: coupon.scopeType,
  ...(coupon.scopeIds.length > 0 && { scopeId: coupon.scopeIds.join(',') }),
  couponName: inLanguage(language, coupon.couponName, coupon.couponNameEn),
  couponType: coupon.couponType,
  ...(coupon.price !== null && { price: toYuan(coupon.price) }),
  ...(coupon.discountPercent !== null && { couponDiscount: coupon.discountPercent / 10 }),
  consumeThreshold: toYuan(coupon.consumeThreshold),
  getType: coupon.getType,
  rangeDayType: coupon.rangeDayType,
  publishNum: coupon.publishNum,
  couponLimitNum: coupon.couponLimitNum,
  receivedNum: coupon.receivedNum,
  ...(coupon.description !== null && { description: coupon.description }),
});
