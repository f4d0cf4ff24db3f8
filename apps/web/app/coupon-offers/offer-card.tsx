import { useLocalPath } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { couponOffersWords } from './coupon-offers-words.ts';
import { type Offer, offerPath } from './offer.ts';
import type { Claim } from './use-claim.ts';
import { useOfferWords } from './use-offer-words.ts';

/** A coupon to claim: a tinted stub with its worth, a perforated edge, its terms. */
export function OfferCard({ offer, claim: { busyId, claimedIds, claim } }: { offer: Offer; claim: Claim }) {
  const t = useWords(couponOffersWords);
  const localPath = useLocalPath();
  const words = useOfferWords(offer);

  return (
    <article className="grid h-full grid-cols-[minmax(max(7rem,84px),auto)_1fr] overflow-hidden rounded-lg border border-rule bg-white">
      <p className="num grid place-items-center border-r border-dashed border-paper-400 bg-seal-50 px-3 text-center font-serif text-xl leading-tight font-semibold text-seal-600">
        {words.amount}
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <div className="min-w-0 flex-1 basis-32">
          <h3 className="truncate font-sans text-base font-semibold tracking-normal">{offer.name}</h3>
          <p className="num truncate text-xs text-ink-700">{words.terms}</p>
          <p className="num text-xs text-ink-500">
            {words.giver}
            {words.until && ` · ${words.until}`}
          </p>
        </div>
        {claimedIds.includes(offer.id) ? (
          <ButtonLink kind="line" size="xs" to={offerPath(offer)}>
            {t('use')}
          </ButtonLink>
        ) : (
          <form
            method="post"
            action={localPath('/shell/claimCoupon')}
            onSubmit={(event) => {
              event.preventDefault();
              void claim(offer);
            }}
          >
            <Button
              kind="buy-outline"
              size="xs"
              type="submit"
              name="couponId"
              value={offer.id}
              aria-label={t('claimNamed', { name: offer.name })}
              isLoading={busyId === offer.id}
            >
              {t('claim')}
            </Button>
          </form>
        )}
      </div>
    </article>
  );
}
