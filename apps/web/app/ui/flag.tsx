import { classNames } from './class-names.ts';

/** The flag of a country (two letters) beside its name, never alone. */
export function Flag({ country, className }: { country: string; className?: string }) {
  return (
    <img
      src={`/flags/${country.toLowerCase()}.svg`}
      alt=""
      width={24}
      height={18}
      loading="lazy"
      className={classNames('h-[0.9em] w-[1.2em] flex-none rounded-xs object-cover ring-1 ring-ink-900/8', className)}
    />
  );
}
