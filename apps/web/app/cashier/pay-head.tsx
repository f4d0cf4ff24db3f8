import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { formatTimeLeft } from '../ui/countdown.ts';
import { Price } from '../ui/price.tsx';
import { useCountdown } from '../ui/use-countdown.ts';
import type { Cashier } from './cashier.server.ts';
import { cashierWords } from './cashier-words.ts';
import type { Payable } from './pay-target.ts';

/** How much, for what, and until when. */
export function PayHead({ detail, payable }: { detail: Cashier; payable: Payable }) {
  const t = useWords(cashierWords);
  const orderSns = detail.orderSns?.split(', ') ?? [];

  return (
    <section
      aria-label={t('amount')}
      className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 border-t border-b border-t-ink-900 border-b-rule py-8 max-md:py-5"
    >
      <div>
        <p className="text-ink-500">{t('amount')}</p>
        <Price yuan={detail.price} className="text-[max(3.25rem,30px)] leading-tight" />
        <TimeLeft endsAt={detail.autoCancel} />
      </div>
      <dl className="grid max-w-full grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm max-md:grid-cols-1 max-md:gap-y-1">
        <dt className="text-ink-500">{t('detail')}</dt>
        <dd className="min-w-0 break-words">{detail.detail}</dd>
        <dt className="text-ink-500">{orderSns.length > 0 ? t('orders') : t('recharge')}</dt>
        <dd className="num min-w-0 break-all">
          {orderSns.length === 0
            ? payable.sn
            : orderSns.map((sn) => (
                <LocalLink
                  key={sn}
                  to={`/home/OrderDetail?${new URLSearchParams({ sn })}`}
                  className="mr-4 inline-block underline decoration-paper-400 underline-offset-4 hover:text-seal-600"
                >
                  {sn}
                </LocalLink>
              ))}
        </dd>
      </dl>
    </section>
  );
}

/** The time left to pay; when it is over the page asks what has become of the order. */
function TimeLeft({ endsAt }: { endsAt: number }) {
  const t = useWords(cashierWords);
  const { revalidate } = useRevalidator();
  const left = useCountdown(endsAt);
  const isOver = left?.isOver ?? false;

  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, revalidate]);

  return (
    <p className="num mt-2 min-h-[1.65em] text-sm text-ink-700">
      {left && (
        <>
          <span aria-hidden="true">{t('timeLeft', { time: formatTimeLeft(left) })}</span>
          <span className="sr-only">
            {t('timeLeftSpoken', { minutes: (left.days * 24 + left.hours) * 60 + left.minutes })}
          </span>
        </>
      )}
    </p>
  );
}
