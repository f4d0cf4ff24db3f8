import { useWords } from '../i18n/words.ts';
import { couponOffersWords } from './coupon-offers-words.ts';
import type { Offer } from './offer.ts';

/** A coupon in words. */
export function useOfferWords(offer: Offer) {
  const t = useWords(couponOffersWords);
  const { couponType, price, tenths, threshold, scopeType, storeId, storeName, endDay, days } = offer;
  const off = Math.round(100 - tenths * 10);
  const isMoney = couponType === 'PRICE';
  const short = isMoney ? 'reduce' : 'rate';

  return {
    amount: isMoney ? t('amount.yuan', { amount: price }) : t('amount.tenths', { tenths, off }),
    short:
      threshold > 0
        ? t(`short.${short}`, { full: threshold, amount: price, tenths, off })
        : t(`short.${short}Any`, { amount: price, tenths, off }),
    terms: `${threshold > 0 ? t('threshold', { amount: threshold }) : t('noThreshold')} · ${t(`scope.${scopeType}`)}`,
    giver: storeId === '0' ? t('platform') : t('ofStore', { store: storeName }),
    until: endDay === null ? (days > 0 ? t('days', { days }) : '') : t('until', { day: endDay }),
  };
}
