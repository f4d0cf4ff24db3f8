import { expect, test } from 'vitest';
import { readKept } from './kept-hot-words.server.ts';

const now = 1_700_000_000_000;
const cookies = (words: unknown, time: number | string) =>
  `uuid=x; hotWordsList=${encodeURIComponent(JSON.stringify(words))}; hotWordsReloadTime=${time}`;

test('keeps the hot words for five minutes', () => {
  expect(readKept(cookies(['青瓷茶器', '香米'], now - 299_000), now)).toEqual(['青瓷茶器', '香米']);
  expect(readKept(cookies(['青瓷茶器'], now - 300_000), now)).toBeUndefined();
});

test.each([
  ['', 'no cookies'],
  [cookies([], now), 'no words'],
  [cookies({ a: 1 }, now), 'no list'],
  [cookies([1, 2], now), 'no texts'],
  [cookies(['香米'], 'soon'), 'no time'],
  [cookies(['香米'], now + 60_000), 'a time to come'],
  [`hotWordsList=%E0%A4; hotWordsReloadTime=${now}`, 'a mangled cookie'],
])('asks anew for %j (%s)', (text) => {
  expect(readKept(text, now)).toBeUndefined();
});
