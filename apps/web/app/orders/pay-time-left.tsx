import { useWords } from '../i18n/words.ts';
import { formatTimeLeft } from '../ui/countdown.ts';
import { useCountdown } from '../ui/use-countdown.ts';
import { ordersWords } from './orders-words.ts';

/** The clock in the pay button; its place is kept before it runs. */
export function PayTimeLeft({ endsAt }: { endsAt: number }) {
  const t = useWords(ordersWords);
  const left = useCountdown(endsAt);

  return (
    <span className="num inline-block min-w-[5ch] text-center" role="timer">
      {left && <span className="sr-only">{t('action.payLeft', { time: formatTimeLeft(left) })}</span>}
      <span aria-hidden="true">{left ? formatTimeLeft(left) : '  :  '}</span>
    </span>
  );
}
