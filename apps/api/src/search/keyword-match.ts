import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { searchEntries as e } from '#db/schema/index.ts';
import { type Keyword, readKeyword } from './keyword.ts';

/** How a keyword is met: wholly, by characters of the same sound, in part, or only by what is spelt like it. */
export type Match = 'all' | 'sound' | 'some' | 'spelling';

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
  if (!keyword) return [];
  const ways: Match[] = ['all'];
  if (keyword.parts.some(({ pinyin }) => pinyin !== undefined)) ways.push('sound');
  if (keyword.parts.length > 1) ways.push('some');
  if (keyword.spelling !== undefined) ways.push('spelling');
  return ways.map((match) => ({ keyword, match }));
}

/** The entries that meet a keyword. */
export function keywordCondition({ keyword, match }: KeywordMatch): SQL {
  if (match === 'all') return hasAll(keyword);
  if (match === 'spelling') return sql`${keyword.spelling} <<% ${e.spelling}`;
  if (match === 'sound') return soundsAlike(keyword);
  const any = either(keyword.parts.map(hasPart));
  return keyword.least === 1 ? any : every([any, sql`${wordsMet(keyword)} >= ${keyword.least}`]);
}

/** Every part, or the whole as a code or as pinyin. Chinese parts make one query, which an index answers best. */
function hasAll({ parts, code, sound }: Keyword): SQL {
  const chinese = parts.filter(({ pinyin }) => pinyin !== undefined).map(({ query }) => query);
  const latin = parts.filter(({ pinyin }) => pinyin === undefined);
  const all = every([...(chinese.length > 0 ? [has(e.words, chinese.join(' & '))] : []), ...latin.map(hasPart)]);
  const isSound = sound !== undefined && chinese.length === 0;
  return either([all, ...(code ? [has(e.words, code)] : []), ...(isSound ? [has(e.sounds, sound)] : [])]);
}

type Part = Keyword['parts'][number];

const has = (column: typeof e.words | typeof e.sounds, query: string): SQL => sql`${column} @@ ${query}::tsquery`;

const hasPart = ({ query, pinyin }: Part): SQL =>
  pinyin === undefined ? either([has(e.words, query), has(e.sounds, query)]) : has(e.words, query);

/** Chinese parts by their pinyin: one by one, or as the one word that they were meant to be. */
function soundsAlike({ parts, sound }: Keyword): SQL {
  const each = parts.map((part) => (part.pinyin === undefined ? hasPart(part) : has(e.sounds, part.pinyin)));
  return either([every(each), ...(sound ? [has(e.sounds, sound)] : [])]);
}

const every = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` and `)})`;
const either = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`;

/** How many of the keyword's words an entry has. */
export const wordsMet = ({ parts }: Keyword): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`${every([hasPart(part)])}::int`),
    sql` + `,
  )})`;

/** The words of the keyword as one query, to rank by. */
export const rankingQuery = ({ parts }: Keyword, match: Match): string =>
  parts.map(({ query }) => query).join(match === 'all' ? ' & ' : ' | ');

/** One or two letters of a word may be wrong; PostgreSQL's own 0.5 is too strict for that. */
const similarity = '0.38';

/** Runs a query with the settings that its match needs. */
export async function withMatch<T>(
  db: Database,
  met: KeywordMatch | undefined,
  run: (db: Database) => Promise<T>,
): Promise<T> {
  if (met?.match !== 'spelling') return run(db);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${similarity}, true)`);
    return run(tx as unknown as Database);
  });
}
