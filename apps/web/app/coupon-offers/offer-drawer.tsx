import { useWords } from '../i18n/words.ts';
import { Drawer } from '../ui/drawer.tsx';
import { ClaimedDialog } from './claimed-dialog.tsx';
import { couponOffersWords } from './coupon-offers-words.ts';
import type { Offer } from './offer.ts';
import { OfferCard } from './offer-card.tsx';
import { useClaim } from './use-claim.ts';

/** The coupons of goods, to be claimed. */
export default function OfferDrawer({
  offers,
  isOpen,
  onClose,
}: {
  offers: Offer[];
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useWords(couponOffersWords);
  const claim = useClaim();

  return (
    <>
      <Drawer isOpen={isOpen} onClose={onClose} title={t('row')} aside={offers.length} closeLabel={t('close')}>
        <ul className="grid gap-4 p-6 max-md:p-5">
          {offers.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} claim={claim} />
            </li>
          ))}
        </ul>
      </Drawer>
      <ClaimedDialog claim={claim} />
    </>
  );
}
