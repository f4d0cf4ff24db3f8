import { afterEach, expect, test } from 'vitest';
import { saveSetting } from '#site/settings.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { setClock } from '../clock.ts';
import { hotWords } from '../db/schema/index.ts';
import { countSearches, listHotWords, toHotWord } from './hot-words.ts';

let restoreClock = () => {};
afterEach(() => restoreClock());

const start = Date.parse('2026-06-01T00:00:00Z');
const onDay = (day: number) => {
  restoreClock = setClock(() => new Date(start + day * 86_400_000));
};

async function aShop() {
  const server = await openTestDatabase();
  return Object.assign(server, { [Symbol.asyncDispose]: () => server.close() });
}

const searches = (counts: Record<string, number>) => new Map(Object.entries(counts));

test('a word is worth half as much a day later, so that new words overtake old ones', async () => {
  await using shop = await aShop();
  onDay(0);
  await countSearches(shop.db, searches({ 茶壶: 8, 咖啡: 4 }));
  expect(await listHotWords(shop.db, 'zh-CN')).toEqual(['茶壶', '咖啡']);

  onDay(2);
  await countSearches(shop.db, searches({ 榴莲: 3 }));
  expect(await listHotWords(shop.db, 'zh-CN')).toEqual(['榴莲', '茶壶', '咖啡']);

  await countSearches(shop.db, searches({ 茶壶: 2 }));
  expect(await listHotWords(shop.db, 'zh-CN')).toEqual(['茶壶', '榴莲', '咖啡']);
  const rows = await shop.db.select().from(hotWords);
  expect(rows.find(({ word }) => word === '茶壶')?.score).toBeCloseTo(4, 3);
});

test('words that nobody searches for any more are forgotten', async () => {
  await using shop = await aShop();
  onDay(0);
  await countSearches(shop.db, searches({ 茶壶: 1 }));

  onDay(5);
  await countSearches(shop.db, searches({ 咖啡: 1 }));

  expect((await shop.db.select().from(hotWords)).map(({ word }) => word)).toEqual(['咖啡']);
});

test('pinned words stand first, and English readers get English ones', async () => {
  await using shop = await aShop();
  await countSearches(shop.db, searches({ 茶壶: 5, teapot: 2, 新品: 1 }));
  await saveSetting(shop.db, 'HOT_WORDS_SETTING', { words: ['新品', '国家馆'], wordsEn: ['new in'] });

  expect(await listHotWords(shop.db, 'zh-CN')).toEqual(['新品', '国家馆', '茶壶', 'teapot']);
  expect(await listHotWords(shop.db, 'en')).toEqual(['new in', 'teapot']);
});

test('several processes count the same words at once without losing any', async () => {
  await using shop = await aShop();
  onDay(0);

  await Promise.all(
    Array.from({ length: 6 }, (_, n) => countSearches(shop.db, searches(n % 2 ? { 甲: 1, 乙: 1 } : { 乙: 1, 甲: 1 }))),
  );

  expect((await shop.db.select().from(hotWords)).map(({ score }) => score)).toEqual([6, 6]);
});

test.each([
  ['  Tea  Pot ', 'tea pot'],
  ['ＴＥＡ', 'tea'],
  ['   ', undefined],
  ['长'.repeat(21), undefined],
])('"%s" is counted as %s', (typed, word) => {
  expect(toHotWord(typed)).toBe(word);
});
