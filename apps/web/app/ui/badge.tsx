import { classNames } from './class-names.ts';

/** A count that shows at most 99, and nothing at 0. */
export function Badge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null;

  return (
    <span
      className={classNames(
        'num inline-grid h-[1.7em] min-w-[1.7em] place-items-center rounded-full bg-seal-600 px-[0.4em] text-[max(0.75rem,11px)] leading-none font-semibold text-white',
        className,
      )}
    >
      {Math.min(count, 99)}
    </span>
  );
}
