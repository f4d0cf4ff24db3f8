import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember, aSku } from '../../test/build.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

/** One shop for all tests here: each brings its own members and goods. */
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api[Symbol.asyncDispose]());

const base = '/buyer/trade/carts';
const coupon = '/buyer/promotion/coupon';

/** Every call with something missing, of a wrong kind, negative, huge or strange. */
const requests: [method: string, url: string, json?: unknown][] = [
  ['POST', base],
  ['POST', `${base}?skuId=1`],
  ['POST', `${base}?num=1`],
  ['POST', `${base}?skuId=1&num=one`],
  ['POST', `${base}?skuId=1&num=1.5`],
  ['POST', `${base}?skuId=1&num=99999999999999999999`],
  ['POST', `${base}?skuId=-1&num=1`],
  ['POST', `${base}?skuId=%E8%8C%B6&num=1`],
  ['POST', `${base}?skuId=99999999999999999999&num=1`],
  ['POST', base, { skuId: ['1', '2'], num: 1 }],
  ['POST', base, { skuId: { id: 1 }, num: 1 }],
  ['POST', base, { skuId: '1', num: null }],
  ['POST', base, []],
  ['POST', base, 'text'],
  ['POST', `${base}/sku/num/abc`, { num: 1 }],
  ['POST', `${base}/sku/num/1`],
  ['POST', `${base}/sku/num/1?num=`],
  ['POST', `${base}/sku/checked/abc?checked=1`],
  ['POST', `${base}/sku/checked/1?checked=maybe`],
  ['POST', `${base}/sku/checked?checked=2`],
  ['POST', `${base}/store/abc?checked=1`],
  ['DELETE', `${base}/sku/remove`],
  ['DELETE', `${base}/sku/remove?skuIds=abc`],
  ['DELETE', `${base}/sku/remove?skuIds=${'1,'.repeat(201)}`],
  ['GET', `${base}/count?checked=maybe`],
  ['GET', `${base}/checked?way=${'x'.repeat(50)}`],
  ['GET', `${base}/select/coupon?used=true`],
  ['GET', `${base}/select/coupon?memberCouponId=abc&used=true`],
  ['GET', `${base}/select/coupon?memberCouponId=1&used=perhaps`],
  ['GET', `${base}/shippingAddress`],
  ['GET', `${base}/shippingAddress?shippingAddressId=undefined`],
  ['GET', `${base}/storeAddress`],
  ['GET', `${base}/storeAddress?storeAddressId=null`],
  ['PUT', `${base}/shippingMethod`],
  ['PUT', `${base}/shippingMethod?shippingMethod=${'x'.repeat(41)}`],
  ['GET', `${base}/select/receipt`],
  ['GET', `${base}/select/receipt?receiptTitle=${'x'.repeat(101)}`],
  ['GET', `${base}/select/receipt?receiptTitle=a&taxpayerId=${'1'.repeat(33)}`],
  ['POST', `${base}/preview`, { lines: 'tea' }],
  ['POST', `${base}/preview`, { lines: [{ skuId: '1', num: -1 }] }],
  ['POST', `${base}/preview`, { lines: [{ skuId: '99999999999999999999', num: 1 }] }],
  ['POST', `${base}/create/trade`, { way: 1e9, remark: 'x' }],
  ['POST', `${base}/create/trade`, { remark: [{ storeId: 'abc', remark: 'x' }] }],
  ['POST', `${base}/create/trade`, { remark: [{ storeId: '1', remark: '长'.repeat(201) }] }],
  ['POST', `${base}/create/trade`, { client: 'x'.repeat(41) }],
  ['GET', `${coupon}?couponType=GOLD`],
  ['GET', `${coupon}?scopeType=HALF`],
  ['GET', `${coupon}?price=cheap`],
  ['GET', `${coupon}?publishNum=-1`],
  ['GET', `${coupon}?startTime=yesterday`],
  ['GET', `${coupon}?endTime=-5`],
  ['GET', `${coupon}?pageNumber=first`],
  ['GET', `${coupon}/getCoupons?memberCouponStatus=OLD`],
  ['GET', `${coupon}/getCoupons?couponId=abc`],
  ['GET', `${coupon}/canUse?totalPrice=1`],
  ['GET', `${coupon}/canUse?storeId=1&totalPrice=-1`],
  ['GET', `${coupon}/canUse?storeId=1&scopeId=abc`],
  ['GET', `${coupon}/receive/abc`],
  ['GET', `${coupon}/receive/99999999999999999999`],
  ['GET', `${coupon}/get/abc`],
];

test('bad input is answered with an envelope and never with a fault of ours', async () => {
  const buyer = await api.as(await aMember(api.db));

  for (const [method, url, json] of requests) {
    const answer = await buyer.send({ method, url, ...(json !== undefined && { json }) });
    const told = { method, url: url.slice(0, 120), json, status: answer.status, code: answer.body.code };
    expect(told).toMatchObject({ status: 400, code: expect.any(Number) });
    expect(answer.body).toMatchObject({ success: false, message: expect.any(String), result: null });
  }
});

test('text of any kind is stored or refused, never a fault', async () => {
  const sku = await aSku(api.db);
  const buyer = await api.as(await aMember(api.db));
  await buyer.send({ method: 'POST', url: base, form: { skuId: sku.id, num: '1' } });
  const titles = [
    '😀 发票',
    "'; drop table carts; --",
    '%_\\',
    '<script>alert(1)</script>店',
    '\u202e反',
    'a\u0000b',
    '   ',
  ];

  for (const title of titles) {
    const query = new URLSearchParams({ receiptTitle: title, receiptContent: title });
    const answer = await buyer.send({ method: 'GET', url: `${base}/select/receipt?${query}` });
    expect([200, 400]).toContain(answer.status);
  }
  const found = await buyer.send({ method: 'GET', url: `${coupon}?couponName=${encodeURIComponent("%'_\\")}` });
  expect(found).toMatchObject({ status: 200, body: { result: { records: [], total: 0 } } });
});

test('every call but the two public ones asks for a token', async () => {
  const guarded: [string, string][] = [
    ['GET', `${base}/all`],
    ['GET', `${base}/count`],
    ['POST', base],
    ['DELETE', base],
    ['POST', `${base}/sku/num/1`],
    ['POST', `${base}/sku/checked`],
    ['POST', `${base}/sku/checked/1`],
    ['POST', `${base}/store/1`],
    ['DELETE', `${base}/sku/remove?skuIds=1`],
    ['GET', `${base}/checked?way=CART`],
    ['GET', `${base}/coupon/num?way=CART`],
    ['GET', `${base}/select/coupon?memberCouponId=1&used=1`],
    ['GET', `${base}/shippingAddress?shippingAddressId=1`],
    ['GET', `${base}/storeAddress?storeAddressId=1`],
    ['GET', `${base}/shippingMethodList?way=CART`],
    ['PUT', `${base}/shippingMethod?shippingMethod=LOGISTICS`],
    ['GET', `${base}/select/receipt?receiptTitle=a`],
    ['POST', `${base}/join`],
    ['POST', `${base}/create/trade`],
    ['GET', `${coupon}/getCoupons`],
    ['GET', `${coupon}/canUse?storeId=1`],
    ['GET', `${coupon}/receive/1`],
    ['GET', `${coupon}/activity`],
    ['GET', `${coupon}/getCouponsNum`],
    ['GET', `${coupon}/get/1`],
  ];

  for (const [method, url] of guarded) {
    const answer = await api.send({ method, url });
    expect({ method, url, ...answer }).toMatchObject({ status: 403, body: { code: 403, status: 403, success: false } });
  }
  expect((await api.send({ method: 'GET', url: coupon })).status).toBe(200);
  expect((await api.send({ method: 'POST', url: `${base}/preview`, json: {} })).status).toBe(200);
});
