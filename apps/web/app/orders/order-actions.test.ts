import { describe, expect, test } from 'vitest';
import { actionsOf, mainAction } from './order-actions.ts';

const nothing = { pay: false, cancel: false, receive: false, track: false };
const order = (
  state: Parameters<typeof actionsOf>[0]['state'],
  more: Partial<Parameters<typeof actionsOf>[0]> = {},
) => ({
  state,
  allows: nothing,
  isGift: false,
  lines: [{ comment: 'NEW' as const }],
  ...more,
});

describe('what a buyer can do with an order', () => {
  test('an unpaid order is paid or cancelled', () => {
    expect(actionsOf(order('UNPAID', { allows: { ...nothing, pay: true, cancel: true } }))).toEqual(['pay', 'cancel']);
  });

  test('a shipped order is received or followed', () => {
    expect(actionsOf(order('DELIVERED', { allows: { ...nothing, receive: true, track: true } }))).toEqual([
      'receive',
      'track',
    ]);
  });

  test('an order that was shipped in part can be followed', () => {
    expect(actionsOf(order('PARTS_DELIVERED'))).toEqual(['track']);
  });

  test.each(['TAKE', 'STAY_PICKED_UP'] as const)('the code is shown at %s', (state) => {
    expect(actionsOf(order(state))).toEqual(['code']);
  });

  test('a completed order is evaluated first, once per line', () => {
    const lines = [{ comment: 'FINISHED' as const }, { comment: 'UNFINISHED' as const }];

    expect(actionsOf(order('COMPLETED', { lines }))).toEqual(['evaluate', 'again', 'delete']);
    expect(actionsOf(order('COMPLETED', { lines: lines.slice(0, 1) }))).toEqual(['again', 'delete']);
  });

  test('nobody buys a gift again', () => {
    expect(actionsOf(order('CANCELLED', { isGift: true }))).toEqual(['delete']);
  });

  test('giving up is never the button', () => {
    expect(mainAction(['cancel'])).toBeUndefined();
    expect(mainAction(['track'])).toBeUndefined();
    expect(mainAction(['pay', 'cancel'])).toBe('pay');
  });
});
