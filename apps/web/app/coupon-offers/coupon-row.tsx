import ChevronRight from 'lucide-react/icons/chevron-right';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { couponOffersWords } from './coupon-offers-words.ts';
import type { Offer } from './offer.ts';
import { useOfferWords } from './use-offer-words.ts';

const OfferDrawer = lazy(() => import('./offer-drawer.tsx'));

const shown = 3;

/** The coupons of goods in short, and the way to claim them. Without script it leads to the coupons of the shop. */
export function CouponRow({ offers }: { offers: Offer[] }) {
  const t = useWords(couponOffersWords);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setWasOpen(true);
    setOpen(true);
  };

  return (
    <>
      <ul className="flex flex-wrap items-center gap-3 max-md:gap-2">
        {offers.slice(0, shown).map((offer) => (
          <li key={offer.id}>
            <Ticket offer={offer} />
          </li>
        ))}
        <li>
          <LocalLink
            to="/slShop#coupons"
            role="button"
            className="flex min-h-8 items-center gap-0.5 text-sm text-seal-600 hover:text-seal-700 max-md:min-h-11"
            onClick={open}
          >
            {t('claim')}
            <ChevronRight aria-hidden="true" className="size-[1em]" />
          </LocalLink>
        </li>
      </ul>
      {wasOpen && (
        <Suspense>
          <OfferDrawer offers={offers} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Ticket({ offer }: { offer: Offer }) {
  return (
    <span className="num inline-flex [mask:radial-gradient(circle_at_0_50%,transparent_0.3125rem,#000_0.33rem)_left/51%_100%_no-repeat,radial-gradient(circle_at_100%_50%,transparent_0.3125rem,#000_0.33rem)_right/51%_100%_no-repeat] min-h-8 items-center bg-seal-50 px-4 text-sm text-seal-600">
      {useOfferWords(offer).short}
    </span>
  );
}
