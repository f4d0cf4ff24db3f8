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
  if (match === 'all') return sql`${e.words} @@ ${keyword.all}::tsquery`;
  if (match === 'similar') return sql`${keyword.spelling} <% ${e.spelling}`;
  const some = sql`${e.words} @@ ${keyword.each.join(' | ')}::tsquery`;
  return keyword.least === 1 ? some : sql`(${some} and ${wordsMet(keyword)} >= ${keyword.least})`;
}

/** How many of the keyword's words an entry has. */
export const wordsMet = ({ each }: Keyword): SQL =>
  sql`(${sql.join(
    each.map((word) => sql`(${e.words} @@ ${word}::tsquery)::int`),
    sql` + `,
  )})`;

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
