import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByWeight, splitReduction } from './split.ts';

test.each([
  { amount: 2000, prices: [10_000, 3_333], parts: [1500, 500] },
  { amount: 100, prices: [3_333, 3_333, 3_334], parts: [33, 33, 34] },
  { amount: 1, prices: [100, 100], parts: [1, 0] },
  { amount: 5000, prices: [1000, 2000], parts: [1000, 2000] },
  { amount: 900, prices: [1000, 0], parts: [900, 0] },
  { amount: 0, prices: [1000, 2000], parts: [0, 0] },
  { amount: 700, prices: [0, 0], parts: [0, 0] },
  { amount: 700, prices: [], parts: [] },
])('$amount fen off $prices is $parts', ({ amount, prices, parts }) => {
  expect(splitReduction(amount, prices)).toEqual(parts);
});

test('the rest of a split falls on the last line', () => {
  expect(splitByWeight(1000, [1, 1, 1], 100)).toEqual([330, 330, 340]);
});

const prices = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 40 });
const amount = fc.integer({ min: 0, max: 100_000_000 });

test('the parts of a reduction sum to it, and none takes more than its line costs', () => {
  fc.assert(
    fc.property(amount, prices, (wanted, each) => {
      const parts = splitReduction(wanted, each);

      const total = each.reduce((sum, price) => sum + price, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.min(wanted, total));
      for (const [at, part] of parts.entries()) expect(part >= 0 && part <= each[at]!).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('the parts of a fee sum to it and none is negative, however many small lines share it', () => {
  fc.assert(
    fc.property(amount, fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 200 }), (fee, units) => {
      const parts = splitByWeight(fee, units, 100);

      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(fee);
      expect(parts.every((part) => part >= 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
