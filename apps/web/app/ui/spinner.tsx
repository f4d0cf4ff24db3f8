import { classNames } from './class-names.ts';

/** A turning ring in the colour of the text beside it; say in words what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-[1.125em] flex-none animate-spin rounded-full border-2 border-current/35 border-t-current',
        className,
      )}
    />
  );
}
