import {
  cancelOrder,
  countOrders,
  deleteOrder,
  getOrder,
  listOrders,
  listReasons,
  receiveOrder,
} from '@silkboat/contract/orders';
import { getOrderPackages, getOrderTraces, getOrderTracesList } from '@silkboat/contract/traces';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { nextId } from '#db/ids.ts';
import { orderLines, orders, pointsLog, reasons } from '#db/schema/index.ts';
import { aMember, aSku, aStore } from '../../test/build.ts';
import {
  aCompletedOrder,
  anOrder,
  aPaidOrder,
  aShippedOrder,
  aTrade,
  orderNow,
  payOrderOf,
} from '../../test/build-orders.ts';
import { brokenLaws } from '../../test/laws.ts';
import { startApi } from '../../test/start-api.ts';

test('lists the own orders, newest first, with their lines and what may be done', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const older = await anOrder(api.db, { member });
  const sku = await aSku(api.db, { goods: { name: '茉莉花茶, 特级', nameEn: 'Jasmine tea' } });
  const newer = await anOrder(api.db, { member, lines: [{ sku, quantity: 3 }], freight: 600 });
  await anOrder(api.db);
  const buyer = await api.as(member);

  const { body } = await buyer.call(listOrders, { pageNumber: 1, pageSize: 10, tag: 'ALL' });

  expect(body.result).toMatchObject({ total: 2, size: 10, current: 1, pages: 1 });
  expect(body.result!.records.map(({ sn }) => sn)).toEqual([newer.sn, older.sn]);
  expect(body.result!.records[0]).toMatchObject({
    flowPrice: 306,
    orderStatus: 'UNPAID',
    payStatus: 'UNPAID',
    paymentMethod: null,
    paymentTime: null,
    storeName: newer.storeName,
    orderItems: [
      {
        goodsId: sku.goodsId,
        skuId: sku.id,
        num: '3',
        name: '茉莉花茶, 特级',
        goodsPrice: 100,
        afterSaleStatus: 'NEW',
        isRefund: 'NO_REFUND',
        refundPrice: '0.00',
      },
    ],
    allowOperationVO: { cancel: true, pay: true, rog: false, showLogistics: false, editPrice: true },
    groupAfterSaleStatus: 'NEW',
    groupNum: '3',
  });
});

test('answers English names and words to readers of English', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const store = await aStore(api.db, { nameEn: 'Wuyi Tea House' });
  const sku = await aSku(api.db, { storeId: store.id, goods: { name: '茉莉花茶', nameEn: 'Jasmine tea' } });
  const { sn } = await aShippedOrder(api.db, { member, lines: [{ sku, quantity: 1 }] });
  const buyer = await api.as(member);
  const inEnglish = { method: 'GET', headers: { 'x-language': 'en' } };

  const list = await buyer.send({ ...inEnglish, url: '/buyer/order/order' });
  const detail = await buyer.send({ ...inEnglish, url: `/buyer/order/order/${sn}` });

  expect(list.body.result).toMatchObject({
    records: [{ storeName: 'Wuyi Tea House', orderItems: [{ name: 'Jasmine tea' }] }],
  });
  expect(detail.body.result).toMatchObject({
    order: { storeName: 'Wuyi Tea House', logisticsName: 'SF Express' },
    orderStatusValue: 'Shipped',
    orderItems: [{ goodsName: 'Jasmine tea' }],
    orderLogs: [{ message: 'Paid from the wallet', operatorName: 'System' }, { message: 'Stock confirmed' }, {}],
  });
});

test('tabs hold the orders of their state and the counts say how many', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const unpaid = await anOrder(api.db, { member });
  const paid = await aPaidOrder(api.db, { member });
  const shipped = await aShippedOrder(api.db, { member });
  const completed = await aCompletedOrder(api.db, { member });
  const buyer = await api.as(member);
  await buyer.call(cancelOrder, { orderSn: (await anOrder(api.db, { member })).sn, reason: '不想要了' });
  const inTab = async (tag: 'WAIT_PAY' | 'WAIT_SHIP' | 'WAIT_ROG' | 'COMPLETE' | 'CANCELLED' | 'WAIT_COMMENT') =>
    (await buyer.call(listOrders, { tag })).body.result!.records.map(({ sn }) => sn);

  expect(await inTab('WAIT_PAY')).toEqual([unpaid.sn]);
  expect(await inTab('WAIT_SHIP')).toEqual([paid.sn]);
  expect(await inTab('WAIT_ROG')).toEqual([shipped.sn]);
  expect(await inTab('COMPLETE')).toEqual([completed.sn]);
  expect(await inTab('WAIT_COMMENT')).toEqual([completed.sn]);
  expect((await buyer.call(countOrders)).body.result).toEqual({
    ALL: 5,
    WAIT_PAY: 1,
    WAIT_SHIP: 1,
    WAIT_ROG: 1,
    COMPLETE: 1,
    CANCELLED: 1,
    WAIT_COMMENT: 1,
  });
});

test('filters narrow the list, one by one and together', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const tea = await aSku(api.db, { price: 5000, goods: { name: '大红袍 100%_纯' } });
  const first = await anOrder(api.db, {
    member,
    lines: [{ sku: tea, quantity: 1 }],
    values: { consigneeName: '陈小满', createdAt: new Date('2026-03-01T23:59:59+08:00') },
  });
  const second = await anOrder(api.db, {
    member,
    values: { storeName: '泉州茶行', clientType: 'H5', createdAt: new Date('2026-03-02T00:00:00+08:00') },
  });
  await payOrderOf(api.db, second);
  const buyer = await api.as(member);
  const found = async (query: Record<string, string>) => {
    const answer = await buyer.send({ method: 'GET', url: `/buyer/order/order?${new URLSearchParams(query)}` });
    expect(answer.status, JSON.stringify(query)).toBe(200);
    return (answer.body.result as { records: { sn: string }[] }).records.map(({ sn }) => sn);
  };

  expect(await found({ keywords: '大红袍' })).toEqual([first.sn]);
  expect(await found({ keywords: '100%_' })).toEqual([first.sn]);
  expect(await found({ keywords: '%' })).toEqual([first.sn]);
  expect(await found({ keywords: '小满' })).toEqual([first.sn]);
  expect(await found({ keywords: '茶行' })).toEqual([second.sn]);
  expect(await found({ keywords: second.sn.slice(-8) })).toEqual([second.sn]);
  expect(await found({ keywords: '13800006620' })).toEqual([second.sn, first.sn]);
  expect(await found({ keywords: "'; drop table orders; --" })).toEqual([]);
  expect(await found({ goodsName: '大红', keywords: '' })).toEqual([first.sn]);
  expect(await found({ orderSn: first.sn })).toEqual([first.sn]);
  expect(await found({ tradeSn: second.tradeSn })).toEqual([second.sn]);
  expect(await found({ tradeSn: second.tradeSn.slice(-8) })).toEqual([]);
  expect(await found({ orderStatus: 'UNDELIVERED' })).toEqual([second.sn]);
  expect(await found({ payStatus: 'PAID', paymentMethod: 'WALLET' })).toEqual([second.sn]);
  expect(await found({ orderType: 'VIRTUAL' })).toEqual([]);
  expect(await found({ clientType: 'H5' })).toEqual([second.sn]);
  expect(await found({ flowPrice: '60' })).toEqual([second.sn]);
  expect(await found({ flowPrice: '10_60' })).toEqual([first.sn]);
  expect(await found({ startDate: '2026-03-02', endDate: '2026-03-02' })).toEqual([second.sn]);
  expect(await found({ endDate: '2026-03-01' })).toEqual([first.sn]);
  expect(await found({ commentStatus: 'UNFINISHED' })).toEqual([]);
  expect(await found({ buyerName: member.nickName, shipName: '陈', pageSize: '500' })).toEqual([first.sn]);
  expect(await found({ pageNumber: '2', pageSize: '1' })).toEqual([first.sn]);
  expect(await found({ orderStatus: '', payStatus: '', tag: '' })).toEqual([second.sn, first.sn]);
});

test('words that are no filter are refused, never a fault', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));
  const queries = [
    'tag=TOMORROW',
    'orderStatus=SUNK',
    'flowPrice=a_b',
    'startDate=2026-02-30',
    'endDate=now',
    'pageNumber=x',
    'keywords=%00',
  ];

  for (const query of queries) {
    const answer = await buyer.send({ method: 'GET', url: `/buyer/order/order?${query}` });
    expect(answer, query).toMatchObject({ status: 400, body: { success: false } });
  }
});

test('the page of an order shows everything, in words', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await aShippedOrder(api.db, { member, freight: 1000 });
  const buyer = await api.as(member);

  const { body } = await buyer.call(getOrder, { orderSn: order.sn });

  expect(body.result).toMatchObject({
    order: {
      sn: order.sn,
      orderStatus: 'DELIVERED',
      consigneeAddressPath: '福建省,泉州市,丰泽区,东海街道',
      flowPrice: 110,
      freightPrice: 10,
      priceDetailDTO: { couponPrice: 0, updatePrice: 0, flowPrice: 110 },
      paymentMethod: 'WALLET',
      canReturn: true,
      logisticsName: '顺丰速运',
      needReceipt: false,
      verificationCode: null,
    },
    orderItems: [
      { num: 1, afterSaleStatus: 'NOT_APPLIED', complainStatus: 'NO_APPLY', isRefund: 'NO_REFUND', deliverNumber: 1 },
    ],
    orderStatusValue: '已发货',
    payStatusValue: '已付款',
    deliverStatusValue: '已发货',
    deliveryMethodValue: '物流',
    paymentMethodValue: '余额支付',
    receipt: null,
    priceDetail: null,
    allowOperationVO: { cancel: false, pay: false, rog: true, showLogistics: true, ship: false },
  });
  expect(body.result!.orderLogs.map(({ message, operatorType }) => [operatorType, message])).toEqual([
    ['系统', '订单付款，付款方式[余额支付]'],
    ['系统', '库存确认'],
    ['系统', `订单[${order.sn}]发货，发货单号[${order.logisticsNo}]`],
  ]);
  expect(JSON.parse(body.result!.order.priceDetail)).toEqual(body.result!.order.priceDetailDTO);
});

test.each([
  ['form', (sn: string) => ({ url: `/buyer/order/order/${sn}/cancel`, form: { reason: '商品选择错误' } })],
  ['query', (sn: string) => ({ url: `/buyer/order/order/${sn}/cancel?orderSn=${sn}&reason=商品选择错误`, form: {} })],
])('cancels an unpaid order as existing clients send it (%s)', async (_, requestFor) => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await anOrder(api.db, { member });
  const buyer = await api.as(member);

  const answer = await buyer.send({ method: 'POST', ...requestFor(order.sn) });

  expect(answer).toMatchObject({ status: 200, body: { success: true, message: '成功', result: null } });
  const { body } = await buyer.call(getOrder, { orderSn: order.sn });
  expect(body.result).toMatchObject({
    order: { orderStatus: 'CANCELLED', payStatus: 'UNPAID', cancelReason: '商品选择错误' },
    orderItems: [{ isRefund: 'NO_REFUND', refundPrice: 0 }],
    orderStatusValue: '已取消',
    orderLogs: [{ operatorType: '会员', message: `订单[${order.sn}]取消，原因为：商品选择错误` }],
  });
  expect(await brokenLaws(api.db)).toEqual([]);
});

test('cancelling a paid order brings the money back and the goods on the shelf', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await aPaidOrder(api.db, { member });
  const buyer = await api.as(member);

  await buyer.call(cancelOrder, { orderSn: order.sn, reason: '不想要了' });

  const { body } = await buyer.call(getOrder, { orderSn: order.sn });
  expect(body.result).toMatchObject({
    order: { orderStatus: 'CANCELLED', payStatus: 'PAID' },
    orderItems: [{ isRefund: 'ALL_REFUND', refundPrice: 100 }],
  });
  expect(await brokenLaws(api.db)).toEqual([]);
});

test('a shipped order cannot be cancelled, an unshipped one not received; the state is named', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const shipped = await aShippedOrder(api.db, { member });
  const paid = await aPaidOrder(api.db, { member });
  const buyer = await api.as(member);

  const cancelled = await buyer.call(cancelOrder, { orderSn: shipped.sn, reason: '不想要了' });
  const received = await buyer.call(receiveOrder, { orderSn: paid.sn });

  expect(cancelled).toMatchObject({
    status: 400,
    body: { code: 31012, message: '当前订单状态不可取消-当前状态为已发货' },
  });
  expect(received).toMatchObject({ status: 400, body: { code: 31003 } });
  expect(received.body.message).toContain('待发货');
});

test('an order with an after-sale under way cannot be cancelled: its money would come back twice', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await aPaidOrder(api.db, { member, values: { deliveryMethod: 'SELF_PICK_UP' } });
  await api.db.update(orderLines).set({ refundState: 'REFUNDING' }).where(eq(orderLines.orderSn, order.sn));
  const buyer = await api.as(member);

  const answer = await buyer.call(cancelOrder, { orderSn: order.sn, reason: '不想要了' });

  expect(answer).toMatchObject({ body: { code: 31012, message: expect.stringContaining('售后处理中') } });
  expect(await orderNow(api.db, order)).toMatchObject({ state: 'STAY_PICKED_UP' });
});

test('confirming the receipt completes the order, opens its evaluation and gives points', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await aShippedOrder(api.db, { member });
  const buyer = await api.as(member);

  const answer = await buyer.call(receiveOrder, { orderSn: order.sn });

  expect(answer.body).toMatchObject({ success: true, message: '成功' });
  const { body } = await buyer.call(getOrder, { orderSn: order.sn });
  expect(body.result).toMatchObject({
    order: { orderStatus: 'COMPLETED', deliverStatus: 'DELIVERED', completeTime: expect.any(String) },
    orderItems: [{ commentStatus: 'UNFINISHED' }],
    orderLogs: expect.arrayContaining([
      expect.objectContaining({ operatorType: '会员', message: `订单[${order.sn}]完成` }),
    ]),
  });
  expect(await api.db.select().from(pointsLog)).toMatchObject([{ change: 100, content: '会员下单，赠送积分100分' }]);
  expect(await brokenLaws(api.db)).toEqual([]);
});

test('a finished order leaves the own list when it is deleted, and no other list', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const completed = await aCompletedOrder(api.db, { member });
  const unpaid = await anOrder(api.db, { member });
  const buyer = await api.as(member);

  const early = await buyer.call(deleteOrder, { orderSn: unpaid.sn });
  const done = await buyer.call(deleteOrder, { orderSn: completed.sn });

  expect(early).toMatchObject({ status: 400, body: { code: 31013 } });
  expect(done).toMatchObject({ status: 200 });
  expect((await buyer.call(listOrders)).body.result!.records.map(({ sn }) => sn)).toEqual([unpaid.sn]);
  expect((await buyer.call(countOrders)).body.result).toMatchObject({ ALL: 1, COMPLETE: 0, WAIT_COMMENT: 0 });
  expect(await buyer.call(getOrder, { orderSn: completed.sn })).toMatchObject({ body: { code: 31002 } });
  const seller = await api.as(await aMember(api.db, { role: 'SELLER', storeId: completed.storeId }));
  const kept = await seller.send({ method: 'GET', url: `/seller/order/order/${completed.sn}` });
  expect(kept.status).toBe(200);
});

test('a parcel can be followed, in Chinese and in English; what is not shipped has no way', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const shipped = await aShippedOrder(api.db, { member });
  await api.db
    .update(orders)
    .set({ shippedAt: new Date(Date.now() - 30 * 3_600_000) })
    .where(eq(orders.sn, shipped.sn));
  const paid = await aPaidOrder(api.db, { member });
  const buyer = await api.as(member);
  const url = `/buyer/order/order/getTraces/${shipped.sn}`;

  const { body } = await buyer.call(getOrderTraces, { orderSn: shipped.sn });
  const english = await buyer.send({ method: 'POST', url, form: {}, headers: { 'x-language': 'en' } });

  const traces = body.result!;
  expect(traces).toMatchObject({ shipper: '顺丰速运', logisticCode: shipped.logisticsNo });
  expect(traces.traces.length).toBeGreaterThan(3);
  expect(traces.traces[0]).toMatchObject({
    AcceptTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    AcceptStation: expect.stringContaining('顺丰速运'),
    Remark: null,
  });
  expect(english.body.result).toMatchObject({ shipper: 'SF Express' });
  expect((await buyer.call(getOrderTraces, { orderSn: paid.sn })).body.result).toBeNull();
  expect((await buyer.call(getOrderPackages, { orderSn: shipped.sn })).body.result).toEqual([]);
});

test('a carrier that does not answer keeps nobody waiting: there is just no way to show', async () => {
  await using api = await startApi({
    trackParcel: async () => {
      throw new Error('down');
    },
  });
  const member = await aMember(api.db);
  const shipped = await aShippedOrder(api.db, { member });
  const buyer = await api.as(member);

  const answer = await buyer.call(getOrderTraces, { orderSn: shipped.sn });

  expect(answer).toMatchObject({ status: 200, body: { success: true, result: null } });
});

test('somebody else’s order does not exist, whatever is done with it', async () => {
  await using api = await startApi();
  const order = await aShippedOrder(api.db);
  const stranger = await api.as(await aMember(api.db));
  const { sn: orderSn } = order;
  const codes = async (sn: string) => [
    (await stranger.call(getOrder, { orderSn: sn })).body.code,
    (await stranger.call(receiveOrder, { orderSn: sn })).body.code,
    (await stranger.call(cancelOrder, { orderSn: sn, reason: 'x' })).body.code,
    (await stranger.call(deleteOrder, { orderSn: sn })).body.code,
    (await stranger.call(getOrderTraces, { orderSn: sn })).body.code,
    (await stranger.call(getOrderPackages, { orderSn: sn })).body.code,
    (await stranger.call(getOrderTracesList, { orderSn: sn })).body.code,
  ];

  const foreign = await codes(orderSn);

  expect(foreign).toEqual([31002, 31002, 20005, 20005, 20005, 20005, 20005]);
  for (const unknown of ['O1', '船', "' or 1=1 --", 'a'.repeat(64)]) expect(await codes(unknown)).toEqual(foreign);
  expect((await stranger.call(listOrders)).body.result!.total).toBe(0);
  expect(await orderNow(api.db, order)).toMatchObject({ state: 'DELIVERED', hiddenAt: null });
});

test('without a reason nothing is cancelled; without a token nothing happens', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const { sn: orderSn } = await anOrder(api.db, { member });
  const buyer = await api.as(member);
  const url = `/buyer/order/order/${orderSn}/cancel`;

  for (const form of [{}, { reason: '' }, { reason: 'x'.repeat(201) }] as Record<string, string>[]) {
    expect(await buyer.send({ method: 'POST', url, form })).toMatchObject({ status: 400, body: { code: 4002 } });
  }
  for (const call of [listOrders, countOrders]) expect((await api.call(call)).status).toBe(403);
  expect((await api.call(cancelOrder, { orderSn, reason: 'x' })).status).toBe(403);
  expect((await api.call(receiveOrder, { orderSn })).status).toBe(403);
});

test('offers the reasons of a kind in their order; an unknown kind has none', async () => {
  await using api = await startApi();
  await api.db.insert(reasons).values([
    { id: nextId(), serviceType: 'CANCEL', reason: '不想要了', reasonEn: 'Changed my mind', sortOrder: 2 },
    { id: nextId(), serviceType: 'CANCEL', reason: '商品选择错误', sortOrder: 1 },
    { id: nextId(), serviceType: 'COMPLAIN', reason: '未收到货' },
  ]);
  const buyer = await api.as(await aMember(api.db));

  const { body } = await buyer.call(listReasons, { serviceType: 'CANCEL' });

  expect(body.result!.map(({ reason }) => reason)).toEqual(['商品选择错误', '不想要了']);
  expect((await buyer.call(listReasons, { serviceType: 'toString' })).body.result).toEqual([]);
  const url = '/buyer/order/afterSale/get/afterSaleReason/CANCEL';
  const english = await buyer.send({ method: 'GET', url, headers: { 'x-language': 'en' } });
  expect(english.body.result).toMatchObject([{ reason: '商品选择错误' }, { reason: 'Changed my mind' }]);
});

test('orders of one trade are cancelled each for itself', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const [first, second] = await aTrade(api.db, { member, orders: [{}, {}] });
  const buyer = await api.as(member);

  await buyer.call(cancelOrder, { orderSn: first!.sn, reason: '不想要了' });

  expect(await orderNow(api.db, second!)).toMatchObject({ state: 'UNPAID' });
  expect(await brokenLaws(api.db)).toEqual([]);
});
