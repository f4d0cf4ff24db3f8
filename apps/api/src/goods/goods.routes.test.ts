import { countFootprints, listFootprints } from '@silkboat/contract/footprints';
import { firstSkuDetail, getGoods, skuDetail } from '@silkboat/contract/goods';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { aBrand, aCategory, aGoods, aMember, aPromotion, aSku, aStore } from '../../test/build.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { nextId } from '../db/ids.ts';
import { announce } from '../db/notices.ts';
import { coupons, goods, memberCoupons, skus, stores } from '../db/schema/index.ts';

const hour = 3_600_000;

async function aTeapot(api: TestApi) {
  const { db } = api;
  const top = await aCategory(db, { level: 0, name: '茶咖酒水', nameEn: 'Tea & wine' });
  const leaf = await aCategory(db, { level: 1, parentId: top.id, name: '茶壶', nameEn: 'Teapots' });
  const brand = await aBrand(db, { name: '龙泉窑', nameEn: 'Longquan Kiln' });
  const store = await aStore(db, { name: '山月茶器', nameEn: 'Shanyue Teaware', logo: '/media/stores/s.webp' });
  const parent = await aGoods(db, {
    storeId: store.id,
    brandId: brand.id,
    categoryId: leaf.id,
    categoryPath: `${top.id},${leaf.id}`,
    name: '梅子青茶壶',
    nameEn: 'Plum-green teapot',
    sellingPoint: '一器一色',
    intro: '<p onclick="steal()">手工拉坯</p><script>steal()</script>',
    introEn: '<p>Hand-thrown</p>',
    gallery: ['/media/goods/pot-960.webp', '/media/goods/pot-b-960.webp'],
    originCountry: 'cn',
    originPlace: '浙江龙泉',
    originPlaceEn: 'Longquan, Zhejiang',
    tag: '非遗',
    params: [
      { name: '材质', nameEn: 'Material', value: '青瓷', valueEn: 'Celadon', isIndexed: true },
      { name: '容量', nameEn: 'Capacity', value: '220毫升', valueEn: '220 ml', isIndexed: false },
    ],
    buyCount: 12,
    commentNum: 4,
    goodCommentNum: 3,
    grade: 75,
  });
  const glaze = (value: string, valueEn: string, image?: string) => [
    { name: '釉色', nameEn: 'Glaze', value, valueEn, ...(image && { image }) },
  ];
  const shared = { goodsId: parent.id, storeId: store.id };
  const green = await aSku(db, {
    ...shared,
    position: 0,
    specs: glaze('梅子青', 'Plum green', '/media/goods/green.webp'),
    price: 26_800,
    listPrice: 32_000,
    stock: 7,
    weightGrams: 450,
    images: ['/media/goods/green-960.webp'],
    code: 'POT-1',
  });
  const blue = await aSku(db, { ...shared, position: 1, specs: glaze('粉青', 'Light blue'), stock: 0 });
  return { top, leaf, brand, store, parent, green, blue };
}

const english = { 'x-language': 'en' };
const detailUrl = (goodsId: string, skuId: string) => `/buyer/goods/goods/sku/${goodsId}/${skuId}`;

test('the detail of a SKU has everything that its page shows', async () => {
  await using api = await startApi();
  const { top, leaf, brand, store, parent, green, blue } = await aTeapot(api);

  const answer = await api.call(skuDetail, { goodsId: parent.id, skuId: green.id });

  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe('success');
  expect(answer.body.result).toEqual({
    data: expect.objectContaining({
      id: green.id,
      goodsId: parent.id,
      goodsName: '梅子青茶壶',
      sn: 'POT-1',
      simpleSpecs: '梅子青',
      price: 268,
      listPrice: 320,
      promotionFlag: false,
      promotionPrice: null,
      quantity: 7,
      weight: 0.45,
      brandId: brand.id,
      brandName: '龙泉窑',
      categoryPath: `${top.id},${leaf.id}`,
      storeId: store.id,
      storeName: '山月茶器',
      storeLogo: '/media/stores/s.webp',
      goodsUnit: '件',
      sellingPoint: '一器一色',
      intro: '<p>手工拉坯</p>',
      mobileIntro: '<p>手工拉坯</p>',
      marketEnable: 'UPPER',
      authFlag: 'PASS',
      buyCount: 12,
      commentNum: 4,
      grade: 75,
      originCountry: 'cn',
      originPlace: '浙江龙泉',
      tag: '非遗',
      deleteFlag: false,
      specList: [
        { specName: 'images', specValue: null, specType: null, specImage: ['/media/goods/green-960.webp'] },
        { specName: '釉色', specValue: '梅子青', specType: 1, specImage: ['/media/goods/green.webp'] },
      ],
      goodsGalleryList: ['/media/goods/green-960.webp', '/media/goods/pot-960.webp', '/media/goods/pot-b-960.webp'],
    }),
    specs: [
      expect.objectContaining({ skuId: green.id, quantity: 7 }),
      {
        skuId: blue.id,
        quantity: 0,
        specValues: [
          { specName: 'images', specValue: null, specType: null, specImage: ['/media/goods/pot-960.webp'] },
          { specName: '釉色', specValue: '粉青', specType: 0, specImage: null },
        ],
      },
    ],
    promotionMap: {},
    categoryName: ['茶咖酒水', '茶壶'],
    wholesaleList: [],
    goodsParamsDTOList: [
      {
        groupId: '0',
        groupName: '商品参数',
        goodsParamsItemDTOList: [
          { paramId: '0', paramName: '材质', paramValue: '青瓷', isIndex: 1, required: 0, sort: 0 },
          { paramId: '1', paramName: '容量', paramValue: '220毫升', isIndex: 0, required: 0, sort: 1 },
        ],
      },
    ],
  });
  expect(answer.body.result?.data).not.toHaveProperty('cost');
});

test('an English reader gets English names, and Chinese ones where there are none', async () => {
  await using api = await startApi();
  const { parent, green } = await aTeapot(api);

  const { body } = await api.send({ method: 'GET', url: detailUrl(parent.id, green.id), headers: english });

  expect(body.result).toMatchObject({
    data: {
      goodsName: 'Plum-green teapot',
      simpleSpecs: 'Plum green',
      storeName: 'Shanyue Teaware',
      brandName: 'Longquan Kiln',
      sellingPoint: '一器一色',
      intro: '<p>Hand-thrown</p>',
      originPlace: 'Longquan, Zhejiang',
    },
    categoryName: ['Tea & wine', 'Teapots'],
    goodsParamsDTOList: [{ goodsParamsItemDTOList: [{ paramName: 'Material', paramValue: 'Celadon' }, {}] }],
  });
});

test('without parameters the list of parameters is absent, and wholesale goods carry their steps', async () => {
  await using api = await startApi();
  const sku = await aSku(api.db, {
    goods: { salesModel: 'WHOLESALE', wholesaleSteps: [{ id: '5', num: 10, priceFen: 9_000 }] },
  });

  const { body } = await api.call(skuDetail, { goodsId: sku.goodsId, skuId: sku.id });

  expect(body.result).not.toHaveProperty('goodsParamsDTOList');
  expect(body.result?.wholesaleList).toEqual([
    { id: '5', goodsId: sku.goodsId, skuId: null, templateId: null, num: 10, price: 90 },
  ]);
});

test('without a SKU the first one of the goods is shown', async () => {
  await using api = await startApi();
  const { parent, green } = await aTeapot(api);

  for (const skuId of ['', 'undefined', 'null']) {
    const { body } = await api.send({ method: 'GET', url: detailUrl(parent.id, skuId) });
    expect(body.result).toMatchObject({ data: { id: green.id } });
  }
  expect((await api.call(firstSkuDetail, { goodsId: parent.id })).body.result?.data.id).toBe(green.id);
});

const goneCases = {
  'an unknown SKU': (_: TestApi, pot: Awaited<ReturnType<typeof aTeapot>>) => ({
    goodsId: pot.parent.id,
    skuId: '404',
  }),
  'unknown goods': (_: TestApi, pot: Awaited<ReturnType<typeof aTeapot>>) => ({ goodsId: '404', skuId: pot.green.id }),
  'a SKU of other goods': async (api: TestApi, pot: Awaited<ReturnType<typeof aTeapot>>) => ({
    goodsId: pot.parent.id,
    skuId: (await aSku(api.db)).id,
  }),
  'goods off the shelf': async (api: TestApi, { parent, green }: Awaited<ReturnType<typeof aTeapot>>) => {
    await api.db.update(goods).set({ marketEnable: 'DOWN' }).where(eq(goods.id, parent.id));
    return { goodsId: parent.id, skuId: green.id };
  },
  'goods of a closed store': async (api: TestApi, { parent, green, store }: Awaited<ReturnType<typeof aTeapot>>) => {
    await api.db.update(stores).set({ state: 'CLOSED' }).where(eq(stores.id, store.id));
    return { goodsId: parent.id, skuId: green.id };
  },
  'a withdrawn SKU': async (api: TestApi, { parent, green }: Awaited<ReturnType<typeof aTeapot>>) => {
    await api.db.update(skus).set({ isEnabled: false }).where(eq(skus.id, green.id));
    return { goodsId: parent.id, skuId: green.id };
  },
};

test.each(Object.entries(goneCases))('%s: the page says that it is no longer on sale', async (_, prepare) => {
  await using api = await startApi();
  const pot = await aTeapot(api);
  await api.call(skuDetail, { goodsId: pot.parent.id, skuId: pot.green.id });
  const asked = await prepare(api, pot);

  expect(await api.call(skuDetail, asked)).toMatchObject({
    status: 400,
    body: { success: false, code: 11001, message: '商品已下架', result: null },
  });
});

test('what is no id is refused with an envelope', async () => {
  await using api = await startApi();
  const sku = await aSku(api.db);

  for (const id of ['abc', '1;drop', '9'.repeat(21), '-1', '1.5', '%F0%9F%92%A5']) {
    for (const url of [
      detailUrl(id, sku.id),
      detailUrl(sku.goodsId, id),
      `/buyer/goods/goods/get/${id}`,
      `/buyer/goods/category/get/${id}`,
    ]) {
      const answer = await api.send({ method: 'GET', url });
      expect(answer, url).toMatchObject({ status: 400, body: { success: false, result: null } });
    }
  }
});

test('an id larger than any is refused, not a fault', async () => {
  await using api = await startApi();

  expect((await api.call(skuDetail, { goodsId: '9'.repeat(20), skuId: '1' })).status).toBe(400);
  expect((await api.call(getGoods, { goodsId: '9'.repeat(20) })).status).toBe(400);
});

test('price and stock are those of now, although the goods are kept', async () => {
  await using api = await startApi();
  const { parent, green, blue } = await aTeapot(api);
  const asked = { goodsId: parent.id, skuId: green.id };
  await api.call(skuDetail, asked);

  await api.db.update(skus).set({ price: 19_900, stock: 3 }).where(eq(skus.id, green.id));
  await api.db.update(skus).set({ stock: 5 }).where(eq(skus.id, blue.id));
  const added = await aSku(api.db, { goodsId: parent.id, storeId: parent.storeId, position: 2 });

  const { result } = (await api.call(skuDetail, asked)).body;
  expect(result?.data).toMatchObject({ price: 199, quantity: 3 });
  expect(result?.specs.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
    [green.id, 3],
    [blue.id, 5],
    [added.id, 10],
  ]);
});

test('a changed name is shown as soon as the change is announced', async () => {
  await using api = await startApi();
  const { parent, green } = await aTeapot(api);
  const asked = { goodsId: parent.id, skuId: green.id };
  const name = async () => (await api.call(skuDetail, asked)).body.result?.data.goodsName;
  await name();

  await api.db.update(goods).set({ name: '粉青茶壶' }).where(eq(goods.id, parent.id));
  await announce(api.db, 'goods', parent.id);

  await vi.waitFor(async () => expect(await name()).toBe('粉青茶壶'));
});

test('running promotions and coupons to claim are carried, with times in milliseconds', async () => {
  await using api = await startApi();
  const { parent, green, store } = await aTeapot(api);
  const { db } = api;
  const seckill = await aPromotion(db, {
    storeId: store.id,
    promotionType: 'SECKILL',
    skus: [{ id: green.id, price: 19_900 }],
  });
  const discount = await aPromotion(db, {
    storeId: store.id,
    promotionType: 'FULL_DISCOUNT',
    fullMoney: 50_000,
    fullRateFlag: true,
    fullRatePercent: 85,
  });
  const coupon = await aCouponOf(api, store.id, { couponLimitNum: 1 });
  const platform = await aCouponOf(api, '0', { couponType: 'DISCOUNT', price: null, discountPercent: 95 });
  for (const hidden of [
    { getType: 'ACTIVITY' as const },
    { startTime: new Date(Date.now() + hour) },
    { endTime: new Date(Date.now() - hour) },
    { scopeType: 'PORTION_GOODS' as const, scopeIds: ['404'] },
    { publishNum: 1, receivedNum: 1 },
  ])
    await aCouponOf(api, store.id, hidden);
  const stranger = await aStore(db);
  await aCouponOf(api, stranger.id, {});

  const { result } = (await api.call(skuDetail, { goodsId: parent.id, skuId: green.id })).body;

  expect(result?.data).toMatchObject({ price: 268, promotionFlag: true, promotionPrice: 199 });
  expect(Object.keys(result!.promotionMap).sort()).toEqual(
    [`SECKILL-${seckill.id}`, `FULL_DISCOUNT-${discount.id}`, `COUPON-${coupon.id}`, `COUPON-${platform.id}`].sort(),
  );
  expect(result?.promotionMap[`SECKILL-${seckill.id}`]).toMatchObject({
    endTime: seckill.endTime.getTime(),
    price: 199,
  });
  expect(result?.promotionMap[`FULL_DISCOUNT-${discount.id}`]).toMatchObject({
    fullMoney: 500,
    fullMinusFlag: false,
    fullRateFlag: true,
    fullRate: 8.5,
  });
  expect(result?.promotionMap[`FULL_DISCOUNT-${discount.id}`]).not.toHaveProperty('fullMinus');
  expect(result?.promotionMap[`COUPON-${coupon.id}`]).toMatchObject({
    couponType: 'PRICE',
    consumeThreshold: 100,
    price: 20,
    endTime: coupon.endTime!.getTime(),
  });
  expect(result?.promotionMap[`COUPON-${platform.id}`]).toMatchObject({ couponDiscount: 9.5, storeId: '0' });
});

test('a member does not see coupons that they cannot claim again', async () => {
  await using api = await startApi();
  const { parent, green, store } = await aTeapot(api);
  const member = await aMember(api.db);
  const coupon = await aCouponOf(api, store.id, { couponLimitNum: 1 });
  const { id: couponId, couponType, price, discountPercent, consumeThreshold, scopeType, getType } = coupon;
  await api.db.insert(memberCoupons).values({
    ...{ id: nextId(), couponId, couponType, price, discountPercent, consumeThreshold, scopeType, getType },
    ...{ memberId: member.id, memberName: '林', storeId: store.id, storeName: '店', isPlatform: false },
    ...{ startTime: new Date(), endTime: new Date(), state: 'USED' },
  });
  const asked = { goodsId: parent.id, skuId: green.id };

  const shown = async (client: { call: TestApi['call'] }) =>
    Object.keys((await client.call(skuDetail, asked)).body.result!.promotionMap);

  expect(await shown(api)).toEqual([`COUPON-${couponId}`]);
  expect(await shown(await api.as(await aMember(api.db)))).toEqual([`COUPON-${couponId}`]);
  expect(await shown(await api.as(member))).toEqual([]);
});

async function aCouponOf(api: TestApi, storeId: string, values: Partial<typeof coupons.$inferInsert>) {
  const [coupon] = await api.db
    .insert(coupons)
    .values({
      id: nextId(),
      storeId,
      storeName: storeId === '0' ? 'platform' : '店铺',
      couponName: '满100减20',
      promotionName: '满100减20',
      couponType: 'PRICE',
      price: 2_000,
      consumeThreshold: 10_000,
      startTime: new Date(Date.now() - 2 * hour),
      endTime: new Date(Date.now() + 24 * hour),
      ...values,
    })
    .returning();
  return coupon!;
}

test('a visit of a member becomes a footprint, a visit of nobody does not', async () => {
  await using api = await startApi();
  const { parent, green, blue } = await aTeapot(api);
  const buyer = await api.as(await aMember(api.db));
  const stranger = await api.as(await aMember(api.db));

  await api.call(skuDetail, { goodsId: parent.id, skuId: green.id });
  await buyer.call(skuDetail, { goodsId: parent.id, skuId: green.id });
  await buyer.call(skuDetail, { goodsId: parent.id, skuId: blue.id });

  await vi.waitFor(async () => {
    const { result } = (await buyer.call(listFootprints, {})).body;
    expect(result).toMatchObject({ total: 1, records: [{ id: blue.id, goodsId: parent.id }] });
  });
  expect((await stranger.call(countFootprints)).body.result).toBe(0);
});

test('visits are counted on the goods', async () => {
  const api = await startApi();
  await using _ = api;
  const { parent, green } = await aTeapot(api);
  await api.call(skuDetail, { goodsId: parent.id, skuId: green.id });
  await api.call(skuDetail, { goodsId: parent.id, skuId: green.id });

  await api.app.close();

  const [row] = await api.db.select({ views: goods.viewCount }).from(goods).where(eq(goods.id, parent.id));
  expect(row?.views).toBe(2);
});

test('goods are answered whole, with all their SKUs', async () => {
  await using api = await startApi();
  const { parent, green, blue } = await aTeapot(api);

  const { result } = (await api.call(getGoods, { goodsId: parent.id })).body;

  expect(result).toMatchObject({
    id: parent.id,
    goodsName: '梅子青茶壶',
    price: 268,
    quantity: 7,
    categoryName: ['茶咖酒水', '茶壶'],
    goodsGalleryList: ['/media/goods/pot-960.webp', '/media/goods/pot-b-960.webp', '/media/goods/green-960.webp'],
    skuList: [{ id: green.id }, { id: blue.id }],
  });
  expect(await api.call(getGoods, { goodsId: '404' })).toMatchObject({ status: 400, body: { code: 11001 } });
});
