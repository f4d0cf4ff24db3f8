import ChevronLeft from 'lucide-react/icons/chevron-left';
import StoreIcon from 'lucide-react/icons/store';
import { type ReactNode, Suspense, use } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { OrderDesk } from './order-desk.ts';
import type { OrderDetailView } from './order-detail-view.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderLineRow } from './order-line.tsx';
import { OrderLogList } from './order-log.tsx';
import { OrderPrice } from './order-price.tsx';
import { ordersPath } from './order-query.ts';
import { OrderStepsRow } from './order-steps-row.tsx';
import { ordersWords } from './orders-words.ts';
import { ParcelWays } from './parcel-way.tsx';
import type { Parcel } from './parcels.ts';
import { StatusHead } from './status-head.tsx';

/** One order: where it stands, where it is, what it holds and what it cost. */
export function OrderDetailPage({
  detail,
  parcels,
  desk,
  notice,
}: {
  detail: OrderDetailView;
  /** Null for an order that has no parcel yet. */
  parcels: Promise<Parcel[]> | null;
  desk: OrderDesk;
  notice?: ReactNode;
}) {
  const t = useWords(ordersWords);
  const { order } = detail;

  return (
    <>
      <LocalLink
        to={ordersPath()}
        className="mb-2 inline-flex items-center gap-1 text-sm text-ink-500 hover:text-seal-600 max-md:min-h-11"
      >
        <ChevronLeft aria-hidden="true" />
        {t('title')}
      </LocalLink>
      <h1 className="mb-6 text-[max(2rem,20px)] leading-tight max-md:mb-4 max-md:text-2xl">{t('detail')}</h1>
      {notice}
      <StatusHead detail={detail} desk={desk} />
      <div className="my-9 max-md:my-6">
        <OrderStepsRow steps={detail.steps} />
      </div>
      {parcels && (
        <section id="track" className="border-t border-rule py-7">
          <h2 className="mb-4 text-lg">{t('track.title')}</h2>
          <Suspense fallback={<ParcelSkeleton label={t('loading')} />}>
            <Parcels parcels={parcels} />
          </Suspense>
        </section>
      )}
      <section className="border-t border-rule py-7">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 className="text-lg">{t('section.lines')}</h2>
          <LocalLink
            to={`/merchant?id=${order.storeId}`}
            className="flex items-center gap-2 text-sm hover:text-seal-600 max-md:min-h-11"
          >
            <StoreIcon aria-hidden="true" />
            <span className="sr-only">{t('card.store')}</span>
            {order.storeName}
          </LocalLink>
        </div>
        <ul>
          {order.lines.map((line) => (
            <OrderLineRow key={line.sn} line={line} order={order} hasEvaluate />
          ))}
        </ul>
        <div className="border-t border-rule pt-4">
          <OrderPrice price={detail.price} isPaid={order.isPaid} />
        </div>
      </section>
      <OrderFacts detail={detail} />
      <div className="mt-8">
        <OrderLogList log={detail.log} />
      </div>
    </>
  );
}

const Parcels = ({ parcels }: { parcels: Promise<Parcel[]> }) => <ParcelWays parcels={use(parcels)} />;

function ParcelSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-5">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-6 max-w-xl" />
      ))}
    </div>
  );
}
