import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const kinds = {
  seal: 'bg-seal-50 text-seal-600',
  silk: 'bg-silk-50 text-silk-700',
  jade: 'bg-jade-50 text-jade-700',
  ink: 'bg-abyss-100 text-abyss-700',
  plain: 'bg-paper-200/60 text-ink-500',
};

/** A word on a tint: seal for money and time, jade for pavilions, silk for craft, ink for news, plain for what is over. */
export function Tag({
  kind = 'plain',
  className,
  children,
}: {
  kind?: keyof typeof kinds;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center rounded-sm px-2 text-2xs font-medium whitespace-nowrap',
        kinds[kind],
        className,
      )}
    >
      {children}
    </span>
  );
}
