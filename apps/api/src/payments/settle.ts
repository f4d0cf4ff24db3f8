import type { Fen } from '@silkboat/contract/money';
import { type PaymentMethod, payLifeCycle } from '@silkboat/contract/order-life-cycle';
import type { PayTarget } from '@silkboat/contract/payments';
import { Refusal } from '@silkboat/contract/refusal';
import { and, eq } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { takeStep } from '#db/life-cycle.ts';
import { payments, recharges, trades } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { lockOrder, lockOrdersOfTrade, type OrderRow } from '../orders/advance-order.ts';
import { payOrder } from '../orders/pay-order.ts';
import { changeWallet } from '../wallet/wallet.ts';
import { book } from './ledger.ts';
import { recordRefund } from './refunds.ts';

type PaymentRow = typeof payments.$inferSelect;

/**
 * A provider says that money came in. However often and in whatever order it says so, each amount is booked once: as
 * far as something of the target is still unpaid it pays that; the rest is a surplus that goes back.
 */
export async function settlePayment(
  db: Database,
  {
    paymentId,
    method,
    providerReference,
    amount,
  }: { paymentId: string; method: PaymentMethod; providerReference: string; amount: Fen },
): Promise<PaymentRow['state']> {
  return inTransaction(db, async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (!payment || payment.method !== method) throw new Refusal('PAY_ORDER_NOT_EXIST');
    const known = await findByReference(tx, payment, providerReference);
    if (known) return known.state;
    if (payment.providerReference !== null) {
      return sendSecondChargeBack(tx, { ...payment, providerReference, amount });
    }

    const { targetType, targetSn: sn } = payment;
    const settled = await settleTarget(tx, { targetType, sn, method, reference: providerReference, amount, paymentId });
    const state = settled ? 'PAID' : 'SURPLUS';
    await tx
      .update(payments)
      .set({ state, providerReference, amount, paidAt: now() })
      .where(eq(payments.id, paymentId));
    await sendSurplusBack(tx, { ...payment, providerReference }, amount - (settled?.used ?? 0));
    return state;
  });
}

export interface Settlement {
  method: PaymentMethod;
  /** The number under which the money came in. */
  reference: string;
  /** What came in; left out, exactly what is due is taken. */
  amount?: Fen | undefined;
  paymentId?: string | undefined;
}

/** What was needed of the amount, and the orders that it paid; undefined when nothing could be paid with it. */
export type Settled = { used: Fen; orderSns: string[] } | undefined;

export function settleTarget(
  tx: Database,
  { targetType, sn, ...settlement }: Settlement & { targetType: PayTarget; sn: string },
): Promise<Settled> {
  if (targetType === 'TRADE') return settleTrade(tx, { ...settlement, tradeSn: sn });
  if (targetType === 'ORDER') return settleOrder(tx, { ...settlement, orderSn: sn });
  return settleRecharge(tx, { ...settlement, rechargeSn: sn });
}

/** Pays every order of a trade that is still unpaid, or none of them when the amount is too small. */
export async function settleTrade(
  tx: Database,
  { tradeSn, ...settlement }: Settlement & { tradeSn: string },
): Promise<Settled> {
  const [trade] = await tx.select().from(trades).where(eq(trades.sn, tradeSn)).for('update');
  if (!trade) throw new Refusal('PAY_ORDER_NOT_EXIST');
  const unpaid = (await lockOrdersOfTrade(tx, tradeSn)).filter(({ state }) => state === 'UNPAID');
  const settled = await settleOrders(tx, unpaid, settlement);
  if (!settled) return undefined;
  const payState = takeStep(payLifeCycle, { from: trade.payState, event: 'pay', refusal: 'PAY_DOUBLE' });
  await tx
    .update(trades)
    .set({ payState, paymentMethod: settlement.method, updatedAt: now() })
    .where(eq(trades.sn, tradeSn));
  return settled;
}

/** Pays one order of a trade; the trade itself stays as it is. */
export async function settleOrder(
  tx: Database,
  { orderSn, ...settlement }: Settlement & { orderSn: string },
): Promise<Settled> {
  const order = await lockOrder(tx, orderSn);
  return settleOrders(tx, order.state === 'UNPAID' ? [order] : [], settlement);
}

async function settleOrders(tx: Database, unpaid: OrderRow[], settlement: Settlement): Promise<Settled> {
  const due = unpaid.reduce((sum, order) => sum + order.flowPrice, 0);
  const { method, reference, paymentId, amount = due } = settlement;
  if (unpaid.length === 0 || amount < due) return undefined;
  for (const { sn: orderSn, memberId, flowPrice } of unpaid) {
    await book(tx, { kind: 'PAYMENT', memberId, orderSn, paymentId, reference: orderSn, method, amount: flowPrice });
    await payOrder(tx, { orderSn, method, reference });
  }
  return { used: due, orderSns: unpaid.map(({ sn }) => sn) };
}

async function settleRecharge(
  tx: Database,
  { rechargeSn, method, reference, paymentId, ...settlement }: Settlement & { rechargeSn: string },
): Promise<Settled> {
  const [recharge] = await tx.select().from(recharges).where(eq(recharges.sn, rechargeSn)).for('update');
  if (!recharge) throw new Refusal('ORDER_NOT_EXIST');
  const { memberId, amount: due } = recharge;
  if (recharge.payState !== 'UNPAID' || (settlement.amount ?? due) < due) return undefined;

  const payState = takeStep(payLifeCycle, { from: recharge.payState, event: 'pay', refusal: 'PAY_DOUBLE' });
  await tx
    .update(recharges)
    .set({ payState, method, receivableNo: reference, paidAt: now() })
    .where(eq(recharges.sn, rechargeSn));
  await book(tx, { kind: 'RECHARGE', memberId, paymentId, reference: rechargeSn, method, amount: due });
  const detail = `会员余额充值，充值单号为：${rechargeSn}`;
  await changeWallet(tx, { memberId, amount: due, serviceType: 'WALLET_RECHARGE', detail });
  return { used: due, orderSns: [] };
}

/** The payment that this number settled before. A notice that mixes up two payments is not believed. */
async function findByReference(tx: Database, payment: PaymentRow, reference: string): Promise<PaymentRow | undefined> {
  const [known] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.method, payment.method), eq(payments.providerReference, reference)));
  if (known && known.targetSn !== payment.targetSn) throw new Refusal('PAY_ERROR');
  return known;
}

/** The provider charged a second time for a payment that it had settled: all of it goes back. */
async function sendSecondChargeBack(tx: Database, charge: PaymentRow): Promise<'SURPLUS'> {
  const second = { ...charge, id: nextId(), state: 'SURPLUS' as const, createdAt: now(), paidAt: now() };
  await tx.insert(payments).values(second);
  await sendSurplusBack(tx, second, charge.amount);
  return 'SURPLUS';
}

async function sendSurplusBack(tx: Database, payment: PaymentRow, surplus: Fen): Promise<void> {
  if (surplus <= 0) return;
  const { id: paymentId, memberId, method, targetType, targetSn } = payment;
  const orderSn = targetType === 'ORDER' ? targetSn : null;
  const entry = { memberId, orderSn, paymentId, reference: paymentId, method };
  await book(tx, { ...entry, kind: 'SURPLUS', amount: surplus });
  await book(tx, { ...entry, kind: 'SURPLUS_REFUND', amount: -surplus });
  await recordRefund(tx, { memberId, orderSn, paymentId, method, amount: surplus, reason: '多收款项退回' });
}
