import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import type { OrderStep } from './order-steps.ts';
import { ordersWords } from './orders-words.ts';

/** The way of the order as a line of dots with their times; upright on phones. */
export function OrderStepsRow({ steps }: { steps: OrderStep[] }) {
  const t = useWords(ordersWords);
  const at = steps.findIndex(({ isDone }) => !isDone);

  return (
    <ol aria-label={t('steps.label')} className="flex px-2 max-md:flex-col max-md:px-0">
      {steps.map(({ name, isDone, time }, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          className={classNames(
            'relative flex flex-1 flex-col items-center text-center max-md:flex-row max-md:gap-3 max-md:pb-5 max-md:text-left max-md:last:pb-0',
            index < steps.length - 1 &&
              'after:absolute after:top-[calc(max(1.75rem,24px)/2)] after:left-[calc(50%+max(1.25rem,18px))] after:right-[calc(max(1.25rem,18px)-50%)] after:h-px max-md:after:top-7 max-md:after:right-auto max-md:after:bottom-0 max-md:after:left-3.5 max-md:after:h-auto max-md:after:w-px',
            steps[index + 1]?.isDone ? 'after:bg-jade-600' : 'after:bg-paper-400',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-[max(1.75rem,24px)] flex-none place-items-center rounded-full border text-sm',
              name === 'cancel' && 'border-ink-500 text-ink-500',
              name !== 'cancel' && isDone && 'border-jade-600 bg-jade-50 text-jade-700',
              index === at && 'border-abyss-900 bg-abyss-900 text-white',
              !isDone && index !== at && 'border-paper-400 text-ink-500',
            )}
          >
            {name === 'cancel' ? (
              <X className="size-4" />
            ) : isDone ? (
              <Check className="size-4 [stroke-width:2]" />
            ) : (
              index + 1
            )}
          </span>
          <span className="mt-2 max-md:mt-0 max-md:flex max-md:flex-1 max-md:items-baseline max-md:justify-between max-md:gap-3">
            <span className={isDone || index === at ? 'font-medium' : 'text-ink-500'}>
              {t(`steps.${name}`)}
              {isDone && name !== 'cancel' && <span className="sr-only">{t('steps.done')}</span>}
            </span>
            <time className="num block min-h-[1.5em] text-xs text-ink-500">{time?.slice(0, 16)}</time>
          </span>
        </li>
      ))}
    </ol>
  );
}
