import { expect, test } from 'vitest';
import { maskText } from './masking.ts';

test.each([
  ['/buyer/passport/member/refresh/eyJhbGciOi.eyJzdWI.sig-_?x=1', '/buyer/passport/member/refresh/***?x=1'],
  ['/buyer/passport/member/refresh/anything-else', '/buyer/passport/member/refresh/***'],
  ['/common/common/sms/LOGIN/13812345678', '/common/common/sms/LOGIN/138****5678'],
  ['/x?mobile=013812345678&code=123456&a=b', '/x?mobile=0138****5678&code=***&a=b'],
  ['/x?password=e10adc&newPassword=1&keep=2', '/x?password=***&newPassword=***&keep=2'],
  ['/x?a=1&PASSWORD=abc', '/x?a=1&PASSWORD=***'],
  ['token eyJhbGciOi.eyJzdWI.sig is bad', 'token *** is bad'],
  ['/buyer/order/order/1381234567812345678', '/buyer/order/order/1381234567812345678'],
  [
    'Failed query: insert into "members" values ($1)\nparams: 13812345678,hash',
    'Failed query: insert into "members" values ($1)',
  ],
])('logs %s without what is private', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});
