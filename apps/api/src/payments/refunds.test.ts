import { expect, test } from 'vitest';
import { type Database, inTransaction } from '#db/client.ts';
import { payments, refunds, walletLogs } from '#db/schema/index.ts';
import { anOrder, aPaidOrder } from '../../test/build-orders.ts';
import { brokenLaws } from '../../test/laws.ts';
import { openShop } from '../../test/open-shop.ts';
import { setClock } from '../clock.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { systemOperator } from '../orders/operator.ts';
import { getWallet } from '../wallet/wallet.ts';
import { bookBankTransfer } from './bank-transfer.ts';
import { closeStalePayments, startProviderPayment } from './pay.ts';
import { type PaymentProvider, providersOf, type RefundRequest } from './provider.ts';
import { refundOrder, sendRefunds } from './refunds.ts';
import { settlePayment } from './settle.ts';
import { createStandIn } from './stand-in.ts';

/** An order paid at the stand-in and cancelled by the buyer: its refund waits. */
async function aWaitingRefund(db: Database) {
  const order = await anOrder(db);
  await startProviderPayment(db, {
    targetType: 'ORDER',
    sn: order.sn,
    memberId: order.memberId,
    clientType: 'PC',
    provider: createStandIn('ALIPAY', 'secret'),
  });
  const payment = (await db.select().from(payments)).find(({ targetSn }) => targetSn === order.sn)!;
  const providerReference = `ALIPAY-${payment.id}`;
  await settlePayment(db, { paymentId: payment.id, method: 'ALIPAY', providerReference, amount: 10_000 });
  await cancel(db, order.sn);
  return order;
}

const cancel = (db: Database, orderSn: string) =>
  inTransaction(db, (tx) =>
    cancelOrder(tx, { orderSn, event: 'cancel', reason: '不想要了', operator: systemOperator }),
  );

/** A provider that notes what it is asked to send back, and may refuse. */
function aProvider(answer: () => void = () => {}) {
  const asked: RefundRequest[] = [];
  const provider: PaymentProvider = {
    ...createStandIn('ALIPAY', 'secret'),
    async refund(refund) {
      asked.push(refund);
      answer();
    },
  };
  return { asked, providers: providersOf([provider]) };
}

const noFailure = (error: unknown) => {
  throw error;
};

test('a refund is sent once, however many processes run the job at the same time', async () => {
  await using shop = await openShop();
  for (let order = 0; order < 5; order += 1) await aWaitingRefund(shop.db);
  const { asked, providers } = aProvider();

  const sent = await Promise.all([1, 2, 3, 4].map(() => sendRefunds(shop.db, { providers, onFailure: noFailure })));
  await sendRefunds(shop.db, { providers, onFailure: noFailure });

  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(5);
  expect(new Set(asked.map(({ sn }) => sn)).size).toBe(5);
  expect(asked).toHaveLength(5);
  expect(asked[0]).toMatchObject({ amount: 10_000, reference: expect.stringContaining('ALIPAY-') });
  expect((await shop.db.select().from(refunds)).every(({ state, doneAt }) => state === 'DONE' && doneAt)).toBe(true);
  expect(await brokenLaws(shop.db)).toEqual([]);
});

test('a provider that fails is asked again under the same number, later each time', async () => {
  await using shop = await openShop();
  await aWaitingRefund(shop.db);
  let isDown = true;
  const { asked, providers } = aProvider(() => {
    if (isDown) throw new Error('down');
  });
  const failures: unknown[] = [];
  const options = { providers, onFailure: (error: unknown) => failures.push(error) };
  const start = Date.now();
  const at = async (minutes: number) => {
    const restore = setClock(() => new Date(start + minutes * 60_000));
    try {
      return await sendRefunds(shop.db, options);
    } finally {
      restore();
    }
  };

  expect(await at(1)).toBe(0);
  expect(await at(1.5)).toBe(0);
  expect(asked).toHaveLength(1);
  expect(await at(2)).toBe(0);
  expect(asked).toHaveLength(2);
  isDown = false;
  expect(await at(3)).toBe(0);
  expect(await at(4)).toBe(1);

  expect(failures).toHaveLength(2);
  expect(new Set(asked.map(({ sn }) => sn)).size).toBe(1);
  expect(await shop.db.select().from(refunds)).toMatchObject([{ state: 'DONE', attempts: 3 }]);
});

test('after the last attempt somebody has to look at it', async () => {
  await using shop = await openShop();
  await aWaitingRefund(shop.db);
  await shop.db.update(refunds).set({ attempts: 49 });
  const { providers } = aProvider(() => {
    throw new Error('down');
  });

  await sendRefunds(shop.db, { providers, onFailure: () => {} });

  expect(await shop.db.select().from(refunds)).toMatchObject([{ state: 'FAILED', attempts: 50 }]);
});

test('money from the wallet goes back into the wallet at once, with the words of the log', async () => {
  await using shop = await openShop();
  const order = await aPaidOrder(shop.db);

  await cancel(shop.db, order.sn);

  expect(await getWallet(shop.db, order.memberId)).toMatchObject({ balance: 10_000 });
  const logs = await shop.db.select().from(walletLogs).orderBy(walletLogs.id);
  expect(logs.map(({ serviceType, amount, detail }) => [serviceType, amount, detail])).toEqual([
    ['WALLET_RECHARGE', 10_000, '测试充值'],
    ['WALLET_PAY', -10_000, `订单[${order.sn}]支付金额[100]`],
    ['WALLET_REFUND', 10_000, `订单[${order.sn}]，售后单[订单取消]，退还金额[100]`],
  ]);
  expect(await shop.db.select().from(refunds)).toEqual([]);
  expect(await brokenLaws(shop.db)).toEqual([]);
});

test('a bank transfer is only put on record', async () => {
  await using shop = await openShop();
  const order = await anOrder(shop.db);
  await bookBankTransfer(shop.db, { orderSn: order.sn, operator: systemOperator });

  await cancel(shop.db, order.sn);

  expect(await shop.db.select().from(refunds)).toMatchObject([{ method: 'BANK_TRANSFER', state: 'DONE' }]);
  expect(await brokenLaws(shop.db)).toEqual([]);
});

test('the same after-sale cannot be refunded twice', async () => {
  await using shop = await openShop();
  const order = await aPaidOrder(shop.db);
  const refund = () =>
    inTransaction(shop.db, (tx) => refundOrder(tx, { order, amount: 3000, afterSaleSn: 'A1', reason: '不合适' }));

  const results = await Promise.allSettled([refund(), refund()]);

  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await getWallet(shop.db, order.memberId)).toMatchObject({ balance: 3000 });
});

test('codes that nobody paid are closed after a day; money that still comes counts', async () => {
  await using shop = await openShop();
  const order = await anOrder(shop.db);
  const provider = createStandIn('ALIPAY', 'secret');
  await startProviderPayment(shop.db, {
    targetType: 'ORDER',
    sn: order.sn,
    memberId: order.memberId,
    clientType: 'PC',
    provider,
  });
  const restore = setClock(() => new Date(Date.now() + 25 * 3_600_000));

  const closed = await closeStalePayments(shop.db).finally(restore);

  const [payment] = await shop.db.select().from(payments);
  expect(closed).toBe(1);
  expect(payment).toMatchObject({ state: 'CLOSED' });
  const state = await settlePayment(shop.db, {
    paymentId: payment!.id,
    method: 'ALIPAY',
    providerReference: 'late',
    amount: 10_000,
  });
  expect(state).toBe('PAID');
});
