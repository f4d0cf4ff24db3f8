import {
  claimCoupon,
  countMemberCoupons,
  getMemberCoupon,
  listCoupons,
  listMemberCoupons,
  listUsableCoupons,
  receiveActivityCoupons,
} from '@silkboat/contract/coupons';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGoods, aMember, aSku, aStore } from '../../test/build.ts';
import { aCoupon, aMemberCoupon } from '../../test/build-checkout.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { coupons, memberCoupons } from '../db/schema/index.ts';

/** One shop for all tests here: each brings its own members and goods. */
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api[Symbol.asyncDispose]());

const past = () => new Date(Date.now() - 60_000);
const future = () => new Date(Date.now() + 3_600_000);

test('anybody sees the coupons that can be claimed now, newest first', async () => {
  await using api = await startApi();
  const store = await aStore(api.db);
  const first = await aCoupon(api.db, {
    couponName: '新人券',
    couponNameEn: 'Welcome',
    price: 5_050,
    consumeThreshold: 19_900,
  });
  const second = await aCoupon(api.db, {
    storeId: store.id,
    storeName: '武夷茶行',
    couponType: 'DISCOUNT',
    price: null,
    discountPercent: 85,
    scopeType: 'PORTION_GOODS',
    scopeIds: ['11', '12'],
    startTime: null,
    endTime: null,
    rangeDayType: 'DYNAMICTIME',
    effectiveDays: 7,
  });
  await aCoupon(api.db, { getType: 'ACTIVITY' });
  await aCoupon(api.db, { startTime: future() });
  await aCoupon(api.db, { endTime: past() });
  await aCoupon(api.db, { startTime: null, endTime: null });

  const { body } = await api.call(listCoupons, {});

  expect(body.result).toMatchObject({ total: 2, size: 10, current: 1, pages: 1 });
  expect(body.result!.records).toMatchObject([
    {
      id: second.id,
      storeName: '武夷茶行',
      couponType: 'DISCOUNT',
      price: null,
      couponDiscount: 8.5,
      scopeId: '11,12',
      startTime: null,
      endTime: null,
      promotionStatus: 'START',
      effectiveDays: 7,
      promotionGoodsList: null,
    },
    {
      id: first.id,
      storeId: '0',
      couponName: '新人券',
      price: 50.5,
      couponDiscount: null,
      consumeThreshold: 199,
      scopeId: null,
    },
  ]);
  const english = await api.send({ method: 'GET', url: '/buyer/promotion/coupon', headers: { 'x-language': 'en' } });
  expect(english.body.result).toMatchObject({ records: [{}, { couponName: 'Welcome' }] });
});

test('the list can be narrowed, and what clients send for type and status is passed over', async () => {
  await using api = await startApi();
  const store = await aStore(api.db);
  const cheap = await aCoupon(api.db, { couponName: '茶券', price: 1_000, publishNum: 100 });
  const dear = await aCoupon(api.db, { couponName: '酒券', price: 9_000, storeId: store.id });
  const found = async (query: string) => {
    const { body } = await api.send({ method: 'GET', url: `/buyer/promotion/coupon?${query}` });
    return (body.result as { records: { id: string }[] }).records.map(({ id }) => id);
  };

  expect(await found('couponName=%E8%8C%B6')).toEqual([cheap.id]);
  expect(await found('price=20')).toEqual([dear.id]);
  expect(await found('price=5_20')).toEqual([cheap.id]);
  expect(await found('publishNum=1')).toEqual([cheap.id]);
  expect(await found(`storeId=${store.id}`)).toEqual([dear.id]);
  expect(await found(`storeId=${store.id},0`)).toEqual([dear.id, cheap.id]);
  expect(await found('storeId=store')).toEqual([dear.id]);
  expect(await found('getType=ACTIVITY&promotionStatus=CLOSE')).toEqual([dear.id, cheap.id]);
  expect(await found('sort=price&order=asc')).toEqual([cheap.id, dear.id]);
  expect(await found('sort=id;drop table coupons&order=asc')).toEqual([dear.id, cheap.id]);
  expect(await found('couponType=DISCOUNT')).toEqual([]);
  expect(await found(`endTime=${Date.now()}`)).toEqual([]);
  expect(await found('pageNumber=0&pageSize=1')).toEqual([dear.id]);
  expect(await found('pageNumber=2&pageSize=1')).toEqual([cheap.id]);
});

test('a claim hands out one piece and counts it', async () => {
  const coupon = await aCoupon(api.db, { price: 3_000, storeCommission: 30 });
  const member = await aMember(api.db, { nickName: '小林' });
  const buyer = await api.as(member);

  const answer = await buyer.call(claimCoupon, { couponId: coupon.id });
  const mine = await buyer.call(listMemberCoupons, {});

  expect(answer).toMatchObject({ status: 200, body: { success: true, message: '成功', code: 200, result: null } });
  expect(mine.body.result!.records).toMatchObject([
    {
      couponId: coupon.id,
      memberId: member.id,
      memberName: '小林',
      price: 30,
      discount: null,
      platformFlag: true,
      storeId: '0',
      storeName: 'platform',
      storeCommission: 30,
      scopeType: 'ALL',
      scopeId: null,
      getType: 'FREE',
      memberCouponStatus: 'NEW',
      consumptionTime: null,
      endTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    },
  ]);
  const [row] = await api.db.select().from(coupons).where(eq(coupons.id, coupon.id));
  expect(row!.receivedNum).toBe(1);
});

test('refuses a claim, in the order in which clients expect the reasons', async () => {
  const buyer = await api.as(await aMember(api.db));
  const claim = async (couponId: string) => {
    const { status, body } = await buyer.call(claimCoupon, { couponId });
    return [status, body.code, body.message];
  };
  const full = { publishNum: 1, receivedNum: 1 };
  const limited = await aCoupon(api.db, { couponLimitNum: 1 });
  await claim(limited.id);

  expect(await claim('404')).toEqual([400, 41007, '当前优惠券不存在']);
  expect(await claim((await aCoupon(api.db, { ...full, getType: 'ACTIVITY' })).id)).toEqual([
    400,
    41030,
    '当前优惠券不允许主动领取',
  ]);
  expect(await claim((await aCoupon(api.db, { ...full, endTime: past() })).id)).toEqual([
    400,
    41005,
    '当前优惠券已经被领取完了，下次要早点来哦',
  ]);
  expect(await claim((await aCoupon(api.db, full)).id)).toEqual([400, 41006, '优惠券剩余领取数量不足']);
  expect(await claim(limited.id)).toEqual([400, 41000, '超出领取限制-此优惠券最多领取1张']);
});

test('a used coupon still counts for the limit per member', async () => {
  const coupon = await aCoupon(api.db, { couponLimitNum: 1 });
  const buyer = await api.as(await aMember(api.db));
  await buyer.call(claimCoupon, { couponId: coupon.id });
  await api.db.update(memberCoupons).set({ state: 'USED' }).where(eq(memberCoupons.couponId, coupon.id));

  expect((await buyer.call(claimCoupon, { couponId: coupon.id })).body.code).toBe(41000);
});

test('coupons whose time is over become EXPIRE when they are looked at, and are not counted', async () => {
  const member = await aMember(api.db);
  const buyer = await api.as(member);
  const over = await aMemberCoupon(api.db, { memberId: member.id, endTime: past() });
  const live = await aMemberCoupon(api.db, { memberId: member.id });
  const idsOf = async (memberCouponStatus?: 'NEW' | 'USED' | 'EXPIRE') => {
    const { body } = await buyer.call(listMemberCoupons, { ...(memberCouponStatus && { memberCouponStatus }) });
    return body.result!.records.map(({ id }) => id);
  };

  expect((await buyer.call(countMemberCoupons)).body.result).toBe(1);
  expect(await idsOf('NEW')).toEqual([live.id]);
  expect(await idsOf('EXPIRE')).toEqual([over.id]);
  expect(await idsOf('USED')).toEqual([]);
  expect(await idsOf()).toEqual([live.id, over.id]);
});

test('my coupons can be narrowed by name, kind, store and template', async () => {
  const member = await aMember(api.db);
  const buyer = await api.as(member);
  const store = await aStore(api.db);
  const tea = await aMemberCoupon(api.db, {
    memberId: member.id,
    template: await aCoupon(api.db, { couponName: '茶券' }),
  });
  const wine = await aMemberCoupon(api.db, {
    memberId: member.id,
    template: await aCoupon(api.db, {
      couponName: '酒券',
      storeId: store.id,
      scopeType: 'PORTION_GOODS',
      scopeIds: ['5'],
    }),
  });
  const found = async (query: string) => {
    const { status, body } = await buyer.send({ method: 'GET', url: `/buyer/promotion/coupon/getCoupons?${query}` });
    expect(status).toBe(200);
    return (body.result as { records: { id: string }[] }).records.map(({ id }) => id);
  };

  expect(await found('couponName=%E8%8C%B6')).toEqual([tea.id]);
  expect(await found(`couponId=${wine.couponId}`)).toEqual([wine.id]);
  expect(await found(`storeId=${store.id}`)).toEqual([wine.id]);
  expect(await found('scopeType=PORTION_GOODS&scopeId=5')).toEqual([wine.id]);
  expect(await found('promotionStatus=START')).toEqual([wine.id, tea.id]);
  expect(await found('promotionStatus=END')).toEqual([]);
  expect(await found(`startTime=${Date.now()}`)).toEqual([]);
});

test('coupons for a selection match any SKU by id or category, and the total', async () => {
  const goods = await aGoods(api.db, { categoryPath: '100,200,300' });
  const own = { goodsId: goods.id, storeId: goods.storeId };
  const [one, other] = [await aSku(api.db, own), await aSku(api.db, own)];
  const member = await aMember(api.db);
  const buyer = await api.as(member);
  const holds = async (values: Parameters<typeof aCoupon>[1], more = {}) =>
    aMemberCoupon(api.db, { memberId: member.id, template: await aCoupon(api.db, values), ...more });
  const fitting = [
    await holds({}),
    await holds({ storeId: goods.storeId, consumeThreshold: 5_000 }),
    await holds({ scopeType: 'PORTION_GOODS', scopeIds: [other.id, '9'] }),
    await holds({ scopeType: 'PORTION_GOODS_CATEGORY', scopeIds: ['200'] }),
  ];
  await holds({ consumeThreshold: 5_001 });
  await holds({ storeId: (await aStore(api.db)).id });
  await holds({ scopeType: 'PORTION_GOODS', scopeIds: ['9'] });
  await holds({}, { state: 'USED' });
  await holds({}, { endTime: past() });

  const { body } = await buyer.call(listUsableCoupons, {
    storeId: [goods.storeId],
    scopeId: [one.id, other.id],
    totalPrice: 50,
    pageSize: 100,
  });

  expect(body.result!.records.map(({ id }) => id).sort()).toEqual(fitting.map(({ id }) => id).sort());
  expect(body.result).toMatchObject({ total: 4, size: 100 });
});

test("a coupon of one's own can be read, a stranger's cannot; no activity hands out coupons", async () => {
  const [owner, stranger] = [await aMember(api.db), await aMember(api.db)];
  const { id } = await aMemberCoupon(api.db, { memberId: owner.id });
  const [own, foreign] = [await api.as(owner), await api.as(stranger)];

  expect((await own.call(getMemberCoupon, { id })).body.result).toMatchObject({ id, memberId: owner.id });
  for (const answer of [await foreign.call(getMemberCoupon, { id }), await own.call(getMemberCoupon, { id: '7' })]) {
    expect(answer).toMatchObject({ status: 400, body: { code: 20005, message: '权限不足' } });
  }
  expect((await foreign.call(listMemberCoupons, {})).body.result!.records).toEqual([]);
  expect((await own.call(receiveActivityCoupons)).body.result).toEqual([]);
});
