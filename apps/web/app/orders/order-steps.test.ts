import { describe, expect, test } from 'vitest';
import { orderSteps } from './order-steps.ts';

const order = {
  orderStatus: 'UNPAID',
  payStatus: 'UNPAID',
  orderType: 'NORMAL',
  deliveryMethod: 'LOGISTICS',
  createTime: '2026-11-20 10:00:00',
  paymentTime: null,
  logisticsTime: null,
  completeTime: null,
} as const;
const plain = { isEvaluated: false, cancelledAt: null };
const done = (steps: ReturnType<typeof orderSteps>) => steps.filter(({ isDone }) => isDone).map(({ name }) => name);

describe('the way of an order', () => {
  test('begins when it is submitted', () => {
    const steps = orderSteps(order, plain);

    expect(steps.map(({ name }) => name)).toEqual(['submit', 'pay', 'ship', 'receive', 'evaluate']);
    expect(done(steps)).toEqual(['submit']);
  });

  test('is at the parcel once it is shipped', () => {
    const shipped = {
      ...order,
      orderStatus: 'DELIVERED',
      payStatus: 'PAID',
      logisticsTime: '2026-11-21 10:00:00',
    } as const;

    expect(done(orderSteps(shipped, plain))).toEqual(['submit', 'pay', 'ship']);
  });

  test('has no parcel where the buyer shows a code', () => {
    const steps = orderSteps({ ...order, orderStatus: 'TAKE', payStatus: 'PAID', orderType: 'VIRTUAL' }, plain);

    expect(steps.map(({ name }) => name)).toEqual(['submit', 'pay', 'take', 'evaluate']);
  });

  test('ends where it was cancelled', () => {
    const steps = orderSteps({ ...order, orderStatus: 'CANCELLED' }, { ...plain, cancelledAt: '2026-11-20 10:30:00' });

    expect(steps).toEqual([
      { name: 'submit', isDone: true, time: order.createTime },
      { name: 'cancel', isDone: true, time: '2026-11-20 10:30:00' },
    ]);
  });
});
