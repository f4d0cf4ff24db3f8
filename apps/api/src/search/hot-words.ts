import type { Language } from '@silkboat/contract/result-codes';
import { desc, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { announce } from '#db/notices.ts';
import { hotWords } from '#db/schema/index.ts';
import { getSetting } from '#site/settings.ts';
import { now } from '../clock.ts';
import { normalize } from './words.ts';

/** A score is worth half a day later. */
const halfLifeSeconds = 86_400;
/** Below this nobody searches for it any more. */
const forgotten = 0.05;
const mostWords = 100;
const longestWord = 20;

const time = () => sql`${now().toISOString()}::timestamptz`;
const scoreNow = () =>
  sql<number>`${hotWords.score} * power(0.5, extract(epoch from ${time()} - ${hotWords.updatedAt}) / ${halfLifeSeconds})`;

/** The word as it is counted; undefined when it is too long to be one. */
export function toHotWord(keyword: string): string | undefined {
  const word = normalize(keyword);
  return word !== '' && [...word].length <= longestWord ? word : undefined;
}

/** Adds searches to the scores of their words, and drops the words that time has worn off. */
export async function countSearches(db: Database, counts: Map<string, number>): Promise<void> {
  // In one order, so that two processes never wait for each other in a circle.
  const rows = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, score]) => ({ word, score, updatedAt: now() }));
  if (rows.length === 0) return;
  await db
    .insert(hotWords)
    .values(rows)
    .onConflictDoUpdate({
      target: hotWords.word,
      set: { score: sql`excluded.score + ${scoreNow()}`, updatedAt: now() },
    });
  await db.delete(hotWords).where(lt(scoreNow(), forgotten));
  await announce(db, 'hot-words');
}

/** What people search for: first what the operator pinned, then by score. English readers get words in Latin letters. */
export async function listHotWords(db: Database, language: Language): Promise<string[]> {
  const [pinned, rows] = await Promise.all([
    getSetting(db, 'HOT_WORDS_SETTING'),
    db
      .select({ word: hotWords.word })
      .from(hotWords)
      .orderBy(desc(scoreNow()), hotWords.word)
      .limit(mostWords * 2),
  ]);
  const isFor = (word: string) => language !== 'en' || /^[\u0020-\u007e]+$/.test(word);
  const words = [...(language === 'en' ? pinned.wordsEn : pinned.words), ...rows.map(({ word }) => word).filter(isFor)];
  return [...new Set(words)].slice(0, mostWords);
}
