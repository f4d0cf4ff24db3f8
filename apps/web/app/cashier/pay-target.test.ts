import { expect, test } from 'vitest';
import { payableOf, payPath } from './pay-target.ts';

test('reads what is to be paid from the address', () => {
  expect(payableOf('?orderType=TRADE&sn=T20261121')).toEqual({ orderType: 'TRADE', sn: 'T20261121' });
  expect(payableOf(new URL(`http://site${payPath('/cashier', { orderType: 'RECHARGE', sn: 'Y1' })}`).search)).toEqual({
    orderType: 'RECHARGE',
    sn: 'Y1',
  });
});

test.each([
  '',
  '?orderType=TRADE',
  '?sn=T1',
  '?orderType=trade&sn=T1',
  '?orderType=GIFT&sn=T1',
  '?orderType=ORDER&sn=%20',
  `?orderType=ORDER&sn=${'x'.repeat(65)}`,
])('reads nothing from %s', (search) => {
  expect(payableOf(search)).toBeUndefined();
});
