import { nextStates } from '@silkboat/contract/life-cycle';
import {
  deliverLifeCycle,
  lineAfterSaleCycle,
  lineCommentCycle,
  lineComplainCycle,
  type OrderEvent,
  type OrderState,
  orderLifeCycle,
  orderStateLabels,
  payLifeCycle,
} from '@silkboat/contract/order-life-cycle';
import { Refusal } from '@silkboat/contract/refusal';
import type { ResultCodeName } from '@silkboat/contract/result-codes';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { plainStep, takeStep } from '#db/life-cycle.ts';
import { orderLines, orders } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { logOrder, type Operator } from './operator.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

/** The "no" that a client hears when an event comes at the wrong time. */
const refusals: Record<OrderEvent, ResultCodeName> = {
  pay: 'PAY_BAN',
  confirm: 'PAY_ERROR',
  shipPart: 'ORDER_NOT_DELIVERABLE',
  ship: 'ORDER_NOT_DELIVERABLE',
  receive: 'ORDER_NOT_RECEIVABLE',
  take: 'ORDER_TAKE_REFUSED',
  cancel: 'ORDER_NOT_CANCELLABLE',
  timeOut: 'ORDER_NOT_CANCELLABLE',
  refundAll: 'ORDER_NOT_CANCELLABLE',
};

export interface OrderStep {
  orderSn: string;
  event: OrderEvent;
  /** Which end, where the event has several. */
  to?: OrderState;
  operator: Operator;
  /** What the log says; the contract fixes the words. */
  messages: string[];
  /** What else the step changes on the order. */
  change?: Partial<typeof orders.$inferInsert>;
}

/**
 * The one way in which an order changes its state: locks the row, asks the table, writes the state, what hangs on it
 * (payment and delivery state, states of the lines) and the log. An illegal step is refused, naming the state.
 */
export async function advanceOrder(tx: Database, step: OrderStep): Promise<OrderRow> {
  const { orderSn, event, operator, messages, change } = step;
  const before = await lockOrder(tx, orderSn);
  const state = takeStep(orderLifeCycle, {
    from: before.state,
    event,
    to: step.to,
    refusal: refusals[event],
    labels: orderStateLabels,
  });

  const [order] = await tx
    .update(orders)
    .set({ ...change, ...sideStates(before, event), state, updatedAt: now() })
    .where(eq(orders.sn, orderSn))
    .returning();
  if (opensAfterSale(event, state)) await advanceLines(tx, { orderSn, afterSale: 'open', complain: 'open' });
  if (state === 'COMPLETED') await advanceLines(tx, { orderSn, comment: 'open' });
  await logOrder(tx, { orderSn, operator, messages });
  return order!;
}

/** Takes the order for this transaction alone; every change of an order begins here. */
export async function lockOrder(tx: Database, orderSn: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.sn, orderSn)).for('update');
  if (!order) throw new Refusal('ORDER_NOT_EXIST');
  return order;
}

/** Locks every order of a trade, always in the same order, so that two payments of it wait instead of blocking each other. */
export async function lockOrdersOfTrade(tx: Database, tradeSn: string): Promise<OrderRow[]> {
  return tx.select().from(orders).where(eq(orders.tradeSn, tradeSn)).orderBy(asc(orders.sn)).for('update');
}

export const listLines = (db: Database, orderSn: string): Promise<OrderLineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderSn, orderSn)).orderBy(asc(orderLines.id));

function sideStates({ payState, deliverState }: OrderRow, event: OrderEvent): Partial<OrderRow> {
  if (event === 'pay') return { payState: takeStep(payLifeCycle, { from: payState, event, refusal: 'PAY_DOUBLE' }) };
  if (event === 'ship' || event === 'shipPart') {
    return {
      deliverState: takeStep(deliverLifeCycle, { from: deliverState, event, refusal: 'ORDER_NOT_DELIVERABLE' }),
    };
  }
  return {};
}

/** What can be held in the hands, or picked up, can be sent back and complained about. */
const opensAfterSale = (event: OrderEvent, state: OrderState): boolean =>
  event === 'ship' || (event === 'confirm' && state !== 'UNDELIVERED');

interface LineStep {
  orderSn: string;
  afterSale?: 'open' | 'expire';
  comment?: 'open' | 'evaluate';
  complain?: 'open' | 'expire';
}

/** Walks all lines of an order; those for which the step is not legal stay as they are. */
export async function advanceLines(tx: Database, { orderSn, afterSale, comment, complain }: LineStep): Promise<void> {
  const ofOrder = eq(orderLines.orderSn, orderSn);
  const updatedAt = now();
  if (afterSale) {
    const { from, to } = plainStep(lineAfterSaleCycle, afterSale);
    await tx
      .update(orderLines)
      .set({ afterSaleState: to, updatedAt })
      .where(and(ofOrder, inArray(orderLines.afterSaleState, from)));
  }
  if (comment) {
    const { from, to } = plainStep(lineCommentCycle, comment);
    await tx
      .update(orderLines)
      .set({ commentState: to, updatedAt })
      .where(and(ofOrder, inArray(orderLines.commentState, from)));
  }
  if (complain) {
    const { from, to } = plainStep(lineComplainCycle, complain);
    await tx
      .update(orderLines)
      .set({ complainState: to, updatedAt })
      .where(and(ofOrder, inArray(orderLines.complainState, from)));
  }
}

/** Whether an event would be legal now. */
export const canAdvance = (order: Pick<OrderRow, 'state'>, event: OrderEvent): boolean =>
  nextStates(orderLifeCycle, order.state, event).length > 0;
