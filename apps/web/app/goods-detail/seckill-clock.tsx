import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { useCountdown } from '../ui/use-countdown.ts';
import { goodsDetailWords } from './goods-detail-words.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** How long the reduced price holds. When it is over, the page asks for the price again. */
export function SeckillClock({ endsAt }: { endsAt: number }) {
  const t = useWords(goodsDetailWords);
  const left = useCountdown(endsAt);
  const { revalidate } = useRevalidator();
  const wasRunning = useRef(false);

  useEffect(() => {
    if (left && !left.isOver) wasRunning.current = true;
    if (!left?.isOver || !wasRunning.current) return;
    wasRunning.current = false;
    void revalidate();
  }, [left, revalidate]);

  const say = (days: number, clock: string) =>
    `${t('price.endsIn')} ${days > 0 ? `${t('price.days', { days })} ` : ''}${clock}`;
  // Until the page is alive the place is kept, so that nothing moves.
  const shown = left ?? { days: 1, hours: 0, minutes: 0, seconds: 0, isOver: false };

  return (
    <span role="timer" className={classNames('num self-center text-sm text-ink-500', !left && 'invisible')}>
      {shown.isOver
        ? t('price.over')
        : say(shown.days, `${two(shown.hours)}:${two(shown.minutes)}:${two(shown.seconds)}`)}
    </span>
  );
}
