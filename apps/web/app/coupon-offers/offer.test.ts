import { expect, test } from 'vitest';
import { fromPromotion, type Offer, offerPath } from './offer.ts';

const offer: Offer = {
  id: '6',
  name: '新客见面礼',
  storeId: '0',
  storeName: 'platform',
  couponType: 'PRICE',
  price: 10,
  tenths: 10,
  threshold: 99,
  scopeType: 'ALL',
  scopeId: null,
  endDay: null,
  days: 7,
};

test.each([
  ['the goods of the shop', offer, '/goodsList'],
  ['the store that gave it', { ...offer, storeId: '9' }, '/merchant?id=9'],
  ['its category', { ...offer, scopeType: 'PORTION_GOODS_CATEGORY' as const, scopeId: '3' }, '/goodsList?categoryId=3'],
  [
    'the goods of several categories',
    { ...offer, scopeType: 'PORTION_GOODS_CATEGORY' as const, scopeId: '3,4' },
    '/goodsList?promotionType=COUPON&promotionsId=6',
  ],
  [
    'its goods',
    { ...offer, scopeType: 'PORTION_GOODS' as const, scopeId: '1,2' },
    '/goodsList?promotionType=COUPON&promotionsId=6',
  ],
])('is used with %s', (_, one, path) => {
  expect(offerPath(one)).toBe(path);
});

test('reads the coupon that goods carry, whose times are milliseconds', () => {
  expect(
    fromPromotion({
      id: '6',
      promotionName: '见面礼',
      storeId: '0',
      storeName: 'platform',
      scopeType: 'ALL',
      couponName: '新客见面礼',
      couponType: 'DISCOUNT',
      couponDiscount: 9.5,
      consumeThreshold: 99,
      endTime: Date.UTC(2026, 11, 31, 16),
    }),
  ).toMatchObject({ name: '新客见面礼', tenths: 9.5, threshold: 99, endDay: '2027-01-01' });
});
