import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { FilterColumn } from './filter-column.tsx';
import { goodsListWords } from './goods-list-words.ts';
import type { ListFilters } from './list-filters.ts';
import { type ListQuery, withoutFilters } from './list-query.ts';

/** The filters on a phone: a sheet from below. The list behind follows each choice. */
export default function FilterSheet({
  query,
  filters,
  isPending,
  isOpen,
  onClose,
  pathOf,
}: {
  query: ListQuery;
  filters: ListFilters;
  isPending: boolean;
  isOpen: boolean;
  onClose: () => void;
  pathOf: (query: ListQuery) => string;
}) {
  const t = useWords(goodsListWords);

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('filter.label')}
      closeLabel={t('filter.close')}
      footer={
        <>
          <LocalLink
            to={pathOf(withoutFilters(query))}
            rel="nofollow"
            preventScrollReset
            className="flex min-h-11 items-center px-2 text-ink-500"
          >
            {t('filter.clear')}
          </LocalLink>
          <Button className="flex-1" isLoading={isPending} onClick={onClose}>
            {t('filter.show', { number: filters.total })}
          </Button>
        </>
      }
    >
      <div className="px-5 pb-4">
        <FilterColumn query={query} filters={filters} pathOf={pathOf} />
      </div>
    </Drawer>
  );
}
