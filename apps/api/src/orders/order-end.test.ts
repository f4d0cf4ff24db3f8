import { describe, expect, test } from 'vitest';
import { orderEnd } from './order-end.ts';

const setting = { autoCancel: 30, autoReceive: 10 };
const createdAt = new Date('2026-11-21T01:00:00Z');
const shippedAt = new Date('2026-11-22T01:00:00Z');

describe('when an order goes on by itself', () => {
  test('an unpaid order ends after the minutes of the setting', () => {
    expect(orderEnd({ state: 'UNPAID', createdAt, shippedAt: null }, setting)).toBe(Date.parse('2026-11-21T01:30:00Z'));
  });

  test('a shipped order is received after the days of the setting', () => {
    expect(orderEnd({ state: 'DELIVERED', createdAt, shippedAt }, setting)).toBe(Date.parse('2026-12-02T01:00:00Z'));
  });

  test.each(['UNDELIVERED', 'PARTS_DELIVERED', 'TAKE', 'COMPLETED', 'CANCELLED'] as const)(
    'nothing runs out at %s',
    (state) => {
      expect(orderEnd({ state, createdAt, shippedAt }, setting)).toBeNull();
    },
  );
});
