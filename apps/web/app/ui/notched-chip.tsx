import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A word on a slip with a notch at each end, as coupons have them. */
export function NotchedChip({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'num inline-flex min-h-8 items-center px-4 text-sm whitespace-nowrap text-seal-600 max-md:min-h-7 max-md:px-3 max-md:text-xs',
        '[mask:radial-gradient(circle_at_0_50%,transparent_0.3125rem,#000_0.33rem)_left/51%_100%_no-repeat,radial-gradient(circle_at_100%_50%,transparent_0.3125rem,#000_0.33rem)_right/51%_100%_no-repeat]',
        className,
      )}
    >
      {children}
    </span>
  );
}
