import { hotWords, relatedFacets, searchGoods } from '@silkboat/contract/goods';
import { expect, test } from 'vitest';
import { indexGoods } from '#search/index-goods.ts';
import { aBrand, aCategory, aGoods, aPromotion, aSku, aStore } from '../../test/build.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { nextId } from '../db/ids.ts';
import { coupons } from '../db/schema/index.ts';

/** Two teapots of one goods and a cup of another store. */
async function aShelf({ db }: TestApi) {
  const top = await aCategory(db, { level: 0, name: '茶酒', nameEn: 'Tea' });
  const leaf = await aCategory(db, { level: 1, parentId: top.id, name: '茶具', nameEn: 'Tea ware' });
  const brand = await aBrand(db, { name: '龙泉窑', nameEn: 'Longquan Kiln', logo: '/media/brands/l.webp' });
  const plain = await aBrand(db, { name: '无名', logo: null });
  const store = await aStore(db, { name: '山月茶器', nameEn: 'Shanyue' });
  const place = { categoryId: leaf.id, categoryPath: `${top.id},${leaf.id}` };
  const material = (value: string, valueEn: string) => ({
    params: [{ name: '材质', nameEn: 'Material', value, valueEn, isIndexed: true }],
  });
  const pot = await aGoods(db, {
    ...place,
    ...material('青瓷', 'Celadon'),
    storeId: store.id,
    brandId: brand.id,
    name: '梅子青茶壶',
    nameEn: 'Plum-green teapot',
    buyCount: 30,
    releasedAt: new Date('2026-03-01T00:00:00Z'),
  });
  const small = await aSku(db, { goodsId: pot.id, storeId: store.id, position: 0, price: 20_000, code: 'POT-S' });
  const large = await aSku(db, { goodsId: pot.id, storeId: store.id, position: 1, price: 30_000, code: 'POT-L' });
  const cup = await aGoods(db, {
    ...place,
    ...material('玻璃', 'Glass'),
    brandId: plain.id,
    name: '玻璃品茗杯',
    nameEn: 'Glass tea cup',
    originCountry: 'jp',
  });
  const glass = await aSku(db, { goodsId: cup.id, storeId: cup.storeId, price: 6_000, stock: 0 });
  await indexGoods(db, [pot.id, cup.id]);
  return { top, leaf, brand, plain, store, pot, cup, small, large, glass };
}

const get = (api: TestApi, query: string, headers = {}) =>
  api.send({ method: 'GET', url: `/buyer/goods/goods/es?${query}`, headers });
const found = async (api: TestApi, query: string) => {
  const { status, body } = await get(api, query);
  expect(status).toBe(200);
  const { records, total } = body.result as { records: { id: string }[]; total: number };
  return { ids: records.map(({ id }) => id), total };
};

test('an empty shop has nothing to find and nothing to choose', async () => {
  await using api = await startApi();

  expect((await api.call(searchGoods, {})).body.result).toEqual({
    records: [],
    total: 0,
    size: 10,
    current: 1,
    pages: 0,
  });
  expect((await api.call(relatedFacets, { keyword: '茶壶' })).body.result).toEqual({
    categories: [],
    brands: [],
    paramOptions: [],
    goodsTotal: 0,
    categoryCounts: [],
    brandCounts: [],
    stores: [],
    origins: [],
    priceRange: null,
    paramCounts: [],
  });
  expect((await api.call(hotWords, { count: 5 })).body.result).toEqual([]);
});

test('a hit is a SKU with everything that a card shows', async () => {
  await using api = await startApi();
  const { top, leaf, brand, store, pot, small } = await aShelf(api);
  const seckill = await aPromotion(api.db, {
    storeId: store.id,
    promotionType: 'SECKILL',
    skus: [{ id: small.id, price: 15_000 }],
  });

  const { result } = (await api.call(searchGoods, { keyword: '茶壶', pageNumber: 0, pageSize: 20 })).body;

  expect(result).toMatchObject({ total: 2, size: 20, current: 1, pages: 1 });
  expect(result?.records[0]).toEqual({
    id: small.id,
    goodsId: pot.id,
    goodsName: '梅子青茶壶',
    sn: 'POT-S',
    storeId: store.id,
    storeName: '山月茶器',
    storeLogo: null,
    buyCount: 30,
    small: small.thumbnail,
    thumbnail: small.thumbnail,
    brandId: brand.id,
    brandName: '龙泉窑',
    brandUrl: '/media/brands/l.webp',
    categoryPath: `${top.id},${leaf.id}`,
    categoryNamePath: '茶酒,茶具',
    storeCategoryPath: null,
    storeCategoryNamePath: null,
    price: 200,
    listPrice: null,
    promotionPrice: 150,
    point: null,
    commentNum: 0,
    highPraiseNum: 0,
    grade: 100,
    intro: null,
    mobileIntro: null,
    selfOperated: false,
    recommend: false,
    salesModel: 'RETAIL',
    goodsType: 'PHYSICAL_GOODS',
    authFlag: 'PASS',
    marketEnable: 'UPPER',
    sellingPoint: null,
    goodsVideo: null,
    releaseTime: Date.parse('2026-03-01T00:00:00Z'),
    skuSource: 1,
    attrList: [{ type: 1, nameId: '材质', name: '材质', valueId: '青瓷', value: '青瓷', sort: 0 }],
    promotionMapJson: null,
    originPromotionMap: {},
    promotionMap: { [`SECKILL-${seckill.id}`]: expect.objectContaining({ endTime: seckill.endTime.getTime() }) },
    originCountry: 'cn',
    originPlace: '',
    tag: null,
    quantity: 10,
    simpleSpecs: null,
  });
});

test('English readers find and see English names', async () => {
  await using api = await startApi();
  await aShelf(api);

  const { body } = await get(api, 'keyword=tea+cup', { 'x-language': 'en' });

  expect(body.result).toMatchObject({
    records: [
      {
        goodsName: 'Glass tea cup',
        categoryNamePath: 'Tea,Tea ware',
        attrList: [{ name: 'Material', value: 'Glass' }],
      },
    ],
  });
});

test('grouped by goods, each goods is found once', async () => {
  await using api = await startApi();
  const { small, glass } = await aShelf(api);

  const { result } = (await api.call(searchGoods, { groupByGoods: true })).body;

  expect(result?.records.map(({ id }) => id)).toEqual([small.id, glass.id]);
  expect(result?.total).toBe(2);
});

test('every filter of existing clients narrows', async () => {
  await using api = await startApi();
  const { top, leaf, brand, plain, store, small, large, glass } = await aShelf(api);
  const both = [small.id, large.id];

  expect((await found(api, `categoryId=${top.id},${leaf.id}`)).total).toBe(3);
  expect((await found(api, `brandId=${brand.id}@${plain.id}`)).total).toBe(3);
  expect((await found(api, `brandId=${brand.id}`)).ids).toEqual(both);
  expect((await found(api, 'price=250_300')).ids).toEqual([large.id]);
  expect((await found(api, 'price=250')).ids).toEqual([large.id]);
  expect((await found(api, 'price=250_')).ids).toEqual([large.id]);
  expect((await found(api, 'price=_60')).ids).toEqual([glass.id]);
  expect((await found(api, 'price=0')).total).toBe(3);
  expect((await found(api, `prop=${encodeURIComponent('材质_青瓷')}`)).ids).toEqual(both);
  expect((await found(api, `prop=${encodeURIComponent('材质_青瓷@材质_玻璃')}`)).total).toBe(3);
  expect((await found(api, `prop=${encodeURIComponent('材质_青瓷@产地_龙泉')}`)).total).toBe(0);
  expect((await found(api, `storeId=${store.id}`)).ids).toEqual(both);
  expect((await found(api, 'storeCatId=9')).total).toBe(0);
  expect((await found(api, 'recommend=true')).total).toBe(0);
  expect((await found(api, 'goodsType=VIRTUAL_GOODS')).total).toBe(0);
  expect((await found(api, 'neGoodsType=VIRTUAL_GOODS&salesModel=RETAIL&neSalesModel=WHOLESALE')).total).toBe(3);
  expect((await found(api, `currentGoodsId=${small.id}`)).ids).toEqual([glass.id]);
  expect((await found(api, 'inStock=1')).ids).toEqual(both);
  expect((await found(api, 'originCountry=JP,fr')).ids).toEqual([glass.id]);
  expect((await found(api, 'hasPromotion=true')).total).toBe(0);
  expect((await found(api, 'keyword=&categoryId=&brandId=&price=&prop=&storeId=&sort=&goodsType=')).total).toBe(3);
});

test('sorting needs a field and a direction; anything else is relevance', async () => {
  await using api = await startApi();
  const { small, large, glass } = await aShelf(api);
  const byRelevance = [small.id, large.id, glass.id];

  expect((await found(api, 'sort=price&order=asc')).ids).toEqual([glass.id, small.id, large.id]);
  expect((await found(api, 'sort=price&order=desc')).ids).toEqual([large.id, small.id, glass.id]);
  expect((await found(api, 'sort=price')).ids).toEqual(byRelevance);
  expect((await found(api, 'sort=&order=desc')).ids).toEqual(byRelevance);
  expect((await found(api, 'sort=password&order=desc')).ids).toEqual(byRelevance);
});

test('page 0 and page 1 are the first; far pages are empty and say how much there is', async () => {
  await using api = await startApi();
  const { small, large } = await aShelf(api);

  expect((await found(api, 'pageNumber=0&pageSize=1')).ids).toEqual([small.id]);
  expect((await found(api, 'pageNumber=1&pageSize=1')).ids).toEqual([small.id]);
  expect((await found(api, 'pageNumber=2&pageSize=1')).ids).toEqual([large.id]);
  expect(await found(api, 'pageNumber=50&pageSize=1')).toEqual({ ids: [], total: 3 });
  expect(await found(api, 'pageNumber=1000000&pageSize=1000000')).toEqual({ ids: [], total: 3 });
});

test('goods of a promotion or a coupon can be listed while it runs', async () => {
  await using api = await startApi();
  const { store, small, large, leaf } = await aShelf(api);
  const seckill = await aPromotion(api.db, {
    storeId: store.id,
    promotionType: 'SECKILL',
    skus: [{ id: small.id, price: 1 }],
  });
  const whole = await aPromotion(api.db, { storeId: store.id, promotionType: 'FULL_DISCOUNT' });
  const over = await aPromotion(api.db, { storeId: store.id, promotionType: 'FULL_DISCOUNT', isEnded: true });
  const [coupon] = await api.db
    .insert(coupons)
    .values({
      ...{
        id: nextId(),
        storeId: '0',
        storeName: 'platform',
        couponName: '券',
        promotionName: '券',
        couponType: 'PRICE',
      },
      ...{ scopeType: 'PORTION_GOODS_CATEGORY', scopeIds: [leaf.id], startTime: new Date(0) },
    })
    .returning();

  expect((await found(api, `promotionType=SECKILL&promotionsId=${seckill.id}`)).ids).toEqual([small.id]);
  expect((await found(api, `promotionType=FULL_DISCOUNT&promotionsId=${whole.id}`)).ids).toEqual([small.id, large.id]);
  expect((await found(api, `promotionType=FULL_DISCOUNT&promotionsId=${over.id}`)).total).toBe(0);
  expect((await found(api, `promotionType=COUPON&promotionsId=${coupon!.id}`)).total).toBe(3);
  expect((await found(api, 'promotionType=COUPON&promotionsId=404')).total).toBe(0);
  expect((await found(api, 'promotionType=PINTUAN&promotionsId=1')).total).toBe(0);
  expect((await found(api, `promotionsId=${seckill.id}`)).total).toBe(3);
});

test('a search that makes no sense is refused in words', async () => {
  await using api = await startApi();
  await aShelf(api);

  for (const [query, message] of [
    ['price=300_200', '价格区间错误'],
    ['price=abc', '价格区间错误'],
    ['price=-5', '价格区间错误'],
    ['price=1_2_3', '价格区间错误'],
    ['sort=price&order=sideways', 'order参数异常'],
    ['categoryId=abc', 'categoryId参数异常'],
    [`categoryId=${'9'.repeat(20)}`, '参数异常'],
    [`brandId=${'9'.repeat(20)}`, '参数异常'],
    [`storeId=${'9'.repeat(20)}`, '参数异常'],
    ['brandId=1;2', 'brandId参数异常'],
    ['storeId=undefined', 'storeId参数异常'],
    ['goodsType=ANYTHING', 'goodsType参数异常'],
    ['recommend=maybe', 'recommend参数异常'],
    ['pageNumber=two', 'pageNumber参数异常'],
    ['originCountry=toolong', 'originCountry参数异常'],
    [`keyword=${'长'.repeat(201)}`, 'keyword参数异常'],
    ['keyword=%00', '参数异常'],
  ] as const)
    expect(await get(api, query), query).toMatchObject({
      status: 400,
      body: { success: false, message, result: null },
    });
});

test('odd characters are searched for like any others', async () => {
  await using api = await startApi();
  await aShelf(api);

  for (const keyword of ["'; drop table goods; --", '茶壶 & | ! <-> :*', '\\', '<b>茶壶</b>', '💥'])
    expect((await get(api, `keyword=${encodeURIComponent(keyword)}`)).status).toBe(200);
  expect((await get(api, `prop=${encodeURIComponent("材质_'{},@_@@x_")}`)).status).toBe(200);
});

test('facets name what a search can be narrowed by, without what is chosen', async () => {
  await using api = await startApi();
  const { top, leaf, brand, plain, store, cup } = await aShelf(api);
  const facets = async (query: string, headers = {}) =>
    (await api.send({ method: 'GET', url: `/buyer/goods/goods/es/related?${query}`, headers })).body.result;

  expect(await facets(`categoryId=${top.id}&pageNumber=3&sort=price&order=asc`)).toEqual({
    categories: expect.arrayContaining([
      { name: '茶酒', value: top.id, url: null, otherOptions: null },
      { name: '茶具', value: leaf.id, url: null, otherOptions: null },
    ]),
    brands: [{ name: '龙泉窑', value: brand.id, url: '/media/brands/l.webp', otherOptions: null }],
    paramOptions: [{ key: '材质', values: expect.arrayContaining(['青瓷', '玻璃']) }],
    goodsTotal: 2,
    categoryCounts: expect.arrayContaining([
      { id: top.id, name: '茶酒', count: 2, parentId: '0', level: 0 },
      { id: leaf.id, name: '茶具', count: 2, parentId: top.id, level: 1 },
    ]),
    brandCounts: expect.arrayContaining([
      { id: brand.id, name: '龙泉窑', count: 1, logo: '/media/brands/l.webp' },
      { id: plain.id, name: '无名', count: 1, logo: null },
    ]),
    stores: expect.arrayContaining([{ id: store.id, name: '山月茶器', count: 1, logo: null }]),
    origins: expect.arrayContaining([
      { country: 'cn', count: 1 },
      { country: 'jp', count: 1 },
    ]),
    priceRange: { min: 60, max: 200 },
    paramCounts: [
      {
        name: '材质',
        values: expect.arrayContaining([
          { value: '青瓷', count: 1 },
          { value: '玻璃', count: 1 },
        ]),
      },
    ],
  });

  expect(await facets(`brandId=${brand.id}&prop=${encodeURIComponent('材质_青瓷')}`)).toMatchObject({
    goodsTotal: 1,
    brands: [],
    paramOptions: [],
    brandCounts: [{ id: brand.id, count: 1 }],
    stores: [{ id: store.id }],
  });
  expect(await facets(`storeId=${cup.storeId}`, { 'x-language': 'en' })).toMatchObject({
    categoryCounts: expect.arrayContaining([expect.objectContaining({ name: 'Tea ware' })]),
    paramCounts: [{ name: 'Material', values: [{ value: 'Glass', count: 1 }] }],
  });
});

test('what is searched for and found becomes a hot word, once for each device', async () => {
  const server = await openTestDatabase();
  const api = await startApi({ server });
  await aShelf(api);
  const search = (keyword: string, uuid: string) => get(api, `keyword=${encodeURIComponent(keyword)}`, { uuid });

  for (const _page of [1, 2, 3]) await search('品茗杯', 'one');
  await search('茶壶', 'one');
  await search(' 茶壶 ', 'two');
  await search('Teapot', 'two');
  await search('没有的东西', 'one');
  await search('茶壶 广告', 'one');
  await api.app.close();

  const again = await startApi({ server });
  const words = async (count = 0) => (await again.call(hotWords, { count })).body.result;
  expect(await words()).toEqual(['茶壶', 'teapot', '品茗杯']);
  expect(await words(1)).toEqual(['茶壶']);
  const inEnglish = await again.send({
    method: 'GET',
    url: '/buyer/goods/goods/hot-words?count=5',
    headers: { 'x-language': 'en' },
  });
  expect(inEnglish.body.result).toEqual(['teapot']);
  await again.app.close();
  await server.close();
});
