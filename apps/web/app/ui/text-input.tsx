import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';

/** The frame of every field: 3rem, ink when focused, vermilion when wrong. */
export const fieldBox =
  'flex w-full items-center gap-2.5 rounded-md border border-control bg-white text-base text-ink-900 transition-shadow focus-within:border-abyss-900 focus-within:ring-3 focus-within:ring-abyss-800/14 has-[[aria-invalid=true]]:border-seal-600 has-[[aria-invalid=true]]:ring-3 has-[[aria-invalid=true]]:ring-seal-600/12 has-[:disabled]:bg-paper-100 has-[:disabled]:text-ink-500';

/** At most 140 characters unless told otherwise; `before` and `after` hold an icon, a unit or a button. */
export function TextInput({
  before,
  after,
  className,
  type = 'text',
  maxLength = 140,
  ...props
}: { before?: ReactNode; after?: ReactNode } & ComponentProps<'input'>) {
  return (
    <span className={classNames(fieldBox, 'min-h-[max(3rem,36px)] px-4 max-md:min-h-12', className)}>
      {before}
      <input
        type={type}
        maxLength={maxLength}
        className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
        {...useFieldControl()}
        {...props}
      />
      {after}
    </span>
  );
}
