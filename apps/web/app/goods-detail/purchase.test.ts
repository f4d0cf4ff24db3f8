import { expect, test } from 'vitest';
import { priceOfOne, purchaseLimits, tenthsOf } from './purchase.ts';

const teapot = { quantity: 62, steps: [], price: 268, promotionPrice: null, listPrice: 328 };
const screws = {
  ...teapot,
  quantity: 500,
  steps: [
    { num: 20, price: 7 },
    { num: 100, price: 6 },
  ],
};

test('sells retail goods up to the stock and 99, wholesale from the first step up', () => {
  expect(purchaseLimits(teapot)).toEqual({ least: 1, most: 62, canBuy: true });
  expect(purchaseLimits({ ...teapot, quantity: 800 }).most).toBe(99);
  expect(purchaseLimits(screws)).toEqual({ least: 20, most: 500, canBuy: true });
});

test('sells nothing when the stock is short of the least', () => {
  expect(purchaseLimits({ ...teapot, quantity: 0 }).canBuy).toBe(false);
  expect(purchaseLimits({ ...screws, quantity: 19 })).toEqual({ least: 20, most: 20, canBuy: false });
});

test.each([
  ['as listed', teapot, 1, { now: 268, before: 328 }],
  ['in a seckill, against its own price', { ...teapot, promotionPrice: 219 }, 1, { now: 219, before: 268 }],
  ['without a dearer price before', { ...teapot, listPrice: 200 }, 1, { now: 268, before: null }],
  ['by the step of the pieces', { ...screws, listPrice: null }, 120, { now: 6, before: null }],
  ['by the first step below the least', { ...screws, listPrice: null }, 1, { now: 7, before: null }],
])('prices one piece %s', (_, sold, pieces, expected) => {
  expect(priceOfOne(sold, pieces)).toEqual(expected);
});

test('says a reduced price in tenths', () => {
  expect([tenthsOf(82, 100), tenthsOf(219, 268), tenthsOf(1, 1000)]).toEqual([8.2, 8.2, 0.1]);
});
