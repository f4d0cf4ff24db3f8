import { useState } from 'react';
import { classNames } from './class-names.ts';

const thumb = [
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-[1.5px] [&::-webkit-slider-thumb]:border-abyss-900 [&::-webkit-slider-thumb]:bg-white',
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-[1.5px] [&::-moz-range-thumb]:border-abyss-900 [&::-moz-range-thumb]:bg-white',
].join(' ');

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
  const commit = () => {
    if (!isMoved) return;
    setMoved(false);
    onCommit([from, to]);
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
        'pointer-events-none absolute inset-x-0 top-0 h-6 w-full appearance-none rounded-full bg-transparent',
        thumb,
      )}
      onChange={(event) => {
        setMoved(true);
        onMove(move(Number(event.target.value)));
      }}
      onPointerUp={commit}
      onKeyUp={commit}
      onBlur={commit}
    />
  );

  return (
    <div className={classNames('relative h-6', className)}>
      <span aria-hidden="true" className="absolute inset-x-0 top-[0.6875rem] h-0.5 bg-rule" />
      <span
        aria-hidden="true"
        className="absolute top-[0.6875rem] h-0.5 bg-abyss-900"
        style={{ left: `${from}%`, right: `${100 - to}%` }}
      />
      {input(from, labels[0], (place) => [Math.min(place, to), to])}
      {input(to, labels[1], (place) => [from, Math.max(place, from)])}
    </div>
  );
}
