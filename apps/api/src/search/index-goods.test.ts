import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBrand, aCategory, aGoods, aSku, aStore } from '../../test/build.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/client.ts';
import { goods, searchEntries, skus, stores } from '../db/schema/index.ts';
import { indexFigures, indexGoods, indexSales, indexStore } from './index-goods.ts';

async function aShop() {
  const server = await openTestDatabase();
  return Object.assign(server, { [Symbol.asyncDispose]: () => server.close() });
}

const entriesOf = (db: Database, goodsId: string) =>
  db.select().from(searchEntries).where(eq(searchEntries.goodsId, goodsId)).orderBy(searchEntries.skuId);

test('each SKU of goods on the shelf can be found by names, parameters and codes', async () => {
  await using shop = await aShop();
  const brand = await aBrand(shop.db, { name: '山月堂', nameEn: 'Shanyue' });
  const top = await aCategory(shop.db, { level: 0, name: '茶咖酒水' });
  const leaf = await aCategory(shop.db, { name: '茶壶', nameEn: 'Teapots', aliases: '泡茶壶 侧把壶' });
  const parent = await aGoods(shop.db, {
    name: '龙泉青瓷茶壶',
    brandId: brand.id,
    categoryId: leaf.id,
    categoryPath: `${top.id},${leaf.id}`,
    storeCategoryPath: '7,8',
    params: [
      { name: '材质', nameEn: 'Material', value: '青瓷', valueEn: 'Celadon', isIndexed: true },
      { name: '产地', nameEn: '', value: '龙泉', valueEn: '', isIndexed: false },
    ],
  });
  const sku = await aSku(shop.db, { goodsId: parent.id, storeId: parent.storeId, code: 'TEA-1', price: 12_800 });

  await indexGoods(shop.db, [parent.id]);

  const [entry] = await entriesOf(shop.db, parent.id);
  expect(entry).toMatchObject({
    skuId: sku.id,
    brandId: brand.id,
    categoryIds: [top.id, leaf.id],
    storeLabelIds: ['7', '8'],
    params: ['材质_青瓷'],
    paramsEn: ['Material_Celadon'],
    labels: ['山月堂', 'shanyue', '茶咖酒水', '茶壶', 'teapots', '泡茶壶', '侧把壶'],
    price: 12_800,
    inStock: true,
    isLead: true,
  });
  expect(entry!.words).toContain("'tea-1':");
});

test('the first SKU that can be bought stands for its goods, and another one when it is sold out', async () => {
  await using shop = await aShop();
  const parent = await aGoods(shop.db);
  const { id: goodsId, storeId } = parent;
  const [first, second] = [
    await aSku(shop.db, { goodsId, storeId, position: 0 }),
    await aSku(shop.db, { goodsId, storeId, position: 1 }),
  ];
  await indexGoods(shop.db, [goodsId]);
  const leads = async () => (await entriesOf(shop.db, goodsId)).map(({ isLead, inStock }) => ({ isLead, inStock }));

  expect(await leads()).toEqual([
    { isLead: true, inStock: true },
    { isLead: false, inStock: true },
  ]);

  await shop.db.update(skus).set({ stock: 0 }).where(eq(skus.id, first.id));
  await indexFigures(shop.db, [goodsId]);
  expect(await leads()).toEqual([
    { isLead: false, inStock: false },
    { isLead: true, inStock: true },
  ]);

  await shop.db.update(skus).set({ stock: 0 }).where(eq(skus.id, second.id));
  await indexFigures(shop.db, [goodsId]);
  expect((await leads())[0]).toEqual({ isLead: true, inStock: false });
});

test.each([
  ['goods off the shelf', { marketEnable: 'DOWN' }],
  ['goods that wait for approval', { authFlag: 'TOBEAUDITED' }],
  ['deleted goods', { deletedAt: new Date() }],
] as const)('%s cannot be found', async (_, change) => {
  await using shop = await aShop();
  const sku = await aSku(shop.db);
  await indexGoods(shop.db, [sku.goodsId]);

  await shop.db.update(goods).set(change).where(eq(goods.id, sku.goodsId));
  await indexGoods(shop.db, [sku.goodsId]);

  expect(await entriesOf(shop.db, sku.goodsId)).toEqual([]);
});

test('a withdrawn SKU leaves, and goods of a closed store leave until it opens again', async () => {
  await using shop = await aShop();
  const store = await aStore(shop.db);
  const one = await aSku(shop.db, { storeId: store.id });
  const other = await aSku(shop.db, { goodsId: one.goodsId, storeId: store.id, isEnabled: false });
  await indexStore(shop.db, store.id);
  expect((await entriesOf(shop.db, one.goodsId)).map(({ skuId }) => skuId)).toEqual([one.id]);
  expect(other.goodsId).toBe(one.goodsId);

  await shop.db.update(stores).set({ state: 'CLOSED' }).where(eq(stores.id, store.id));
  await indexStore(shop.db, store.id);
  expect(await entriesOf(shop.db, one.goodsId)).toEqual([]);

  await shop.db.update(stores).set({ state: 'OPEN' }).where(eq(stores.id, store.id));
  await indexStore(shop.db, store.id);
  expect(await entriesOf(shop.db, one.goodsId)).toHaveLength(1);
});

test('sales are picked up without writing the words anew', async () => {
  await using shop = await aShop();
  const sku = await aSku(shop.db);
  await indexGoods(shop.db, [sku.goodsId]);

  await shop.db.update(goods).set({ buyCount: 99, commentNum: 7, grade: 91.5 }).where(eq(goods.id, sku.goodsId));
  await indexSales(shop.db);

  const [entry] = await entriesOf(shop.db, sku.goodsId);
  expect(entry).toMatchObject({ buyCount: 99, commentNum: 7, grade: 91.5 });
  expect(entry!.popularity).toBeCloseTo(Math.log(100), 3);
});

test('many transactions at once leave one entry for each SKU with the stock that was written last', async () => {
  await using shop = await aShop();
  const [one, two] = [await aSku(shop.db), await aSku(shop.db)];
  const ids = [one.goodsId, two.goodsId];
  await indexGoods(shop.db, ids);

  await Promise.all(
    Array.from({ length: 12 }, (_, round) =>
      shop.db.transaction(async (tx) => {
        const sku = round % 2 === 0 ? one : two;
        await tx.update(skus).set({ stock: round }).where(eq(skus.id, sku.id));
        await (round % 3 === 0 ? indexGoods : indexFigures)(tx as unknown as Database, [sku.goodsId]);
      }),
    ),
  );

  for (const sku of [one, two]) {
    const [entry, ...more] = await entriesOf(shop.db, sku.goodsId);
    const [{ stock } = { stock: -1 }] = await shop.db.select().from(skus).where(eq(skus.id, sku.id));
    expect(more).toEqual([]);
    expect(entry!.inStock).toBe(stock > 0);
  }
});

test('names of any script, with signs and quotes, can be indexed', async () => {
  await using shop = await aShop();
  const sku = await aSku(shop.db, {
    code: "O'Neil\\ 'x' 中文:1A",
    goods: { name: `Café "O'Neil" \\ 'quote' 𠮷野家 ☕️ ガラス ${'长'.repeat(20_000)}`, nameEn: ':* & | ! <->' },
  });

  await indexGoods(shop.db, [sku.goodsId]);

  const [entry] = await entriesOf(shop.db, sku.goodsId);
  expect(entry!.title).toContain('cafe');
});
