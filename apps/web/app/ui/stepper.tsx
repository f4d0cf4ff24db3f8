import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { correctedQuantity } from './corrected-quantity.ts';

/**
 * A quantity with − and +. A typed number is corrected into `min`…`max` when the field is left; `onCommit` hears each
 * new value, `onCorrect` that a typed one was not possible.
 */
export function Stepper({
  value,
  min = 1,
  max = 999,
  name,
  labels,
  isDisabled = false,
  className,
  onCommit,
  onCorrect,
}: {
  value: number;
  min?: number;
  max?: number;
  name?: string;
  labels: { value: string; less: string; more: string };
  isDisabled?: boolean;
  className?: string;
  onCommit: (value: number) => void;
  onCorrect?: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string>();

  const commit = (next: number) => {
    setTyped(undefined);
    if (next !== value) onCommit(next);
  };
  const leave = () => {
    if (typed === undefined) return;
    const next = correctedQuantity(typed, { value, min, max });
    commit(next);
    if (String(next) !== typed.trim()) onCorrect?.(next);
  };
  const step = (by: number) => commit(Math.max(min, Math.min(max, value + by)));
  const button =
    'grid w-[max(2.75rem,32px)] place-items-center text-ink-700 enabled:hover:text-seal-600 disabled:text-ink-400/60 disabled:cursor-not-allowed';

  return (
    <span
      className={classNames(
        'inline-flex h-[max(2.75rem,32px)] flex-none items-stretch rounded-md border border-control bg-white focus-within:border-abyss-900',
        className,
      )}
    >
      <button
        type="button"
        aria-label={labels.less}
        className={button}
        disabled={isDisabled || value <= min}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={labels.value}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        name={name}
        disabled={isDisabled}
        value={typed ?? value}
        maxLength={String(max).length + 1}
        className="num w-[max(3.25rem,40px)] border-x border-rule bg-transparent text-center text-base outline-none"
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            leave();
          }
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1);
          }
        }}
      />
      <button
        type="button"
        aria-label={labels.more}
        className={button}
        disabled={isDisabled || value >= max}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </span>
  );
}
