import { Refusal } from '@silkboat/contract/refusal';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { orderLines } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { giveBackCoupons } from '../coupons/member-coupons.ts';
import { releaseStock, returnStock } from '../goods/stock.ts';
import { changePoints } from '../members/points.ts';
import { refundOrder } from '../payments/refunds.ts';
import { advanceOrder, listLines, type OrderRow } from './advance-order.ts';
import { type Operator, systemOperator } from './operator.ts';

interface Cancelling {
  orderSn: string;
  /** `timeOut` is legal only while nothing is paid. */
  event: 'cancel' | 'timeOut';
  reason: string;
  operator: Operator;
}

/**
 * Ends an order that is not shipped and gives everything back: stock to the shelf, coupons and points to the member,
 * and the money the way it came. Run it in a transaction.
 */
export async function cancelOrder(tx: Database, { orderSn, event, reason, operator }: Cancelling): Promise<void> {
  const how = event === 'timeOut' ? '系统取消' : '取消';
  const order = await advanceOrder(tx, {
    orderSn,
    event,
    operator,
    messages: [`订单[${orderSn}]${how}，原因为：${reason}`],
    change: { cancelReason: reason, cancelledAt: now() },
  });
  const lines = await listLines(tx, orderSn);
  // Its money is already being given back in part; cancelling would give it back twice.
  if (lines.some(({ refundState }) => refundState === 'REFUNDING')) {
    throw new Refusal('ORDER_NOT_CANCELLABLE', { zh: '售后处理中', en: 'an after-sale is under way' });
  }

  const isPaid = order.payState === 'PAID';
  if (isPaid) await returnStock(tx, { lines });
  else await releaseStock(tx, { lines });
  await giveBackCoupons(tx, { tradeSn: order.tradeSn, orderSn });
  if (isPaid) {
    const refunded = lines.reduce((sum, { refundPrice }) => sum + refundPrice, 0);
    await tx
      .update(orderLines)
      .set({ refundState: 'ALL_REFUND', refundPrice: orderLines.flowPrice, updatedAt: now() })
      .where(eq(orderLines.orderSn, orderSn));
    await refundOrder(tx, { order, amount: order.flowPrice - refunded, reason });
    await takeGiftsBack(tx, order);
  }
  await givePointsBack(tx, order);
}

/** After-sales have given back every piece of an order: it ends. They have moved the money; coupons and gifts are left. */
export async function closeRefundedOrder(tx: Database, { orderSn }: { orderSn: string }): Promise<void> {
  const reason = '订单货物全部退款';
  const order = await advanceOrder(tx, {
    orderSn,
    event: 'refundAll',
    operator: systemOperator,
    messages: [`订单[${orderSn}]系统取消，原因为：${reason}`],
    change: { cancelReason: reason, cancelledAt: now() },
  });
  await giveBackCoupons(tx, { tradeSn: order.tradeSn, orderSn });
  await takeGiftsBack(tx, order);
}

async function givePointsBack(tx: Database, { sn, memberId, price }: OrderRow): Promise<void> {
  await changePoints(tx, {
    memberId,
    change: price.payPoint,
    content: `订单取消，积分返还：${price.payPoint}分`,
    cause: `order-cancel:${sn}`,
  });
}

/** Else ordering and cancelling would be a way to collect gifts. */
async function takeGiftsBack(tx: Database, { sn, memberId, giftPoints }: OrderRow): Promise<void> {
  await changePoints(tx, {
    memberId,
    change: -giftPoints,
    content: `订单取消，满优惠赠送积分收回：${giftPoints}分`,
    cause: `order-gift-back:${sn}`,
  });
}
