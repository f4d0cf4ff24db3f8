import { expect, test } from 'vitest';
import { correctedQuantity } from './corrected-quantity.ts';

const limits = { value: 3, min: 1, max: 8 };

test.each([
  ['5', 5],
  ['0', 1],
  ['99', 8],
  ['', 3],
  ['two', 3],
  ['007', 7],
])('typing %j gives %i', (typed, quantity) => {
  expect(correctedQuantity(typed, limits)).toBe(quantity);
});
