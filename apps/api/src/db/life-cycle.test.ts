import { orderLifeCycle, orderStateLabels } from '@silkboat/contract/order-life-cycle';
import { Refusal } from '@silkboat/contract/refusal';
import { expect, test } from 'vitest';
import { plainStep, takeStep } from './life-cycle.ts';

const cancel = { event: 'cancel', refusal: 'ORDER_NOT_CANCELLABLE', labels: orderStateLabels } as const;

test('a legal step answers the next state', () => {
  expect(takeStep(orderLifeCycle, { ...cancel, from: 'UNPAID' })).toBe('CANCELLED');
  expect(takeStep(orderLifeCycle, { ...cancel, event: 'confirm', from: 'PAID', to: 'TAKE' })).toBe('TAKE');
});

test('an illegal step is refused in both languages and names the state', () => {
  const refusal = refusalOf(() => takeStep(orderLifeCycle, { ...cancel, from: 'DELIVERED' }));

  expect(refusal.reason).toBe('ORDER_NOT_CANCELLABLE');
  expect(refusal.sentence('zh-CN')).toBe('当前订单状态不可取消-当前状态为已发货');
  expect(refusal.sentence('en')).toContain('“Shipped”');
});

test('an end that the table does not know is a fault of ours, not of the client', () => {
  expect(() => takeStep(orderLifeCycle, { ...cancel, event: 'confirm', from: 'PAID', to: 'COMPLETED' })).toThrow(
    /cannot end/,
  );
  expect(() => takeStep(orderLifeCycle, { ...cancel, event: 'confirm', from: 'PAID' })).toThrow(/told its end/);
  expect(() => plainStep(orderLifeCycle, 'confirm')).toThrow(/3 ends/);
});

test('an event with one end tells where it may start', () => {
  expect(plainStep(orderLifeCycle, 'ship')).toEqual({ from: ['UNDELIVERED', 'PARTS_DELIVERED'], to: 'DELIVERED' });
});

function refusalOf(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
