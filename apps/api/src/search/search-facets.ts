import type { Fen } from '@silkboat/contract/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#db/client.ts';
import { searchEntries as e } from '#db/schema/index.ts';
import { allOf, type Facet, facetConditions, fixedConditions, type GoodsQuery, tellsSkusApart } from './goods-query.ts';
import { type KeywordMatch, keywordCondition, readMatches, withMatch } from './keyword-match.ts';

/** What can be chosen further in a query, with the number of goods behind each choice, most first. */
export interface GoodsFacets {
  /** Goods that meet the whole query. */
  goodsTotal: number;
  categories: Choice[];
  /** Alternatives to the brands that are chosen are counted too; likewise stores, origins, prices and parameters. */
  brands: Choice[];
  stores: Choice[];
  origins: Choice[];
  params: { name: string; values: Choice[] }[];
  price: { min: Fen; max: Fen } | undefined;
}

/** An id (a value for parameters, a country for origins) and how many goods it would leave. */
export interface Choice {
  key: string;
  count: number;
}

/** More choices than this are nobody's help. */
const mostChoices = 200;

interface Row {
  kind: string;
  key: string;
  n: string;
}

/** Counts the choices of a query. With `isEnglish` parameters come in English. */
export async function searchFacets(
  db: Database,
  { isEnglish = false, ...query }: GoodsQuery & { isEnglish?: boolean },
): Promise<GoodsFacets> {
  let facets = toFacets([]);
  for (const met of readMatches(query.keyword)) {
    facets = toFacets(await withMatch(db, met, (tx) => rowsOf<Row>(tx, countChoices(query, met, isEnglish))));
    if (facets.goodsTotal > 0) return facets;
  }
  return facets;
}

function countChoices(query: GoodsQuery, met: KeywordMatch | undefined, isEnglish: boolean): SQL {
  const conditions = facetConditions(query);
  const flags = [...conditions].map(([facet, condition], index) => ({
    facet,
    condition,
    name: sql.raw(`met_${index}`),
  }));
  // SKUs of one goods share everything but price and what a keyword finds: then one of them is enough to count.
  const isLeadEnough = !tellsSkusApart(query);
  const where = allOf([
    ...fixedConditions(query),
    ...(met ? [keywordCondition(met)] : []),
    ...(isLeadEnough ? [sql`${e.isLead}`] : []),
  ]);
  const meets = (left?: Facet) => allOf(flags.filter(({ facet }) => facet !== left).map(({ name }) => name));
  const goodsCounted = isLeadEnough ? sql`count(*)` : sql`count(distinct goods_id)`;
  const choices = (kind: string, key: SQL, left?: Facet) => sql`(
    select ${kind} as kind, ${key}::text as key, ${goodsCounted} as n from hits where ${meets(left)}
    group by 2 order by 3 desc, 2 limit ${mostChoices})`;
  const chosenParams = (query.params ?? []).map(({ name }) => name);

  return sql`
    with hits as materialized (
      select ${e.goodsId} as goods_id, ${e.brandId} as brand_id, ${e.storeId} as store_id, ${e.price} as price,
        ${e.originCountry} as origin, ${e.categoryIds} as category_ids, ${isEnglish ? e.paramsEn : e.params} as params
        ${sql.join(flags.map(({ condition, name }) => sql`, ${condition} as ${name}`))}
      from ${e} where ${where}
    )
    select 'total' as kind, '' as key, ${goodsCounted} as n from hits where ${meets()}
    union all (select 'price', min(price) || '_' || max(price), 0 from hits where ${meets('price')})
    union all ${choices('category', sql`unnest(category_ids)`)}
    union all ${choices('brand', sql`brand_id`, 'brand')}
    union all ${choices('store', sql`store_id`, 'store')}
    union all ${choices('origin', sql`origin`, 'origin')}
    union all ${choices('param', sql`unnest(params)`)}
    ${sql.join(chosenParams.map((name) => sql` union all ${choices(`param ${name}`, sql`unnest(params)`, `param ${name}`)}`))}`;
}

function toFacets(rows: Row[]): GoodsFacets {
  const choicesOf = (kind: string): Choice[] =>
    rows.filter((row) => row.kind === kind && row.key !== null).map(({ key, n }) => ({ key, count: Number(n) }));
  const [min, max] = (rows.find(({ kind }) => kind === 'price')?.key ?? '').split('_').map(Number);
  return {
    goodsTotal: Number(rows.find(({ kind }) => kind === 'total')?.n ?? 0),
    categories: choicesOf('category'),
    brands: choicesOf('brand'),
    stores: choicesOf('store'),
    origins: choicesOf('origin'),
    params: toParams(rows),
    price: min === undefined || max === undefined ? undefined : { min, max },
  };
}

/** Values by parameter. A chosen parameter has its own count, without its choice; it replaces the narrow one. */
function toParams(rows: Row[]): GoodsFacets['params'] {
  const own = new Set(rows.flatMap(({ kind }) => (kind.startsWith('param ') ? [kind.slice(6)] : [])));
  const byName = new Map<string, Choice[]>();
  for (const { kind, key, n } of rows) {
    if (kind !== 'param' && !kind.startsWith('param ')) continue;
    const [name, value] = splitParam(key);
    if (own.has(name) ? kind !== `param ${name}` : kind !== 'param') continue;
    const values = byName.get(name) ?? [];
    byName.set(name, values);
    values.push({ key: value, count: Number(n) });
  }
  const total = (values: Choice[]) => values.reduce((sum, { count }) => sum + count, 0);
  return [...byName].map(([name, values]) => ({ name, values })).sort((a, b) => total(b.values) - total(a.values));
}

const splitParam = (param: string): [name: string, value: string] => {
  const at = param.indexOf('_');
  return [param.slice(0, at), param.slice(at + 1)];
};
