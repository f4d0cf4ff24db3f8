import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#db/client.ts';
import { searchEntries as e } from '#db/schema/index.ts';
import { allConditions, allOf, type GoodsPageQuery, sharedLevels, tellsSkusApart, textArray } from './goods-query.ts';
import {
  type KeywordMatch,
  keywordCondition,
  type Match,
  rankingQuery,
  readMatches,
  withMatch,
  wordsMet,
} from './keyword-match.ts';

export interface GoodsHits {
  /** One page, best first. */
  skuIds: string[];
  /** SKUs that were found, or goods when the query is grouped. */
  total: number;
  /** How the keyword was met. */
  match: Match;
}

/** Finds the SKUs (or goods) of a query. What they are now is for the caller to read. */
export async function searchGoods(db: Database, query: GoodsPageQuery): Promise<GoodsHits> {
  const matches = readMatches(query.keyword);
  for (const met of matches) {
    const found = await withMatch(db, met, (tx) => findPage(tx, query, met));
    if (found.total > 0) return { ...found, match: met?.match ?? 'all' };
  }
  return { skuIds: [], total: 0, match: 'all' };
}

async function findPage(db: Database, query: GoodsPageQuery, met: KeywordMatch | undefined) {
  const isLeadEnough = query.isGrouped && !tellsSkusApart(query);
  const where = allOf([
    ...allConditions(query),
    ...(met ? [keywordCondition(met)] : []),
    ...(isLeadEnough ? [sql`${e.isLead}`] : []),
  ]);
  const order = orderOf(query, met);
  const isDistinct = query.isGrouped === true && !isLeadEnough;
  const { offset, limit } = query;
  const rows = await rowsOf<{ sku_id: string }>(
    db,
    isDistinct ? bestOfGoods(where, order, offset, limit) : plainPage(where, order, offset, limit),
  );
  const skuIds = rows.map((row) => String(row.sku_id));
  const isLastPage = skuIds.length < limit && (skuIds.length > 0 || offset === 0);
  return { skuIds, total: isLastPage ? offset + skuIds.length : await count(db, where, isDistinct) };
}

const plainPage = (where: SQL, order: Order[], offset: number, limit: number): SQL => sql`
  select ${e.skuId} as sku_id from ${e} where ${where}
  order by ${sql.join(
    order.map(({ by, direction }) => sql`${by} ${direction}`),
    sql`, `,
  )}
  limit ${limit} offset ${offset}`;

/** The best SKU of each goods, then the best of those. */
function bestOfGoods(where: SQL, order: Order[], offset: number, limit: number): SQL {
  const keys = order.map((_, index) => sql.raw(`key_${index}`));
  const columns = order.map(({ by }, index) => sql`${by} as ${keys[index]}`);
  const directed = order.map(({ direction }, index) => sql`${keys[index]} ${direction}`);
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  return sql`
    select sku_id from (
      select distinct on (goods_id) * from (
        select ${e.skuId} as sku_id, ${e.goodsId} as goods_id, ${list(columns)} from ${e} where ${where}
      ) found order by goods_id, ${list(directed)}
    ) best order by ${list(directed)} limit ${limit} offset ${offset}`;
}

async function count(db: Database, where: SQL, isDistinct: boolean): Promise<number> {
  const what = isDistinct ? sql`count(distinct ${e.goodsId})` : sql`count(*)`;
  const [row] = await rowsOf<{ total: string }>(db, sql`select ${what} as total from ${e} where ${where}`);
  return Number(row!.total);
}

interface Order {
  by: SQL;
  direction: SQL;
}

const descending = (by: SQL): Order => ({ by, direction: sql.raw('desc') });

const columns = {
  buyCount: sql`${e.buyCount}`,
  commentNum: sql`${e.commentNum}`,
  releaseTime: sql`${e.releasedAt}`,
  price: sql`${e.price}`,
  grade: sql`${e.grade}`,
};

/** The id comes last so that pages never overlap. */
function orderOf(query: GoodsPageQuery, met: KeywordMatch | undefined): Order[] {
  const { sort = 'relevance', isAscending = false } = query;
  if (sort !== 'relevance') {
    const direction = sql.raw(isAscending ? 'asc' : 'desc');
    return [
      { by: columns[sort], direction },
      { by: sql`${e.skuId}`, direction },
    ];
  }
  const own = [sql`${e.inStock}`];
  if (query.relatedToSkuId !== undefined) own.push(sharedLevels(query.relatedToSkuId));
  const quality = met ? [relevance(met)] : [sql`${e.isLead}`, sql`${e.popularity}`];
  return [...own, ...quality, sql`${e.skuId}`].map(descending);
}

/**
 * How well an entry answers a keyword: where its words stand and how often (A name … D characters), whether the phrase
 * stands there word for word, whether it names the brand or category; then sales, then the lead SKU.
 */
function relevance({ keyword, match }: KeywordMatch): SQL {
  const quality = sql`0.35 * ${e.popularity} + 0.25 * ${e.isLead}::int`;
  if (match === 'spelling') return sql`(10 * strict_word_similarity(${keyword.spelling}, ${e.spelling}) + ${quality})`;
  const labels = textArray(keyword.words);
  return sql`(
    8 * ts_rank('{0.05, 0.3, 0.5, 1}', ${e.words}, ${rankingQuery(keyword, match)}::tsquery)
    + 4 * (strpos(${e.title}, ${keyword.phrase}) > 0)::int
    + 4 * (${keyword.phrase} = any(${e.labels}))::int
    + 1.5 * (${e.labels} && ${labels})::int
    ${match === 'some' ? sql`+ 6 * (${wordsMet(keyword)})` : sql``}
    + ${quality})`;
}
