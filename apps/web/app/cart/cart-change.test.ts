import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CartChange,
  isNoChange,
  noChange,
  readCartChange,
  withAllCheck,
  withChange,
  withLineCheck,
  withQuantity,
  withRemoval,
  withRestored,
  withStoreCheck,
} from './cart-change.ts';
import { linesOf } from './cart-view.ts';
import { aCart, aLine, aStore } from './sample-cart.ts';

const first = aStore('1', [aLine('11'), aLine('12', { isChecked: false })]);
const second = aStore('2', [aLine('21', { num: 2 }), aLine('22', { isDead: true, isChecked: false })]);
const cart = aCart(first, second);

const seen = (change: CartChange) =>
  linesOf(withChange(cart, change)).map(({ skuId, num, isChecked }) => `${skuId}×${num}${isChecked ? '+' : ''}`);

test('shows new pieces and what they cost, checked as the shop checks them', () => {
  const change = withQuantity(noChange, '12', 3);

  expect(seen(change)).toEqual(['11×1+', '12×3+', '21×2+', '22×1']);
  expect(linesOf(withChange(cart, change))[1]!.subTotal).toBe(30);
});

test('later steps win over earlier ones', () => {
  expect(seen(withLineCheck(withAllCheck(noChange, false), '11', true))).toEqual(['11×1+', '12×1', '21×2', '22×1']);
  expect(seen(withAllCheck(withLineCheck(noChange, '11', false), true))).toEqual(['11×1+', '12×1+', '21×2+', '22×1']);
  expect(seen(withStoreCheck(withAllCheck(noChange, true), first, false))).toEqual(['11×1', '12×1', '21×2+', '22×1']);
});

test('a quantity survives a box above it, and obeys it', () => {
  const change = withAllCheck(withQuantity(noChange, '21', 5), false);

  expect(change.lines).toEqual({ 21: { num: 5, isChecked: false } });
  expect(seen(change)).toEqual(['11×1', '12×1', '21×5', '22×1']);
});

test('never checks what cannot be bought', () => {
  const tight = aCart(aStore('1', [aLine('11', { max: 3 })]));

  expect(linesOf(withChange(tight, withQuantity(noChange, '11', 4)))[0]!.isChecked).toBe(false);
  expect(seen(withLineCheck(noChange, '22', true))[3]).toBe('22×1');
});

test('takes lines away with what was to become of them, and whole stores when they are empty', () => {
  const change = withRemoval(withQuantity(noChange, '11', 7), ['11', '12'], 'remove');

  expect(change.lines).toEqual({});
  expect(withChange(cart, change).stores.map(({ storeId }) => storeId)).toEqual(['2']);
});

test('a line that comes back before the shop was told was never away', () => {
  const taken = [{ skuId: '11', num: 1, isChecked: true }];
  const change = withRestored(withRemoval(noChange, ['11'], 'remove'), taken);

  expect(change).toMatchObject({ remove: [], restore: taken });
  expect(withRemoval(change, ['11'], 'favour')).toMatchObject({ favour: ['11'], restore: [] });
});

test('knows when there is nothing to tell', () => {
  expect(isNoChange(noChange)).toBe(true);
  expect(isNoChange(withAllCheck(noChange, false))).toBe(false);
  expect(isNoChange(withRemoval(noChange, ['1'], 'favour'))).toBe(false);
});

test('reads back what a browser sends', () => {
  const change = withRestored(
    withRemoval(withStoreCheck(withQuantity(noChange, '11', 3), second, true), ['12'], 'favour'),
    [{ skuId: '9', num: 2, isChecked: false }],
  );

  expect(readCartChange(JSON.parse(JSON.stringify(change)))).toEqual(change);
});

test('reads anything without failing and keeps only what makes sense', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (junk, inner) => {
      for (const sent of [junk, { all: inner, stores: inner, lines: inner, remove: inner, restore: inner }]) {
        const { lines, remove, restore } = readCartChange(sent);
        for (const skuId of [...Object.keys(lines), ...remove, ...restore.map((line) => line.skuId)]) {
          expect(skuId).toMatch(/^\d{1,20}$/);
        }
      }
    }),
  );
});

const skuIds = fc.constantFrom('11', '12', '21', '22');
const step = fc.oneof(
  fc.tuple(skuIds, fc.integer({ min: 1, max: 99 })).map(
    ([id, num]) =>
      (change: CartChange) =>
        withQuantity(change, id, num),
  ),
  fc.tuple(skuIds, fc.boolean()).map(
    ([id, is]) =>
      (change: CartChange) =>
        withLineCheck(change, id, is),
  ),
  fc.boolean().map((is) => (change: CartChange) => withAllCheck(change, is)),
  fc.boolean().map((is) => (change: CartChange) => withStoreCheck(change, first, is)),
  skuIds.map((id) => (change: CartChange) => withRemoval(change, [id], 'remove')),
);

test('many steps joined into one look like the steps one by one', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const joined = steps.reduce((change, next) => next(change), noChange);
      const oneByOne = steps.reduce((view, next) => withChange(view, next(noChange)), cart);

      expect(withChange(cart, joined)).toEqual(oneByOne);
    }),
  );
});
