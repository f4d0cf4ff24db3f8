import { getOrder, listOrders } from '@silkboat/contract/orders';
import { expect, test } from 'vitest';
import { aMember, aSku } from '../../test/build.ts';
import { anOrder, aPaidOrder } from '../../test/build-orders.ts';
import { startApi } from '../../test/start-api.ts';

test('finds the own order that has a line, and nobody else’s', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  await anOrder(api.db, { member });
  const order = await anOrder(api.db, { member });
  const buyer = await api.as(member);
  const stranger = await api.as(await aMember(api.db));
  const { body } = await buyer.call(listOrders, { orderSn: order.sn });
  const orderItemSn = body.result!.records[0]!.orderItems[0]!.sn;

  const own = await buyer.call(listOrders, { orderItemSn });
  const others = await stranger.call(listOrders, { orderItemSn });

  expect(own.body.result!.records.map(({ sn }) => sn)).toEqual([order.sn]);
  expect(others.body.result!.records).toEqual([]);
});

test('tells the freight, the price charged and until when an order waits for its payment', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const sku = await aSku(api.db);
  const unpaid = await anOrder(api.db, { member, lines: [{ sku, quantity: 2 }], freight: 600 });
  const paid = await aPaidOrder(api.db, { member });
  const buyer = await api.as(member);

  const { body } = await buyer.call(listOrders, {});
  const [shownPaid, shownUnpaid] = body.result!.records;
  const detail = await buyer.call(getOrder, { orderSn: unpaid.sn });

  expect(shownUnpaid).toMatchObject({
    sn: unpaid.sn,
    freightPrice: 6,
    endsAt: unpaid.createdAt.getTime() + 30 * 60_000,
  });
  expect(shownUnpaid!.orderItems[0]).toMatchObject({ unitPrice: 100, num: '2' });
  expect(shownPaid).toMatchObject({ sn: paid.sn, endsAt: null });
  expect(detail.body.result!.endsAt).toBe(shownUnpaid!.endsAt);
});
