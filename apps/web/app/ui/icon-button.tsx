import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A button that is only a picture: `label` names it for screen readers and, on hover, for everybody. */
export function IconButton({
  label,
  children,
  className,
  type = 'button',
  ...props
}: { label: string; children: ReactNode } & Omit<ComponentProps<'button'>, 'aria-label'>) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-[max(2.5rem,32px)] flex-none place-items-center rounded-full transition-colors duration-200 hover:bg-ink-900/8 disabled:opacity-40 max-md:size-11',
        className,
      )}
      {...props}
    >
      {children}
    </button>
  );
}
