import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { FilterGroup } from './filter-group.tsx';
import { goodsListWords } from './goods-list-words.ts';
import type { ListFilters } from './list-filters.ts';
import { changed, type ListQuery } from './list-query.ts';

/** All categories, the way down to the one of now, and what lies below it. */
export function CategoryFilter({
  query,
  filters: { total, categoryPath, categories },
  pathOf,
}: {
  query: ListQuery;
  filters: ListFilters;
  pathOf: (query: ListQuery) => string;
}) {
  const t = useWords(goodsListWords);
  const to = (categoryIds: string[]) => pathOf(changed(query, { categoryIds, props: [] }));
  const ids = categoryPath.map(({ id }) => id);
  const above = [{ id: '', name: t('allCategories') }, ...categoryPath];

  return (
    <FilterGroup title={t('filter.category')}>
      <ul className="border-l border-rule">
        {above.map(({ id, name }, depth) => (
          <Row
            key={id}
            to={to(ids.slice(0, depth))}
            name={name}
            count={depth === above.length - 1 ? total : undefined}
            depth={Math.max(0, depth - 1)}
            isCurrent={depth === above.length - 1}
          />
        ))}
        {categories.map(({ id, name, count }) => (
          <Row key={id} to={to([...ids, id])} name={name} count={count} depth={categoryPath.length} />
        ))}
      </ul>
    </FilterGroup>
  );
}

function Row({
  to,
  name,
  count,
  depth,
  isCurrent = false,
}: {
  to: string;
  name: string;
  count: number | undefined;
  depth: number;
  isCurrent?: boolean;
}) {
  return (
    <li>
      <LocalLink
        to={to}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        style={{ paddingLeft: `${1 + depth * 0.75}rem` }}
        className={classNames(
          'relative flex items-center justify-between gap-3 py-[0.40625rem] max-md:min-h-11',
          isCurrent
            ? 'font-semibold text-seal-600 before:absolute before:inset-y-2 before:-left-px before:w-0.5 before:bg-seal-500'
            : 'text-ink-700 hover:text-ink-900',
        )}
      >
        {name}
        {count !== undefined && (
          <span className={classNames('num text-xs font-normal', isCurrent ? 'text-ink-700' : 'text-ink-400')}>
            {count}
          </span>
        )}
      </LocalLink>
    </li>
  );
}
