import type { OrderDetail } from '@silkboat/contract/order-shapes';

export type StepName = 'submit' | 'pay' | 'ship' | 'receive' | 'take' | 'evaluate' | 'cancel';

export interface OrderStep {
  name: StepName;
  isDone: boolean;
  /** When it was done; null where the shop keeps no time. */
  time: string | null;
}

type Stepped = Pick<
  OrderDetail['order'],
  | 'orderStatus'
  | 'payStatus'
  | 'orderType'
  | 'deliveryMethod'
  | 'createTime'
  | 'paymentTime'
  | 'logisticsTime'
  | 'completeTime'
>;

/** The way of an order. One that was cancelled ends there, after what had been done before. */
export function orderSteps(
  order: Stepped,
  { isEvaluated, cancelledAt }: { isEvaluated: boolean; cancelledAt: string | null },
): OrderStep[] {
  const { orderStatus, createTime, paymentTime, logisticsTime, completeTime } = order;
  const isPaid = order.payStatus === 'PAID';
  const isComplete = orderStatus === 'COMPLETED';
  const isShipped = isComplete || orderStatus === 'DELIVERED';
  const isHandedOver = order.orderType !== 'NORMAL' || order.deliveryMethod === 'SELF_PICK_UP';

  const submit: OrderStep = { name: 'submit', isDone: true, time: createTime };
  const pay: OrderStep = { name: 'pay', isDone: isPaid, time: paymentTime };
  const ship: OrderStep = { name: 'ship', isDone: isShipped, time: logisticsTime };

  if (orderStatus === 'CANCELLED') {
    const done = [submit, pay, { ...ship, isDone: logisticsTime !== null }].filter(({ isDone }) => isDone);
    return [...done, { name: 'cancel', isDone: true, time: cancelledAt }];
  }
  return [
    submit,
    pay,
    ...(isHandedOver ? [] : [ship]),
    { name: isHandedOver ? 'take' : 'receive', isDone: isComplete, time: completeTime },
    { name: 'evaluate', isDone: isEvaluated, time: null },
  ];
}
