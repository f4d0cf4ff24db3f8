import { expect, test } from 'vitest';
import type { OrderRow } from './advance-order.ts';
import { allowedInDetail, allowedInList } from './allowed-operations.ts';

type Judged = Parameters<typeof allowedInList>[0];

const order = (state: OrderRow['state'], more: Partial<Judged> = {}): Judged => ({
  state,
  payState: state === 'UNPAID' ? 'UNPAID' : 'PAID',
  deliverState: 'UNDELIVERED',
  orderType: 'NORMAL',
  deliveryMethod: 'LOGISTICS',
  ...more,
});

const names = (allowed: object) =>
  Object.entries(allowed)
    .filter(([, is]) => is)
    .map(([name]) => name);

test.each([
  [order('UNPAID'), ['cancel', 'pay', 'editConsignee', 'editPrice'], ['cancel', 'pay', 'editConsignee', 'editPrice']],
  [order('PAID'), ['cancel', 'editConsignee'], ['cancel', 'editConsignee']],
  [order('UNDELIVERED'), ['cancel', 'ship', 'editConsignee'], ['cancel', 'ship', 'editConsignee']],
  [order('PARTS_DELIVERED', { deliverState: 'PARTS_DELIVERED' }), [], ['ship', 'showLogistics', 'editConsignee']],
  [order('DELIVERED', { deliverState: 'DELIVERED' }), ['rog', 'showLogistics'], ['rog', 'showLogistics']],
  [order('STAY_PICKED_UP', { deliveryMethod: 'SELF_PICK_UP' }), ['editConsignee'], ['cancel', 'take']],
  [order('TAKE', { orderType: 'VIRTUAL', deliveryMethod: 'VIRTUAL' }), ['editConsignee', 'take'], ['cancel', 'take']],
  [order('COMPLETED', { deliverState: 'DELIVERED' }), [], []],
  [order('CANCELLED'), ['editConsignee'], []],
] as [Judged, string[], string[]][])(
  '$0.state: what the list offers and what the page offers',
  (judged, list, page) => {
    expect(new Set(names(allowedInList(judged)))).toEqual(new Set(list));
    expect(new Set(names(allowedInDetail(judged)))).toEqual(new Set(page));
  },
);
