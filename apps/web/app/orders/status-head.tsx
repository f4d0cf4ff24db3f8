import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { useCountdown } from '../ui/use-countdown.ts';
import { lineToEvaluate } from './order-actions.ts';
import { OrderButtons } from './order-buttons.tsx';
import type { OrderDesk } from './order-desk.ts';
import type { OrderDetailView } from './order-detail-view.ts';
import { orderLook } from './order-look.ts';
import { ordersWords } from './orders-words.ts';
import { PickUpCode } from './pick-up-code.tsx';
import { timeLeftKey } from './time-left-words.ts';

/** What state the order is in, what happens next, and what can be done. */
export function StatusHead({
  detail: { order, cancelReason, code },
  desk,
}: {
  detail: OrderDetailView;
  desk: OrderDesk;
}) {
  const t = useWords(ordersWords);
  const next = order.state === 'COMPLETED' && lineToEvaluate(order) ? 'COMPLETED_TO_EVALUATE' : order.state;

  return (
    <section className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg bg-paper-50 px-8 py-6 max-md:px-5 max-md:py-5">
      <div className="min-w-0 flex-1">
        <h2 className={`text-[max(1.75rem,19px)] leading-snug ${orderLook(order.state).colour}`}>
          {t(`state.${order.state}`)}
        </h2>
        <p className="mt-1 text-ink-700">{t(`head.${next}`)}</p>
        {order.state === 'CANCELLED' && cancelReason && (
          <p className="text-sm text-ink-500">{t('head.cancelReason', { reason: cancelReason })}</p>
        )}
        {order.endsAt !== null && (
          <TimeToEnd endsAt={order.endsAt} sentence={order.state === 'UNPAID' ? 'payLeft' : 'receiveLeft'} />
        )}
      </div>
      {code && (
        <div
          id="code"
          className="grid justify-items-center gap-2 rounded-lg border border-dashed border-paper-400 bg-white px-8 py-4"
        >
          <span className="text-sm text-ink-500">{t('head.code')}</span>
          <PickUpCode code={code} />
        </div>
      )}
      <OrderButtons
        order={order}
        desk={desk}
        // The page shows the code and the way of the parcels itself.
        omit={['code', 'track']}
        className="min-w-[max(12rem,144px)] flex-col items-center gap-1.5 max-md:w-full max-md:flex-row-reverse max-md:flex-wrap max-md:justify-end max-md:gap-x-5"
      />
    </section>
  );
}

/** Runs down by the second; at its end the page asks how the order stands then. */
function TimeToEnd({ endsAt, sentence }: { endsAt: number; sentence: 'payLeft' | 'receiveLeft' }) {
  const t = useWords(ordersWords);
  const left = useCountdown(endsAt);
  const { revalidate } = useRevalidator();
  const isOver = left?.isOver ?? false;

  useEffect(() => {
    if (!isOver) return;
    // The shop's own timer looks once a minute.
    const timer = setTimeout(() => void revalidate(), 65_000);
    return () => clearTimeout(timer);
  }, [isOver, revalidate]);

  // The time stands out of its sentence, wherever that puts it.
  const [before, after] = t(`head.${sentence}`, { time: '\n' }).split('\n');
  return (
    <p role="timer" className="num mt-2 min-h-[1.7em] text-sm text-ink-500">
      {left?.isOver && t('head.over')}
      {left && !left.isOver && (
        <>
          {before}
          <b className="font-semibold text-ink-900">{t(`head.${timeLeftKey(left)}`, { ...left, isOver: '' })}</b>
          {after}
        </>
      )}
    </p>
  );
}
