import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Database, inTransaction } from '#db/client.ts';
import { memberCoupons, members, orders, pointsLog, walletLogs } from '#db/schema/index.ts';
import { aMember } from '../../test/build.ts';
import { aCoupon, aMemberCoupon } from '../../test/build-checkout.ts';
import { aCompletedOrder, anOrder, aPaidOrder, aTrade, orderNow, payOrderOf } from '../../test/build-orders.ts';
import { brokenLaws } from '../../test/laws.ts';
import { openShop } from '../../test/open-shop.ts';
import { changePoints } from '../members/points.ts';
import { cancelOrder, closeRefundedOrder } from './cancel-order.ts';
import { systemOperator } from './operator.ts';

const cancel = (db: Database, orderSn: string) =>
  inTransaction(db, (tx) =>
    cancelOrder(tx, { orderSn, event: 'cancel', reason: '不想要了', operator: systemOperator }),
  );

const useCoupon = (db: Database, id: string, tradeSn: string) =>
  db.update(memberCoupons).set({ state: 'USED', usedAt: new Date(), tradeSn }).where(eq(memberCoupons.id, id));

test('a coupon of two orders comes back with the second cancel, also when both come at once', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const member = await aMember(db);
  const coupon = await aMemberCoupon(db, { memberId: member.id });
  const values = { platformCouponId: coupon.id };
  const [first, second] = await aTrade(db, { member, orders: [{ values }, { values }] });
  await useCoupon(db, coupon.id, first!.tradeSn);

  await cancel(db, first!.sn);
  expect(await db.select().from(memberCoupons)).toMatchObject([{ state: 'USED' }]);
  await cancel(db, second!.sn);
  expect(await db.select().from(memberCoupons)).toMatchObject([{ state: 'NEW', tradeSn: null }]);

  const [third, fourth] = await aTrade(db, { member, orders: [{ values }, { values }] });
  await useCoupon(db, coupon.id, third!.tradeSn);
  await Promise.all([cancel(db, third!.sn), cancel(db, fourth!.sn)]);
  expect(await db.select().from(memberCoupons)).toMatchObject([{ state: 'NEW' }]);
  expect(await brokenLaws(db)).toEqual([]);
});

test('points that were paid come back, whether the order was paid or not', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const { id } = await anOrder(db).then(async ({ sn, memberId, price }) => {
    await db
      .update(orders)
      .set({ price: { ...price, payPoint: 30 } })
      .where(eq(orders.sn, sn));
    await cancel(db, sn);
    return { id: memberId };
  });

  expect(await db.select().from(members).where(eq(members.id, id))).toMatchObject([{ points: 30 }]);
  expect(await db.select().from(pointsLog)).toMatchObject([{ content: '订单取消，积分返还：30分' }]);
});

test('gifts of a full discount are given at the payment and taken back at the cancel', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const coupon = await aCoupon(db);
  const order = await aPaidOrder(db, { values: { giftPoints: 50, giftCouponIds: [coupon.id, '1'] } });

  expect(await db.select().from(pointsLog)).toMatchObject([{ change: 50, content: '订单满优惠赠送积分50' }]);
  expect(await db.select().from(memberCoupons)).toMatchObject([{ couponId: coupon.id, memberId: order.memberId }]);

  await cancel(db, order.sn);

  expect(await db.select().from(members).where(eq(members.id, order.memberId))).toMatchObject([{ points: 0 }]);
  const log = await db.select().from(pointsLog).orderBy(asc(pointsLog.id));
  expect(log.map(({ pointType }) => pointType)).toEqual(['INCREASE', 'REDUCE']);
  expect(await brokenLaws(db)).toEqual([]);
});

test('gifted points that are spent already are taken back as far as there are any', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const { sn, memberId } = await aPaidOrder(db, { values: { giftPoints: 50 } });
  await inTransaction(db, (tx) => changePoints(tx, { memberId, change: -45, content: '兑换', cause: 'spent' }));

  await cancel(db, sn);

  expect(await db.select().from(members).where(eq(members.id, memberId))).toMatchObject([{ points: 0 }]);
});

test('cancelling and paying at the same time, fifty times: the buyer never loses money or goods', async () => {
  await using shop = await openShop();
  const { db } = shop;
  for (let round = 0; round < 50; round += 1) {
    const order = await anOrder(db);
    const acts = [() => payOrderOf(db, order), () => cancel(db, order.sn)];

    await Promise.allSettled((round % 2 === 0 ? acts : acts.reverse()).map((act) => act()));

    // Cancelling is legal before and after the payment: it wins in the end, and the balance is whole again.
    const now = await orderNow(db, order);
    expect(now.state).toBe('CANCELLED');
    const log = await db.select().from(walletLogs).where(eq(walletLogs.memberId, order.memberId));
    expect(log.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000);
    expect(log).toHaveLength(now.payState === 'PAID' ? 3 : 1);
  }
  expect(await brokenLaws(db)).toEqual([]);
});

test('an order of which every piece was refunded ends; its stock stays with after-sale', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const order = await aCompletedOrder(db);

  await inTransaction(db, (tx) => closeRefundedOrder(tx, { orderSn: order.sn }));

  expect(await orderNow(db, order)).toMatchObject({ state: 'CANCELLED', cancelReason: '订单货物全部退款' });
  const again = inTransaction(db, (tx) => closeRefundedOrder(tx, { orderSn: order.sn }));
  await expect(again).rejects.toMatchObject({ reason: 'ORDER_NOT_CANCELLABLE' });
});

test('codes of one store are never the same twice', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const first = await aPaidOrder(db, { values: { deliveryMethod: 'SELF_PICK_UP' } });

  const twin = db.update(orders).set({ verificationCode: first.verificationCode });
  const other = await aPaidOrder(db, { values: { deliveryMethod: 'SELF_PICK_UP' } });

  expect(other.verificationCode).toMatch(/^\d{8}$/);
  await db.update(orders).set({ storeId: first.storeId }).where(eq(orders.sn, other.sn));
  await expect(twin.where(eq(orders.sn, other.sn))).rejects.toThrow();
});
