import {
  clearFootprints,
  countFootprints,
  deleteFootprints,
  footprintHistory,
  listFootprints,
} from '@silkboat/contract/footprints';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { aMember, aSku, aStore } from '../../test/build.ts';
import { startApi } from '../../test/start-api.ts';
import { setClock } from '../clock.ts';
import { footprints, skus } from '../db/schema/index.ts';
import { leaveFootprint } from './footprints.ts';

let restoreClock = () => {};
afterEach(() => restoreClock());

const noon = Date.parse('2026-06-01T12:00:00+08:00');
const at = (minute: number) => {
  restoreClock = setClock(() => new Date(noon + minute * 60_000));
};

test('somebody who looked at nothing has no footprints', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));

  expect((await buyer.call(listFootprints, {})).body.result).toMatchObject({ records: [], total: 0 });
  expect((await buyer.call(countFootprints)).body.result).toBe(0);
});

test('each goods leaves one footprint, the newest visit first, with the time of the visit', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const [pot, cup] = [await aSku(api.db, { price: 26_800 }), await aSku(api.db)];
  const lid = await aSku(api.db, { goodsId: pot.goodsId, storeId: pot.storeId });
  const visit = (minute: number, { id, goodsId, storeId }: typeof pot) => {
    at(minute);
    return leaveFootprint(api.db, { memberId: member.id, skuId: id, goodsId, storeId });
  };
  await visit(1, pot);
  await visit(2, cup);
  await visit(3, lid);
  restoreClock();
  const buyer = await api.as(member);

  const { result } = (await buyer.call(listFootprints, { order: 'desc', sort: 'updateTime' })).body;

  expect(result).toMatchObject({
    total: 2,
    records: [
      { id: lid.id, goodsId: pot.goodsId, thumbnail: lid.thumbnail, price: 100, releaseTime: noon + 180_000 },
      { id: cup.id, goodsId: cup.goodsId, releaseTime: noon + 120_000 },
    ],
  });
  expect((await buyer.call(listFootprints, { storeId: cup.storeId })).body.result?.total).toBe(1);
  expect((await buyer.call(footprintHistory, { storeId: pot.storeId })).body.result?.records[0]?.id).toBe(lid.id);
  const page = (await buyer.call(listFootprints, { pageNumber: 2, pageSize: 1 })).body.result;
  expect(page).toMatchObject({ records: [{ id: cup.id }], current: 2, pages: 2 });
});

test('only the newest hundred are kept', async () => {
  await using api = await startApi();
  const { id: memberId } = await aMember(api.db);
  const { id: other } = await aMember(api.db);
  const store = await aStore(api.db);
  const visit = (goods: number, visitor = memberId) =>
    leaveFootprint(api.db, { memberId: visitor, storeId: store.id, goodsId: String(goods), skuId: String(goods) });
  at(0);
  await visit(1, other);
  for (let goods = 1; goods <= 105; goods += 1) {
    at(goods);
    await visit(goods);
  }

  const kept = await api.db.select().from(footprints).where(eq(footprints.memberId, memberId));
  expect(kept).toHaveLength(100);
  expect(kept.map(({ goodsId }) => Number(goodsId)).sort((a, b) => a - b)[0]).toBe(6);
  expect(await api.db.select().from(footprints).where(eq(footprints.memberId, other))).toHaveLength(1);
});

test('many visits at once leave one footprint', async () => {
  await using api = await startApi();
  const { id: memberId } = await aMember(api.db);
  const { id: skuId, goodsId, storeId } = await aSku(api.db);

  await Promise.all(Array.from({ length: 8 }, () => leaveFootprint(api.db, { memberId, storeId, goodsId, skuId })));

  expect(await api.db.select().from(footprints)).toHaveLength(1);
});

test('goods that are gone are not shown', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const { id: skuId, goodsId, storeId } = await aSku(api.db);
  await leaveFootprint(api.db, { memberId: member.id, storeId, goodsId, skuId });
  await api.db.delete(skus).where(eq(skus.id, skuId));

  const { result } = (await (await api.as(member)).call(listFootprints, {})).body;

  expect(result?.records).toEqual([]);
});

test('a member forgets some footprints or all, and nobody forgets those of others', async () => {
  await using api = await startApi();
  const [member, stranger] = [await aMember(api.db), await aMember(api.db)];
  const seen = [await aSku(api.db), await aSku(api.db), await aSku(api.db)];
  for (const { id: skuId, goodsId, storeId } of seen)
    await leaveFootprint(api.db, { memberId: member.id, storeId, goodsId, skuId });
  const [buyer, other] = [await api.as(member), await api.as(stranger)];
  const count = async () => (await buyer.call(countFootprints)).body.result;
  const ids = seen.map(({ goodsId }) => goodsId);

  await other.call(deleteFootprints, { ids });
  await other.call(clearFootprints);
  const history = await other.send({
    method: 'GET',
    url: `/buyer/member/footprint/history?memberId=${member.id}`,
  });
  expect(history.body.result).toMatchObject({ total: 0 });
  expect(await count()).toBe(3);

  const answer = await buyer.call(deleteFootprints, { ids: ids.slice(0, 2) });
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: '成功', result: null } });
  expect(await count()).toBe(1);
  expect(await buyer.call(deleteFootprints, { ids: ['404'] })).toMatchObject({ status: 200 });

  await buyer.call(clearFootprints);
  expect(await count()).toBe(0);
});

test('footprints need a token and sensible ids', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));
  const base = '/buyer/member/footprint';

  for (const [method, url] of [
    ['GET', base],
    ['GET', `${base}/history`],
    ['GET', `${base}/getFootprintNum`],
    ['DELETE', base],
    ['DELETE', `${base}/delByIds/1`],
  ] as const)
    expect(await api.send({ method, url }), url).toMatchObject({ status: 403, body: { code: 403, status: 403 } });

  for (const [method, url] of [
    ['DELETE', `${base}/delByIds/abc`],
    ['DELETE', `${base}/delByIds/1,x`],
    ['DELETE', `${base}/delByIds/${'9'.repeat(20)}`],
    ['GET', `${base}?storeId=x`],
    ['GET', `${base}?pageNumber=first`],
  ] as const)
    expect(await buyer.send({ method, url }), url).toMatchObject({ status: 400, body: { success: false } });
});
