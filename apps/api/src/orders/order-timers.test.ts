import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { evaluations, memberCoupons, orderLines, orderLogs, orders, pointsLog, skus } from '#db/schema/index.ts';
import { aMember, aSku } from '../../test/build.ts';
import { aMemberCoupon } from '../../test/build-checkout.ts';
import { aCompletedOrder, anOrder, aPaidOrder, aShippedOrder, fillWallet, orderNow } from '../../test/build-orders.ts';
import { brokenLaws } from '../../test/laws.ts';
import { openShop } from '../../test/open-shop.ts';
import { setClock } from '../clock.ts';
import { payFromWallet } from '../payments/pay.ts';
import { saveSetting } from '../site/settings.ts';
import { listLines, type OrderRow } from './advance-order.ts';
import {
  cancelUnpaidOrders,
  closeAfterSaleWindows,
  closeComplaintWindows,
  evaluateSilentLines,
  receiveDeliveredOrders,
} from './order-timers.ts';

const minute = 60_000;
const day = 86_400_000;
const onFailure = (error: unknown) => {
  throw error;
};

/** Runs work with a clock that is this much ahead. */
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const restore = setClock(() => new Date(Date.now() + ms));
  try {
    return await work();
  } finally {
    restore();
  }
}

test('an order that nobody pays for half an hour is cancelled with everything that hangs on it', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const member = await aMember(db);
  const coupon = await aMemberCoupon(db, { memberId: member.id });
  const order = await anOrder(db, { member, values: { platformCouponId: coupon.id } });
  await db
    .update(memberCoupons)
    .set({ state: 'USED', usedAt: new Date(), tradeSn: order.tradeSn })
    .where(eq(memberCoupons.id, coupon.id));

  expect(await later(29 * minute, () => cancelUnpaidOrders(db, { onFailure }))).toBe(0);
  expect(await later(30 * minute, () => cancelUnpaidOrders(db, { onFailure }))).toBe(1);

  expect(await orderNow(db, order)).toMatchObject({ state: 'CANCELLED', cancelReason: '超时未支付自动取消' });
  expect(await db.select().from(orderLogs)).toMatchObject([
    {
      operatorId: '-1',
      operatorType: '系统',
      operatorName: '系统操作',
      message: `订单[${order.sn}]系统取消，原因为：超时未支付自动取消`,
    },
  ]);
  const [returned] = await db.select().from(memberCoupons);
  expect(returned).toMatchObject({ state: 'NEW', usedAt: null, tradeSn: null });
  expect(await brokenLaws(db)).toEqual([]);
});

test('the time to pay is the operator’s choice', async () => {
  await using shop = await openShop();
  await saveSetting(shop.db, 'ORDER_SETTING', { autoCancel: 5 });
  await anOrder(shop.db);

  expect(await later(5 * minute, () => cancelUnpaidOrders(shop.db, { onFailure }))).toBe(1);
});

test('several processes at once cancel each order once', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const sku = await aSku(db, { stock: 30 });
  for (let count = 0; count < 12; count += 1) await anOrder(db, { lines: [{ sku, quantity: 2 }] });

  const counts = await later(31 * minute, () =>
    Promise.all([1, 2, 3, 4].map(() => cancelUnpaidOrders(db, { onFailure }))),
  );

  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(await db.select().from(orderLogs)).toHaveLength(12);
  expect(await db.select({ stock: skus.stock }).from(skus)).toEqual([{ stock: 30 }]);
  expect(await brokenLaws(db)).toEqual([]);
});

test('the timer racing payments: every order is either paid or cancelled', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const list: OrderRow[] = [];
  for (let count = 0; count < 10; count += 1) {
    const order = await anOrder(db);
    list.push(order);
    await fillWallet(db, { memberId: order.memberId, amount: 10_000 });
  }

  const results = await later(31 * minute, () =>
    Promise.allSettled([
      cancelUnpaidOrders(db, { onFailure }),
      ...list.map(({ sn, memberId }) => payFromWallet(db, { targetType: 'ORDER', sn, memberId, clientType: 'PC' })),
      cancelUnpaidOrders(db, { onFailure }),
    ]),
  );

  for (const [index, order] of list.entries()) {
    const isPaid = results[index + 1]!.status === 'fulfilled';
    expect((await orderNow(db, order)).state).toBe(isPaid ? 'UNDELIVERED' : 'CANCELLED');
  }
  expect(await brokenLaws(db)).toEqual([]);
});

test('one order that cannot be handled does not stop the others', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const broken = await anOrder(db);
  const fine = await anOrder(db);
  // Stock that is not reserved cannot be released: a fault in the books.
  const [line] = await listLines(db, broken.sn);
  await db.update(skus).set({ reserved: 0 }).where(eq(skus.id, line!.skuId));
  const failures: string[] = [];

  const count = await later(31 * minute, () =>
    cancelUnpaidOrders(db, { onFailure: (_, key) => void failures.push(key) }),
  );

  expect([count, failures]).toEqual([1, [broken.sn]]);
  expect(await orderNow(db, fine)).toMatchObject({ state: 'CANCELLED' });
  expect(await orderNow(db, broken)).toMatchObject({ state: 'UNPAID' });
});

test('ten days after the delivery an order is received by itself, fifteen days later it is evaluated', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const order = await aShippedOrder(db);

  expect(await later(9.9 * day, () => receiveDeliveredOrders(db, { onFailure }))).toBe(0);
  expect(await later(10 * day + minute, () => receiveDeliveredOrders(db, { onFailure }))).toBe(1);
  expect(await orderNow(db, order)).toMatchObject({ state: 'COMPLETED' });

  expect(await later(24.9 * day, () => evaluateSilentLines(db, { onFailure }))).toBe(0);
  const counts = await later(25.1 * day, () =>
    Promise.all([evaluateSilentLines(db, { onFailure }), evaluateSilentLines(db, { onFailure })]),
  );

  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await db.select().from(evaluations)).toMatchObject([
    { grade: 'GOOD', content: '系统默认好评', deliveryScore: 5, serviceScore: 5, descriptionScore: 5 },
  ]);
  expect((await listLines(db, order.sn))[0]).toMatchObject({ commentState: 'FINISHED' });
  const points = await db.select().from(pointsLog);
  expect(points.map(({ content }) => content)).toEqual(['会员下单，赠送积分100分']);
  expect(await brokenLaws(db)).toEqual([]);
});

test('after-sale ends fifteen days after the receipt, unless one is under way', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const [quiet, busy, ended] = [await aCompletedOrder(db), await aCompletedOrder(db), await aCompletedOrder(db)];
  const setLine = (orderSn: string, change: Partial<typeof orderLines.$inferInsert>) =>
    db.update(orderLines).set(change).where(eq(orderLines.orderSn, orderSn));
  await setLine(busy.sn, { afterSaleState: 'ALREADY_APPLIED', refundState: 'REFUNDING' });
  await setLine(ended.sn, { afterSaleState: 'PART_AFTER_SALE', refundState: 'PART_REFUND' });

  expect(await later(14.9 * day, () => closeAfterSaleWindows(db))).toBe(0);
  expect(await later(15 * day + minute, () => closeAfterSaleWindows(db))).toBe(2);

  const stateOf = async ({ sn }: { sn: string }) => (await listLines(db, sn))[0]!.afterSaleState;
  expect([await stateOf(quiet), await stateOf(busy), await stateOf(ended)]).toEqual([
    'EXPIRED',
    'ALREADY_APPLIED',
    'EXPIRED',
  ]);
});

test('complaints end thirty days after the payment', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const shipped = await aShippedOrder(db);
  await aPaidOrder(db);

  expect(await later(29 * day, () => closeComplaintWindows(db))).toBe(0);
  expect(await later(30 * day + minute, () => closeComplaintWindows(db))).toBe(1);

  expect((await listLines(db, shipped.sn))[0]).toMatchObject({ complainState: 'EXPIRED' });
});

test('with no time for complaints they end with the receipt', async () => {
  await using shop = await openShop();
  await saveSetting(shop.db, 'ORDER_SETTING', { closeComplaint: 0 });

  const order = await aCompletedOrder(shop.db);

  expect((await listLines(shop.db, order.sn))[0]).toMatchObject({ complainState: 'EXPIRED' });
  expect(await shop.db.select({ state: orders.state }).from(orders)).toEqual([{ state: 'COMPLETED' }]);
});
