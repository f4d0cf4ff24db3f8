import { expect, test } from 'vitest';
import { findAddressErrors } from './address-fields.ts';

const filled = { name: '林舟', mobile: '13812348888', detail: '海星路 88 号' };
const form = (fields: Partial<typeof filled>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...fields })) data.set(name, value);
  return data;
};

test('finds nothing wrong with an address that is filled in', () => {
  expect(findAddressErrors(form({}), true)).toEqual({});
});

test.each([
  [{ name: '  ' }, { name: true }],
  [{ detail: '' }, { detail: true }],
  [{ mobile: '1381234888' }, { mobile: true }],
  [{ mobile: '12812348888' }, { mobile: true }],
  [{ mobile: '' }, { mobile: true }],
])('says what is wrong with %o', (fields, errors) => {
  expect(findAddressErrors(form(fields), true)).toEqual(errors);
});

test('takes a mobile with a leading zero, as the shop does', () => {
  expect(findAddressErrors(form({ mobile: '013812348888' }), true)).toEqual({});
});

test('asks for the whole region', () => {
  expect(findAddressErrors(form({}), false)).toEqual({ region: true });
});
