import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { RangeSlider } from '../ui/range-slider.tsx';
import { FilterGroup } from './filter-group.tsx';
import { goodsListWords } from './goods-list-words.ts';
import { changed, type ListQuery, orderedRange, type PriceRange, toYuanValue } from './list-query.ts';
import { placeOf, priceAt } from './price-scale.ts';

/** From and to in yuan: a slider and two fields. The fields are a plain form, so that they work without script. */
export function PriceFilter({
  query,
  limits,
  pathOf,
}: {
  query: ListQuery;
  /** The prices among which can be chosen. */
  limits: { min: number; max: number };
  pathOf: (query: ListQuery) => string;
}) {
  const t = useWords(goodsListWords);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [moving, setMoving] = useState<[from: number, to: number]>();
  const { price } = query;
  const fromPlaces = ([from, to]: [number, number]): PriceRange => ({
    min: priceAt(from, limits),
    max: priceAt(to, limits),
  });
  const places: [number, number] = moving ?? [
    price.min === undefined ? 0 : placeOf(price.min, limits),
    price.max === undefined ? 100 : placeOf(price.max, limits),
  ];
  const shown = moving ? fromPlaces(moving) : price;

  const choose = (range: PriceRange) => {
    setMoving(undefined);
    void navigate(localPath(pathOf(changed(query, { price: orderedRange(range) }))), { preventScrollReset: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    choose({
      min: toYuanValue(String(fields.get('minPrice'))),
      max: toYuanValue(String(fields.get('maxPrice'))),
    });
  };

  const [action = '', search = ''] = pathOf(changed(query, { price: {} })).split('?');
  const field = (name: 'minPrice' | 'maxPrice', yuan: number | undefined, limit: number) => (
    <label className="flex h-11 min-w-0 flex-1 items-center gap-1 rounded-md border border-control bg-white px-3 focus-within:border-abyss-900">
      <span aria-hidden="true" className="text-ink-500">
        ¥
      </span>
      <span className="sr-only">{t(`filter.${name}`)}</span>
      <input
        key={yuan}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={yuan}
        placeholder={String(Math.round(limit))}
        className="num w-full min-w-0 bg-transparent outline-none"
      />
    </label>
  );

  return (
    <FilterGroup title={t('filter.price')}>
      {limits.max > limits.min && (
        <RangeSlider
          value={places}
          labels={[t('filter.minPrice'), t('filter.maxPrice')]}
          say={(place) => `¥${priceAt(place, limits) ?? (place > 0 ? limits.max : limits.min)}`}
          className="mb-4"
          onMove={setMoving}
          onCommit={(value) => choose(fromPlaces(value))}
        />
      )}
      <form action={localPath(action)} className="flex flex-wrap items-center gap-2.5" onSubmit={submit}>
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {field('minPrice', shown.min, limits.min)}
        <span aria-hidden="true" className="text-ink-400">
          –
        </span>
        {field('maxPrice', shown.max, limits.max)}
        <button
          type="submit"
          className="min-h-9 w-full rounded-md border border-paper-400 px-3 text-sm max-md:min-h-11 transition-colors hover:border-abyss-900"
        >
          {t('filter.apply')}
        </button>
      </form>
    </FilterGroup>
  );
}
