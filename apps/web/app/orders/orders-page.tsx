import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LinkTabs } from '../ui/tabs.tsx';
import { OrderCard } from './order-card.tsx';
import type { OrderDesk } from './order-desk.ts';
import { type OrderQuery, ordersPath, orderTabs } from './order-query.ts';
import { OrderSearch } from './order-search.tsx';
import type { OrderView } from './order-view.ts';
import { ordersWords } from './orders-words.ts';
import { type LatestStop, TrackingStrip } from './tracking-strip.tsx';

type Counts = Partial<Record<(typeof orderTabs)[number], number>>;

/** The buyer's orders with tabs, search and pages. */
export function OrdersPage({
  query,
  orders,
  counts,
  pages,
  latestStops,
  desk,
  notice,
}: {
  query: OrderQuery;
  orders: OrderView[];
  counts: Counts;
  pages: number;
  latestStops: Record<string, Promise<LatestStop | null>>;
  desk: OrderDesk;
  notice?: ReactNode;
}) {
  const t = useWords(ordersWords);
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname.endsWith('/home/MyOrder');
  const { keywords, period } = query;
  const isNarrowed = keywords !== '' || period !== 'all';
  // The counts are of all orders: beside a search they would promise what is not there.
  const countOf = (tab: (typeof orderTabs)[number]) => (isNarrowed ? undefined : counts[tab] || undefined);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="text-[max(2rem,20px)] leading-tight max-md:text-2xl">{t('title')}</h1>
        <OrderSearch key={`${query.tab} ${keywords} ${period}`} query={query} />
      </div>
      <LinkTabs
        label={t('tabs')}
        current={query.tab}
        className="mt-5 mb-6 max-md:-mx-5 max-md:mt-3 max-md:mb-4 max-md:gap-6 max-md:px-5"
        tabs={orderTabs.map((tab) => ({
          key: tab,
          label: t(`tab.${tab}`),
          count: countOf(tab),
          to: ordersPath({ tab, keywords, period }),
        }))}
      />
      {notice}
      {isLoading ? (
        <OrdersSkeleton label={t('loading')} count={Math.max(2, Math.min(5, orders.length))} />
      ) : orders.length === 0 ? (
        <EmptyState
          className="min-h-96 content-center"
          text={t(isNarrowed ? 'empty.search' : `empty.${query.tab}`)}
          action={
            isNarrowed || query.tab !== 'ALL' ? (
              <ButtonLink kind="line" size="sm" to={ordersPath()}>
                {t('empty.all')}
              </ButtonLink>
            ) : (
              <ButtonLink kind="line" size="sm" to="/slShop">
                {t('empty.browse')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <div className="grid grid-cols-1 gap-6 max-md:gap-4">
          {orders.map((order) => (
            <OrderCard
              key={order.sn}
              order={order}
              desk={desk}
              tracking={latestStops[order.sn] && <TrackingStrip latest={latestStops[order.sn]!} />}
            />
          ))}
        </div>
      )}
      <Pagination
        page={query.page}
        pages={pages}
        className="mt-12"
        labels={{
          pages: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (page) => t('pages.page', { page }),
          jumpBefore: t('pages.jumpBefore'),
          jumpAfter: t('pages.jumpAfter'),
        }}
      />
    </>
  );
}

function OrdersSkeleton({ label, count }: { label: string; count: number }) {
  return (
    <div role="status" aria-label={label} className="grid gap-6">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without names
        <div key={index} className="overflow-hidden rounded-lg border border-rule">
          <Skeleton className="h-13 rounded-none" />
          <div className="flex items-center gap-5 p-6 max-md:p-4">
            <Skeleton className="size-22 flex-none" />
            <div className="grid flex-1 gap-3">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-1/4" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
