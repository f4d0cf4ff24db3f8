import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrand, aCategory, aGoods, aPromotion, aSku, aStore } from '../../test/build.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { DatabaseServer } from '../db/client.ts';
import { type goods, searchEntries } from '../db/schema/index.ts';
import type { GoodsPageQuery } from './goods-query.ts';
import { indexGoods } from './index-goods.ts';
import { searchFacets } from './search-facets.ts';
import { searchGoods } from './search-goods.ts';

let shop: DatabaseServer;
const names = new Map<string, string>();
const ids: Record<string, string> = {};

async function shelve(
  name: string,
  values: Partial<typeof goods.$inferInsert> & { skus?: { price?: number; stock?: number; code?: string }[] },
) {
  const { skus = [{}], ...own } = values;
  const parent = await aGoods(shop.db, { name, ...own });
  for (const [position, sku] of skus.entries()) {
    const { id } = await aSku(shop.db, { goodsId: parent.id, storeId: parent.storeId, position, ...sku });
    names.set(id, skus.length > 1 ? `${name}#${position}` : name);
    ids[names.get(id)!] = id;
  }
  ids[`goods ${name}`] = parent.id;
}

beforeAll(async () => {
  shop = await openTestDatabase();
  const { db } = shop;
  const celadon = await aBrand(db, { name: '龙泉窑', nameEn: 'Longquan Kiln' });
  const tea = await aBrand(db, { name: '云岭', nameEn: 'Yunling' });
  const top = await aCategory(db, { level: 0, name: '茶咖酒水', nameEn: 'Tea, coffee & wine' });
  const pots = await aCategory(db, { name: '茶壶', nameEn: 'Teapots', aliases: '泡茶壶 侧把壶' });
  const leaves = await aCategory(db, { name: '红茶', nameEn: 'Black tea' });
  const [home, far] = [await aStore(db), await aStore(db)];
  Object.assign(ids, { celadon: celadon.id, tea: tea.id, top: top.id, pots: pots.id, home: home.id, far: far.id });
  const inPots = { categoryId: pots.id, categoryPath: `${top.id},3,${pots.id}`, storeId: home.id };
  const inLeaves = { categoryId: leaves.id, categoryPath: `${top.id},4,${leaves.id}`, storeId: far.id };
  const material = (value: string, valueEn: string) => ({
    params: [{ name: '材质', nameEn: 'Material', value, valueEn, isIndexed: true }],
  });

  await shelve('梅子青功夫茶壶', {
    ...inPots,
    ...material('青瓷', 'Celadon'),
    nameEn: 'Plum-green gongfu teapot',
    brandId: celadon.id,
    code: 'POT-01',
    buyCount: 50,
    storeCategoryPath: '70,71',
    skus: [
      { price: 20_000, stock: 0, code: 'POT-01-S' },
      { price: 26_000, code: 'POT-01-M' },
      { price: 32_000, code: 'POT-01-L' },
    ],
  });
  await shelve('紫砂侧把壶', {
    ...inPots,
    ...material('紫砂', 'Zisha clay'),
    nameEn: 'Zisha side-handle pots',
    buyCount: 900,
    isRecommended: true,
    skus: [{ price: 15_000 }],
  });
  await shelve('停产茶壶', { ...inPots, buyCount: 100_000, skus: [{ price: 9_000, stock: 0 }] });
  await shelve('凤庆滇红茶叶', {
    ...inLeaves,
    nameEn: 'Fengqing Dianhong black tea',
    brandId: tea.id,
    buyCount: 10,
    originCountry: 'cn',
    skus: [{ price: 8_000 }],
  });
  await shelve('锡兰茶 配青色礼盒', {
    ...inLeaves,
    nameEn: 'Ceylon tea in a café gift box',
    originCountry: 'lk',
    releasedAt: new Date('2020-01-01'),
    skus: [{ price: 12_000 }],
  });
  await shelve('通话时长充值', { goodsType: 'VIRTUAL_GOODS', salesModel: 'WHOLESALE', skus: [{ price: 5_000 }] });
  await indexGoods(
    db,
    Object.entries(ids).flatMap(([name, id]) => (name.startsWith('goods ') ? [id] : [])),
  );
});
afterAll(() => shop.close());

async function find(query: Partial<GoodsPageQuery>) {
  const { skuIds, total } = await searchGoods(shop.db, { offset: 0, limit: 20, ...query });
  return { names: skuIds.map((id) => names.get(id)), total };
}
const found = async (query: Partial<GoodsPageQuery>) => (await find(query)).names;
const grouped = (query: Partial<GoodsPageQuery>) => found({ isGrouped: true, ...query });

describe('a keyword', () => {
  test.each([
    ['the middle of a name', '功夫茶壶', '梅子青功夫茶壶#1'],
    ['words in another order', '茶壶 梅子青', '梅子青功夫茶壶#1'],
    ['characters that no dictionary joins', '青功', '梅子青功夫茶壶#1'],
    ['full-width capitals', 'ＺＩＳＨＡ', '紫砂侧把壶'],
    ['an English plural', 'teapots plum', '梅子青功夫茶壶#1'],
    ['an English singular of what is written in plural', 'side handle pot', '紫砂侧把壶'],
    ['the beginning of an English word', 'gong', '梅子青功夫茶壶#1'],
    ['a word without its accent', 'cafe', '锡兰茶 配青色礼盒'],
    ['pinyin', 'meiziqing', '梅子青功夫茶壶#1'],
    ['pinyin over several words', 'gongfuchahu', '梅子青功夫茶壶#1'],
    ['pinyin with blanks', 'gong fu cha hu', '梅子青功夫茶壶#1'],
    ['initials', 'gfch', '梅子青功夫茶壶#1'],
    ['the brand', '龙泉窑', '梅子青功夫茶壶#1'],
    ['the brand in English', 'longquan', '梅子青功夫茶壶#1'],
    ['a parameter', '青瓷', '梅子青功夫茶壶#1'],
    ['another name of the category', '泡茶壶', '紫砂侧把壶'],
    ['the code of one SKU', 'pot-01-l', '梅子青功夫茶壶#2'],
    ['a misspelt English word', 'dianhnog', '凤庆滇红茶叶'],
    ['characters that sound right', '电宏', '凤庆滇红茶叶'],
  ])('finds goods by %s', async (_, keyword, name) => {
    expect((await found({ keyword }))[0]).toBe(name);
  });

  test('needs all of its words while any goods have them', async () => {
    expect(await grouped({ keyword: '紫砂 壶' })).toEqual(['紫砂侧把壶']);
  });

  test('is content with some of its words when no goods have all, most first', async () => {
    expect((await grouped({ keyword: '梅子青 茶壶 锡兰 白兰地' })).slice(0, 1)).toEqual(['梅子青功夫茶壶#1']);
  });

  test('that merely resembles something else does not find it', async () => {
    for (const keyword of ['榴莲', '日本', 'yiyi', 'durian', 'guitar']) expect(await found({ keyword })).toEqual([]);
  });

  test('names what is sold best first, and what is sold out last', async () => {
    const pots = await grouped({ keyword: '茶壶' });

    expect(pots.at(-1)).toBe('停产茶壶');
    expect(pots).toHaveLength(3);
  });

  test('of signs alone finds nothing; of blanks alone finds everything', async () => {
    expect(await find({ keyword: '!!! & | ()' })).toEqual({ names: [], total: 0 });
    expect((await find({ keyword: '   ' })).total).toBe(8);
  });

  test('that means nothing finds nothing', async () => {
    expect(await find({ keyword: 'qqqqwwwwzzzz' })).toEqual({ names: [], total: 0 });
  });

  test('of any characters is searched without failing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.boolean(), async (keyword, isGrouped) => {
        const hits = await searchGoods(shop.db, {
          keyword: keyword.replaceAll('\0', ''),
          isGrouped,
          offset: 0,
          limit: 3,
        });
        expect(hits.skuIds.length).toBeLessThanOrEqual(hits.total);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a list', () => {
  test('without a keyword shows what is in stock first, leads before their siblings, best sellers first', async () => {
    expect(await found({ categoryId: ids.pots! })).toEqual([
      '紫砂侧把壶',
      '梅子青功夫茶壶#1',
      '梅子青功夫茶壶#2',
      '停产茶壶',
      '梅子青功夫茶壶#0',
    ]);
  });

  test('of goods counts each goods once', async () => {
    expect(await find({ isGrouped: true })).toMatchObject({ total: 6 });
    expect(await find({ isGrouped: true, limit: 2 })).toMatchObject({ total: 6 });
    expect(await find({ isGrouped: true, limit: 2, offset: 4 })).toMatchObject({ total: 6 });
    expect(await find({ isGrouped: true, limit: 2, offset: 40 })).toEqual({ names: [], total: 6 });
    expect(await find({ isGrouped: true, keyword: '茶壶', limit: 1 })).toMatchObject({ total: 3 });
  });

  test.each([
    ['price', true, [5_000, 8_000, 9_000, 12_000, 15_000, 20_000, 26_000, 32_000]],
    ['price', false, [32_000, 26_000, 20_000, 15_000, 12_000, 9_000, 8_000, 5_000]],
  ] as const)('sorted by %s (ascending: %s) is in that order', async (sort, isAscending, prices) => {
    const { skuIds } = await searchGoods(shop.db, { sort, isAscending, offset: 0, limit: 20 });
    const rows = await shop.db.select().from(searchEntries);
    expect(skuIds.map((id) => rows.find(({ skuId }) => skuId === id)?.price)).toEqual(prices);
  });

  test.each(['buyCount', 'commentNum', 'releaseTime', 'grade'] as const)(
    'sorted by %s shows every SKU once',
    async (sort) => {
      const pages = await Promise.all([0, 3, 6].map((offset) => found({ sort, offset, limit: 3 })));
      expect(new Set(pages.flat()).size).toBe(8);
    },
  );

  test('sorted by sales or by age begins with the extreme', async () => {
    expect((await grouped({ sort: 'buyCount' }))[0]).toBe('停产茶壶');
    expect((await grouped({ sort: 'releaseTime', isAscending: true }))[0]).toBe('锡兰茶 配青色礼盒');
  });
});

describe('a filter', () => {
  test.each([
    ['a top category', () => ({ categoryId: ids.top! }), 5],
    ['an unknown category', () => ({ categoryId: '404' }), 0],
    ['one of two brands', () => ({ brandIds: [ids.celadon!, ids.tea!] }), 2],
    ['a store', () => ({ storeId: ids.far! }), 2],
    ["a store's shelf", () => ({ storeLabelId: '71' }), 1],
    ['a price range', () => ({ price: { min: 26_000, max: 30_000 } }), 1],
    ['a lowest price', () => ({ price: { min: 15_000 } }), 2],
    ['a highest price', () => ({ price: { max: 9_000 } }), 3],
    ['a parameter', () => ({ params: [{ name: '材质', values: ['青瓷', '紫砂'] }] }), 2],
    ['a parameter in English', () => ({ params: [{ name: 'Material', values: ['Celadon'] }] }), 1],
    [
      'two parameters of which one is not met',
      () => ({
        params: [
          { name: '材质', values: ['青瓷'] },
          { name: '产地', values: ['龙泉'] },
        ],
      }),
      0,
    ],
    ['what the shop recommends', () => ({ isRecommended: true }), 1],
    ['a kind of goods', () => ({ goodsType: 'VIRTUAL_GOODS' }), 1],
    ['any kind but one', () => ({ notGoodsType: 'VIRTUAL_GOODS' }), 5],
    ['a sales model', () => ({ salesModel: 'WHOLESALE' }), 1],
    ['any sales model but one', () => ({ notSalesModel: 'WHOLESALE' }), 5],
    ['what can be bought now', () => ({ isInStock: true }), 5],
    ['what is sold out', () => ({ isInStock: false }), 1],
    ['countries of origin', () => ({ originCountries: ['lk', 'jp'] }), 1],
    ['goods like a SKU', () => ({ relatedToSkuId: ids.紫砂侧把壶! }), 4],
    ['goods like an unknown SKU', () => ({ relatedToSkuId: '404' }), 0],
    ['the scope of a coupon', () => ({ scope: { storeId: ids.home!, categoryIds: [ids.pots!] } }), 3],
    ['the SKUs of a promotion', () => ({ scope: { skuIds: [ids.紫砂侧把壶!] } }), 1],
  ])('by %s narrows the goods', async (_, filter, total) => {
    expect((await find({ isGrouped: true, ...filter() })).total).toBe(total);
  });

  test('goods like a SKU begin with its own category', async () => {
    expect((await grouped({ relatedToSkuId: ids.凤庆滇红茶叶! }))[0]).toBe('锡兰茶 配青色礼盒');
  });

  test('shows the SKU of the goods that meets it', async () => {
    expect(await grouped({ price: { min: 30_000 } })).toEqual(['梅子青功夫茶壶#2']);
  });

  test('by running promotions knows seckills of SKUs and discounts of whole stores', async () => {
    const { db } = shop;
    await aPromotion(db, { storeId: ids.home!, promotionType: 'SECKILL', skus: [{ id: ids.紫砂侧把壶!, price: 1 }] });
    expect(await grouped({ hasPromotion: true })).toEqual(['紫砂侧把壶']);

    await aPromotion(db, { storeId: ids.far!, promotionType: 'FULL_DISCOUNT' });
    expect((await find({ isGrouped: true, hasPromotion: true })).total).toBe(3);
    expect((await find({ isGrouped: true, hasPromotion: false })).total).toBe(3);
  });
});

describe('facets', () => {
  test('count goods behind every choice, and alternatives to what is chosen', async () => {
    const facets = await searchFacets(shop.db, { categoryId: ids.top!, brandIds: [ids.celadon!] });

    expect(facets.goodsTotal).toBe(1);
    expect(facets.brands).toEqual(
      expect.arrayContaining([
        { key: ids.celadon, count: 1 },
        { key: ids.tea, count: 1 },
      ]),
    );
    expect(facets.categories).toContainEqual({ key: ids.pots, count: 1 });
    expect(facets.stores).toEqual([{ key: ids.home, count: 1 }]);
    expect(facets.params).toEqual([{ name: '材质', values: [{ key: '青瓷', count: 1 }] }]);
    expect(facets.price).toEqual({ min: 26_000, max: 26_000 });
  });

  test('of a chosen parameter keep its other values', async () => {
    const facets = await searchFacets(shop.db, { params: [{ name: '材质', values: ['青瓷'] }], isEnglish: false });

    expect(facets.goodsTotal).toBe(1);
    expect(facets.params).toEqual([
      {
        name: '材质',
        values: expect.arrayContaining([
          { key: '青瓷', count: 1 },
          { key: '紫砂', count: 1 },
        ]),
      },
    ]);
  });

  test('speak English when asked, and are empty when nothing is found', async () => {
    expect((await searchFacets(shop.db, { keyword: 'teapot', isEnglish: true })).params[0]?.name).toBe('Material');
    expect(await searchFacets(shop.db, { keyword: '!!' })).toEqual({
      goodsTotal: 0,
      categories: [],
      brands: [],
      stores: [],
      origins: [],
      params: [],
      price: undefined,
    });
  });
});
