import * as contract from '@silkboat/contract/collections';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aMember, aPromotion, aSku, aStore } from '../../test/build.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { goods, goodsCollections, skus, stores } from '../db/schema/index.ts';

const fansOf = async ({ db }: TestApi, storeId: string) =>
  (await db.select().from(stores).where(eq(stores.id, storeId)))[0]?.collectionNum;

test('somebody who keeps nothing has empty lists', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));
  const nothing = { records: [], total: 0, size: 10, current: 1, pages: 0 };

  expect((await buyer.call(contract.listGoodsCollections, {})).body.result).toEqual(nothing);
  expect((await buyer.call(contract.listStoreCollections, {})).body.result).toEqual(nothing);
});

test('a member keeps a SKU, sees it with its price of now, and keeps it no longer', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const buyer = await api.as(member);
  const sku = await aSku(api.db, { price: 26_800, goods: { name: '茶壶' } });
  await aPromotion(api.db, { storeId: sku.storeId, promotionType: 'SECKILL', skus: [{ id: sku.id, price: 19_900 }] });
  const isKept = async () => (await buyer.call(contract.isGoodsCollected, { id: sku.id })).body.result;

  expect(await isKept()).toBe(false);
  const added = await buyer.call(contract.collectGoods, { id: sku.id });
  expect(added.body.result).toMatchObject({ skuId: sku.id, memberId: member.id });
  expect(await isKept()).toBe(true);

  const { result } = (await buyer.call(contract.listGoodsCollections, { pageSize: 100, type: 'GOODS' })).body;
  expect(result?.records).toEqual([
    {
      id: added.body.result?.id,
      skuId: sku.id,
      goodsId: sku.goodsId,
      goodsName: '茶壶',
      image: sku.thumbnail,
      price: 268,
      promotionPrice: 199,
      marketEnable: 'UPPER',
      quantity: 10,
      storeId: sku.storeId,
      storeName: expect.any(String),
    },
  ]);

  expect((await buyer.call(contract.uncollectGoods, { id: sku.id })).body).toMatchObject({
    success: true,
    result: true,
  });
  expect((await buyer.call(contract.uncollectGoods, { id: sku.id })).body).toMatchObject({
    success: true,
    result: false,
  });
  expect(await isKept()).toBe(false);
});

test('the same SKU is kept once, also by a double click', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));
  const sku = await aSku(api.db);

  const answers = await Promise.all([1, 2, 3].map(() => buyer.call(contract.collectGoods, { id: sku.id })));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({ code: 20017, message: '无法重复收藏' });
  expect(await api.db.select().from(goodsCollections)).toHaveLength(1);
});

test('what is off the shelf stays in the list as such; what does not exist any more leaves it', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));
  const [down, gone] = [await aSku(api.db), await aSku(api.db)];
  await buyer.call(contract.collectGoods, { id: down.id });
  await buyer.call(contract.collectGoods, { id: gone.id });
  await api.db.update(goods).set({ marketEnable: 'DOWN' }).where(eq(goods.id, down.goodsId));
  await api.db.delete(skus).where(eq(skus.id, gone.id));

  const { result } = (await buyer.call(contract.listGoodsCollections, {})).body;

  expect(result).toMatchObject({ total: 1, records: [{ skuId: down.id, marketEnable: 'DOWN' }] });
});

test('several SKUs joined by commas are given up at once', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));
  const ids = [(await aSku(api.db)).id, (await aSku(api.db)).id];
  for (const id of ids) await buyer.call(contract.collectGoods, { id });

  expect((await buyer.call(contract.uncollectGoods, { id: ids.join(',') })).body.result).toBe(true);

  expect((await buyer.call(contract.listGoodsCollections, {})).body.result?.total).toBe(0);
});

test('a store counts those who keep it, each once', async () => {
  await using api = await startApi();
  const store = await aStore(api.db, { name: '山月', isSelfOperated: true });
  const [one, two] = [await api.as(await aMember(api.db)), await api.as(await aMember(api.db))];
  const { id } = store;

  const answers = await Promise.all([
    one.call(contract.collectStore, { id }),
    one.call(contract.collectStore, { id }),
    two.call(contract.collectStore, { id }),
  ]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400]);
  expect(await fansOf(api, id)).toBe(2);
  expect((await one.call(contract.isStoreCollected, { id })).body.result).toBe(true);
  expect((await one.call(contract.listStoreCollections, { type: 'STORE' })).body.result?.records).toEqual([
    { id, storeName: '山月', storeLogo: null, selfOperated: true, goodsNum: 0, collectionNum: 2 },
  ]);

  expect((await one.call(contract.uncollectStore, { id })).body.result).toBe(true);
  expect((await one.call(contract.uncollectStore, { id })).body.result).toBe(false);
  expect(await fansOf(api, id)).toBe(1);
  expect((await two.call(contract.isStoreCollected, { id })).body.result).toBe(true);
});

test('what does not exist cannot be kept', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));

  expect(await buyer.call(contract.collectGoods, { id: '404' })).toMatchObject({ status: 400, body: { code: 11001 } });
  expect(await buyer.call(contract.collectStore, { id: '404' })).toMatchObject({ status: 400, body: { code: 50001 } });
});

test('favourites are reached with a token, under their own type only, with sensible ids', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));
  const calls = (kind: string, type: string, id: string) =>
    [
      ['GET', `/buyer/member/${kind}/${type}`],
      ['GET', `/buyer/member/${kind}/isCollection/${type}/${id}`],
      ['POST', `/buyer/member/${kind}/add/${type}/${id}`],
      ['DELETE', `/buyer/member/${kind}/delete/${type}/${id}`],
    ] as const;

  for (const [method, url] of [...calls('collection', 'GOODS', '1'), ...calls('storeCollection', 'STORE', '1')])
    expect(await api.send({ method, url }), url).toMatchObject({ status: 403, body: { code: 403 } });
  for (const [method, url] of [...calls('collection', 'STORE', '1'), ...calls('storeCollection', 'GOODS', '1')])
    expect(await buyer.send({ method, url }), url).toMatchObject({ status: 404, body: { code: 404 } });
  for (const bad of ['abc', '9'.repeat(20), '1,,2', '-1'])
    for (const [method, url] of [
      ...calls('collection', 'GOODS', bad).slice(1),
      ...calls('storeCollection', 'STORE', bad).slice(1),
    ])
      expect(await buyer.send({ method, url }), url).toMatchObject({ status: 400, body: { success: false } });
});
