import { expect, test } from 'vitest';
import { formatTimeLeft, timeLeft } from './countdown.ts';

const minute = 60_000;

test.each([
  [30 * minute, '30:00'],
  [29 * minute + 4_200, '29:05'],
  [59 * minute + 59_000, '59:59'],
  [60 * minute, '01:00:00'],
  [26 * 60 * minute + 5_000, '26:00:05'],
  [1, '00:01'],
  [0, '00:00'],
  [-5_000, '00:00'],
])('shows %i ms as %s', (ms, shown) => {
  expect(formatTimeLeft(timeLeft(1_000_000 + ms, 1_000_000))).toBe(shown);
});

test('splits what is left into days, hours, minutes and seconds', () => {
  expect(timeLeft(2 * 86_400_000 + 3_723_000, 0)).toEqual({ days: 2, hours: 1, minutes: 2, seconds: 3, isOver: false });
});

test('is over at the end and not a moment before', () => {
  expect(timeLeft(1000, 999).isOver).toBe(false);
  expect(timeLeft(1000, 1000).isOver).toBe(true);
});
