import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** One choice of a group; put the group in a `fieldset` with a `legend`. */
export function Radio({ className, children, ...props }: { children?: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className={classNames('inline-flex items-center gap-3 max-md:min-h-11', className)}>
      <span className="relative inline-grid size-[max(1.25rem,16px)] flex-none place-items-center">
        <input
          type="radio"
          className="peer size-full appearance-none rounded-full border-[1.5px] border-control bg-white checked:border-abyss-900 disabled:border-paper-400 disabled:bg-paper-200"
          {...props}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none invisible absolute size-1/2 rounded-full bg-abyss-900 peer-checked:visible peer-disabled:bg-ink-400"
        />
      </span>
      {children}
    </label>
  );
}
