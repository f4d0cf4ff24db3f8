import { useWords } from '../i18n/words.ts';
import { goodsListWords } from './goods-list-words.ts';
import type { Choice, ListFilters } from './list-filters.ts';
import { type ListQuery, type PriceRange, toggled, toggledProp } from './list-query.ts';

export interface Chip {
  name: string;
  /** What the list is without it. */
  without: Partial<ListQuery>;
}

/** What is chosen in the filters, by name. */
export function useChips(query: ListQuery, filters: ListFilters): Chip[] {
  const t = useWords(goodsListWords);
  const nameOf = (choices: Choice[], id: string, fallback: string) =>
    choices.find((choice) => choice.id === id)?.name ?? fallback;
  const priceName = ({ min, max }: PriceRange) => {
    if (min === undefined) return t('chips.priceTo', { max: String(max) });
    return max === undefined ? t('chips.priceFrom', { min }) : t('chips.priceRange', { min, max });
  };
  const one = (isChosen: unknown, name: () => string, without: Partial<ListQuery>): Chip[] =>
    isChosen ? [{ name: name(), without }] : [];
  const { categoryPath, brands, origins } = filters;

  return [
    ...one(query.keyword && categoryPath.length > 0, () => categoryPath.at(-1)!.name, { categoryIds: [], props: [] }),
    ...query.origins.map((id) => ({
      name: nameOf(origins, id, id.toUpperCase()),
      without: { origins: toggled(query.origins, id) },
    })),
    ...one(query.price.min !== undefined || query.price.max !== undefined, () => priceName(query.price), { price: {} }),
    ...query.brandIds.map((id) => ({
      name: nameOf(brands, id, t('filter.brand')),
      without: { brandIds: toggled(query.brandIds, id) },
    })),
    ...query.props.map((prop) => ({
      name: t('chips.prop', { ...prop }),
      without: { props: toggledProp(query.props, prop) },
    })),
    ...one(query.isInStock, () => t('filter.inStock'), { isInStock: false }),
    ...one(query.hasPromotion, () => t('filter.hasPromotion'), { hasPromotion: false }),
    ...one(query.isWholesale, () => t('filter.wholesale'), { isWholesale: false }),
    ...one(query.promotion, () => t('ofPromotion'), { promotion: undefined }),
  ];
}
