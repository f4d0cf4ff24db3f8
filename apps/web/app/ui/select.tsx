import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { fieldBox } from './text-input.tsx';

/** The browser's own list in our frame; children are `option` elements. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={classNames(fieldBox, 'relative min-h-[max(3rem,36px)]', className)}>
      <select
        className="min-w-0 flex-1 appearance-none self-stretch truncate bg-transparent pr-10 pl-4 outline-none"
        {...useFieldControl()}
        {...props}
      >
        {children}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3.5 text-ink-500" />
    </span>
  );
}
