import { createHash } from 'node:crypto';
import { Refusal } from '@silkboat/contract/refusal';
import { expect, test } from 'vitest';
import { hashPassword, passwordMatches, requireGoodPassword } from './passwords.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const check = (password: string) => () => requireGoodPassword(password, { mobile: '13812345678' });

test.each(['silkboat-demo', '丝路之舟 扬帆出海', 'a b c d e f', '😀'.repeat(8), 'x9!'.repeat(21), md5('123456')])(
  'takes %s as a new password',
  (password) => {
    expect(check(password)).not.toThrow();
  },
);

test.each([
  ...['', 'short', '1234567', 'x'.repeat(65), '😀'.repeat(7)],
  ...['password', 'Password123', 'P@ssw0rd', 'iloveyou', '12345678', '123456789a', 'Aa123456', 'qwertyuiop'],
  ...['1qaz2wsx', 'woaini1314', '5201314520', 'zhangwei123', '19900101', '00000000'],
  ...['13812345678', 'my13812345678'],
])('refuses %s as a new password', (password) => {
  expect(check(password)).toThrow(Refusal);
});

test('one account works with the password and with its md5, which is what existing clients send', async () => {
  const fromOurSite = await hashPassword('silkboat-demo');
  const fromOthers = await hashPassword(md5('silkboat-demo'));

  for (const stored of [fromOurSite, fromOthers]) {
    expect(await passwordMatches(stored, 'silkboat-demo')).toBe(true);
    expect(await passwordMatches(stored, md5('silkboat-demo').toUpperCase())).toBe(true);
    expect(await passwordMatches(stored, 'silkboat-demO')).toBe(false);
  }
  expect(fromOurSite).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('no account and an account without a password are a wrong password', async () => {
  expect(await passwordMatches(undefined, 'silkboat-demo')).toBe(false);
  expect(await passwordMatches(null, 'silkboat-demo')).toBe(false);
  expect(await passwordMatches('no password', 'no password')).toBe(false);
});
