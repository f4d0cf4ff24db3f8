import { expect, test } from 'vitest';
import { readCartForm } from './cart-form.ts';
import { aCart, aLine, aStore } from './sample-cart.ts';

const cart = aCart(
  aStore('1', [aLine('11', { num: 2 }), aLine('12', { isChecked: false, max: 5 })]),
  aStore('2', [aLine('21', { isDead: true, isChecked: false })]),
);

/** What a browser sends of the page as it was drawn, with some fields changed. */
function sent(fields: [string, string][], { checked = ['11'] } = {}): FormData {
  const form = new FormData();
  for (const skuId of ['11', '12', '21']) form.append('line', skuId);
  form.append('num-11', '2');
  form.append('num-12', '1');
  for (const skuId of checked) form.append('checked', skuId);
  for (const [name, value] of fields) form.set(name, value);
  return form;
}

test('finds nothing to change in a page that nobody touched', () => {
  expect(readCartForm(sent([['do', 'checkout']]), cart)).toMatchObject({ isCheckout: true, change: { lines: {} } });
});

test('finds new quantities, cut to what can be bought, and changed boxes', () => {
  const { change } = readCartForm(
    sent(
      [
        ['num-12', '80'],
        ['do', 'update'],
      ],
      { checked: ['12'] },
    ),
    cart,
  );

  expect(change.lines).toEqual({ 11: { isChecked: false }, 12: { num: 5, isChecked: true } });
});

test.each(['', 'x', '-'])('leaves a quantity that is no number: %j', (typed) => {
  expect(readCartForm(sent([['num-11', typed]]), cart).change.lines).toEqual({});
});

test.each([
  ['remove:12', { remove: ['12'] }],
  ['favour:11', { favour: ['11'] }],
  ['removeChecked', { remove: ['11'] }],
  ['favourChecked', { favour: ['11'] }],
  ['clearInvalid', { remove: ['21'] }],
])('understands the button %s', (intent, change) => {
  expect(readCartForm(sent([['do', intent]]), cart).change).toMatchObject(change);
});

test('leaves lines alone that the page did not show', () => {
  const form = new FormData();
  form.append('line', '11');
  form.append('checked', '11');

  expect(readCartForm(form, cart).change.lines).toEqual({});
});

test('hears which coupon is wanted', () => {
  expect(readCartForm(sent([['do', 'claim:77']]), cart).claim).toBe('77');
});
