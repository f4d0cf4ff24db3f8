import { useWords } from '../i18n/words.ts';
import { Flag } from '../ui/flag.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { FilterGroup, FilterOption, FirstFew } from './filter-group.tsx';
import { goodsListWords } from './goods-list-words.ts';
import type { Choice, ListFilters } from './list-filters.ts';
import { changed, type ListQuery, toggled, toggledProp } from './list-query.ts';
import { PriceFilter } from './price-filter.tsx';

/** Kinds of properties that stand open; the others are behind one word. */
const groupsAtOnce = 2;

/** Everything that the results can be narrowed by. Every choice is a link, so that it works without script. */
export function FilterColumn({
  query,
  filters,
  pathOf,
}: {
  query: ListQuery;
  filters: ListFilters;
  pathOf: (query: ListQuery) => string;
}) {
  const t = useWords(goodsListWords);
  const to = (change: Partial<ListQuery>) => pathOf(changed(query, change));
  const { brands, origins, stores, props, priceRange } = filters;
  const hasProp = (name: string, value?: string) =>
    query.props.some((prop) => prop.name === name && (value === undefined || prop.value === value));
  const near = props.filter(({ name }, index) => index < groupsAtOnce || hasProp(name));

  return (
    <>
      <CategoryFilter query={query} filters={filters} pathOf={pathOf} />
      <Choices
        name={t('filter.origin')}
        choices={origins}
        chosen={query.origins}
        to={(id) => to({ origins: toggled(query.origins, id) })}
        hasFlags
      />
      {priceRange && <PriceFilter query={query} limits={priceRange} pathOf={pathOf} />}
      <FilterGroup title={t('filter.service')}>
        <FilterOption to={to({ isInStock: !query.isInStock })} isChosen={query.isInStock}>
          {t('filter.inStock')}
        </FilterOption>
        <FilterOption to={to({ hasPromotion: !query.hasPromotion })} isChosen={query.hasPromotion}>
          {t('filter.hasPromotion')}
        </FilterOption>
        <FilterOption to={to({ isWholesale: !query.isWholesale })} isChosen={query.isWholesale}>
          {t('filter.wholesale')}
        </FilterOption>
      </FilterGroup>
      <Choices
        name={t('filter.store')}
        choices={stores}
        chosen={query.storeId ? [query.storeId] : []}
        to={(id) => to({ storeId: query.storeId === id ? '' : id, shelfId: '' })}
      />
      <Choices
        name={t('filter.brand')}
        choices={brands}
        chosen={query.brandIds}
        to={(id) => to({ brandIds: toggled(query.brandIds, id) })}
      />
      {near.map((prop) => (
        <PropFilter key={prop.name} prop={prop} query={query} pathOf={pathOf} />
      ))}
      {props.length > near.length && (
        <FilterGroup title={t('filter.moreProps')} isOpen={false}>
          {props
            .filter((prop) => !near.includes(prop))
            .map((prop) => (
              <PropFilter key={prop.name} prop={prop} query={query} pathOf={pathOf} isOpen={false} />
            ))}
        </FilterGroup>
      )}
    </>
  );
}

function Choices({
  name,
  choices,
  chosen,
  to,
  hasFlags = false,
}: {
  name: string;
  choices: Choice[];
  chosen: string[];
  to: (id: string) => string;
  hasFlags?: boolean;
}) {
  const t = useWords(goodsListWords);
  if (choices.length === 0) return null;

  return (
    <FilterGroup title={name}>
      <FirstFew
        items={choices}
        isChosen={({ id }) => chosen.includes(id)}
        more={t('filter.more', { name })}
        keyOf={({ id }) => id}
      >
        {(choice) => (
          <FilterOption to={to(choice.id)} isChosen={chosen.includes(choice.id)} count={choice.count}>
            {hasFlags && <Flag country={choice.id} />}
            {choice.name}
          </FilterOption>
        )}
      </FirstFew>
    </FilterGroup>
  );
}

function PropFilter({
  prop: { name, values },
  query,
  pathOf,
  isOpen = true,
}: {
  prop: ListFilters['props'][number];
  query: ListQuery;
  pathOf: (query: ListQuery) => string;
  isOpen?: boolean;
}) {
  const t = useWords(goodsListWords);
  const isChosen = (value: string) => query.props.some((prop) => prop.name === name && prop.value === value);

  return (
    <FilterGroup title={name} isOpen={isOpen}>
      <FirstFew
        items={values}
        isChosen={({ value }) => isChosen(value)}
        few={5}
        more={t('filter.more', { name })}
        keyOf={({ value }) => value}
      >
        {({ value, count }) => (
          <FilterOption
            to={pathOf(changed(query, { props: toggledProp(query.props, { name, value }) }))}
            isChosen={isChosen(value)}
            count={count}
          >
            {value}
          </FilterOption>
        )}
      </FirstFew>
    </FilterGroup>
  );
}
