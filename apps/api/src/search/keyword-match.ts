import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { searchEntries as e } from '#db/schema/index.ts';
import { type Keyword, readKeyword } from './keyword.ts';

/** How a keyword is met: wholly, in part, or only by what looks or sounds like it. */
export type Match = 'all' | 'some' | 'similar';

export interface KeywordMatch {
  keyword: Keyword;
  match: Match;
}

/**
 * The ways to meet what was typed, strictest first; the next one is tried when nothing is found. Nothing typed is one
 * way without a keyword; signs without a word (`!!`) find nothing.
 */
export function readMatches(typed: string | undefined): (KeywordMatch | undefined)[] {
  if (typed === undefined || typed.trim() === '') return [undefined];
  const keyword = readKeyword(typed);
  return keyword ? (['all', 'some', 'similar'] as const).map((match) => ({ keyword, match })) : [];
}

/** The entries that meet a keyword. */
export function keywordCondition({ keyword, match }: KeywordMatch): SQL {
  if (match === 'similar') return sql`${keyword.spelling} <% ${e.spelling}`;
  if (match === 'all') return hasAll(keyword);
  const some = keyword.parts.map(hasPart);
  const any = sql`(${sql.join(some, sql` or `)})`;
  return keyword.least === 1 ? any : sql`(${any} and ${wordsMet(keyword)} >= ${keyword.least})`;
}

/** Every part, or the whole as a code or as pinyin. Chinese parts make one query, which an index answers best. */
function hasAll({ parts, code, sound }: Keyword): SQL {
  const chinese = parts.filter(({ isLatin }) => !isLatin).map(({ query }) => query);
  const every = [
    ...(chinese.length > 0 ? [has(e.words, chinese.join(' & '))] : []),
    ...parts.filter(({ isLatin }) => isLatin).map(hasPart),
  ];
  const whole = [...(code ? [has(e.words, code)] : []), ...(sound ? [has(e.sounds, sound)] : [])];
  return sql`(${sql.join([sql`(${sql.join(every, sql` and `)})`, ...whole], sql` or `)})`;
}

const has = (column: typeof e.words | typeof e.sounds, query: string): SQL => sql`${column} @@ ${query}::tsquery`;

const hasPart = ({ query, isLatin }: Keyword['parts'][number]): SQL =>
  isLatin ? sql`(${has(e.words, query)} or ${has(e.sounds, query)})` : has(e.words, query);

/** How many of the keyword's words an entry has. */
export const wordsMet = ({ parts }: Keyword): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`(${hasPart(part)})::int`),
    sql` + `,
  )})`;

/** The words of the keyword as one query, to rank by. */
export const rankingQuery = ({ parts }: Keyword, match: Match): string =>
  parts.map(({ query }) => query).join(match === 'all' ? ' & ' : ' | ');

/** One letter in six or so may be wrong; PostgreSQL's own 0.6 is too strict for short words. */
const similarity = '0.5';

/** Runs a query with the settings that its match needs. */
export async function withMatch<T>(
  db: Database,
  met: KeywordMatch | undefined,
  run: (db: Database) => Promise<T>,
): Promise<T> {
  if (met?.match !== 'similar') return run(db);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${similarity}, true)`);
    return run(tx as unknown as Database);
  });
}
