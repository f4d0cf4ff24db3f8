import { evaluationCounts } from '@silkboat/contract/evaluations';
import { evaluateLine, getOwnEvaluation, listOwnEvaluations } from '@silkboat/contract/evaluations-own';
import { countOrders } from '@silkboat/contract/orders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { evaluations, goods, pointsLog, stores } from '#db/schema/index.ts';
import { aMember, aSku } from '../../test/build.ts';
import { aCompletedOrder, aPaidOrder } from '../../test/build-orders.ts';
import { brokenLaws } from '../../test/laws.ts';
import { startApi } from '../../test/start-api.ts';
import { saveSetting } from '../site/settings.ts';
import { listLines } from './advance-order.ts';

const good = { grade: 'GOOD', content: '茶香扑鼻 🍵 < 3' } as const;

test.each(['form', 'query'])(
  'evaluates a line as existing clients send it (%s) and answers what was sent',
  async (where) => {
    await using api = await startApi();
    const member = await aMember(api.db);
    const order = await aCompletedOrder(api.db, { member });
    const [line] = await listLines(api.db, order.sn);
    const buyer = await api.as(member);
    const said = {
      orderItemSn: line!.sn,
      goodsId: line!.goodsId,
      skuId: line!.skuId,
      ...good,
      images: '/files/a.webp,https://cdn.example/b.webp',
      deliveryScore: '4',
      serviceScore: '5',
      descriptionScore: '3',
    };
    const url = '/buyer/member/evaluation';

    const answer = await buyer.send(
      where === 'form'
        ? { method: 'POST', url, form: said }
        : { method: 'POST', url: `${url}?${new URLSearchParams(said)}`, form: {} },
    );

    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'success', result: { ...said, deliveryScore: 4, serviceScore: 5, descriptionScore: 3 } },
    });
    const own = (await buyer.call(listOwnEvaluations)).body.result!;
    expect(own.records).toMatchObject([
      {
        orderNo: order.sn,
        memberName: member.nickName,
        grade: 'GOOD',
        content: good.content,
        images: said.images,
        haveImage: true,
        status: 'OPEN',
        reply: null,
        deliveryScore: 4,
      },
    ]);
    expect((await buyer.call(getOwnEvaluation, { id: own.records[0]!.id })).body.result).toMatchObject({
      id: own.records[0]!.id,
      evaluationImages: null,
      replyEvaluationImages: null,
    });
    expect((await buyer.call(countOrders)).body.result!.WAIT_COMMENT).toBe(0);
  },
);

test('counts, grade, scores and points follow', async () => {
  await using api = await startApi();
  const sku = await aSku(api.db);
  const lines = [{ sku, quantity: 1 }];
  const grades = ['GOOD', 'WORSE', 'GOOD'] as const;
  for (const [index, grade] of grades.entries()) {
    const member = await aMember(api.db);
    const order = await aCompletedOrder(api.db, { member, lines });
    const [line] = await listLines(api.db, order.sn);
    const buyer = await api.as(member);
    const said = { orderItemSn: line!.sn, goodsId: sku.goodsId, skuId: sku.id, content: '好', grade };
    expect((await buyer.call(evaluateLine, { ...said, serviceScore: index + 3 })).status).toBe(200);
  }

  const [parent] = await api.db.select().from(goods).where(eq(goods.id, sku.goodsId));
  const [store] = await api.db.select().from(stores).where(eq(stores.id, sku.storeId));
  expect(parent).toMatchObject({ commentNum: 3, goodCommentNum: 2 });
  expect(parent!.grade).toBeCloseTo(66.7, 1);
  expect(store).toMatchObject({ serviceScore: 4, deliveryScore: 5, descriptionScore: 5 });
  const counts = await api.call(evaluationCounts, { goodsId: sku.goodsId });
  expect(counts.body.result).toEqual({ all: 3, good: 2, moderate: 0, worse: 1, haveImage: 0 });
  const points = await api.db.select().from(pointsLog);
  expect(points.filter(({ content }) => content === '会员评价，赠送积分24分')).toHaveLength(3);
  expect(await brokenLaws(api.db)).toEqual([]);
});

test('evaluations of one goods at the same time are all counted', async () => {
  await using api = await startApi();
  const sku = await aSku(api.db);
  const wishes = [];
  for (let count = 0; count < 6; count += 1) {
    const member = await aMember(api.db);
    const order = await aCompletedOrder(api.db, { member, lines: [{ sku, quantity: 1 }] });
    const [line] = await listLines(api.db, order.sn);
    const buyer = await api.as(member);
    const said = { orderItemSn: line!.sn, goodsId: sku.goodsId, skuId: sku.id, content: '好', grade: 'GOOD' } as const;
    wishes.push(() => buyer.call(evaluateLine, { ...said, serviceScore: count < 3 ? 1 : 5 }));
  }

  const answers = await Promise.all(wishes.map((wish) => wish()));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const [parent] = await api.db.select().from(goods).where(eq(goods.id, sku.goodsId));
  const [store] = await api.db.select().from(stores).where(eq(stores.id, sku.storeId));
  expect(parent).toMatchObject({ commentNum: 6, goodCommentNum: 6, grade: 100 });
  expect(store!.serviceScore).toBe(3);
});

test('a line is evaluated once, however often it is sent', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await aCompletedOrder(api.db, { member });
  const [line] = await listLines(api.db, order.sn);
  const buyer = await api.as(member);
  const said = { orderItemSn: line!.sn, goodsId: line!.goodsId, skuId: line!.skuId, ...good };

  const answers = await Promise.all(['a', 'b', 'c'].map((content) => buyer.call(evaluateLine, { ...said, content })));

  expect(answers.map(({ body }) => body.code).sort()).toEqual([200, 35001, 35001]);
  expect(await api.db.select().from(evaluations)).toHaveLength(1);
});

test('only completed lines of one’s own can be evaluated, and as what they are', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const open = await aPaidOrder(api.db, { member });
  const done = await aCompletedOrder(api.db, { member });
  const [openLine] = await listLines(api.db, open.sn);
  const [doneLine] = await listLines(api.db, done.sn);
  const buyer = await api.as(member);
  const stranger = await api.as(await aMember(api.db));
  const said = (line: typeof openLine) => ({
    orderItemSn: line!.sn,
    goodsId: line!.goodsId,
    skuId: line!.skuId,
    ...good,
  });
  const code = async (client: typeof buyer, input: ReturnType<typeof said>) =>
    (await client.call(evaluateLine, input)).body.code;

  expect(await code(buyer, said(openLine))).toBe(35002);
  expect(await code(stranger, said(doneLine))).toBe(31014);
  expect(await code(buyer, { ...said(doneLine), orderItemSn: 'OI1' })).toBe(31014);
  expect(await code(buyer, { ...said(doneLine), skuId: openLine!.skuId })).toBe(31014);
  expect(await code(buyer, said(doneLine))).toBe(200);
  const { id } = (await buyer.call(listOwnEvaluations)).body.result!.records[0]!;
  expect(await stranger.call(getOwnEvaluation, { id })).toMatchObject({ status: 400, body: { code: 20005 } });
  expect((await stranger.call(listOwnEvaluations)).body.result!.total).toBe(0);
});

test('what cannot be said is refused with the words that clients show', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));
  const fine: Record<string, unknown> = { orderItemSn: 'OI1', goodsId: '1', skuId: '1', ...good };
  const bad: [Record<string, unknown>, string][] = [
    [{ orderItemSn: '' }, '订单异常'],
    [{ goodsId: undefined }, '订单商品异常不能为空'],
    [{ skuId: 'x' }, '订单商品不能为空'],
    [{ grade: undefined }, '请评价'],
    [{ grade: 'BEST' }, '请评价'],
    [{ content: '' }, '评论内容'],
    [{ content: '好'.repeat(501) }, '评论内容'],
    [{ deliveryScore: 6 }, ''],
    [{ serviceScore: 0 }, ''],
    [{ descriptionScore: 2.5 }, ''],
    [{ images: 'javascript:alert(1)' }, '图片地址不正确'],
    [{ images: Array(10).fill('/files/a.webp').join(',') }, '图片地址不正确'],
  ];

  for (const [wrong, words] of bad) {
    const answer = await buyer.send({ method: 'POST', url: '/buyer/member/evaluation', json: { ...fine, ...wrong } });
    expect(answer, JSON.stringify(wrong)).toMatchObject({
      status: 400,
      body: { code: 4002, message: expect.stringContaining(words) },
    });
  }
  expect((await api.call(listOwnEvaluations)).status).toBe(403);
});

test('points for evaluations are the operator’s choice', async () => {
  await using api = await startApi();
  await saveSetting(api.db, 'POINT_SETTING', { comment: 0, consumer: 0 });
  const member = await aMember(api.db);
  const order = await aCompletedOrder(api.db, { member });
  const [line] = await listLines(api.db, order.sn);
  const buyer = await api.as(member);

  await buyer.call(evaluateLine, { orderItemSn: line!.sn, goodsId: line!.goodsId, skuId: line!.skuId, ...good });

  expect(await api.db.select().from(pointsLog)).toEqual([]);
});

test('the own list is narrowed by grade, pictures, goods and day', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const buyer = await api.as(member);
  for (const [grade, images] of [
    ['GOOD', '/files/a.webp'],
    ['WORSE', undefined],
  ] as const) {
    const sku = await aSku(api.db, { goods: { name: grade === 'GOOD' ? '龙井' : '碧螺春' } });
    const order = await aCompletedOrder(api.db, { member, lines: [{ sku, quantity: 1 }] });
    const [line] = await listLines(api.db, order.sn);
    await buyer.call(evaluateLine, {
      orderItemSn: line!.sn,
      goodsId: sku.goodsId,
      skuId: sku.id,
      content: '好',
      grade,
      ...(images && { images }),
    });
  }
  const found = async (filter: Record<string, string>) => {
    const answer = await buyer.send({ method: 'GET', url: `/buyer/member/evaluation?${new URLSearchParams(filter)}` });
    return (answer.body.result as { records: { goodsName: string }[] }).records.map(({ goodsName }) => goodsName);
  };

  expect(await found({})).toEqual(['碧螺春', '龙井']);
  expect(await found({ grade: 'GOOD' })).toEqual(['龙井']);
  expect(await found({ haveImage: '1' })).toEqual(['龙井']);
  expect(await found({ goodsName: '螺' })).toEqual(['碧螺春']);
  expect(await found({ startTime: '2000-01-01', endTime: '2000-01-02' })).toEqual([]);
  expect(await found({ startTime: '2000-01-01', status: 'CLOSE' })).toEqual([]);
});
