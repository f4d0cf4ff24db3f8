import { expect, test } from 'vitest';
import { movesTowards } from './safe-triangle.ts';

// A list of categories at the left, the edge of the panel at x = 300 from y = 0 to 600.
const edge = [
  { x: 300, y: 0 },
  { x: 300, y: 600 },
] as const;
const from = { x: 100, y: 100 };

test.each([
  [{ x: 150, y: 160 }, 'down and to the panel'],
  [{ x: 150, y: 80 }, 'up and to the panel'],
  [{ x: 299, y: 590 }, 'to the far corner'],
])('moving to %o goes %s', (to) => {
  expect(movesTowards(to, from, edge)).toBe(true);
});

test.each([
  [{ x: 100, y: 160 }, 'straight down the list'],
  [{ x: 101, y: 160 }, 'almost straight down'],
  [{ x: 60, y: 120 }, 'away'],
  [from, 'nowhere'],
])('moving to %o goes %s', (to) => {
  expect(movesTowards(to, from, edge)).toBe(false);
});
