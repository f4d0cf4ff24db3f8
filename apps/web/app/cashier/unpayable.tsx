import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { cashierWords } from './cashier-words.ts';
import type { Payable } from './pay-target.ts';

/** Nothing to pay here: cancelled, paid in another way, or not the visitor's. */
export function Unpayable({ refusal, payable }: { refusal: string; payable: Payable | undefined }) {
  const t = useWords(cashierWords);
  const isRecharge = payable?.orderType === 'RECHARGE';

  return (
    <EmptyState
      className="border-t border-ink-900 py-20! max-md:py-12!"
      text={<span role="alert">{refusal}</span>}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink kind="primary" size="sm" to={isRecharge ? '/home/MoneyManagement' : '/home/MyOrder'}>
            {t(isRecharge ? 'refused.assets' : 'refused.orders')}
          </ButtonLink>
          <ButtonLink kind="line" size="sm" to="/slShop">
            {t('refused.shop')}
          </ButtonLink>
        </div>
      }
    />
  );
}
