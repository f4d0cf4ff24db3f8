import type { AllowedOperations } from '@silkboat/contract/order-shapes';
import { canAdvance, type OrderRow } from './advance-order.ts';

type Judged = Pick<OrderRow, 'state' | 'payState' | 'deliverState' | 'orderType' | 'deliveryMethod'>;

const among = <T extends string>(value: T, ...values: NoInfer<T>[]): boolean => values.includes(value);

/** What a list offers for an order. */
export function allowedInList(order: Judged): AllowedOperations {
  const { state, payState, deliverState, orderType } = order;
  const editConsignee = deliverState === 'UNDELIVERED';
  return {
    cancel: among(state, 'UNPAID', 'PAID', 'UNDELIVERED'),
    pay: state === 'UNPAID',
    ship: editConsignee && state === 'UNDELIVERED',
    rog: canAdvance(order, 'receive'),
    showLogistics: deliverState === 'DELIVERED' && state === 'DELIVERED',
    editConsignee,
    editPrice: payState === 'UNPAID' && state === 'UNPAID',
    take: orderType === 'VIRTUAL' && state === 'TAKE',
  };
}

/** What the page of one order offers: a little more, and more exactly. */
export function allowedInDetail(order: Judged): AllowedOperations {
  const { state, payState, deliverState, orderType, deliveryMethod } = order;
  const editConsignee =
    orderType === 'NORMAL' &&
    among(deliverState, 'UNDELIVERED', 'PARTS_DELIVERED') &&
    state !== 'CANCELLED' &&
    deliveryMethod !== 'SELF_PICK_UP';
  return {
    ...allowedInList(order),
    cancel: canAdvance(order, 'cancel'),
    pay: state === 'UNPAID' && payState === 'UNPAID',
    ship: editConsignee && (state === 'UNDELIVERED' || deliverState === 'PARTS_DELIVERED'),
    showLogistics: among(deliverState, 'DELIVERED', 'PARTS_DELIVERED') && among(state, 'DELIVERED', 'PARTS_DELIVERED'),
    editConsignee,
    take:
      (orderType === 'VIRTUAL' && state === 'TAKE') ||
      (deliveryMethod === 'SELF_PICK_UP' && state === 'STAY_PICKED_UP'),
  };
}
