import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { Breadcrumb, type Crumb } from '../ui/breadcrumb.tsx';
import { Pagination, type PaginationLabels } from '../ui/pagination.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterColumn } from './filter-column.tsx';
import { goodsListWords } from './goods-list-words.ts';
import type { ListFilters } from './list-filters.ts';
import { listPath } from './list-path.ts';
import { PhoneFilters } from './phone-filters.tsx';
import { SortBar } from './sort-bar.tsx';
import { useChips } from './use-chips.ts';
import { useShownQuery } from './use-shown-query.ts';

const format = new Intl.NumberFormat('en-US');

/** The page of found goods: filters at the left, on phones in a sheet, the results as the route draws them. */
export function GoodsList({
  heading,
  crumbs,
  notice,
  filters,
  page,
  pages,
  results,
  skeleton,
  empty,
}: {
  heading: string;
  crumbs: Crumb[];
  /** A line below the heading: that the search stays in one shop. */
  notice?: ReactNode;
  filters: ListFilters;
  page: number;
  pages: number;
  /** The goods. */
  results: ReactNode;
  /** Their shape while others are on their way. */
  skeleton: ReactNode;
  /** In place of results, filters and pages when nothing was found. */
  empty?: ReactNode;
}) {
  const t = useWords(goodsListWords);
  const { query, isPending, isSlow } = useShownQuery();
  const chips = useChips(query, filters);
  const pageLabels = usePageLabels();
  const filtering = { query, filters, pathOf: listPath };

  return (
    <main className="wide pt-8 pb-24 max-md:pt-4 max-md:pb-12">
      <Breadcrumb label={t('path')} items={crumbs} />
      <div className="mt-6 flex items-end justify-between gap-8 border-b border-ink-900 pb-4 max-md:mt-0 max-md:block max-md:pb-3">
        <h1 className="font-sans text-[max(2.5rem,24px)] leading-tight font-semibold tracking-normal wrap-anywhere max-md:text-[1.625rem]">
          {heading}
          <span className="num ml-5 text-base font-normal whitespace-nowrap text-ink-500 max-md:ml-3 max-md:text-sm">
            {t('count', { number: format.format(filters.total) })}
          </span>
        </h1>
        <SortBar query={query} pathOf={listPath} className="flex-none max-md:hidden" />
      </div>
      {notice}
      <div className="sticky top-0 z-20 -mx-5 border-b border-rule bg-white px-5 md:hidden">
        <SortBar
          query={query}
          pathOf={listPath}
          end={<PhoneFilters {...filtering} count={chips.length} isPending={isPending} />}
        />
      </div>
      <FilterChips chips={chips} query={query} pathOf={listPath} />
      {empty || (
        <div className="mt-3 grid grid-cols-[max(16rem,180px)_1fr] gap-12 narrow:gap-6 max-md:block">
          <aside id="filters" aria-labelledby="filters-title" className="max-md:hidden max-md:target:block">
            <h2 id="filters-title" className="sr-only">
              {t('filter.label')}
            </h2>
            <FilterColumn {...filtering} />
          </aside>
          <section aria-labelledby="results-title" aria-busy={isPending} className="min-w-0">
            <h2 id="results-title" className="sr-only">
              {t('results')}
            </h2>
            {isSlow ? skeleton : results}
            {!isSlow && <Pagination page={page} pages={pages} labels={pageLabels} className="mt-16" />}
          </section>
        </div>
      )}
    </main>
  );
}

/** What the links to other pages are called. */
export function usePageLabels(): PaginationLabels {
  const t = useWords(goodsListWords);
  return {
    pages: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (page) => t('pages.page', { page }),
    jumpBefore: t('pages.jumpBefore'),
    jumpAfter: t('pages.jumpAfter'),
  };
}
