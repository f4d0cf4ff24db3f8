import { classNames } from './class-names.ts';

/** The shape of something still loading: give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />;
}
