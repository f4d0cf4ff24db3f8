import { formatYuan } from '@silkboat/contract/money';
import { useWords } from '../i18n/words.ts';
import type { CartCoupon, StoreOffer } from './cart-view.ts';
import { cartWords } from './cart-words.ts';

/** What a store's offer brings, and how far the visitor is from it. */
export function useOfferWords() {
  const t = useWords(cartWords);

  const effects = ({ minus, rate, hasFreeFreight, points, hasCoupon }: StoreOffer): string =>
    [
      minus !== null && t('store.minus', { amount: minus }),
      rate !== null && t('store.rate', { tenths: rate, off: percentOff(rate) }),
      hasFreeFreight && t('store.freeFreight'),
      points > 0 && t('store.points', { count: points }),
      hasCoupon && t('store.coupon'),
    ]
      .filter(Boolean)
      .join(t('store.and'));

  return {
    notice: (offer: StoreOffer) => t('store.notice', { full: offer.full, effects: effects(offer) }),
    progress(offer: StoreOffer): string {
      if (!offer.isReached) return t('store.missing', { amount: formatYuan(offer.missing), effects: effects(offer) });
      return offer.saved > 0
        ? t('store.saved', { amount: formatYuan(offer.saved) })
        : t('store.reached', { effects: effects(offer) });
    },
  };
}

/** A coupon in a few words. */
export function useCouponWords() {
  const t = useWords(cartWords);

  return {
    amount: ({ couponType, price, couponDiscount }: CartCoupon) =>
      couponType === 'PRICE'
        ? t('coupons.yuan', { amount: price ?? 0 })
        : t('coupons.discount', { tenths: couponDiscount ?? 10, off: percentOff(couponDiscount ?? 10) }),
    threshold: ({ consumeThreshold }: CartCoupon) =>
      consumeThreshold > 0 ? t('coupons.threshold', { amount: consumeThreshold }) : t('coupons.noThreshold'),
    scope: ({ scopeType }: CartCoupon) => t(`coupons.${scopeType}`),
    term: ({ endTime, effectiveDays }: CartCoupon) =>
      endTime
        ? t('coupons.until', { day: endTime.slice(0, 10) })
        : t('coupons.afterClaim', { days: effectiveDays ?? 0 }),
  };
}

/** 8.5 tenths to pay are 15 % off. */
const percentOff = (tenths: number): number => Math.round((100 - tenths * 10) * 10) / 10;
