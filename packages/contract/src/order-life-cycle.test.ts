import { expect, test } from 'vitest';
import { type LifeCycle, nextStates } from './life-cycle.ts';
import {
  deliverLifeCycle,
  lineAfterSaleCycle,
  lineCommentCycle,
  lineComplainCycle,
  lineRefundCycle,
  type OrderEvent,
  orderLifeCycle,
  orderStates,
  payLifeCycle,
} from './order-life-cycle.ts';

/** Every word of the wire can be reached, except those that existing clients know but the shop never sets. */
test.each([
  [orderLifeCycle, []],
  [payLifeCycle, []],
  [deliverLifeCycle, ['RECEIVED']],
  [lineAfterSaleCycle, []],
  [lineCommentCycle, ['WAIT_CHASE']],
  [lineComplainCycle, []],
  [lineRefundCycle, []],
] as [LifeCycle<string, string>, string[]][])('$name: every state can be reached from the start', (cycle, unused) => {
  const reached = new Set([cycle.initial]);
  for (const state of reached) {
    for (const event of Object.keys(cycle.steps[state]!)) {
      for (const next of nextStates(cycle, state, event)) reached.add(next);
    }
  }

  expect(Object.keys(cycle.steps).filter((state) => !reached.has(state))).toEqual(unused);
});

const allowed: Record<OrderEvent, string[]> = {
  pay: ['UNPAID'],
  confirm: ['PAID'],
  shipPart: ['UNDELIVERED', 'PARTS_DELIVERED'],
  ship: ['UNDELIVERED', 'PARTS_DELIVERED'],
  receive: ['DELIVERED'],
  take: ['STAY_PICKED_UP', 'TAKE'],
  cancel: ['UNPAID', 'PAID', 'UNDELIVERED', 'STAY_PICKED_UP', 'TAKE'],
  timeOut: ['UNPAID'],
  refundAll: ['DELIVERED', 'STAY_PICKED_UP', 'TAKE', 'COMPLETED'],
};

test.each(Object.entries(allowed))('an order accepts %s only from %s', (event, states) => {
  const from = orderStates.filter((state) => nextStates(orderLifeCycle, state, event as OrderEvent).length > 0);

  expect(new Set(from)).toEqual(new Set(states));
});
