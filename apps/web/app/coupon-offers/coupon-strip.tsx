import { useWords } from '../i18n/words.ts';
import { ClaimedDialog } from './claimed-dialog.tsx';
import { couponOffersWords } from './coupon-offers-words.ts';
import type { Offer } from './offer.ts';
import { OfferCard } from './offer-card.tsx';
import { useClaim } from './use-claim.ts';

/** Coupons to claim in a row; on phones it scrolls. */
export function CouponStrip({ offers, title }: { offers: Offer[]; title?: string }) {
  const t = useWords(couponOffersWords);
  const claim = useClaim();
  if (offers.length === 0) return null;

  return (
    <section id="coupons" aria-labelledby="coupons-title">
      <h2 id="coupons-title" className="mb-5 text-2xl max-md:mb-4">
        {title ?? t('stripTitle')}
      </h2>
      <ul className="scrollbar-none grid grid-cols-3 gap-6 narrow:gap-4 max-md:-mx-5 max-md:flex max-md:snap-x max-md:gap-3 max-md:overflow-x-auto max-md:px-5">
        {offers.map((offer) => (
          <li key={offer.id} className="min-w-0 max-md:w-76 max-md:flex-none max-md:snap-center">
            <OfferCard offer={offer} claim={claim} />
          </li>
        ))}
      </ul>
      <ClaimedDialog claim={claim} />
    </section>
  );
}
