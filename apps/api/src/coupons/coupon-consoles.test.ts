import { managerCoupons, sellerCoupons } from '@silkboat/contract/coupon-consoles';
import { claimCoupon, listCoupons } from '@silkboat/contract/coupons';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember, aPromotion, aSku, aStore } from '../../test/build.ts';
import { aCoupon, aMemberCoupon } from '../../test/build-checkout.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { memberCoupons } from '../db/schema/index.ts';

/** One shop for all tests here: each brings its own members and goods. */
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api[Symbol.asyncDispose]());

/** Ends in ten years, whenever the test runs. */
const times = { startTime: '2026-01-01 00:00:00', endTime: `${new Date().getFullYear() + 10}-01-01 00:00:00` };
const plain = { couponName: '满减券', couponType: 'PRICE' as const, price: 20, scopeType: 'ALL' as const, ...times };

async function aSeller() {
  const store = await aStore(api.db, { name: '武夷茶行' });
  return { store, seller: await api.as(await aMember(api.db, { role: 'SELLER', storeId: store.id })) };
}

test('a coupon that a store publishes can be claimed, and the store sees it counted', async () => {
  const { store, seller } = await aSeller();
  const buyer = await api.as(await aMember(api.db));

  const { body } = await seller.call(sellerCoupons.create, { ...plain, consumeThreshold: 99.5, publishNum: 10 });
  const id = body.result!.id;
  await buyer.call(claimCoupon, { couponId: id });

  expect(body.result).toMatchObject({
    storeId: store.id,
    storeName: '武夷茶行',
    promotionName: '满减券',
    price: 20,
    consumeThreshold: 99.5,
    getType: 'FREE',
    promotionStatus: 'START',
    receivedNum: 0,
    ...times,
  });
  expect((await seller.call(sellerCoupons.get, { couponId: id })).body.result).toMatchObject({ receivedNum: 1 });
  expect((await api.call(listCoupons, { storeId: store.id })).body.result!.records).toMatchObject([{ id }]);
});

test('a manager publishes for the platform', async () => {
  const manager = await api.as(await aMember(api.db, { role: 'MANAGER' }));

  const { body } = await manager.call(managerCoupons.create, {
    couponName: '新人券',
    couponType: 'DISCOUNT',
    couponDiscount: 8.5,
    storeCommission: 40,
    scopeType: 'PORTION_GOODS_CATEGORY',
    scopeId: ['100', '101'],
    rangeDayType: 'DYNAMICTIME',
    effectiveDays: 7,
  });

  expect(body.result).toMatchObject({
    storeId: '0',
    storeName: 'platform',
    couponDiscount: 8.5,
    price: null,
    storeCommission: 40,
    scopeId: '100,101',
    startTime: null,
    endTime: null,
    effectiveDays: 7,
    promotionStatus: 'START',
  });
});

test('refuses what is no coupon, each with its own code', async () => {
  const { store, seller } = await aSeller();
  const own = await aSku(api.db, { storeId: store.id });
  const foreign = await aSku(api.db);
  const discount = { ...plain, couponType: 'DISCOUNT' as const };
  const dynamic = { ...plain, rangeDayType: 'DYNAMICTIME' };
  const wrong: [Record<string, unknown>, number][] = [
    [{ ...plain, couponLimitNum: -1 }, 41008],
    [{ ...plain, publishNum: 5, couponLimitNum: 6 }, 41009],
    [{ ...plain, publishNum: -1 }, 4002],
    [{ ...plain, price: 0 }, 4002],
    [{ ...plain, price: -1 }, 4002],
    [{ ...plain, couponName: '' }, 4002],
    [{ ...plain, couponType: 'GOLD' }, 4002],
    [discount, 41010],
    [{ ...discount, couponDiscount: 10 }, 41010],
    [{ ...discount, couponDiscount: 0 }, 41010],
    [{ ...discount, couponDiscount: 8.55 }, 41010],
    [{ ...plain, rangeDayType: 'SOMETIME' }, 41017],
    [{ ...plain, startTime: '' }, 40004],
    [{ ...plain, endTime: undefined }, 40004],
    [{ ...plain, startTime: times.endTime, endTime: times.startTime }, 40004],
    [{ ...plain, endTime: '2026-01-02 00:00:00' }, 40003],
    [dynamic, 40003],
    [{ ...dynamic, effectiveDays: -1 }, 40003],
    [{ ...dynamic, effectiveDays: 366 }, 41017],
    [{ ...plain, scopeType: undefined }, 41011],
    [{ ...plain, scopeType: 'PORTION_GOODS_CATEGORY' }, 41012],
    [{ ...plain, scopeType: 'PORTION_SHOP_CATEGORY' }, 41013],
    [{ ...plain, scopeType: 'PORTION_GOODS', scopeId: [foreign.id] }, 11001],
  ];

  for (const [json, code] of wrong) {
    const answer = await seller.send({ method: 'POST', url: '/seller/promotion/coupon', json });
    expect({ json, code: answer.body.code, status: answer.status }).toEqual({ json, code, status: 400 });
  }
  const named = { ...plain, scopeType: 'PORTION_GOODS' as const, scopeId: [own.id] };
  expect((await seller.call(sellerCoupons.create, named)).status).toBe(200);
});

test('a change leaves the pieces in members’ hands alone and cannot undercut what was claimed', async () => {
  const { store, seller } = await aSeller();
  const coupon = await aCoupon(api.db, { storeId: store.id, publishNum: 10, receivedNum: 5 });
  const piece = await aMemberCoupon(api.db, { memberId: (await aMember(api.db)).id, template: coupon });

  const fewer = await seller.call(sellerCoupons.change, { id: coupon.id, ...plain, publishNum: 4 });
  const changed = await seller.call(sellerCoupons.change, { id: coupon.id, ...plain, price: 35, publishNum: 6 });

  expect(fewer).toMatchObject({ status: 400, body: { code: 41009 } });
  expect(changed.body.result).toMatchObject({ id: coupon.id, price: 35, publishNum: 6, receivedNum: 5 });
  const [kept] = await api.db.select().from(memberCoupons).where(eq(memberCoupons.id, piece.id));
  expect(kept).toMatchObject({ price: 2_000, state: 'NEW' });
});

test('withdrawn coupons close unused pieces, can come back with new times, and vanish when removed', async () => {
  const { store, seller } = await aSeller();
  const { id: memberId } = await aMember(api.db);
  const coupon = await aCoupon(api.db, { storeId: store.id });
  await aMemberCoupon(api.db, { memberId, template: coupon });
  await aMemberCoupon(api.db, { memberId, template: coupon, state: 'USED' });
  const status = async () => {
    const { body } = await seller.call(sellerCoupons.list, {});
    return body.result!.records.map(({ promotionStatus }) => promotionStatus);
  };

  await seller.call(sellerCoupons.setTimes, { couponIds: [coupon.id] });
  expect(await status()).toEqual(['CLOSE']);
  expect((await seller.call(sellerCoupons.list, { promotionStatus: 'START' })).body.result!.records).toEqual([]);
  const pieces = await api.db.select().from(memberCoupons).where(eq(memberCoupons.couponId, coupon.id));
  expect(pieces.map(({ state }) => state).sort()).toEqual(['CLOSED', 'USED']);
  const hour = 3_600_000;
  const [startTime, endTime] = [Date.now() + hour, Date.now() + 2 * hour];
  await seller.call(sellerCoupons.setTimes, { couponIds: [coupon.id], startTime, endTime });
  expect(await status()).toEqual(['NEW']);
  const onlyStart = await seller.call(sellerCoupons.setTimes, { couponIds: [coupon.id], startTime });
  expect(onlyStart.body.code).toBe(40004);
  await seller.send({ method: 'DELETE', url: `/seller/promotion/coupon/${coupon.id}` });
  expect(await status()).toEqual([]);
});

test('the gift of a running full discount has to stay', async () => {
  const { store, seller } = await aSeller();
  const coupon = await aCoupon(api.db, { storeId: store.id });
  await aPromotion(api.db, {
    storeId: store.id,
    promotionType: 'FULL_DISCOUNT',
    promotionName: '春茶节',
    couponFlag: true,
    couponId: coupon.id,
  });

  for (const answer of [
    await seller.call(sellerCoupons.change, { id: coupon.id, ...plain }),
    await seller.send({ method: 'DELETE', url: `/seller/promotion/coupon/${coupon.id}` }),
  ]) {
    expect(answer).toMatchObject({ status: 400, body: { code: 400, message: '当前优惠券参与了促销活动[春茶节]' } });
  }
});

test("a seller sees and changes the own store's coupons only, and buyers none", async () => {
  const { seller } = await aSeller();
  const other = await aCoupon(api.db, { storeId: (await aStore(api.db)).id });
  const ofPlatform = await aCoupon(api.db);
  const buyer = await api.as(await aMember(api.db));

  for (const { id } of [other, ofPlatform]) {
    const answers = [
      await seller.call(sellerCoupons.get, { couponId: id }),
      await seller.call(sellerCoupons.change, { id, ...plain }),
      await seller.call(sellerCoupons.setTimes, { couponIds: [id] }),
      await seller.send({ method: 'DELETE', url: `/seller/promotion/coupon/${id}` }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: { code: 41007 } });
  }
  expect((await seller.call(sellerCoupons.list, {})).body.result!.records).toEqual([]);
  expect((await buyer.call(sellerCoupons.list, {})).body.code).toBe(401);
  expect((await seller.call(managerCoupons.list, {})).body.code).toBe(401);
  expect((await api.call(managerCoupons.list, {})).body.code).toBe(403);
});
