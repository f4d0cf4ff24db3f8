import { evaluationCounts, goodsEvaluations } from '@silkboat/contract/evaluations';
import { expect, test } from 'vitest';
import { aSku } from '../../test/build.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { nextId } from '../db/ids.ts';
import { evaluations, type skus } from '../db/schema/index.ts';

async function anEvaluation(
  { db }: TestApi,
  sku: typeof skus.$inferSelect,
  values: Partial<typeof evaluations.$inferInsert> = {},
) {
  const id = nextId();
  const [row] = await db
    .insert(evaluations)
    .values({
      ...{ id, memberId: '77', memberName: '林小舟', storeId: sku.storeId, storeName: '山月', goodsId: sku.goodsId },
      ...{ skuId: sku.id, goodsName: '茶壶', goodsImage: '/p.webp', orderSn: 'O1', orderLineSn: `OI${id}` },
      ...{ grade: 'GOOD', content: '很好', specs: '梅子青' },
      ...values,
    })
    .returning();
  return row!;
}

test('everybody reads what buyers say, newest first, without learning who bought what', async () => {
  await using api = await startApi();
  const sku = await aSku(api.db);
  const old = await anEvaluation(api, sku, {
    createdAt: new Date('2026-05-01T04:00:00Z'),
    images: ['/a.webp', '/b.webp'],
    reply: '谢谢',
    replyImages: ['/r.webp'],
    deliveryScore: 4,
  });
  const recent = await anEvaluation(api, sku, { grade: 'WORSE', memberName: '阿' });
  await anEvaluation(api, sku, { status: 'CLOSE' });
  await anEvaluation(api, await aSku(api.db));

  const { result } = (await api.call(goodsEvaluations, { goodsId: sku.goodsId })).body;

  expect(result).toMatchObject({ total: 2, records: [{ id: recent.id, memberName: '阿***' }, { id: old.id }] });
  expect(result?.records[1]).toEqual({
    id: old.id,
    createBy: '林***舟',
    createTime: '2026-05-01 12:00:00',
    updateBy: null,
    updateTime: null,
    deleteFlag: false,
    memberId: '0',
    storeId: sku.storeId,
    storeName: '山月',
    goodsId: sku.goodsId,
    skuId: sku.id,
    memberName: '林***舟',
    memberProfile: null,
    goodsName: '茶壶',
    goodsImage: '/p.webp',
    orderNo: '',
    grade: 'GOOD',
    content: '很好',
    images: '/a.webp,/b.webp',
    status: 'OPEN',
    reply: '谢谢',
    replyImage: '/r.webp',
    haveImage: true,
    haveReplyImage: true,
    replyStatus: true,
    deliveryScore: 4,
    serviceScore: 5,
    descriptionScore: 5,
    specs: '梅子青',
  });
});

test('the list can be narrowed and turned page by page', async () => {
  await using api = await startApi();
  const sku = await aSku(api.db);
  const sibling = await aSku(api.db, { goodsId: sku.goodsId, storeId: sku.storeId });
  await anEvaluation(api, sku, { images: ['/a.webp'] });
  await anEvaluation(api, sku, { grade: 'MODERATE' });
  await anEvaluation(api, sibling);
  const list = async (query: string) => {
    const url = `/buyer/member/evaluation/${sku.goodsId}/goodsEvaluation?${query}`;
    const { body } = await api.send({ method: 'GET', url });
    return body.result as { total: number; records: unknown[]; current: number; pages: number };
  };

  expect((await list('')).total).toBe(3);
  expect((await list('grade=GOOD')).total).toBe(2);
  expect((await list('grade=')).total).toBe(3);
  expect((await list('haveImage=1')).total).toBe(1);
  expect((await list('haveImage=true')).total).toBe(1);
  expect((await list('haveImage=0')).total).toBe(3);
  expect((await list(`skuId=${sibling.id}`)).total).toBe(1);
  expect(await list('pageNumber=2&pageSize=2')).toMatchObject({ current: 2, pages: 2, records: [{}] });
});

test('the counts of each kind are those of the list', async () => {
  await using api = await startApi();
  const sku = await aSku(api.db);
  await anEvaluation(api, sku, { images: ['/a.webp'] });
  await anEvaluation(api, sku, { grade: 'MODERATE' });
  await anEvaluation(api, sku, { grade: 'WORSE' });
  await anEvaluation(api, sku, { grade: 'WORSE', status: 'CLOSE' });
  const counts = async (goodsId: string) => (await api.call(evaluationCounts, { goodsId })).body.result;

  expect(await counts(sku.goodsId)).toEqual({ all: 3, good: 1, moderate: 1, worse: 1, haveImage: 1 });
  expect(await counts('404')).toEqual({ all: 0, good: 0, moderate: 0, worse: 0, haveImage: 0 });
  expect((await api.call(goodsEvaluations, { goodsId: '404' })).body.result).toMatchObject({ records: [], total: 0 });
});

test('a list that makes no sense is refused', async () => {
  await using api = await startApi();

  for (const url of [
    '/buyer/member/evaluation/abc/goodsEvaluation',
    '/buyer/member/evaluation/1/goodsEvaluation?grade=BEST',
    '/buyer/member/evaluation/1/goodsEvaluation?skuId=x',
    '/buyer/member/evaluation/1/goodsEvaluation?haveImage=perhaps',
    `/buyer/member/evaluation/${'9'.repeat(20)}/goodsEvaluation`,
    `/buyer/member/evaluation/${'9'.repeat(20)}/evaluationNumber`,
    '/buyer/member/evaluation/-1/evaluationNumber',
  ])
    expect(await api.send({ method: 'GET', url }), url).toMatchObject({ status: 400, body: { success: false } });
});
