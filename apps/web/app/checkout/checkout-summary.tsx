import { formatYuan } from '@silkboat/contract/money';
import { type ReactNode, useId } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { AmountRows } from '../ui/amount-rows.tsx';
import { Price } from '../ui/price.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { checkoutWords } from './checkout-words.ts';

/** How the amount to pay comes about, and where everything goes. Pale while a choice is on its way to the shop. */
export function CheckoutSummary({
  view,
  isPending,
  destination,
  action,
}: {
  view: CheckoutView;
  isPending: boolean;
  destination?: ReactNode;
  action: ReactNode;
}) {
  const t = useWords(checkoutWords);
  const id = useId();
  const { totals } = view;
  const isFreightKnown = !view.hasDelivery || view.method === 'SELF_PICK_UP' || view.addressId !== null;

  return (
    <aside
      aria-labelledby={id}
      className="sticky top-6 rounded-b-lg border border-t-3 border-rule border-t-abyss-900 bg-white px-8 pt-7 pb-8 narrow:px-5 max-[60rem]:static max-md:px-5 max-md:pt-5 max-md:pb-5"
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
            { label: t('summary.platformCoupon'), yuan: -totals.platformCoupon },
            { label: t('summary.storeCoupon'), yuan: -totals.storeCoupon },
            isFreightKnown
              ? { label: t('summary.freight'), yuan: totals.freight }
              : { label: t('summary.freight'), text: t('summary.freightLater') },
          ]}
        />
        <p className="mt-4 mb-6 flex flex-wrap items-baseline gap-x-3 border-t border-dashed border-paper-400 pt-5">
          <span>
            {t('summary.total')}
            <span className="num ml-3 text-sm whitespace-nowrap text-ink-500">
              {t('summary.counted', { kinds: totals.kinds, pieces: totals.pieces })}
            </span>
          </span>
          <Price yuan={totals.payable} className="ml-auto text-[max(2.5rem,24px)] leading-none narrow:text-[22px]" />
        </p>
      </div>
      <p role="status" className="sr-only">
        {isPending ? t('summary.pending') : `${t('summary.total')} ${formatYuan(totals.payable)}`}
      </p>
      {destination && <div className="mb-5 rounded-md bg-paper-100 px-5 py-4 text-sm max-md:px-4">{destination}</div>}
      <div className="max-[60rem]:hidden">{action}</div>
      {totals.points > 0 && (
        <p className="num mt-4 text-center text-sm text-ink-500">{t('summary.points', { count: totals.points })}</p>
      )}
      <p className="mt-4 text-center text-sm text-ink-500">
        {t('summary.agree')}{' '}
        <LocalLink to="/terms" className="underline decoration-paper-400 underline-offset-4 hover:text-ink-900">
          {t('summary.terms')}
        </LocalLink>
      </p>
    </aside>
  );
}
