import { getOrder } from '@silkboat/contract/orders';
import { askForReceipt, getReceipt, listReceipts } from '@silkboat/contract/receipts';
import { expect, test } from 'vitest';
import { aMember } from '../../test/build.ts';
import { anOrder } from '../../test/build-orders.ts';
import { startApi } from '../../test/start-api.ts';

const asked = { receiptTitle: '泉州海星贸易有限公司', taxpayerId: '91350500MA00000000', receiptContent: '商品明细' };

test('asks for the invoice of an own order and finds it in list, order and by its id', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await anOrder(api.db, { member });
  const buyer = await api.as(member);

  const answer = await buyer.send({
    method: 'POST',
    url: `/buyer/trade/receipt?${new URLSearchParams({ ...asked, orderSn: order.sn })}`,
    form: {},
  });

  expect(answer.body.result).toMatchObject({ ...asked, orderSn: order.sn, receiptPrice: 100, receiptStatus: 0 });
  const list = (await buyer.call(listReceipts)).body.result!;
  expect(list).toMatchObject({ total: 1, records: [{ ...asked, orderStatus: 'UNPAID' }] });
  expect(JSON.parse(list.records[0]!.receiptDetail)).toMatchObject([{ num: 1, flowPrice: 100 }]);
  const { id } = list.records[0]!;
  expect((await buyer.call(getReceipt, { id })).body.result).toMatchObject({ id, ...asked });
  const detail = (await buyer.call(getOrder, { orderSn: order.sn })).body.result!;
  expect(detail).toMatchObject({ receipt: { receiptTitle: asked.receiptTitle }, order: { needReceipt: true } });
});

test('the same title twice is one invoice', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const { sn: orderSn } = await anOrder(api.db, { member });
  const buyers = [await api.as(member), await api.as(member)];

  const answers = await Promise.all(
    buyers.map((buyer, index) => buyer.call(askForReceipt, { ...asked, orderSn, receiptContent: `明细${index}` })),
  );

  expect(answers.map(({ body }) => body.result === null).sort()).toEqual([false, true]);
  expect((await buyers[0]!.call(listReceipts)).body.result!.total).toBe(1);
});

test('filters narrow the list; strangers find nothing', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const { sn: orderSn } = await anOrder(api.db, { member });
  const buyer = await api.as(member);
  const stranger = await api.as(await aMember(api.db));
  const { body } = await buyer.call(askForReceipt, { ...asked, orderSn });
  const total = async (filter: Parameters<typeof buyer.call<typeof listReceipts>>[1]) =>
    (await buyer.call(listReceipts, filter)).body.result!.total;

  expect(await total({ receiptTitle: '海星', receiptStatus: 0 })).toBe(1);
  expect(await total({ receiptTitle: '%' })).toBe(0);
  expect(await total({ receiptStatus: 1 })).toBe(0);
  expect(await total({ storeId: '1' })).toBe(0);
  expect((await stranger.call(listReceipts)).body.result!.total).toBe(0);
  expect(await stranger.call(getReceipt, { id: body.result!.id })).toMatchObject({
    status: 200,
    body: { result: null },
  });
  expect(await stranger.call(askForReceipt, { ...asked, orderSn })).toMatchObject({ body: { code: 31002 } });
  expect(await buyer.call(askForReceipt, { ...asked, orderSn, receiptTitle: '' })).toMatchObject({
    body: { code: 4002 },
  });
  expect((await buyer.send({ method: 'GET', url: '/buyer/trade/receipt/x' })).body.code).toBe(4002);
  expect((await api.call(listReceipts)).status).toBe(403);
});
