import { expect, test } from 'vitest';
import { isMobile, wrongFields } from './check-fields.ts';

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

test('knows a mobile of mainland China, with a leading 0 or without', () => {
  expect(['13800000001', '013800000001', ' 19912345678 '].map(isMobile)).toEqual([true, true, true]);
  expect(['12800000001', '1380000000', '138000000011', '+8613800000001', ''].map(isMobile)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('names every field that is wrong', () => {
  const form = formOf({ username: ' ', mobile: '1', password: 'short', again: 'other', code: '12345' });

  expect(wrongFields(form, ['account', 'mobile', 'password', 'again', 'code', 'mustAgree'])).toEqual([
    'account',
    'mobile',
    'password',
    'again',
    'code',
    'mustAgree',
  ]);
});

test('finds nothing wrong in a form that is right', () => {
  const form = formOf({
    mobile: '13800000001',
    password: 'a long enough one',
    again: 'a long enough one',
    code: '012345',
  });

  expect(wrongFields(form, ['mobile', 'password', 'again', 'code'])).toEqual([]);
});
