import Star from 'lucide-react/icons/star';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';

const five = [1, 2, 3, 4, 5];

/** A rating of 0 to 5 in gold; `label` says it in words. */
export function Stars({ value, label, className }: { value: number; label: string; className?: string }) {
  return (
    <span role="img" aria-label={label} className={classNames('relative inline-flex text-[1em]', className)}>
      <span className="flex gap-0.5 text-paper-300">
        {five.map((one) => (
          <Star key={one} aria-hidden="true" className="size-[1em] fill-current" />
        ))}
      </span>
      <span
        className="absolute inset-y-0 left-0 flex gap-0.5 overflow-hidden text-silk-500"
        style={{ width: `${Math.max(0, Math.min(5, value)) * 20}%` }}
      >
        {five.map((one) => (
          <Star key={one} aria-hidden="true" className="size-[1em] fill-current" />
        ))}
      </span>
    </span>
  );
}

/** Five radios drawn as stars; `labels` names each from one star to five. */
export function StarsInput({
  name,
  legend,
  labels,
  defaultValue = 0,
  onChange,
  className,
}: {
  name: string;
  legend: ReactNode;
  labels: readonly [string, string, string, string, string];
  defaultValue?: number;
  onChange?: (value: number) => void;
  className?: string;
}) {
  const [chosen, setChosen] = useState(defaultValue);

  return (
    <fieldset className={classNames('flex items-center gap-4', className)}>
      <legend className="float-left pr-2">{legend}</legend>
      <span className="flex">
        {five.map((one) => (
          <label key={one} title={labels[one - 1]} className="relative grid size-9 place-items-center max-md:size-11">
            <input
              type="radio"
              name={name}
              value={one}
              aria-label={labels[one - 1]}
              defaultChecked={one === defaultValue}
              className="peer absolute inset-0 appearance-none rounded-md"
              onChange={() => {
                setChosen(one);
                onChange?.(one);
              }}
            />
            <Star
              aria-hidden="true"
              className={classNames(
                'pointer-events-none size-6 fill-current',
                one <= chosen ? 'text-silk-500' : 'text-paper-300',
              )}
            />
          </label>
        ))}
      </span>
      <span aria-hidden="true" className="text-sm text-ink-500">
        {labels[chosen - 1]}
      </span>
    </fieldset>
  );
}
