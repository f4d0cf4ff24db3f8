import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOf, priceAt } from './price-scale.ts';

const range = { min: 6.8, max: 5699 };

test('gives round prices, and no limit at the ends', () => {
  expect([0, 10, 30, 60, 90, 100].map((place) => priceAt(place, range))).toEqual([
    undefined,
    65,
    500,
    2100,
    4600,
    undefined,
  ]);
});

test('never goes down while the thumb goes up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 98 }),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 1, max: 99999 }),
      (place, min, width) => {
        const between = { min, max: min + width };
        expect(priceAt(place + 1, between)!).toBeGreaterThanOrEqual(priceAt(place, between)!);
      },
    ),
  );
});

test('finds the place of a price, also beyond the range', () => {
  expect([0, 6.8, 1500, 5699, 9999].map((yuan) => placeOf(yuan, range))).toEqual([0, 0, 51, 100, 100]);
  expect(placeOf(5, { min: 5, max: 5 })).toBe(0);
});
