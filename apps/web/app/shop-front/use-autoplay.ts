import { useEffect, useEffectEvent, useRef } from 'react';

const everyMs = 5000;

/**
 * Calls `onTurn` every few seconds while nobody points at the area or has the focus in it, the page is seen, and the
 * visitor has not asked for less motion.
 */
export function useAutoplay(isOn: boolean, onTurn: () => void) {
  const area = useRef<HTMLDivElement>(null);
  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    if (!isOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      const isLookedAt = area.current?.matches(':hover, :focus-within');
      if (!isLookedAt && document.visibilityState === 'visible') turn();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isOn]);

  return { area };
}
