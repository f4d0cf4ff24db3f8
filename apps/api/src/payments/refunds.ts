import { type Fen, toYuan } from '@silkboat/contract/money';
import type { PaymentMethod } from '@silkboat/contract/order-life-cycle';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { nextSerial } from '#db/ids.ts';
import { payments, refunds } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { changeWallet } from '../wallet/wallet.ts';
import { book } from './ledger.ts';
import type { PaymentProviders } from './provider.ts';

interface OrderRefund {
  order: { sn: string; memberId: string; paymentMethod: PaymentMethod | null; receivableNo: string | null };
  amount: Fen;
  /** The after-sale that is refunded; without one the order was cancelled. One refund each. */
  afterSaleSn?: string;
  reason: string;
}

/**
 * Gives money of a paid order back the way it came: into the wallet at once, through a provider by the job that sends
 * refunds, for a bank transfer as a record of what is paid out by hand.
 */
export async function refundOrder(tx: Database, { order, amount, afterSaleSn, reason }: OrderRefund): Promise<void> {
  const method = order.paymentMethod;
  if (amount <= 0 || method === null) return;
  const { memberId, sn: orderSn } = order;
  const reference = afterSaleSn ?? orderSn;
  const payment = await findPayment(tx, method, order.receivableNo);
  await book(tx, { kind: 'REFUND', memberId, orderSn, paymentId: payment?.id, reference, method, amount: -amount });
  if (method === 'WALLET') {
    const detail = `订单[${orderSn}]，售后单[${afterSaleSn ?? '订单取消'}]，退还金额[${toYuan(amount)}]`;
    await changeWallet(tx, { memberId, amount, serviceType: 'WALLET_REFUND', detail });
    return;
  }
  await recordRefund(tx, { memberId, orderSn, paymentId: payment?.id ?? null, method, amount, reason });
}

async function findPayment(tx: Database, method: PaymentMethod, reference: string | null) {
  if (reference === null) return undefined;
  const [payment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.method, method), eq(payments.providerReference, reference)));
  return payment;
}

interface RefundRecord {
  memberId: string;
  orderSn: string | null;
  paymentId: string | null;
  method: PaymentMethod;
  amount: Fen;
  reason: string;
}

/** What came through a provider waits to be sent; what did not is only on record. */
export async function recordRefund(tx: Database, record: RefundRecord): Promise<void> {
  const time = now();
  const isByHand = record.paymentId === null;
  await tx.insert(refunds).values({
    ...record,
    sn: nextSerial('AF', time),
    state: isByHand ? 'DONE' : 'PENDING',
    doneAt: isByHand ? time : null,
    createdAt: time,
  });
}

const mostAttempts = 50;
const batchSize = 20;

/**
 * Job: hands refunds that wait to their providers. Each is claimed by writing the attempt down before the provider is
 * asked, so that no two processes ask at the same time and a crash only delays; the provider pays a number out once.
 */
export async function sendRefunds(
  db: Database,
  { providers, onFailure }: { providers: PaymentProviders; onFailure: (error: unknown) => void },
): Promise<number> {
  let sent = 0;
  for (;;) {
    const claimed = await claimRefunds(db);
    for (const refund of claimed) {
      try {
        await sendRefund(db, refund, providers);
        sent += 1;
      } catch (error) {
        // Tried again later; after the last attempt somebody has to look at it.
        onFailure(error);
        if (refund.attempts >= mostAttempts) await finish(db, refund.sn, { state: 'FAILED' });
      }
    }
    if (claimed.length < batchSize) return sent;
  }
}

type RefundRow = typeof refunds.$inferSelect;

/** Waits a minute longer after each failure, an hour at most. */
function claimRefunds(db: Database): Promise<RefundRow[]> {
  const time = now();
  const isDue = or(
    isNull(refunds.triedAt),
    lte(
      refunds.triedAt,
      sql`${time.toISOString()}::timestamptz - least(${refunds.attempts}, 60) * interval '1 minute'`,
    ),
  );
  return inTransaction(db, async (tx) => {
    const due = tx
      .select({ sn: refunds.sn })
      .from(refunds)
      .where(and(eq(refunds.state, 'PENDING'), isDue))
      .orderBy(asc(refunds.createdAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    return tx
      .update(refunds)
      .set({ attempts: sql`${refunds.attempts} + 1`, triedAt: time })
      .where(inArray(refunds.sn, due))
      .returning();
  });
}

async function sendRefund(db: Database, refund: RefundRow, providers: PaymentProviders): Promise<void> {
  const { sn, method, amount, reason } = refund;
  const provider = providers.get(method);
  const [payment] = await db
    .select({ reference: payments.providerReference })
    .from(payments)
    .where(eq(payments.id, refund.paymentId ?? '0'));
  if (!provider || !payment?.reference) throw new Error(`Refund ${sn} has nowhere to go by ${method}`);
  await provider.refund({ sn, reference: payment.reference, amount, reason });
  await finish(db, sn, { state: 'DONE', doneAt: now() });
}

const finish = (db: Database, sn: string, change: Partial<RefundRow>) =>
  db.update(refunds).set(change).where(eq(refunds.sn, sn));
