import { expect, test } from 'vitest';
import { timeLeft } from '../ui/countdown.ts';
import { timeLeftKey } from './time-left-words.ts';

const minute = 60_000;

test.each([
  [9 * 24 * 60 * minute, 'days'],
  [24 * 60 * minute - 1000, 'hours'],
  [60 * minute - 1000, 'minutes'],
  [1, 'minutes'],
])('%d ms are told in %s', (ms, key) => {
  expect(timeLeftKey(timeLeft(ms, 0))).toBe(key);
});
