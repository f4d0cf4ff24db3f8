import { formatYuan } from '@silkboat/contract/money';
import { type ReactNode, useId } from 'react';
import { useWords } from '../i18n/words.ts';
import { AmountRows } from '../ui/amount-rows.tsx';
import { Price } from '../ui/price.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { CartTotals } from './cart-view.ts';
import { cartWords } from './cart-words.ts';

/** What the checked lines come to. While a change is on its way the amounts are pale: they are those of before. */
export function CartSummary({
  totals,
  isPending,
  action,
  hint,
}: {
  totals: CartTotals;
  isPending: boolean;
  action: ReactNode;
  /** Below the button. */
  hint?: ReactNode;
}) {
  const t = useWords(cartWords);
  const id = useId();

  return (
    <aside
      aria-labelledby={id}
      className="sticky top-6 rounded-b-lg border border-t-3 border-rule border-t-abyss-900 bg-white px-8 pt-7 pb-8 narrow:px-5 max-[60rem]:static max-[60rem]:mt-6 max-md:px-5 max-md:pt-5 max-md:pb-5"
    >
      <h2 id={id} className="mb-5 flex items-center gap-3 text-xl max-md:mb-2">
        {t('summary.title')}
        {isPending && <Spinner className="text-base text-ink-500" />}
      </h2>
      <div className={isPending ? 'opacity-50' : undefined}>
        <AmountRows
          rows={[
            { label: t('summary.goods'), yuan: totals.goods },
            { label: t('summary.discount'), yuan: -totals.discount },
            { label: t('summary.coupons'), text: t('summary.atCheckout') },
            { label: t('summary.freight'), text: t('summary.byAddress') },
          ]}
        />
        <p className="mt-4 flex flex-wrap items-baseline gap-x-3 border-t border-dashed border-paper-400 pt-5">
          <span>
            {t('summary.total')}
            <span className="num ml-3 text-sm whitespace-nowrap text-ink-500">
              {t('summary.counted', { kinds: totals.kinds, pieces: totals.pieces })}
            </span>
          </span>
          <Price yuan={totals.payable} className="text-[max(2.5rem,24px)] ml-auto leading-none narrow:text-[22px]" />
        </p>
      </div>
      <p role="status" className="sr-only">
        {isPending ? t('summary.pending') : `${t('summary.total')} ${formatYuan(totals.payable)}`}
      </p>
      <div className="mt-6 max-[60rem]:hidden">{action}</div>
      <SavingNote totals={totals} className="mt-4 text-center max-md:mt-2 max-md:text-left" />
      {hint}
    </aside>
  );
}

/** `已优惠 ¥30.00，可得 96 积分`; nothing when there is neither. */
export function SavingNote({ totals, className }: { totals: CartTotals; className?: string }) {
  const t = useWords(cartWords);
  const parts = [
    totals.discount > 0 && t('summary.saved', { amount: formatYuan(totals.discount) }),
    totals.points > 0 && t('summary.points', { count: totals.points }),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className={`num text-sm text-ink-500 ${className}`}>{parts.join(t('store.and'))}</p>;
}
