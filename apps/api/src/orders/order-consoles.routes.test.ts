import { managerOrders, sellerOrders } from '@silkboat/contract/order-consoles';
import { getOrder } from '@silkboat/contract/orders';
import { askForReceipt, getReceipt } from '@silkboat/contract/receipts';
import { getOrderPackages } from '@silkboat/contract/traces';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderLines, orderLogs, trades } from '#db/schema/index.ts';
import { aMember, aSku, aStore } from '../../test/build.ts';
import { aCarrier, anOrder, aPaidOrder, aShippedOrder, aTrade, orderNow } from '../../test/build-orders.ts';
import { brokenLaws } from '../../test/laws.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { listLines } from './advance-order.ts';

const sellerOf = async (api: TestApi, storeId: string) =>
  api.as(await aMember(api.db, { role: 'SELLER', storeId, nickName: '店员' }));
const aManager = async (api: TestApi) => api.as(await aMember(api.db, { role: 'MANAGER', nickName: '平台' }));

const consignee = {
  consigneeName: '陈小满',
  consigneeMobile: '13900001111',
  consigneeAddressPath: '福建省,厦门市,思明区',
  consigneeAddressIdPath: '35,3502,350203',
  consigneeDetail: '环岛路1号',
};

const messagesOf = async (api: TestApi, orderSn: string) =>
  (await api.db.select().from(orderLogs).where(eq(orderLogs.orderSn, orderSn)).orderBy(orderLogs.id)).map(
    ({ operatorType, message }) => `${operatorType} ${message}`,
  );

test('a seller sees the orders of the own store only, a manager all of them', async () => {
  await using api = await startApi();
  const mine = await anOrder(api.db);
  const other = await anOrder(api.db);
  const seller = await sellerOf(api, mine.storeId);
  const manager = await aManager(api);
  const sns = (answer: { body: { result: unknown } }) =>
    (answer.body.result as { records: { sn: string }[] }).records.map(({ sn }) => sn);

  expect(sns(await seller.call(sellerOrders.listOrders))).toEqual([mine.sn]);
  expect(sns(await seller.call(sellerOrders.listOrders, { storeId: other.storeId }))).toEqual([mine.sn]);
  expect(sns(await manager.call(managerOrders.listOrders))).toEqual([other.sn, mine.sn]);
  expect(sns(await manager.call(managerOrders.listOrders, { storeId: mine.storeId }))).toEqual([mine.sn]);
  expect(sns(await manager.call(managerOrders.listOrders, { keywords: other.sn }))).toEqual([other.sn]);
  expect((await manager.call(managerOrders.getOrder, { orderSn: other.sn })).body.result!.order.sn).toBe(other.sn);
});

test('ships everything with a carrier and a number, also under the reference’s path', async () => {
  await using api = await startApi();
  const order = await aPaidOrder(api.db);
  const carrier = await aCarrier(api.db);
  const seller = await sellerOf(api, order.storeId);

  const answer = await seller.send({
    method: 'POST',
    url: `/store/order/order/${order.sn}/delivery`,
    form: { logisticsNo: 'SF1234567890', logisticsId: carrier.id },
  });

  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect(await orderNow(api.db, order)).toMatchObject({
    state: 'DELIVERED',
    deliverState: 'DELIVERED',
    logisticsId: carrier.id,
    logisticsNo: 'SF1234567890',
  });
  expect(await messagesOf(api, order.sn)).toContain(`商家 订单[${order.sn}]发货，发货单号[SF1234567890]`);
  const again = await seller.call(sellerOrders.ship, { orderSn: order.sn, logisticsNo: '2', logisticsId: carrier.id });
  expect(again).toMatchObject({ status: 400, body: { code: 31006, message: expect.stringContaining('已发货') } });
});

test('a carrier that is closed or unknown takes nothing', async () => {
  await using api = await startApi();
  const order = await aPaidOrder(api.db);
  const closed = await aCarrier(api.db, { isOpen: false });
  const seller = await sellerOf(api, order.storeId);

  for (const logisticsId of [closed.id, '1']) {
    const answer = await seller.call(sellerOrders.ship, { orderSn: order.sn, logisticsNo: 'X1', logisticsId });
    expect(answer).toMatchObject({ status: 400, body: { code: 31005 } });
  }
  expect(await orderNow(api.db, order)).toMatchObject({ state: 'UNDELIVERED' });
});

test('ships in parts: parcels with their own way, then the order is shipped', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const store = await aStore(api.db);
  const tea = await aSku(api.db, { storeId: store.id, goods: { name: '铁观音' } });
  const cup = await aSku(api.db, { storeId: store.id, goods: { name: '品茗杯' } });
  const lines = [
    { sku: tea, quantity: 3 },
    { sku: cup, quantity: 1 },
  ];
  const order = await aPaidOrder(api.db, { member, lines });
  const [teaLine, cupLine] = await listLines(api.db, order.sn);
  const { id: logisticsId } = await aCarrier(api.db);
  const seller = await sellerOf(api, order.storeId);
  const send = (logisticsNo: string, ...pieces: [string, number][]) =>
    seller.call(sellerOrders.shipPart, {
      orderSn: order.sn,
      logisticsNo,
      logisticsId,
      partDeliveryDTOList: pieces.map(([orderItemId, deliveryNum]) => ({ orderItemId, deliveryNum })),
    });

  expect((await send('A', [teaLine!.id, 2])).status).toBe(200);
  expect(await orderNow(api.db, order)).toMatchObject({ state: 'PARTS_DELIVERED', deliverState: 'PARTS_DELIVERED' });
  for (const pieces of [
    [[teaLine!.id, 2]],
    [[teaLine!.id, 0]],
    [['1', 1]],
    [
      [teaLine!.id, 1],
      [teaLine!.id, 1],
    ],
  ] as [string, number][][]) {
    expect(await send('B', ...pieces)).toMatchObject({ status: 400, body: { code: 400, message: '发货数量不正确!' } });
  }
  expect((await send('C', [teaLine!.id, 1], [cupLine!.id, 1])).status).toBe(200);

  expect(await orderNow(api.db, order)).toMatchObject({
    state: 'DELIVERED',
    deliverState: 'DELIVERED',
    logisticsNo: 'C',
  });
  const buyer = await api.as(member);
  const packages = (await buyer.call(getOrderPackages, { orderSn: order.sn })).body.result!;
  expect(
    packages.map(({ logisticsNo, orderPackageItemList }) => [
      logisticsNo,
      orderPackageItemList.map(({ goodsName, deliverNumber }) => [goodsName, deliverNumber]),
    ]),
  ).toEqual([
    ['A', [['铁观音', 2]]],
    [
      'C',
      [
        ['铁观音', 1],
        ['品茗杯', 1],
      ],
    ],
  ]);
  expect(packages[0]!.traces).toMatchObject({ shipper: '顺丰速运', logisticCode: 'A' });
  const detail = (await buyer.call(getOrder, { orderSn: order.sn })).body.result!;
  expect(detail.orderItems.map(({ deliverNumber, afterSaleStatus }) => [deliverNumber, afterSaleStatus])).toEqual([
    [3, 'NOT_APPLIED'],
    [1, 'NOT_APPLIED'],
  ]);
  expect(await messagesOf(api, order.sn)).toContain(
    `商家 订单 [ ${order.sn} ]商品 [ 铁观音 ]发货，发货数量: [ 2 ]，发货单号[ A ]`,
  );
});

test('two parcels at once never ship more than was bought', async () => {
  await using api = await startApi();
  const order = await aPaidOrder(api.db, { lines: [{ sku: await aSku(api.db), quantity: 3 }] });
  const [line] = await listLines(api.db, order.sn);
  const { id: logisticsId } = await aCarrier(api.db);
  const seller = await sellerOf(api, order.storeId);

  const answers = await Promise.all(
    ['A', 'B', 'C', 'D'].map((logisticsNo) =>
      seller.call(sellerOrders.shipPart, {
        orderSn: order.sn,
        logisticsNo,
        logisticsId,
        partDeliveryDTOList: [{ orderItemId: line!.id, deliveryNum: 2 }],
      }),
    ),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await listLines(api.db, order.sn))[0]).toMatchObject({ deliveredQuantity: 2 });
});

test('an order to be picked up is handed over against its code, once, and only by its store', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await aPaidOrder(api.db, { member, values: { deliveryMethod: 'SELF_PICK_UP' } });
  const verificationCode = order.verificationCode!;
  const seller = await sellerOf(api, order.storeId);
  const neighbour = await sellerOf(api, (await aStore(api.db)).id);
  const refused = { status: 400, body: { code: 31008 } };

  expect(order).toMatchObject({ state: 'STAY_PICKED_UP', verificationCode: expect.stringMatching(/^\d{8}$/) });
  expect(await neighbour.call(sellerOrders.findByCode, { verificationCode })).toMatchObject(refused);
  expect(await neighbour.call(sellerOrders.takeByCode, { verificationCode })).toMatchObject(refused);
  expect(await seller.call(sellerOrders.takeByCode, { verificationCode: '1' })).toMatchObject(refused);
  expect(await seller.call(sellerOrders.take, { orderSn: 'O1', verificationCode })).toMatchObject(refused);

  const found = await seller.call(sellerOrders.findByCode, { verificationCode });
  expect(found.body.result).toMatchObject({
    order: { sn: order.sn, verificationCode: null },
    allowOperationVO: { take: true },
  });
  expect((await seller.call(sellerOrders.take, { orderSn: order.sn, verificationCode })).status).toBe(200);
  expect(await seller.call(sellerOrders.takeByCode, { verificationCode })).toMatchObject(refused);

  expect(await orderNow(api.db, order)).toMatchObject({ state: 'COMPLETED' });
  const messages = await messagesOf(api, order.sn);
  expect(messages.slice(-2)).toEqual([
    `商家 订单[${order.sn}]核销，核销码[${verificationCode}]`,
    `商家 订单[${order.sn}]完成`,
  ]);
});

test('the code is the buyer’s: the consoles do not show it', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await aPaidOrder(api.db, { member, values: { orderType: 'VIRTUAL', deliveryMethod: 'VIRTUAL' } });
  const seller = await sellerOf(api, order.storeId);

  expect(order.state).toBe('TAKE');
  expect(
    (await seller.call(sellerOrders.getOrder, { orderSn: order.sn })).body.result!.order.verificationCode,
  ).toBeNull();
  const buyer = await api.as(member);
  expect((await buyer.call(getOrder, { orderSn: order.sn })).body.result!.order.verificationCode).toBe(
    order.verificationCode,
  );
});

test('the price of an unpaid order changes with its lines and its trade', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const store = await aStore(api.db);
  const lines = [
    { sku: await aSku(api.db, { storeId: store.id, price: 10_000 }), quantity: 1 },
    { sku: await aSku(api.db, { storeId: store.id, price: 3333 }), quantity: 1 },
  ];
  const [order] = await aTrade(api.db, { member, orders: [{ lines }, {}] });
  const seller = await sellerOf(api, store.id);

  const lower = await seller.send({
    method: 'PUT',
    url: `/seller/order/order/update/${order!.sn}/price?orderPrice=113.33`,
    form: {},
  });
  expect(lower.status).toBe(200);
  expect(await orderNow(api.db, order!)).toMatchObject({ flowPrice: 11_333, updatePrice: -2000 });
  expect((await listLines(api.db, order!.sn)).map(({ flowPrice, unitPrice }) => [flowPrice, unitPrice])).toEqual([
    [8500, 8500],
    [2833, 2833],
  ]);

  expect((await seller.call(sellerOrders.changePrice, { orderSn: order!.sn, orderPrice: 200 })).status).toBe(200);
  expect(await orderNow(api.db, order!)).toMatchObject({ flowPrice: 20_000, updatePrice: 6667 });
  const [trade] = await api.db.select().from(trades);
  expect(trade!.flowPrice).toBe(30_000);
  expect(await messagesOf(api, order!.sn)).toEqual([
    `商家 订单[${order!.sn}]修改价格，修改后价格为[113.33]`,
    `商家 订单[${order!.sn}]修改价格，修改后价格为[200]`,
  ]);
  expect(await brokenLaws(api.db)).toEqual([]);
});

test('an invoice that was asked for follows the price', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await anOrder(api.db, { member });
  const buyer = await api.as(member);
  const { result: receipt } = (
    await buyer.call(askForReceipt, { orderSn: order.sn, receiptTitle: '个人', receiptContent: '商品明细' })
  ).body;
  const seller = await sellerOf(api, order.storeId);

  await seller.call(sellerOrders.changePrice, { orderSn: order.sn, orderPrice: 80.5 });

  const { body } = await buyer.call(getReceipt, { id: receipt!.id });
  expect(body.result).toMatchObject({ orderSn: order.sn, receiptPrice: 80.5 });
});

test('the price of a paid order stays, and no order costs nothing', async () => {
  await using api = await startApi();
  const paid = await aPaidOrder(api.db);
  const unpaid = await anOrder(api.db, {
    lines: [{ sku: await aSku(api.db, { storeId: paid.storeId }), quantity: 1 }],
  });
  const seller = await sellerOf(api, paid.storeId);
  const code = async (orderSn: string, json: unknown) =>
    (await seller.send({ method: 'PUT', url: `/seller/order/order/update/${orderSn}/price`, json })).body.code;

  expect(await code(paid.sn, { orderPrice: 1 })).toBe(31004);
  for (const orderPrice of [0, -1, 'x', 1e12, null, undefined])
    expect(await code(unpaid.sn, { orderPrice })).toBe(4002);
  expect(await code(unpaid.sn, { orderPrice: 0.001 })).toBe(31017);
});

test('where an order goes can change until it is shipped', async () => {
  await using api = await startApi();
  const order = await aPaidOrder(api.db);
  const shipped = await aShippedOrder(api.db);
  const manager = await aManager(api);

  expect((await manager.call(managerOrders.changeConsignee, { orderSn: order.sn, ...consignee })).status).toBe(200);
  expect(await orderNow(api.db, order)).toMatchObject(consignee);
  expect((await messagesOf(api, order.sn)).at(-1)).toBe(
    `管理员 订单[${order.sn}]收货信息修改，由[林舟 13800006620 福建省泉州市丰泽区东海街道 海星路88号]修改为[陈小满 13900001111 福建省厦门市思明区 环岛路1号]`,
  );
  expect(await manager.call(managerOrders.changeConsignee, { orderSn: shipped.sn, ...consignee })).toMatchObject({
    body: { code: 31006 },
  });
  for (const bad of [{ consigneeMobile: '123' }, { consigneeName: '' }, { consigneeAddressIdPath: 'a,b' }]) {
    const answer = await manager.call(managerOrders.changeConsignee, { orderSn: order.sn, ...consignee, ...bad });
    expect(answer).toMatchObject({ status: 400, body: { code: 4002 } });
  }
});

test('store and platform can cancel; the platform can book a bank transfer', async () => {
  await using api = await startApi();
  const order = await anOrder(api.db);
  const other = await anOrder(api.db);
  const seller = await sellerOf(api, order.storeId);
  const manager = await aManager(api);

  expect((await seller.call(sellerOrders.cancelOrder, { orderSn: order.sn, reason: '缺货' })).status).toBe(200);
  expect((await manager.call(managerOrders.pay, { orderSn: other.sn })).status).toBe(200);

  expect(await orderNow(api.db, order)).toMatchObject({ state: 'CANCELLED', cancelReason: '缺货' });
  expect(await orderNow(api.db, other)).toMatchObject({ state: 'UNDELIVERED', paymentMethod: 'BANK_TRANSFER' });
  expect((await messagesOf(api, other.sn)).slice(0, 2)).toEqual([
    `管理员 管理员操作订单[${other.sn}]付款`,
    '系统 订单付款，付款方式[线下转账]',
  ]);
  expect(await manager.call(managerOrders.pay, { orderSn: order.sn })).toMatchObject({ body: { code: 32006 } });
  const third = await aPaidOrder(api.db);
  expect(await manager.call(managerOrders.pay, { orderSn: third.sn })).toMatchObject({ body: { code: 32003 } });
  expect(await brokenLaws(api.db)).toEqual([]);
});

test('strangers: other stores find nothing, buyers and visitors are not let in', async () => {
  await using api = await startApi();
  const order = await aPaidOrder(api.db);
  const { id: logisticsId } = await aCarrier(api.db);
  const [line] = await api.db.select().from(orderLines);
  const neighbour = await sellerOf(api, (await aStore(api.db)).id);
  const storeless = await api.as(await aMember(api.db, { role: 'SELLER' }));
  const buyer = await api.as(await aMember(api.db));
  const { sn: orderSn } = order;
  const calls = (client: typeof buyer) => [
    client.call(sellerOrders.getOrder, { orderSn }),
    client.call(sellerOrders.ship, { orderSn, logisticsId, logisticsNo: 'X' }),
    client.call(sellerOrders.shipPart, {
      orderSn,
      logisticsId,
      logisticsNo: 'X',
      partDeliveryDTOList: [{ orderItemId: line!.id, deliveryNum: 1 }],
    }),
    client.call(sellerOrders.changePrice, { orderSn, orderPrice: 1 }),
    client.call(sellerOrders.changeConsignee, { orderSn, ...consignee }),
    client.call(sellerOrders.cancelOrder, { orderSn, reason: 'x' }),
  ];

  for (const call of calls(neighbour)) expect(await call).toMatchObject({ status: 400, body: { code: 31002 } });
  for (const call of calls(storeless)) expect(await call).toMatchObject({ status: 403, body: { code: 401 } });
  for (const call of calls(buyer)) expect(await call).toMatchObject({ status: 403, body: { code: 401 } });
  for (const call of calls(api)) expect(await call).toMatchObject({ status: 403, body: { code: 403 } });
  const seller = await sellerOf(api, order.storeId);
  expect(await seller.call(managerOrders.getOrder, { orderSn })).toMatchObject({ status: 403, body: { code: 401 } });
  expect(await seller.call(managerOrders.pay, { orderSn })).toMatchObject({ status: 403, body: { code: 401 } });
  expect(await orderNow(api.db, order)).toMatchObject({ state: 'UNDELIVERED', flowPrice: 10_000 });
});
