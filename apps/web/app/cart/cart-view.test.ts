import { expect, test } from 'vitest';
import { canCheck, checkState } from './cart-view.ts';
import { aLine } from './sample-cart.ts';

const checked = aLine('1');
const unchecked = aLine('2', { isChecked: false });
const dead = aLine('3', { isDead: true, isChecked: false });
const short = aLine('4', { num: 5, max: 3, isChecked: false });

test.each([
  ['all', [checked]],
  ['all', [checked, dead, short]],
  ['some', [checked, unchecked]],
  ['none', [unchecked, dead]],
  ['none', [dead]],
  ['none', []],
] as const)('the box above is %s for %#', (state, lines) => {
  expect(checkState([...lines])).toBe(state);
});

test('checks only what the shop has enough of', () => {
  expect([checked, unchecked, dead, short].map(canCheck)).toEqual([true, true, false, false]);
});
