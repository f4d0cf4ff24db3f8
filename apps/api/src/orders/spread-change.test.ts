import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadChange } from './spread-change.ts';

test.each([
  [[10_000, 3333], -2000, [-1500, -500]],
  [[10_000], 250, [250]],
  [[0, 0], 500, [500, 0]],
  [[3333, 3333, 3334], -9999, [-3333, -3332, -3334]],
])('%j changed by %i is %j', (amounts, change, parts) => {
  expect(spreadChange(amounts, change)).toEqual(parts);
});

test('the parts sum to the change and no line falls below nothing', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 30 }),
      fc.double({ min: 0, max: 3, noNaN: true }),
      (amounts, factor) => {
        const total = amounts.reduce((sum, one) => sum + one, 0);
        const change = Math.round(total * factor) - total;

        const parts = spreadChange(amounts, change);

        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(change);
        expect(parts.every((part, index) => part + amounts[index]! >= 0)).toBe(true);
      },
    ),
  );
});
