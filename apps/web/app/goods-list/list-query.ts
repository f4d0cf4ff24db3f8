import { idPattern, isId } from '../session/is-id.ts';

/** What a list of goods shows, as the address says it. Whatever is typed into an address that makes no sense is left out. */
export interface ListQuery {
  keyword: string;
  /** From the top level down; the last one counts. */
  categoryIds: string[];
  brandIds: string[];
  /** Yuan, inclusive. */
  price: PriceRange;
  props: Prop[];
  storeId: string;
  /** A shelf of the store. */
  shelfId: string;
  /** ISO 3166-1 alpha-2, lower case. */
  origins: string[];
  isInStock: boolean;
  hasPromotion: boolean;
  isWholesale: boolean;
  /** Goods of one coupon or promotion: `COUPON` and its id. */
  promotion: { type: string; id: string } | undefined;
  sort: ListSort;
  page: number;
  view: 'grid' | 'list';
}

export interface PriceRange {
  min?: number;
  max?: number;
}

export interface Prop {
  name: string;
  value: string;
}

/** How the address names each order. */
const sorts = {
  relevance: undefined,
  sales: { sort: 'buyCount', order: 'desc' },
  newest: { sort: 'releaseTime', order: 'desc' },
  cheapest: { sort: 'price', order: 'asc' },
  dearest: { sort: 'price', order: 'desc' },
  comments: { sort: 'commentNum', order: 'desc' },
  praise: { sort: 'grade', order: 'desc' },
} as const;
export type ListSort = keyof typeof sorts;

const most = { keyword: 140, ids: 30, props: 20, propText: 60, page: 1000, yuan: 99_999_999 };

/** Reads both the addresses that we write and what plain forms send (a name several times, prices in two fields). */
export function readListQuery(search: URLSearchParams): ListQuery {
  const text = (name: string) => search.get(name)?.trim() ?? '';
  const id = (name: string) => (isId(text(name)) ? text(name) : '');
  const list = (name: string, separator: RegExp, wanted: RegExp) => {
    const parts = search.getAll(name).flatMap((value) => value.split(separator));
    return [...new Set(parts.filter((part) => wanted.test(part)))].slice(0, most.ids);
  };
  const type = text('promotionType');

  return {
    keyword: text('keyword').slice(0, most.keyword),
    categoryIds: list('categoryId', /,/, idPattern).slice(-3),
    brandIds: list('brandId', /[@,]/, idPattern),
    price: readPrice(search),
    props: readProps(search),
    storeId: id('storeId'),
    shelfId: id('storeCatId'),
    origins: list('originCountry', /,/, /^[a-z]{2}$/i).map((country) => country.toLowerCase()),
    isInStock: isYes(text('inStock')),
    hasPromotion: isYes(text('hasPromotion')),
    isWholesale: text('salesModel') === 'WHOLESALE',
    promotion: /^[A-Z_]{3,40}$/.test(type) && id('promotionsId') ? { type, id: id('promotionsId') } : undefined,
    sort: readSort(text('sort'), text('order')),
    page: readPage(text('pageNumber')),
    view: text('view') === 'list' ? 'list' : 'grid',
  };
}

/** The same as an address; what is as usual is not said. */
export function writeListQuery(query: ListQuery): URLSearchParams {
  const { price } = query;
  const order = sorts[query.sort];
  const parts: [name: string, value: string | false][] = [
    ['keyword', query.keyword],
    ['storeId', query.storeId],
    ['storeCatId', query.shelfId],
    ['categoryId', query.categoryIds.join(',')],
    ['brandId', query.brandIds.join('@')],
    ['originCountry', query.origins.join(',')],
    ['price', writePrice(price)],
    ['prop', writeProps(query.props)],
    ['inStock', query.isInStock && 'true'],
    ['hasPromotion', query.hasPromotion && 'true'],
    ['salesModel', query.isWholesale && 'WHOLESALE'],
    ['promotionType', query.promotion?.type ?? ''],
    ['promotionsId', query.promotion?.id ?? ''],
    ['sort', order?.sort ?? ''],
    ['order', order?.order ?? ''],
    ['view', query.view === 'list' && 'list'],
    ['pageNumber', query.page > 1 && String(query.page)],
  ];
  return new URLSearchParams(parts.filter((part): part is [string, string] => Boolean(part[1])));
}

/** Any change of what is shown begins at the first page again. */
export const changed = (query: ListQuery, change: Partial<ListQuery>): ListQuery => ({ ...query, page: 1, ...change });

/** Puts a value into a list, or takes it out when it is there. */
export const toggled = <T>(list: T[], value: T): T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

export function toggledProp(props: Prop[], prop: Prop): Prop[] {
  const others = props.filter(({ name, value }) => name !== prop.name || value !== prop.value);
  return others.length === props.length ? [...props, prop] : others;
}

/** The query without what was chosen in the filters; the keyword, the store and the order stay. */
export const withoutFilters = (query: ListQuery): ListQuery =>
  changed(query, {
    categoryIds: [],
    brandIds: [],
    price: {},
    props: [],
    shelfId: '',
    origins: [],
    isInStock: false,
    hasPromotion: false,
    isWholesale: false,
    promotion: undefined,
  });

/** What the search of the shop is asked for. */
export function toSearchInput(query: ListQuery) {
  return {
    keyword: query.keyword || undefined,
    categoryId: query.categoryIds.at(-1),
    brandId: query.brandIds.join('@') || undefined,
    price: writePrice(query.price) || undefined,
    prop: writeProps(query.props) || undefined,
    storeId: query.storeId || undefined,
    storeCatId: query.shelfId || undefined,
    originCountry: query.origins.length > 0 ? query.origins : undefined,
    inStock: query.isInStock || undefined,
    hasPromotion: query.hasPromotion || undefined,
    salesModel: query.isWholesale ? ('WHOLESALE' as const) : undefined,
    promotionType: query.promotion?.type,
    promotionsId: query.promotion?.id,
  };
}

export const toSortInput = ({ sort }: ListQuery) => sorts[sort] ?? {};

const isYes = (text: string) => text === 'true' || text === '1' || text === 'on';

function readPage(text: string): number {
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return Math.max(1, Math.min(most.page, page));
}

function readSort(sort: string, order: string): ListSort {
  const isSort = (name: string): name is ListSort => name in sorts;
  const found = Object.entries(sorts).find(
    ([, named]) => named?.sort === sort && (named.order === order.toLowerCase() || sort !== 'price'),
  )?.[0];
  return found && isSort(found) ? found : 'relevance';
}

/** `price=50_5000` as we write it, or the two fields of the form. A range upside down is turned round. */
function readPrice(search: URLSearchParams): PriceRange {
  const [from, to] = (search.get('price') ?? '').split('_');
  const min = toYuanValue(search.get('minPrice') ?? from);
  const max = toYuanValue(search.get('maxPrice') ?? to);
  return orderedRange({ ...(min ? { min } : {}), ...(max ? { max } : {}) });
}

export function orderedRange({ min, max }: PriceRange): PriceRange {
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** A price that somebody typed: signs, blanks and separators do not matter. Undefined when there is none. */
export function toYuanValue(typed: string | null | undefined): number | undefined {
  const text = (typed ?? '').replaceAll(/[¥￥,，\s]/g, '');
  if (!/^\d{1,9}(\.\d*)?$/.test(text)) return undefined;
  return Math.min(most.yuan, Math.round(Number(text) * 100) / 100);
}

const writePrice = ({ min, max }: PriceRange): string =>
  min === undefined && max === undefined ? '' : `${min ?? ''}_${max ?? ''}`;

/** `name_value@name_value`, as the shop's search reads it. */
function readProps(search: URLSearchParams): Prop[] {
  const pairs = search.getAll('prop').flatMap((value) => value.split('@'));
  return [...new Set(pairs)]
    .flatMap((pair) => {
      const at = pair.indexOf('_');
      const prop = { name: pair.slice(0, at), value: pair.slice(at + 1) };
      return at > 0 && prop.value && pair.length <= most.propText ? [prop] : [];
    })
    .slice(0, most.props);
}

const writeProps = (props: Prop[]): string => props.map(({ name, value }) => `${name}_${value}`).join('@');
