import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import type { ReactNode } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { goodsListWords } from './goods-list-words.ts';
import { changed, type ListQuery, type ListSort } from './list-query.ts';

/** The orders of the list; pressing the price again turns it round. On phones the two rarest are left out. */
export function SortBar({
  query,
  pathOf,
  end,
  className,
}: {
  query: ListQuery;
  pathOf: (query: ListQuery) => string;
  /** At the right end on phones: the way to the filters. */
  end?: ReactNode;
  className?: string;
}) {
  const t = useWords(goodsListWords);
  const { sort, view } = query;
  const isPrice = sort === 'cheapest' || sort === 'dearest';
  const item = (target: ListSort, label: ReactNode, isActive: boolean, className?: string) => (
    <li className={className}>
      <LocalLink
        to={pathOf(changed(query, { sort: target }))}
        rel="nofollow"
        preventScrollReset
        aria-current={isActive ? 'true' : undefined}
        className={classNames(
          'flex items-center gap-1 py-2 whitespace-nowrap max-md:min-h-11.5',
          isActive ? 'font-semibold text-ink-900' : 'text-ink-500 hover:text-ink-900',
        )}
      >
        {label}
      </LocalLink>
    </li>
  );
  const PriceIcon = sort === 'cheapest' ? ChevronUp : sort === 'dearest' ? ChevronDown : ChevronsUpDown;

  return (
    <nav
      aria-label={t('sort.label')}
      className={classNames('flex items-center gap-8 narrow:gap-5 max-md:gap-0', className)}
    >
      <ul className="flex items-center gap-8 narrow:gap-5 max-md:flex-1 max-md:justify-between max-md:text-[0.9375rem]">
        {item('relevance', t('sort.relevance'), sort === 'relevance')}
        {item('sales', t('sort.sales'), sort === 'sales')}
        {item('newest', t('sort.newest'), sort === 'newest', 'max-md:hidden')}
        {item(
          sort === 'cheapest' ? 'dearest' : 'cheapest',
          <>
            {t('sort.price')}
            {isPrice && <span className="sr-only">{t(sort === 'cheapest' ? 'sort.cheapest' : 'sort.dearest')}</span>}
            <PriceIcon aria-hidden="true" className="size-[1em]" />
          </>,
          isPrice,
        )}
        {item('comments', t('sort.comments'), sort === 'comments' || sort === 'praise', 'max-md:hidden')}
        {end && <li className="md:hidden">{end}</li>}
      </ul>
      <ul aria-label={t('view.label')} className="flex items-center border-l border-paper-400 pl-4 max-md:hidden">
        {(['grid', 'list'] as const).map((one) => (
          <li key={one}>
            <LocalLink
              to={pathOf({ ...query, view: one })}
              rel="nofollow"
              replace
              preventScrollReset
              aria-label={t(`view.${one}`)}
              title={t(`view.${one}`)}
              aria-current={view === one ? 'true' : undefined}
              className={classNames(
                'grid size-10 place-items-center rounded-md',
                view === one ? 'bg-paper-100 text-ink-900' : 'text-ink-400 hover:text-ink-900',
              )}
            >
              {one === 'grid' ? <LayoutGrid aria-hidden="true" /> : <List aria-hidden="true" />}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
