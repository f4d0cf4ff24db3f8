import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

const thumb = [
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-[1.5px] [&::-webkit-slider-thumb]:border-abyss-900 [&::-webkit-slider-thumb]:bg-white',
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-[1.5px] [&::-moz-range-thumb]:border-abyss-900 [&::-moz-range-thumb]:bg-white',
].join(' ');

/** By keyboard a thumb is let go when no further key comes. */
const restMs = 500;

/**
 * Two thumbs on one line from 0 to 100. `onMove` hears each step, `onCommit` the place where a thumb was let go;
 * `say` puts a place into words for screen readers.
 */
export function RangeSlider({
  value: [from, to],
  labels,
  say,
  className,
  onMove,
  onCommit,
}: {
  value: [from: number, to: number];
  labels: [from: string, to: string];
  say: (place: number) => string;
  className?: string;
  onMove: (value: [from: number, to: number]) => void;
  onCommit: (value: [from: number, to: number]) => void;
}) {
  const [isMoved, setMoved] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const commit = (afterMs = 0) => {
    clearTimeout(rest.current);
    if (!isMoved) return;
    rest.current = setTimeout(() => {
      setMoved(false);
      onCommit([from, to]);
    }, afterMs);
  };
  const input = (place: number, label: string, move: (place: number) => [number, number]) => (
    <input
      type="range"
      min={0}
      max={100}
      value={place}
      aria-label={label}
      aria-valuetext={say(place)}
      className={classNames(
        'pointer-events-none absolute inset-0 h-full w-full appearance-none rounded-full bg-transparent',
        thumb,
      )}
      onChange={(event) => {
        setMoved(true);
        onMove(move(Number(event.target.value)));
      }}
      onPointerUp={() => commit()}
      onKeyUp={() => commit(restMs)}
      onBlur={() => commit()}
    />
  );

  return (
    <div className={classNames('relative h-[max(1.5rem,24px)]', className)}>
      <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-rule" />
      <span
        aria-hidden="true"
        className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-abyss-900"
        style={{ left: `${from}%`, right: `${100 - to}%` }}
      />
      {input(from, labels[0], (place) => [Math.min(place, to), to])}
      {input(to, labels[1], (place) => [from, Math.max(place, from)])}
    </div>
  );
}
