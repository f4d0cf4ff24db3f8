import Truck from 'lucide-react/icons/truck';
import { Suspense, use } from 'react';
import { useWords } from '../i18n/words.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ordersWords } from './orders-words.ts';

/** Where a shipped order was seen last. */
export interface LatestStop {
  carrier: string;
  no: string;
  time: string;
  place: string;
}

/** Unfolds below an order in transit; keeps its height while the carrier is asked. */
export function TrackingStrip({ latest }: { latest: Promise<LatestStop | null> }) {
  const t = useWords(ordersWords);

  return (
    <div className="flex min-h-[max(4.5rem,56px)] items-center gap-5 border-t border-rule bg-sea-light/45 px-6 py-3 text-sm max-md:px-4">
      <span
        aria-hidden="true"
        className="grid size-[max(2.5rem,32px)] flex-none place-items-center rounded-full bg-white text-jade-700"
      >
        <Truck className="size-5" />
      </span>
      <Suspense fallback={<Skeleton className="h-5 w-2/3" />}>
        <Latest latest={latest} none={t('track.none')} />
      </Suspense>
    </div>
  );
}

function Latest({ latest, none }: { latest: Promise<LatestStop | null>; none: string }) {
  const stop = use(latest);
  if (!stop) return <p className="text-ink-500">{none}</p>;

  return (
    <p className="min-w-0 flex-1">
      <span className="line-clamp-2 font-medium">{stop.place}</span>
      <span className="num text-ink-500">
        {stop.time.slice(5, 16)}
        <span aria-hidden="true"> · </span>
        {stop.carrier} {stop.no}
      </span>
    </p>
  );
}
