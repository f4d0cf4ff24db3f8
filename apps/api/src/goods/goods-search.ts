import type { InputOf } from '@silkboat/contract/endpoint';
import type { relatedFacets, searchGoods } from '@silkboat/contract/goods';
import { toFen } from '@silkboat/contract/money';
import { Refusal } from '@silkboat/contract/refusal';
import { pagingOf } from '#db/paging.ts';
import type { GoodsPageQuery, GoodsQuery, GoodsSort } from '#search/goods-query.ts';

export type FilterInput = InputOf<typeof relatedFacets>;
export type SearchInput = InputOf<typeof searchGoods>;

const mostBrands = 100;
const mostParams = 20;
/** Nobody turns so many pages; further ones are empty. */
const lastHit = 10_000;

/** The filters of a search as clients write them, except the promotion, which has to be looked up. */
export function toGoodsQuery(input: FilterInput): GoodsQuery {
  return {
    keyword: input.keyword?.trim() || undefined,
    categoryId: input.categoryId?.split(',').findLast((id) => id !== ''),
    brandIds: listOf(input.brandId, '@').slice(0, mostBrands),
    price: toPriceRange(input.price),
    params: toParams(input.prop),
    storeId: input.storeId || undefined,
    storeLabelId: input.storeCatId || undefined,
    isRecommended: input.recommend,
    goodsType: input.goodsType,
    notGoodsType: input.neGoodsType,
    salesModel: input.salesModel,
    notSalesModel: input.neSalesModel,
    relatedToSkuId: input.currentGoodsId || undefined,
    isInStock: input.inStock,
    originCountries: input.originCountry?.map((country) => country.toLowerCase()),
    hasPromotion: input.hasPromotion,
  };
}

/** The whole search. `page` is what the answer says about itself. */
export function toPageQuery(input: SearchInput): { query: GoodsPageQuery; page: ReturnType<typeof pagingOf> } {
  const page = pagingOf(input);
  const isBeyond = page.offset + page.size > lastHit;
  return {
    page,
    query: {
      ...toGoodsQuery(input),
      ...toSort(input),
      isGrouped: input.groupByGoods,
      offset: isBeyond ? lastHit : page.offset,
      limit: isBeyond ? 0 : page.size,
    },
  };
}

const sorts = new Set<string>(['buyCount', 'commentNum', 'releaseTime', 'price', 'grade'] satisfies GoodsSort[]);
const isSort = (sort: string): sort is GoodsSort => sorts.has(sort);

/** Both are needed; whatever else is asked for is relevance. */
function toSort({ sort, order }: SearchInput): Pick<GoodsPageQuery, 'sort' | 'isAscending'> {
  if (!sort || !order) return {};
  const direction = order.toLowerCase();
  if (direction !== 'asc' && direction !== 'desc')
    throw new Refusal('INVALID_PARAMETERS', { zh: 'order参数异常', en: 'order is asc or desc' });
  return isSort(sort) ? { sort, isAscending: direction === 'asc' } : {};
}

/** `min_max`, `min`, `min_`, `_max` in yuan; `0` alone is none. */
function toPriceRange(price: string | undefined): GoodsQuery['price'] {
  if (price === undefined || price === '' || price === '0' || price === '_') return undefined;
  const match = /^(\d{1,9}(?:\.\d{1,4})?)?(?:_(\d{1,9}(?:\.\d{1,4})?)?)?$/.exec(price);
  if (!match) throw new Refusal('PRICE_RANGE');
  const [min, max] = [match[1], match[2]].map((yuan) => (yuan === undefined ? undefined : toFen(Number(yuan))));
  if (min !== undefined && max !== undefined && min > max) throw new Refusal('PRICE_RANGE');
  return { min, max };
}

/** `name_value@name_value`: values of one name together. */
function toParams(prop: string | undefined): GoodsQuery['params'] {
  const byName = new Map<string, string[]>();
  for (const pair of listOf(prop, '@')) {
    const at = pair.indexOf('_');
    if (at < 1) continue;
    const name = pair.slice(0, at);
    byName.set(name, [...(byName.get(name) ?? []), pair.slice(at + 1)]);
  }
  return [...byName].slice(0, mostParams).map(([name, values]) => ({ name, values }));
}

const listOf = (text: string | undefined, separator: string): string[] =>
  (text ?? '').split(separator).filter((part) => part !== '');
