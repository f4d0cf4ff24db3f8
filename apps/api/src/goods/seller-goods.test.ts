import { searchGoods, skuDetail } from '@silkboat/contract/goods';
import { listSellerGoods, setGoodsMarket, setSkuPrice, setSkuStock } from '@silkboat/contract/seller-goods';
import { storeDetail } from '@silkboat/contract/stores';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { indexGoods } from '#search/index-goods.ts';
import { aMember, aSku, aStore } from '../../test/build.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { skus, stockMoves } from '../db/schema/index.ts';
import { setPrice, setStock } from './seller-goods.ts';

async function aSellerWithGoods(api: TestApi) {
  const store = await aStore(api.db);
  const sku = await aSku(api.db, { storeId: store.id, price: 10_000, stock: 10, goods: { name: '青瓷茶壶' } });
  await indexGoods(api.db, [sku.goodsId]);
  const seller = await api.as(await aMember(api.db, { role: 'SELLER', storeId: store.id }));
  return { store, sku, seller };
}

const priceFound = async (api: TestApi, price: string) => (await api.call(searchGoods, { price })).body.result?.total;

test('a seller sets a price; the page, the search and its filters show it at once', async () => {
  await using api = await startApi();
  const { sku, seller } = await aSellerWithGoods(api);
  const asked = { goodsId: sku.goodsId, skuId: sku.id };
  await api.call(skuDetail, asked);

  const answer = await seller.call(setSkuPrice, { skuId: sku.id, price: 88.8 });

  expect(answer).toMatchObject({ status: 200, body: { result: { id: sku.id, price: 88.8, quantity: 10 } } });
  expect((await api.call(skuDetail, asked)).body.result?.data.price).toBe(88.8);
  expect(await priceFound(api, '88.8_88.8')).toBe(1);
  expect(await priceFound(api, '100_100')).toBe(0);
});

test('a seller sets the stock; every change is among the moves, and sold-out goods are shown as such', async () => {
  await using api = await startApi();
  const { sku, seller } = await aSellerWithGoods(api);
  const inStock = async () => (await api.call(searchGoods, { inStock: true })).body.result?.total;

  await seller.call(setSkuStock, { skuId: sku.id, quantity: 0 });
  expect(await inStock()).toBe(0);
  await seller.call(setSkuStock, { skuId: sku.id, quantity: 25 });
  await seller.call(setSkuStock, { skuId: sku.id, quantity: 25 });
  expect(await inStock()).toBe(1);

  const moves = await api.db.select().from(stockMoves).where(eq(stockMoves.skuId, sku.id)).orderBy(stockMoves.id);
  expect(moves.map(({ kind, change }) => [kind, change])).toEqual([
    ['INITIAL', 10],
    ['SET', -10],
    ['SET', 25],
  ]);
});

test('the stock is always the sum of its moves, whatever is set at the same time', async () => {
  await using api = await startApi();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 6 }), async (amounts) => {
      const sku = await aSku(api.db, { stock: 7 });

      await Promise.all(amounts.map((stock) => setStock(api.db, { skuId: sku.id, storeId: sku.storeId, stock })));

      const [{ stock } = { stock: -1 }] = await api.db.select().from(skus).where(eq(skus.id, sku.id));
      const moves = await api.db.select().from(stockMoves).where(eq(stockMoves.skuId, sku.id));
      expect(amounts).toContain(stock);
      expect(moves.reduce((sum, { change }) => sum + change, 0)).toBe(stock);
    }),
    { numRuns: 8 },
  );
});

test('a SKU is also found by the code of its store', async () => {
  await using api = await startApi();
  const { sku, store } = await aSellerWithGoods(api);

  expect(await setPrice(api.db, { code: sku.code, storeId: store.id, price: 123 })).toMatchObject({ price: 123 });
  await expect(setPrice(api.db, { code: sku.code, storeId: '404', price: 123 })).rejects.toMatchObject({
    reason: 'GOODS_NOT_EXIST',
  });
});

test('goods go off the shelf and come back, and the store counts what it shows', async () => {
  await using api = await startApi();
  const { sku, store, seller } = await aSellerWithGoods(api);
  const { goodsId } = sku;
  const shown = async () => (await api.call(skuDetail, { goodsId, skuId: sku.id })).status;
  const counted = async () => (await api.call(storeDetail, { id: store.id })).body.result?.goodsNum;
  expect(await counted()).toBe(0);

  const answer = await seller.call(setGoodsMarket, { goodsId, marketEnable: 'DOWN' });
  expect(answer).toMatchObject({ status: 200, body: { message: '成功', result: null } });
  expect(await shown()).toBe(400);
  expect((await api.call(searchGoods, { keyword: '茶壶' })).body.result?.total).toBe(0);

  await seller.call(setGoodsMarket, { goodsId, marketEnable: 'UPPER' });
  expect(await shown()).toBe(200);
  expect((await api.call(searchGoods, { keyword: '茶壶' })).body.result?.total).toBe(1);
  await vi.waitFor(async () => expect(await counted()).toBe(1));
});

test('a seller sees only the own goods, with filters', async () => {
  await using api = await startApi();
  const { sku, store, seller } = await aSellerWithGoods(api);
  await aSku(api.db, {
    storeId: store.id,
    stock: 0,
    code: 'CUP-1',
    goods: { name: '50%_杯', marketEnable: 'DOWN', authFlag: 'TOBEAUDITED', categoryPath: '1,2,77' },
  });
  await aSku(api.db);
  const total = async (input: Parameters<typeof seller.call<typeof listSellerGoods>>[1]) =>
    (await seller.call(listSellerGoods, input)).body.result?.total;

  const { result } = (await seller.call(listSellerGoods, { pageSize: 1, pageNumber: 2 })).body;

  expect(result).toMatchObject({
    total: 2,
    pages: 2,
    records: [
      {
        id: sku.goodsId,
        goodsName: '青瓷茶壶',
        price: 100,
        quantity: 10,
        skuList: [{ id: sku.id, sn: sku.code, quantity: 10, reserved: 0 }],
      },
    ],
  });
  expect(await total({ goodsName: '青瓷' })).toBe(1);
  expect(await total({ goodsName: '%' })).toBe(1);
  expect(await total({ goodsName: '_杯' })).toBe(1);
  expect(await total({ sn: 'CUP-1' })).toBe(1);
  expect(await total({ categoryId: '77' })).toBe(1);
  expect(await total({ categoryId: '7' })).toBe(0);
  expect(await total({ marketEnable: 'DOWN', authFlag: 'TOBEAUDITED' })).toBe(1);
  expect(await total({ soldOut: true })).toBe(1);
  expect(await total({ soldOut: false })).toBe(1);
  expect(await total({ goodsType: 'VIRTUAL_GOODS' })).toBe(0);
  expect(await total({ salesModel: 'RETAIL' })).toBe(2);
});

test("another store's goods do not exist for a seller", async () => {
  await using api = await startApi();
  const { sku } = await aSellerWithGoods(api);
  const stranger = await api.as(await aMember(api.db, { role: 'SELLER', storeId: (await aStore(api.db)).id }));
  const refused = { status: 400, body: { code: 11026, message: '商品不存在' } };

  expect(await stranger.call(setSkuPrice, { skuId: sku.id, price: 1 })).toMatchObject(refused);
  expect(await stranger.call(setSkuStock, { skuId: sku.id, quantity: 1 })).toMatchObject(refused);
  expect(await stranger.call(setGoodsMarket, { goodsId: sku.goodsId, marketEnable: 'DOWN' })).toMatchObject(refused);
  expect((await stranger.call(listSellerGoods, {})).body.result?.total).toBe(0);
});

test('only sellers with a store are let in', async () => {
  await using api = await startApi();
  const { sku } = await aSellerWithGoods(api);
  const buyer = await api.as(await aMember(api.db));
  const homeless = await api.as(await aMember(api.db, { role: 'SELLER' }));

  for (const client of [buyer, homeless]) {
    expect(await client.call(listSellerGoods, {})).toMatchObject({ status: 403, body: { code: 401 } });
    expect(await client.call(setSkuPrice, { skuId: sku.id, price: 1 })).toMatchObject({ status: 403 });
    expect(await client.call(setSkuStock, { skuId: sku.id, quantity: 1 })).toMatchObject({ status: 403 });
    expect(await client.call(setGoodsMarket, { goodsId: sku.goodsId, marketEnable: 'DOWN' })).toMatchObject({
      status: 403,
    });
  }
  expect(await api.call(listSellerGoods, {})).toMatchObject({ status: 403, body: { code: 403 } });
  expect((await api.db.select().from(skus).where(eq(skus.id, sku.id)))[0]).toMatchObject({ price: 10_000, stock: 10 });
});

test('prices and stocks that cannot be are refused; forms are read like JSON', async () => {
  await using api = await startApi();
  const { sku, seller } = await aSellerWithGoods(api);
  const put = (path: string, form: Record<string, string>) =>
    seller.send({ method: 'PUT', url: `/seller/goods/${path}`, form });

  for (const price of ['', '0', '-1', '0.001', '1e9', 'cheap', '10000000', 'NaN'])
    expect(await put(`sku/${sku.id}/price`, { price }), price).toMatchObject({ status: 400, body: { success: false } });
  for (const quantity of ['', '1.5', 'many', '99999999999'])
    expect(await put(`sku/${sku.id}/stock`, { quantity }), quantity).toMatchObject({ status: 400 });
  expect(await put(`sku/${sku.id}/stock`, { quantity: '-1' })).toMatchObject({
    status: 400,
    body: { code: 11011, message: '商品库存数量不能为负数' },
  });
  for (const marketEnable of ['', 'up', 'UPPER,DOWN'])
    expect(await put(`goods/${sku.goodsId}/market`, { marketEnable }), marketEnable).toMatchObject({ status: 400 });
  for (const id of ['abc', '9'.repeat(20)])
    expect(await put(`sku/${id}/price`, { price: '1' })).toMatchObject({ status: 400 });

  expect(await put(`sku/${sku.id}/price`, { price: '12.34' })).toMatchObject({ status: 200 });
  expect(await put(`sku/${sku.id}/stock?quantity=3`, {})).toMatchObject({
    status: 200,
    body: { result: { quantity: 3 } },
  });
});
