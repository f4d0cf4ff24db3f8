import { useWords } from '../i18n/words.ts';
import type { CouponTerms } from './checkout-view.ts';
import { checkoutWords } from './checkout-words.ts';

/** A coupon in a few words. */
export function useTermsWords() {
  const t = useWords(checkoutWords);

  return {
    worth: ({ couponType, price, discount }: CouponTerms) =>
      couponType === 'PRICE'
        ? t('coupons.yuan', { amount: price ?? 0 })
        : t('coupons.discount', { tenths: discount ?? 10, off: Math.round((100 - (discount ?? 10) * 10) * 10) / 10 }),
    title: ({ storeName }: CouponTerms) =>
      storeName === null ? t('coupons.platform') : t('coupons.store', { name: storeName }),
    threshold: ({ threshold }: CouponTerms) =>
      threshold > 0 ? t('coupons.threshold', { amount: threshold }) : t('coupons.noThreshold'),
    term: ({ endTime, effectiveDays }: CouponTerms) =>
      endTime
        ? t('coupons.until', { day: endTime.slice(0, 10) })
        : t('coupons.afterClaim', { days: effectiveDays ?? 0 }),
  };
}
