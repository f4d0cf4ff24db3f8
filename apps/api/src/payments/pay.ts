import { toYuan } from '@silkboat/contract/money';
import type { PaymentMethod } from '@silkboat/contract/order-life-cycle';
import { Refusal } from '@silkboat/contract/refusal';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { payments } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { changeWallet } from '../wallet/wallet.ts';
import { getPayable, type Payable, type PayableTarget, titleOf } from './cashier.ts';
import type { PaymentProvider } from './provider.ts';
import { settleTarget } from './settle.ts';

interface Paying extends PayableTarget {
  clientType: string;
}

type Attempt = Paying & { method: PaymentMethod };

/** Pays from the balance, all at once: of two clicks one pays, and nothing is taken for an order that cannot be paid. */
export async function payFromWallet(db: Database, { targetType, sn, memberId, clientType }: Paying): Promise<void> {
  if (targetType === 'RECHARGE') throw new Refusal('RECHARGE_BY_WALLET');
  await inTransaction(db, async (tx) => {
    const target = { targetType, sn, memberId };
    await getPayable(tx, target);
    const paymentId = nextId();
    const payment = { ...target, paymentId, clientType, method: 'WALLET' as const };
    const settled = await settleTarget(tx, { ...payment, reference: paymentId });
    // Somebody was faster between the look and the lock: say what has become of it.
    if (!settled) {
      await getPayable(tx, target);
      throw new Refusal('PAY_BAN');
    }
    const detail = `订单[${settled.orderSns.join(', ')}]支付金额[${toYuan(settled.used)}]`;
    await changeWallet(tx, { memberId, amount: -settled.used, serviceType: 'WALLET_PAY', detail });
    await tx.insert(payments).values({
      ...rowOf(payment),
      amount: settled.used,
      state: 'PAID',
      providerReference: paymentId,
      paidAt: now(),
    });
  });
}

/** How long a code is shown again instead of a new one. */
const sameCodeMs = 10 * 60_000;

/** Starts a payment at a provider and answers the text of its code. Asking again within ten minutes shows the same code. */
export async function startProviderPayment(
  db: Database,
  { provider, ...paying }: Paying & { provider: PaymentProvider },
): Promise<string> {
  const payable = await getPayable(db, paying);
  const payment = { ...paying, method: provider.method };
  const found = await findStarted(db, payment, payable);
  const id = found ?? nextId();
  if (!found) {
    await db.insert(payments).values({ ...rowOf({ ...payment, paymentId: id }), amount: payable.amount });
  }
  return provider.pay({ id, amount: payable.amount, subject: titleOf(payable) });
}

async function findStarted(db: Database, { sn, method, memberId }: Attempt, { amount }: Payable) {
  const [started] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.targetSn, sn),
        eq(payments.memberId, memberId),
        eq(payments.method, method),
        eq(payments.amount, amount),
        eq(payments.state, 'PENDING'),
        gt(payments.createdAt, new Date(now().getTime() - sameCodeMs)),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return started?.id;
}

const rowOf = ({ paymentId, sn, memberId, targetType, method, clientType }: Attempt & { paymentId: string }) => ({
  id: paymentId,
  memberId,
  targetType,
  targetSn: sn,
  method,
  clientType,
  createdAt: now(),
});

export async function getPayment(db: Database, id: string): Promise<typeof payments.$inferSelect> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw new Refusal('PAY_ORDER_NOT_EXIST');
  return payment;
}

/** Job: codes that nobody paid for a day are closed. Should money still come, it is looked at like any other. */
export async function closeStalePayments(db: Database): Promise<number> {
  const closed = await db
    .update(payments)
    .set({ state: 'CLOSED' })
    .where(and(eq(payments.state, 'PENDING'), lte(payments.createdAt, new Date(now().getTime() - 86_400_000))))
    .returning({ id: payments.id });
  return closed.length;
}
