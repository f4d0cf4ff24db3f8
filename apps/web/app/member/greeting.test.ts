import { expect, test } from 'vitest';
import { greetingTime } from './greeting.ts';

test.each([
  ['2026-11-20T20:59:00Z', 'night'],
  ['2026-11-20T21:00:00Z', 'morning'],
  ['2026-11-21T04:00:00Z', 'afternoon'],
  ['2026-11-21T10:00:00Z', 'evening'],
  ['2026-11-21T16:00:00Z', 'night'],
])('%s is %s in Beijing', (time, part) => {
  expect(greetingTime(new Date(time))).toBe(part);
});
