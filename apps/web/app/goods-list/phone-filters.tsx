import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { Badge } from '../ui/badge.tsx';
import { goodsListWords } from './goods-list-words.ts';
import type { ListFilters } from './list-filters.ts';
import type { ListQuery } from './list-query.ts';

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

/** 筛选 with the number of what is chosen. Without script it leads to the filters further down. */
export function PhoneFilters({
  count,
  ...sheet
}: {
  count: number;
  query: ListQuery;
  filters: ListFilters;
  isPending: boolean;
  pathOf: (query: ListQuery) => string;
}) {
  const t = useWords(goodsListWords);
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setWasOpen(true);
    setOpen(true);
  };

  return (
    <>
      <Link
        to={{ search, hash: '#filters' }}
        role="button"
        className="flex min-h-11.5 items-center gap-1.5 text-ink-500"
        onClick={open}
      >
        {t('filter.open')}
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        <Badge count={count} />
      </Link>
      {wasOpen && (
        <Suspense>
          <FilterSheet {...sheet} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
