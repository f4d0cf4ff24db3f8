import {
  addToCart,
  checkLine,
  countUsableCoupons,
  getCart,
  getCheckout,
  listShippingMethods,
  selectAddress,
  selectCoupon,
  selectPickUpPoint,
  selectReceipt,
  selectShippingMethod,
} from '@silkboat/contract/carts';
import type { TradeDraft } from '@silkboat/contract/trades';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember, anAddress, aSku, aStore } from '../../test/build.ts';
import { aCoupon, aFreightTemplate, aMemberCoupon, aPickUpPoint } from '../../test/build-checkout.ts';
import { startApi, type TestApi, type TestClient } from '../../test/start-api.ts';
import { addresses, memberCoupons, skus } from '../db/schema/index.ts';

/** One shop for all tests here: each brings its own members and goods. */
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api[Symbol.asyncDispose]());

/** A member with one SKU in the cart. */
async function aBuyerWith(...lines: { id: string }[]) {
  const member = await aMember(api.db);
  const buyer = await api.as(member);
  for (const { id } of lines) await buyer.call(addToCart, { skuId: id, num: 1 });
  return { member, buyer };
}

const checkoutOf = async (buyer: TestClient, way = 'CART'): Promise<TradeDraft> =>
  (await buyer.call(getCheckout, { way })).body.result!;

test('the checkout shows what is checked, with the default address and freight', async () => {
  const store = await aStore(api.db);
  const template = await aFreightTemplate(api.db, { storeId: store.id });
  const sku = await aSku(api.db, { storeId: store.id, goods: { freightTemplateId: template.id } });
  const other = await aSku(api.db);
  const { member, buyer } = await aBuyerWith(sku, other);
  await buyer.call(checkLine, { skuId: other.id, checked: false });
  await buyer.call(addToCart, { skuId: sku.id, num: 2 });
  const address = await anAddress(api.db, { memberId: member.id });

  const checkout = await checkoutOf(buyer);

  expect(checkout.skuList.map(({ goodsSku }) => goodsSku.id)).toEqual([sku.id]);
  expect(checkout.cartList).toHaveLength(1);
  expect(checkout).toMatchObject({
    memberAddress: {
      id: address.id,
      consigneeAddressPath: '福建省,泉州市,丰泽区,东海街道',
      detail: '海星路88号',
      alias: null,
    },
    notSupportFreight: null,
    storeCoupons: {},
    platformCoupon: null,
    priceDetailDTO: { goodsPrice: 300, freightPrice: 12, flowPrice: 312 },
  });
});

test('goods that cannot be shipped to the address are named', async () => {
  const store = await aStore(api.db);
  const rows = [{ areaIds: ['1101'], area: '北京', firstUnits: 1, firstFen: 800, nextUnits: 1, nextFen: 200 }];
  const template = await aFreightTemplate(api.db, { storeId: store.id, rows });
  const sku = await aSku(api.db, { storeId: store.id, goods: { freightTemplateId: template.id } });
  const { member, buyer } = await aBuyerWith(sku);
  await anAddress(api.db, { memberId: member.id });

  const checkout = await checkoutOf(buyer);

  expect(checkout.notSupportFreight).toMatchObject([{ goodsSku: { id: sku.id }, isShip: false }]);
  expect(checkout.priceDetailDTO.freightPrice).toBe(0);
});

test('another own address can be chosen; one that was deleted gives way to the default', async () => {
  const { member, buyer } = await aBuyerWith(await aSku(api.db));
  const home = await anAddress(api.db, { memberId: member.id });
  const work = await anAddress(api.db, { memberId: member.id, isDefault: false, name: '公司' });

  const chosen = await buyer.call(selectAddress, { shippingAddressId: work.id, way: 'CART' });
  const atWork = await checkoutOf(buyer);
  await api.db.delete(addresses).where(eq(addresses.id, work.id));

  expect(chosen.body).toMatchObject({ success: true, message: '成功', result: null });
  expect(atWork.memberAddress).toMatchObject({ id: work.id, name: '公司' });
  expect((await checkoutOf(buyer)).memberAddress).toMatchObject({ id: home.id });
});

test("a stranger's address cannot be chosen, nor one that does not exist", async () => {
  const { buyer } = await aBuyerWith(await aSku(api.db));
  const foreign = await anAddress(api.db, { memberId: (await aMember(api.db)).id });

  for (const shippingAddressId of [foreign.id, '424242']) {
    const answer = await buyer.call(selectAddress, { shippingAddressId });
    expect(answer).toMatchObject({ status: 400, body: { code: 20005, message: '权限不足' } });
  }
  expect((await checkoutOf(buyer)).memberAddress).toBeNull();
});

test('the way is required here, CART when empty there, and refused when unknown', async () => {
  const { member, buyer } = await aBuyerWith(await aSku(api.db));
  const address = await anAddress(api.db, { memberId: member.id });
  const get = async (path: string) => (await buyer.send({ method: 'GET', url: `/buyer/trade/carts${path}` })).body.code;

  for (const path of ['/checked', '/coupon/num', '/shippingMethodList']) {
    expect(await get(path)).toBe(30001);
    expect(await get(`${path}?way=`)).toBe(30001);
    expect(await get(`${path}?way=POINT`)).toBe(30001);
    expect(await get(`${path}?way=CART`)).toBe(200);
    expect(await get(`${path}?way=PINTUAN`)).toBe(200);
  }
  for (const path of [`/shippingAddress?shippingAddressId=${address.id}`, '/select/receipt?receiptTitle=x']) {
    expect(await get(path)).toBe(200);
    expect(await get(`${path}&way=`)).toBe(200);
    expect(await get(`${path}&way=NOWHERE`)).toBe(30001);
  }
});

test('a coupon of the platform and one of the store add up; another takes the place of the first', async () => {
  const sku = await aSku(api.db, { price: 10_000 });
  const { member, buyer } = await aBuyerWith(sku);
  const own = { memberId: member.id };
  const ofStore = await aCoupon(api.db, {
    storeId: sku.storeId,
    couponType: 'DISCOUNT',
    price: null,
    discountPercent: 90,
  });
  const platform = await aMemberCoupon(api.db, own);
  const larger = await aMemberCoupon(api.db, { ...own, template: await aCoupon(api.db, { price: 3_000 }) });
  const store = await aMemberCoupon(api.db, { ...own, template: ofStore });

  await buyer.call(selectCoupon, { memberCouponId: platform.id, used: true, way: 'CART' });
  await buyer.call(selectCoupon, { memberCouponId: larger.id, used: true });
  await buyer.call(selectCoupon, { memberCouponId: store.id, used: true });
  const both = await checkoutOf(buyer);
  await buyer.call(selectCoupon, { memberCouponId: larger.id, used: false });
  const one = await checkoutOf(buyer);

  expect(both.platformCoupon).toMatchObject({
    memberCoupon: { id: larger.id, price: 30 },
    skuDetail: { [sku.id]: 100 },
  });
  expect(both.storeCoupons).toMatchObject({
    [sku.storeId]: { memberCoupon: { id: store.id, discount: 9, price: null } },
  });
  expect(both.priceDetailDTO).toMatchObject({ couponPrice: 40, siteCouponPrice: 30, flowPrice: 60 });
  expect(both.canUseCoupons.map(({ id }) => id).sort()).toEqual([platform.id, larger.id, store.id].sort());
  expect(one).toMatchObject({ platformCoupon: null, priceDetailDTO: { couponPrice: 10, flowPrice: 90 } });
  expect((await buyer.call(countUsableCoupons, { way: 'CART' })).body.result).toBe(3);
});

test('a coupon below its threshold or out of its scope changes nothing and says what it lacks', async () => {
  const sku = await aSku(api.db, { price: 10_000 });
  const { member, buyer } = await aBuyerWith(sku);
  const own = { memberId: member.id };
  const dear = await aMemberCoupon(api.db, { ...own, template: await aCoupon(api.db, { consumeThreshold: 15_050 }) });
  const elsewhere = await aMemberCoupon(api.db, {
    ...own,
    template: await aCoupon(api.db, { scopeType: 'PORTION_GOODS', scopeIds: ['1', '2'] }),
  });

  const answers = [
    await buyer.call(selectCoupon, { memberCouponId: dear.id, used: true }),
    await buyer.call(selectCoupon, { memberCouponId: elsewhere.id, used: true }),
  ];
  const checkout = await checkoutOf(buyer);

  expect(answers.map(({ body }) => body.success)).toEqual([true, true]);
  expect(checkout).toMatchObject({ platformCoupon: null, canUseCoupons: [] });
  expect(new Map(checkout.cantUseCoupons.map(({ id, reason }) => [id, reason]))).toEqual(
    new Map([
      [dear.id, '优惠券使用门槛不足，还差50.50元'],
      [elsewhere.id, '当前选择的商品不在优惠券适用范围内'],
    ]),
  );
});

test("a used or expired coupon, a coupon not begun and a stranger's coupon are refused", async () => {
  const { member, buyer } = await aBuyerWith(await aSku(api.db));
  const own = { memberId: member.id };
  const coupons = [
    await aMemberCoupon(api.db, { ...own, state: 'USED' }),
    await aMemberCoupon(api.db, { ...own, endTime: new Date(Date.now() - 1000) }),
    await aMemberCoupon(api.db, { ...own, startTime: new Date(Date.now() + 3_600_000) }),
    await aMemberCoupon(api.db, { memberId: (await aMember(api.db)).id }),
  ];

  for (const { id } of coupons) {
    const answer = await buyer.call(selectCoupon, { memberCouponId: id, used: true });
    expect(answer).toMatchObject({ status: 400, body: { code: 41003, message: '优惠券已使用/已过期，不能使用' } });
  }
  const ofPoints = await buyer.call(selectCoupon, { memberCouponId: coupons[0]!.id, used: true, way: 'POINTS' });
  expect(ofPoints.body.code).toBe(41019);
});

test('any change of what is bought drops the chosen coupons, and one that is over drops out by itself', async () => {
  const sku = await aSku(api.db);
  const { member, buyer } = await aBuyerWith(sku);
  const coupon = await aMemberCoupon(api.db, { memberId: member.id });
  const choose = () => buyer.call(selectCoupon, { memberCouponId: coupon.id, used: true });

  await choose();
  await buyer.call(addToCart, { skuId: sku.id, num: 1 });
  expect((await checkoutOf(buyer)).platformCoupon).toBeNull();
  await choose();
  expect((await checkoutOf(buyer)).platformCoupon).not.toBeNull();
  expect((await buyer.call(getCart)).body.result).toMatchObject({ platformCoupon: null, storeCoupons: null });
  await api.db.update(memberCoupons).set({ endTime: new Date() }).where(eq(memberCoupons.id, coupon.id));
  expect(await checkoutOf(buyer)).toMatchObject({ platformCoupon: null, priceDetailDTO: { couponPrice: 0 } });
});

test('picking up is offered by a single store that does it, and costs no freight', async () => {
  const store = await aStore(api.db, { hasSelfPickUp: true });
  const template = await aFreightTemplate(api.db, { storeId: store.id });
  const sku = await aSku(api.db, { storeId: store.id, goods: { freightTemplateId: template.id } });
  const other = await aSku(api.db);
  const point = await aPickUpPoint(api.db, { storeId: store.id });
  const { member, buyer } = await aBuyerWith(sku, other);
  await anAddress(api.db, { memberId: member.id });
  const methods = async () => (await buyer.call(listShippingMethods, { way: 'CART' })).body.result;

  expect(await methods()).toEqual(['LOGISTICS']);
  const tooEarly = await buyer.call(selectShippingMethod, { shippingMethod: 'SELF_PICK_UP', way: 'CART' });
  await buyer.call(checkLine, { skuId: other.id, checked: false });
  expect(await methods()).toEqual(['LOGISTICS', 'SELF_PICK_UP']);
  await buyer.send({ method: 'PUT', url: '/buyer/trade/carts/shippingMethod?shippingMethod=SELF_PICK_UP&way=CART' });
  await buyer.call(selectPickUpPoint, { storeAddressId: point.id, way: 'CART' });
  const pickUp = await checkoutOf(buyer);
  await buyer.call(selectShippingMethod, { shippingMethod: 'LOGISTICS' });

  expect(tooEarly).toMatchObject({ status: 400, body: { code: 30001 } });
  expect(pickUp).toMatchObject({
    storeAddress: { id: point.id, addressName: '东海店', center: '118.67,24.88' },
    cartList: [{ deliveryMethod: 'SELF_PICK_UP' }],
    priceDetailDTO: { freightPrice: 0 },
  });
  expect((await checkoutOf(buyer)).priceDetailDTO.freightPrice).toBe(8);
});

test('an unknown method and a pick-up point of another store are refused', async () => {
  const { buyer } = await aBuyerWith(await aSku(api.db));
  const elsewhere = await aPickUpPoint(api.db, { storeId: (await aStore(api.db)).id });

  for (const shippingMethod of ['DRONE', 'VIRTUAL', 'LOCAL_TOWN_DELIVERY', '']) {
    expect((await buyer.call(selectShippingMethod, { shippingMethod })).body.code).toBe(30001);
  }
  for (const storeAddressId of [elsewhere.id, '77']) {
    expect((await buyer.call(selectPickUpPoint, { storeAddressId })).body.code).toBe(31009);
  }
});

test('an invoice can be asked for, and the wish taken back', async () => {
  const { buyer } = await aBuyerWith(await aSku(api.db));

  await buyer.call(selectReceipt, { way: 'CART', receiptTitle: '个人', receiptContent: '商品明细' });
  const personal = await checkoutOf(buyer);
  await buyer.call(selectReceipt, { receiptTitle: '泉州舟行', taxpayerId: '91350500MA2X', receiptContent: '商品类别' });
  const company = await checkoutOf(buyer);
  await buyer.call(selectReceipt, { receiptTitle: '' });

  expect(personal).toMatchObject({
    needReceipt: true,
    receiptVO: { receiptTitle: '个人', taxpayerId: null, receiptContent: '商品明细' },
  });
  expect(company.receiptVO).toEqual({
    receiptTitle: '泉州舟行',
    taxpayerId: '91350500MA2X',
    receiptContent: '商品类别',
  });
  expect(await checkoutOf(buyer)).toMatchObject({ needReceipt: false, receiptVO: null });
});

test('a line that sells out is shown once at the checkout and is then no longer chosen', async () => {
  const [gone, fine] = [await aSku(api.db), await aSku(api.db)];
  const { buyer } = await aBuyerWith(gone, fine);
  await api.db.update(skus).set({ stock: 0 }).where(eq(skus.id, gone.id));

  const first = await checkoutOf(buyer);
  const second = await checkoutOf(buyer);

  expect(first.skuList).toMatchObject([
    { checked: false, errorMessage: '商品库存不足,现有库存数量[0]' },
    { checked: true },
  ]);
  expect(first.checkedSkuList.map(({ goodsSku }) => goodsSku.id)).toEqual([fine.id]);
  expect(second.skuList.map(({ goodsSku }) => goodsSku.id)).toEqual([fine.id]);
});

test('when nothing of the selection is left, the reason stays readable', async () => {
  const gone = await aSku(api.db);
  const { buyer } = await aBuyerWith(gone);
  await api.db.update(skus).set({ stock: 0 }).where(eq(skus.id, gone.id));

  await checkoutOf(buyer);
  const again = await checkoutOf(buyer);

  expect(again).toMatchObject({ checkedSkuList: [], skuList: [{ errorMessage: '商品库存不足,现有库存数量[0]' }] });
});
