import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Where one is in a row of steps. Phones show the numbers and only the present step's name. */
export function Steps({
  label,
  doneLabel,
  steps,
  current,
}: {
  label: string;
  /** Read aloud after a step that lies behind: `已完成`. */
  doneLabel: string;
  /** `mark` is the numeral in the circle. */
  steps: { key: string; mark: ReactNode; label: string }[];
  current: string;
}) {
  const at = steps.findIndex(({ key }) => key === current);

  return (
    <ol aria-label={label} className="flex flex-wrap max-md:flex-nowrap">
      {steps.map(({ key, mark, label: name }, index) => (
        <li
          key={key}
          aria-current={index === at ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-3 whitespace-nowrap max-md:gap-2',
            index > 0 &&
              'before:mr-1 before:ml-4 before:w-18 before:border-t before:border-dashed before:border-paper-400 narrow:before:w-8 narrow:before:ml-2 max-md:before:mx-[clamp(0.25rem,2vw,0.5rem)] max-md:before:w-[clamp(0.25rem,4vw,1.25rem)]',
            index === at ? 'font-semibold text-ink-900' : 'text-ink-500',
          )}
        >
          <span
            className={classNames(
              'grid size-[max(2.25rem,28px)] flex-none place-items-center rounded-full border font-serif text-base max-md:size-8 max-md:text-sm',
              index < at && 'border-jade-600 bg-jade-50 text-jade-700',
              index === at && 'border-abyss-900 bg-abyss-900 text-silk-300',
              index > at && 'border-paper-400',
            )}
          >
            {index < at ? (
              <Check aria-hidden="true" className="[stroke-width:2]" />
            ) : (
              <span aria-hidden="true">{mark}</span>
            )}
          </span>
          <span className={index === at ? '' : 'max-md:sr-only'}>{name}</span>
          {index < at && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
