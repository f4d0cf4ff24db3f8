import type { Fen } from '@silkboat/contract/money';
import { type SQL, sql } from 'drizzle-orm';
import { searchEntries as e, promotionSkus, promotions } from '#db/schema/index.ts';
import { now } from '../clock.ts';

export type GoodsSort = 'relevance' | 'buyCount' | 'commentNum' | 'releaseTime' | 'price' | 'grade';

/** What somebody looks for. Every field narrows; none is everything on the shelf. */
export interface GoodsQuery {
  keyword?: string | undefined;
  categoryId?: string | undefined;
  brandIds?: string[] | undefined;
  /** Inclusive, compared with the list price, not with a promotion's. */
  price?: { min?: Fen | undefined; max?: Fen | undefined } | undefined;
  /** Values of one parameter are alternatives; different parameters must all be met. */
  params?: { name: string; values: string[] }[] | undefined;
  storeId?: string | undefined;
  storeLabelId?: string | undefined;
  /** Goods that take part in one promotion. */
  scope?: GoodsScope | undefined;
  isRecommended?: boolean | undefined;
  goodsType?: string | undefined;
  notGoodsType?: string | undefined;
  salesModel?: string | undefined;
  notSalesModel?: string | undefined;
  /** Goods like this SKU, without its own goods. */
  relatedToSkuId?: string | undefined;
  isInStock?: boolean | undefined;
  originCountries?: string[] | undefined;
  hasPromotion?: boolean | undefined;
}

/** What a promotion or coupon covers. */
export interface GoodsScope {
  /** Of one store; undefined for the platform. */
  storeId?: string | undefined;
  skuIds?: string[] | undefined;
  categoryIds?: string[] | undefined;
  storeLabelIds?: string[] | undefined;
}

export interface GoodsPageQuery extends GoodsQuery {
  /** One hit for each goods instead of one for each SKU. */
  isGrouped?: boolean | undefined;
  sort?: GoodsSort | undefined;
  isAscending?: boolean | undefined;
  offset: number;
  limit: number;
}

/** Filters that facets count alternatives of: each is left out where its own choices are counted. */
export type Facet = 'brand' | 'price' | 'store' | 'origin' | `param ${string}`;

/** Ids of a list as a SQL array; too many for one are cut. */
export const idArray = (ids: string[]): SQL => sql`${`{${ids.slice(0, 10_000).join(',')}}`}::bigint[]`;
export const textArray = (texts: string[]): SQL => sql`${sql.param(texts)}::text[]`;

/** Conditions that always hold. */
export function fixedConditions(query: GoodsQuery): SQL[] {
  const conditions: (SQL | undefined)[] = [
    given(query.categoryId, (id) => sql`${e.categoryIds} @> ${idArray([id])}`),
    given(query.storeLabelId, (id) => sql`${e.storeLabelIds} @> ${idArray([id])}`),
    given(query.isRecommended, (value) => sql`${e.isRecommended} = ${value}`),
    given(query.goodsType, (type) => sql`${e.goodsType} = ${type}`),
    given(query.notGoodsType, (type) => sql`${e.goodsType} <> ${type}`),
    given(query.salesModel, (model) => sql`${e.salesModel} = ${model}`),
    given(query.notSalesModel, (model) => sql`${e.salesModel} <> ${model}`),
    given(query.isInStock, (value) => sql`${e.inStock} = ${value}`),
    given(query.hasPromotion, (value) => (value ? inAnyPromotion() : sql`not (${inAnyPromotion()})`)),
    given(query.relatedToSkuId, related),
    ...(query.scope ? inScope(query.scope) : []),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** Conditions that a facet may leave out, by facet. */
export function facetConditions(query: GoodsQuery): Map<Facet, SQL> {
  const conditions = new Map<Facet, SQL>();
  if (query.brandIds?.length) conditions.set('brand', sql`${e.brandId} = any(${idArray(query.brandIds)})`);
  if (query.storeId !== undefined) conditions.set('store', sql`${e.storeId} = ${query.storeId}`);
  if (query.originCountries?.length)
    conditions.set('origin', sql`${e.originCountry} = any(${textArray(query.originCountries)})`);
  if (query.price) conditions.set('price', inPriceRange(query.price));
  for (const { name, values } of query.params ?? []) {
    const wanted = textArray(values.map((value) => `${name}_${value}`));
    conditions.set(`param ${name}`, sql`(${e.params} && ${wanted} or ${e.paramsEn} && ${wanted})`);
  }
  return conditions;
}

/** Every condition of the query except the keyword. */
export const allConditions = (query: GoodsQuery): SQL[] => [
  ...fixedConditions(query),
  ...facetConditions(query).values(),
];

/**
 * Whether the query can tell SKUs of one goods apart; if not, the lead SKU stands for its goods. It is in stock when any
 * of them is.
 */
export const tellsSkusApart = (query: GoodsQuery): boolean =>
  query.keyword !== undefined ||
  query.price !== undefined ||
  query.hasPromotion !== undefined ||
  query.scope?.skuIds !== undefined;

export const allOf = (conditions: SQL[]): SQL => (conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`);

function given<T>(value: T | undefined, condition: (value: T) => SQL): SQL | undefined {
  return value === undefined ? undefined : condition(value);
}

function inPriceRange({ min, max }: { min?: Fen | undefined; max?: Fen | undefined }): SQL {
  if (max === undefined) return sql`${e.price} >= ${min ?? 0}`;
  return min === undefined ? sql`${e.price} <= ${max}` : sql`${e.price} between ${min} and ${max}`;
}

const self = (column: string, skuId: string): SQL =>
  sql`(select self.${sql.raw(column)} from search_entries self where self.sku_id = ${skuId})`;

/** Of the same top category, never the goods themselves. */
const related = (skuId: string): SQL =>
  sql`(${e.categoryIds} && ${self('category_ids[1:1]', skuId)} and ${e.goodsId} <> ${self('goods_id', skuId)})`;

/** How many of the lower levels an entry shares with the SKU. */
export const sharedLevels = (skuId: string): SQL => sql`(
  coalesce(${e.categoryIds}[2] = ${self('category_ids[2]', skuId)}, false)::int
  + coalesce(${e.categoryIds}[3] = ${self('category_ids[3]', skuId)}, false)::int)`;

function inAnyPromotion(): SQL {
  const running = sql`not ${promotions.isEnded} and ${promotions.startTime} <= ${instant()} and ${promotions.endTime} > ${instant()}`;
  // As arrays the two lists are read first, and each can be looked up in its index.
  return sql`(${e.skuId} = any(array(
      select ${promotionSkus.skuId} from ${promotionSkus}
      join ${promotions} on ${promotions.id} = ${promotionSkus.promotionId} where ${running}))
    or ${e.storeId} = any(array(
      select ${promotions.storeId} from ${promotions}
      where ${promotions.promotionType} = 'FULL_DISCOUNT' and ${promotions.scopeType} = 'ALL' and ${running})))`;
}

const instant = (): SQL => sql`${now().toISOString()}::timestamptz`;

function inScope({ storeId, skuIds, categoryIds, storeLabelIds }: GoodsScope): SQL[] {
  const conditions = [
    given(storeId, (id) => sql`${e.storeId} = ${id}`),
    given(skuIds, (ids) => sql`${e.skuId} = any(${idArray(ids)})`),
    given(categoryIds, (ids) => sql`${e.categoryIds} && ${idArray(ids)}`),
    given(storeLabelIds, (ids) => sql`${e.storeLabelIds} && ${idArray(ids)}`),
  ];
  return conditions.filter((condition) => condition !== undefined);
}
