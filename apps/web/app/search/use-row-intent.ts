import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { movesTowards, type Point } from './safe-triangle.ts';

const restMs = 120;
const onTheWayMs = 320;
/** Positions closer in time than this say nothing about where a hand is going. */
const trailMs = 60;

/**
 * Tells which row of a list a mouse means: the one it rests on, not those it crosses on its way to the panel beside.
 * Put `onPointerMove` on the list and `enter(…)` on each row.
 */
export function useRowIntent(panel: RefObject<HTMLElement | null>, choose: (index: number) => void) {
  const trail = useRef<{ point: Point; at: number }[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOnTheWay = (to: Point) => {
    const from = trail.current[0]?.point;
    const edge = panel.current?.getBoundingClientRect();
    if (!from || !edge) return false;
    return movesTowards(to, from, [
      { x: edge.left, y: edge.top },
      { x: edge.left, y: edge.bottom },
    ]);
  };

  return {
    onPointerMove({ clientX, clientY, timeStamp }: PointerEvent) {
      const recent = trail.current.filter(({ at }) => timeStamp - at <= 2 * trailMs);
      trail.current = [...recent, { point: { x: clientX, y: clientY }, at: timeStamp }].slice(-12);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    enter:
      (index: number) =>
      ({ clientX, clientY, pointerType }: PointerEvent) => {
        clearTimeout(timer.current);
        if (pointerType !== 'mouse') return;
        const wait = isOnTheWay({ x: clientX, y: clientY }) ? onTheWayMs : restMs;
        timer.current = setTimeout(() => choose(index), wait);
      },
  };
}
