import type { Setting } from '../site/settings.ts';
import type { OrderRow } from './advance-order.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** When a timer takes the order further if nobody does (see order-timers.ts), in epoch milliseconds. */
export function orderEnd(
  { state, createdAt, shippedAt }: Pick<OrderRow, 'state' | 'createdAt' | 'shippedAt'>,
  { autoCancel, autoReceive }: Pick<Setting<'ORDER_SETTING'>, 'autoCancel' | 'autoReceive'>,
): number | null {
  if (state === 'UNPAID') return createdAt.getTime() + autoCancel * minuteMs;
  if (state === 'DELIVERED' && shippedAt) return shippedAt.getTime() + autoReceive * dayMs;
  return null;
}
