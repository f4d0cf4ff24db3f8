import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A coupon: its worth on a tinted stub, the terms beside a perforated edge. `isOff` greys one that cannot be used. */
export function Ticket({
  worth,
  title,
  lines,
  action,
  isOff = false,
  className,
}: {
  worth: ReactNode;
  title: ReactNode;
  lines: ReactNode[];
  action?: ReactNode;
  isOff?: boolean;
  className?: string;
}) {
  return (
    <span className={classNames('flex min-h-28 text-left', isOff && 'text-ink-500', className)}>
      <span
        className={classNames(
          'num grid w-36 flex-none place-items-center border-r border-dashed px-2 text-center font-serif text-2xl leading-tight font-semibold narrow:w-[max(6rem,84px)] max-md:w-28',
          isOff ? 'border-paper-400 bg-paper-200/60 text-ink-500' : 'border-seal-400/60 bg-seal-50 text-seal-600',
        )}
      >
        {worth}
      </span>
      <span className="grid min-w-0 flex-1 content-center gap-0.5 px-5 py-4 max-md:px-4 max-md:py-3">
        <span className="truncate font-semibold">{title}</span>
        {lines.map((line, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the terms keep their places
            key={index}
            className={classNames('num text-ink-500', index === lines.length - 1 && index > 0 ? 'text-xs' : 'text-sm')}
          >
            {line}
          </span>
        ))}
      </span>
      {action && <span className="flex-none self-center pr-4">{action}</span>}
    </span>
  );
}
