import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Database, inTransaction } from '#db/client.ts';
import { ledgerEntries, payments, recharges, refunds, trades } from '#db/schema/index.ts';
import { aMember } from '../../test/build.ts';
import { anOrder, aTrade, orderNow } from '../../test/build-orders.ts';
import { brokenLaws } from '../../test/laws.ts';
import { openShop } from '../../test/open-shop.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { changePrice } from '../orders/change-price.ts';
import { systemOperator } from '../orders/operator.ts';
import { createRecharge } from '../wallet/recharges.ts';
import { getWallet } from '../wallet/wallet.ts';
import { startProviderPayment } from './pay.ts';
import { settlePayment } from './settle.ts';
import { createStandIn } from './stand-in.ts';

/** Shows a code at a provider and answers what a notice about it needs. */
async function startPayment(
  db: Database,
  target: { targetType: 'TRADE' | 'ORDER' | 'RECHARGE'; sn: string; memberId: string },
  method: 'ALIPAY' | 'WECHAT' = 'ALIPAY',
) {
  const code = await startProviderPayment(db, {
    ...target,
    clientType: 'PC',
    provider: createStandIn(method, 'secret'),
  });
  const paymentId = /\/dev\/pay\/(\d+)/.exec(code)![1]!;
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  return { paymentId, method, providerReference: `${method}-${paymentId}`, amount: payment!.amount };
}

const startOrder = (db: Database, { sn, memberId }: OrderRow, method: 'ALIPAY' | 'WECHAT' = 'ALIPAY') =>
  startPayment(db, { targetType: 'ORDER', sn, memberId }, method);

const cancel = (db: Database, orderSn: string) =>
  inTransaction(db, (tx) =>
    cancelOrder(tx, { orderSn, event: 'cancel', reason: '不想要了', operator: systemOperator }),
  );

const listLedger = (db: Database) => db.select().from(ledgerEntries).orderBy(ledgerEntries.id);

test('a notice pays the order: sold, confirmed, booked and logged once', async () => {
  await using shop = await openShop();
  const order = await anOrder(shop.db);
  const notice = await startOrder(shop.db, order);

  expect(await settlePayment(shop.db, notice)).toBe('PAID');

  expect(await orderNow(shop.db, order)).toMatchObject({
    state: 'UNDELIVERED',
    payState: 'PAID',
    paymentMethod: 'ALIPAY',
    receivableNo: notice.providerReference,
  });
  expect(await listLedger(shop.db)).toMatchObject([{ kind: 'PAYMENT', orderSn: order.sn, amount: 10_000 }]);
  expect(await brokenLaws(shop.db)).toEqual([]);
});

test('twenty notices at once about one payment book it once', async () => {
  await using shop = await openShop();
  const order = await anOrder(shop.db);
  const notice = await startOrder(shop.db, order);

  const states = await Promise.all(Array.from({ length: 20 }, () => settlePayment(shop.db, notice)));

  expect(new Set(states)).toEqual(new Set(['PAID']));
  expect(await listLedger(shop.db)).toHaveLength(1);
  expect(await brokenLaws(shop.db)).toEqual([]);
});

test('two providers paying one order at once: one pays it, the other gets its money back', async () => {
  await using shop = await openShop();
  const order = await anOrder(shop.db);
  const notices = [await startOrder(shop.db, order, 'ALIPAY'), await startOrder(shop.db, order, 'WECHAT')];

  const states = await Promise.all(notices.map((notice) => settlePayment(shop.db, notice)));

  expect(states.sort()).toEqual(['PAID', 'SURPLUS']);
  expect((await listLedger(shop.db)).map(({ kind }) => kind).sort()).toEqual(['PAYMENT', 'SURPLUS', 'SURPLUS_REFUND']);
  expect(await shop.db.select().from(refunds)).toMatchObject([{ amount: 10_000, state: 'PENDING' }]);
  expect(await brokenLaws(shop.db)).toEqual([]);
});

test('a second charge for a payment that is settled goes back, however often it is announced', async () => {
  await using shop = await openShop();
  const order = await anOrder(shop.db);
  const notice = await startOrder(shop.db, order);
  await settlePayment(shop.db, notice);
  const second = { ...notice, providerReference: 'ALIPAY-again' };

  const states = await Promise.all([1, 2, 3].map(() => settlePayment(shop.db, second)));

  expect(states).toEqual(['SURPLUS', 'SURPLUS', 'SURPLUS']);
  expect(await shop.db.select().from(refunds)).toHaveLength(1);
  expect(await brokenLaws(shop.db)).toEqual([]);
});

test('money for a cancelled order goes back', async () => {
  await using shop = await openShop();
  const order = await anOrder(shop.db);
  const notice = await startOrder(shop.db, order);
  await cancel(shop.db, order.sn);

  expect(await settlePayment(shop.db, notice)).toBe('SURPLUS');

  expect(await orderNow(shop.db, order)).toMatchObject({ state: 'CANCELLED', payState: 'UNPAID' });
  expect(await brokenLaws(shop.db)).toEqual([]);
});

test('a trade pays all its orders; what a cancelled one would have cost goes back', async () => {
  await using shop = await openShop();
  const member = await aMember(shop.db);
  const [first, second] = await aTrade(shop.db, { member, orders: [{}, { freight: 800 }] });
  const notice = await startPayment(shop.db, { targetType: 'TRADE', sn: first!.tradeSn, memberId: member.id });
  expect(notice.amount).toBe(20_800);
  await cancel(shop.db, second!.sn);

  expect(await settlePayment(shop.db, notice)).toBe('PAID');

  expect(await orderNow(shop.db, first!)).toMatchObject({ state: 'UNDELIVERED' });
  expect(await orderNow(shop.db, second!)).toMatchObject({ state: 'CANCELLED' });
  expect(await shop.db.select().from(trades)).toMatchObject([{ payState: 'PAID', paymentMethod: 'ALIPAY' }]);
  expect(await shop.db.select().from(refunds)).toMatchObject([{ amount: 10_800 }]);
  expect(await brokenLaws(shop.db)).toEqual([]);
});

test('a price that was raised after the code was shown is not paid by the smaller amount', async () => {
  await using shop = await openShop();
  const order = await anOrder(shop.db);
  const notice = await startOrder(shop.db, order);
  await changePrice(shop.db, { orderSn: order.sn, price: 12_000, operator: systemOperator });

  expect(await settlePayment(shop.db, notice)).toBe('SURPLUS');

  expect(await orderNow(shop.db, order)).toMatchObject({ state: 'UNPAID', flowPrice: 12_000 });
  expect(await brokenLaws(shop.db)).toEqual([]);
});

test('a price that was lowered after the code was shown: the difference goes back', async () => {
  await using shop = await openShop();
  const order = await anOrder(shop.db);
  const notice = await startOrder(shop.db, order);
  await changePrice(shop.db, { orderSn: order.sn, price: 9000, operator: systemOperator });

  expect(await settlePayment(shop.db, notice)).toBe('PAID');

  expect(await shop.db.select().from(refunds)).toMatchObject([{ amount: 1000 }]);
  expect(await brokenLaws(shop.db)).toEqual([]);
});

test('a provider that mixes up the numbers of two payments is not believed', async () => {
  await using shop = await openShop();
  const first = await startOrder(shop.db, await anOrder(shop.db));
  const second = await startOrder(shop.db, await anOrder(shop.db));
  await settlePayment(shop.db, first);

  const mixedUp = settlePayment(shop.db, { ...second, providerReference: first.providerReference });

  await expect(mixedUp).rejects.toMatchObject({ reason: 'PAY_ERROR' });
  expect(await brokenLaws(shop.db)).toEqual([]);
});

test('a top-up reaches the wallet once; paid after it was cancelled, the money goes back', async () => {
  await using shop = await openShop();
  const member = await aMember(shop.db);
  const topUp = () => createRecharge(shop.db, { memberId: member.id, memberName: member.nickName, yuan: 50 });
  const [paid, late] = [await topUp(), await topUp()];
  const notice = await startPayment(shop.db, { targetType: 'RECHARGE', sn: paid.sn, memberId: member.id });
  const lateNotice = await startPayment(
    shop.db,
    { targetType: 'RECHARGE', sn: late.sn, memberId: member.id },
    'WECHAT',
  );
  await shop.db.update(recharges).set({ payState: 'CANCEL' }).where(eq(recharges.sn, late.sn));

  const states = await Promise.all([notice, notice, lateNotice].map((one) => settlePayment(shop.db, one)));

  expect(states).toEqual(['PAID', 'PAID', 'SURPLUS']);
  expect(await getWallet(shop.db, member.id)).toMatchObject({ balance: 5000 });
  expect(await brokenLaws(shop.db)).toEqual([]);
});

test('cancel racing payment, fifty times: never paid and cancelled without the money back, never sold twice', async () => {
  await using shop = await openShop();
  for (let round = 0; round < 50; round += 1) {
    const order = await anOrder(shop.db);
    const notice = await startOrder(shop.db, order);
    const acts = [() => settlePayment(shop.db, notice), () => cancelUnpaid(shop.db, order.sn)];

    const results = await Promise.allSettled((round % 2 === 0 ? acts : acts.reverse()).map((act) => act()));

    const { state } = await orderNow(shop.db, order);
    const cancelled = results[round % 2 === 0 ? 1 : 0]!.status === 'fulfilled';
    expect(state).toBe(cancelled ? 'CANCELLED' : 'UNDELIVERED');
  }
  expect(await brokenLaws(shop.db)).toEqual([]);
});

/** As the timer does it: legal only while nothing is paid, so exactly one of the two wins. */
const cancelUnpaid = (db: Database, orderSn: string) =>
  inTransaction(db, (tx) =>
    cancelOrder(tx, { orderSn, event: 'timeOut', reason: '超时未支付自动取消', operator: systemOperator }),
  );
