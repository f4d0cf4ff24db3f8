import type { Coupon } from '@silkboat/contract/coupons';
import { formatDate } from '@silkboat/contract/dates';
import type { CarriedPromotion } from '@silkboat/contract/promotion-map';

/** A coupon that can be claimed now. */
export interface Offer {
  id: string;
  name: string;
  /** `0` is the platform. */
  storeId: string;
  storeName: string;
  /** PRICE takes yuan off, DISCOUNT leaves tenths to pay. */
  couponType: Coupon['couponType'];
  price: number;
  tenths: number;
  /** Spend at least this; 0 is no minimum. */
  threshold: number;
  scopeType: Coupon['scopeType'];
  scopeId: string | null;
  /** `yyyy-MM-dd`; null for one that is good for some days from its claim. */
  endDay: string | null;
  days: number;
}

export const fromCoupon = (coupon: Coupon): Offer => ({
  id: coupon.id,
  name: coupon.couponName,
  storeId: coupon.storeId,
  storeName: coupon.storeName,
  couponType: coupon.couponType,
  price: coupon.price ?? 0,
  tenths: coupon.couponDiscount ?? 10,
  threshold: coupon.consumeThreshold,
  scopeType: coupon.scopeType,
  scopeId: coupon.scopeId,
  endDay: coupon.endTime?.slice(0, 10) ?? null,
  days: coupon.effectiveDays ?? 0,
});

/** The coupons that goods carry. */
export const fromPromotion = (promotion: CarriedPromotion): Offer => ({
  id: promotion.id,
  name: promotion.couponName ?? promotion.promotionName,
  storeId: promotion.storeId,
  storeName: promotion.storeName,
  couponType: promotion.couponType ?? 'PRICE',
  price: promotion.price ?? 0,
  tenths: promotion.couponDiscount ?? 10,
  threshold: promotion.consumeThreshold ?? 0,
  scopeType: promotion.scopeType,
  scopeId: promotion.scopeId ?? null,
  endDay: promotion.endTime === undefined ? null : formatDate(new Date(promotion.endTime)),
  days: 0,
});

/** What the coupon gives: the store's page, the goods of its categories, else all goods that it covers. */
export function offerPath({ id, storeId, scopeType, scopeId }: Offer): string {
  if (storeId !== '0') return `/merchant?${new URLSearchParams({ id: storeId })}`;
  if (scopeType === 'PORTION_GOODS_CATEGORY' && scopeId && !scopeId.includes(','))
    return `/goodsList?${new URLSearchParams({ categoryId: scopeId })}`;
  if (scopeType === 'ALL') return '/goodsList';
  return `/goodsList?${new URLSearchParams({ promotionType: 'COUPON', promotionsId: id })}`;
}
