import { lineAfterSaleCycle, lineComplainCycle } from '@silkboat/contract/order-life-cycle';
import { and, asc, eq, inArray, lte, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { eachDue } from '#db/each-due.ts';
import { plainStep } from '#db/life-cycle.ts';
import { orderLines, orders } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { getSetting } from '../site/settings.ts';
import { cancelOrder } from './cancel-order.ts';
import { completeOrder } from './complete-order.ts';
import { evaluateByDefault } from './evaluate-line.ts';
import { systemOperator } from './operator.ts';

/** What the clock does to orders. Every function may run in several processes at once. */

export interface TimerOptions {
  onFailure: (error: unknown, key: string) => void;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
const before = (ms: number): Date => new Date(now().getTime() - ms);

/** Nobody paid in time. */
export async function cancelUnpaidOrders(db: Database, { onFailure }: TimerOptions): Promise<number> {
  const { autoCancel } = await getSetting(db, 'ORDER_SETTING');
  const isDue = and(eq(orders.state, 'UNPAID'), lte(orders.createdAt, before(autoCancel * minuteMs)));
  return eachDue(db, {
    claim: (tx, failed) => claimOrder(tx, isDue, orders.createdAt, failed),
    work: (tx, orderSn) =>
      cancelOrder(tx, { orderSn, event: 'timeOut', reason: '超时未支付自动取消', operator: systemOperator }),
    onFailure,
  });
}

/** The parcel has been there long enough. */
export async function receiveDeliveredOrders(db: Database, { onFailure }: TimerOptions): Promise<number> {
  const { autoReceive } = await getSetting(db, 'ORDER_SETTING');
  const isDue = and(eq(orders.state, 'DELIVERED'), lte(orders.shippedAt, before(autoReceive * dayMs)));
  return eachDue(db, {
    claim: (tx, failed) => claimOrder(tx, isDue, orders.shippedAt, failed),
    work: (tx, orderSn) => completeOrder(tx, { orderSn, event: 'receive', operator: systemOperator }),
    onFailure,
  });
}

/** The buyer has said nothing: good. */
export async function evaluateSilentLines(db: Database, { onFailure }: TimerOptions): Promise<number> {
  const { autoEvaluation } = await getSetting(db, 'ORDER_SETTING');
  const isDue = and(
    eq(orderLines.commentState, 'UNFINISHED'),
    lte(orderLines.completedAt, before(autoEvaluation * dayMs)),
  );
  return eachDue(db, {
    claim: async (tx, failed) => {
      const [line] = await tx
        .select({ sn: orderLines.sn })
        .from(orderLines)
        .where(and(isDue, except(orderLines.sn, failed)))
        .orderBy(asc(orderLines.completedAt))
        .limit(1)
        .for('update', { skipLocked: true });
      return line?.sn;
    },
    work: (tx, lineSn) => evaluateByDefault(tx, { lineSn }),
    onFailure,
  });
}

/** Goods can be sent back no longer. A line with an after-sale under way waits for its end. */
export async function closeAfterSaleWindows(db: Database): Promise<number> {
  const { closeAfterSale } = await getSetting(db, 'ORDER_SETTING');
  const { from, to } = plainStep(lineAfterSaleCycle, 'expire');
  const closed = await db
    .update(orderLines)
    .set({ afterSaleState: to, updatedAt: now() })
    .where(
      and(
        inArray(orderLines.afterSaleState, from),
        lte(orderLines.completedAt, before(closeAfterSale * dayMs)),
        or(eq(orderLines.afterSaleState, 'NOT_APPLIED'), ne(orderLines.refundState, 'REFUNDING')),
      ),
    )
    .returning({ sn: orderLines.sn });
  return closed.length;
}

/** Nothing can be complained about any longer. */
export async function closeComplaintWindows(db: Database): Promise<number> {
  const { closeComplaint } = await getSetting(db, 'ORDER_SETTING');
  const { from, to } = plainStep(lineComplainCycle, 'expire');
  const closed = await db
    .update(orderLines)
    .set({ complainState: to, updatedAt: now() })
    .from(orders)
    .where(
      and(
        eq(orders.sn, orderLines.orderSn),
        inArray(orderLines.complainState, from),
        lte(orders.paidAt, before(closeComplaint * dayMs)),
      ),
    )
    .returning({ sn: orderLines.sn });
  return closed.length;
}

async function claimOrder(
  tx: Database,
  isDue: SQL | undefined,
  since: PgColumn,
  failed: string[],
): Promise<string | undefined> {
  const [order] = await tx
    .select({ sn: orders.sn })
    .from(orders)
    .where(and(isDue, except(orders.sn, failed)))
    .orderBy(asc(since))
    .limit(1)
    .for('update', { skipLocked: true });
  return order?.sn;
}

const except = (column: PgColumn, keys: string[]) => (keys.length > 0 ? notInArray(column, keys) : undefined);
