import { useRevalidator } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { cashierWords } from './cashier-words.ts';
import { type Payable, payPath } from './pay-target.ts';
import { usePayResult } from './use-pay-result.ts';

/** The page after a payment that the shop has not heard of yet. */
export function PayWaiting({ payable }: { payable: Payable }) {
  const t = useWords(cashierWords);
  const { revalidate } = useRevalidator();
  const { isAsking, askAgain } = usePayResult(payable, () => void revalidate());

  return (
    <EmptyState
      className="border-t border-ink-900 py-20! max-md:py-12!"
      text={<span role="status">{t('success.waiting')}</span>}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button kind="primary" size="sm" isLoading={isAsking} onClick={askAgain}>
            {t('success.retry')}
          </Button>
          <ButtonLink kind="line" size="sm" to={payPath('/cashier', payable)}>
            {t('success.toCashier')}
          </ButtonLink>
        </div>
      }
    />
  );
}
