import { Skeleton } from '../ui/skeleton.tsx';

/** The shape of a cart that is on its way. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)_max(26rem,256px)] items-start gap-12 border-t border-ink-900 pt-8 narrow:grid-cols-[minmax(0,1fr)_250px] narrow:gap-5 max-[60rem]:block"
    >
      <div className="overflow-hidden rounded-lg border border-rule">
        <Skeleton className="h-15 rounded-none" />
        {[1, 2, 3].map((row) => (
          <div key={row} className="grid grid-cols-[8rem_1fr_6rem] items-center gap-5 border-t border-rule p-6">
            <Skeleton className="aspect-square rounded-lg" />
            <div className="grid gap-3">
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-8 w-2/5" />
            </div>
            <Skeleton className="h-6" />
          </div>
        ))}
      </div>
      <Skeleton className="h-96 max-md:mt-6 max-md:h-48" />
    </div>
  );
}
