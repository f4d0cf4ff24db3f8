import { type KeyboardEvent, type UIEvent, useRef, useState } from 'react';

/** A row of slides that scrolls and snaps: which one is seen, and the ways to another. Swiping is the browser's own. */
export function useSlides(count: number, start = 0) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);

  const goTo = (wanted: number, { isAtOnce = false } = {}) => {
    const target = Math.max(0, Math.min(count - 1, wanted));
    const isStill = isAtOnce || matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.current?.scrollTo({
      left: target * track.current.clientWidth,
      behavior: isStill ? 'instant' : 'smooth',
    });
    setIndex(target);
  };

  return {
    track,
    index,
    goTo,
    onScroll: ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLDivElement>) =>
      setIndex(Math.round(scrollLeft / Math.max(1, clientWidth))),
    onKeyDown: (event: KeyboardEvent) => {
      const targets: Record<string, number> = {
        ArrowLeft: index - 1,
        ArrowRight: index + 1,
        Home: 0,
        End: count - 1,
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      goTo(target);
    },
  };
}
