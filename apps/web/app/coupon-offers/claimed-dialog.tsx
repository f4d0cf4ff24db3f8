import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { couponOffersWords } from './coupon-offers-words.ts';
import { offerPath } from './offer.ts';
import type { Claim } from './use-claim.ts';

/** Says that a coupon was claimed, and leads to the coupons or to what it is good for. */
export function ClaimedDialog({ claim: { said, isSaying, close } }: { claim: Claim }) {
  const t = useWords(couponOffersWords);
  return (
    <Dialog
      isOpen={isSaying}
      onClose={close}
      closeLabel={t('close')}
      title={t('claimed.title')}
      text={t('claimed.text')}
      actions={
        <>
          <ButtonLink kind="line" size="sm" to="/home/Coupons" onClick={close}>
            {t('claimed.mine')}
          </ButtonLink>
          <ButtonLink kind="primary" size="sm" to={said ? offerPath(said) : '/goodsList'} onClick={close}>
            {t('claimed.use')}
          </ButtonLink>
        </>
      }
    />
  );
}
