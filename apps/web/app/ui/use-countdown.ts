import { useEffect, useState } from 'react';
import { type TimeLeft, timeLeft } from './countdown.ts';

/** The time left until a moment (epoch milliseconds), each second anew. Undefined on the server and in the first picture. */
export function useCountdown(endsAt: number): TimeLeft | undefined {
  const [left, setLeft] = useState<TimeLeft>();

  useEffect(() => {
    const tick = () => {
      const next = timeLeft(endsAt, Date.now());
      setLeft(next);
      if (next.isOver) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [endsAt]);

  return left;
}
