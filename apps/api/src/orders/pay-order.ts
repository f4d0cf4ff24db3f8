import { randomInt } from 'node:crypto';
import { type OrderState, type PaymentMethod, paymentMethodLabels } from '@silkboat/contract/order-life-cycle';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { orders } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { grantCoupon } from '../coupons/member-coupons.ts';
import { takeStock } from '../goods/stock.ts';
import { changePoints } from '../members/points.ts';
import { advanceOrder, listLines, type OrderRow } from './advance-order.ts';
import { systemOperator } from './operator.ts';

interface Payment {
  orderSn: string;
  method: PaymentMethod;
  /** The number under which the money came in. */
  reference: string;
}

/**
 * The money for an order is there: the order is paid, its reserved stock is sold, its gifts are given, and it waits
 * for the parcel, the pick-up or the code. Booking the money is the caller's part.
 */
export async function payOrder(tx: Database, { orderSn, method, reference }: Payment): Promise<OrderRow> {
  const paid = await advanceOrder(tx, {
    orderSn,
    event: 'pay',
    operator: systemOperator,
    messages: [`订单付款，付款方式[${paymentMethodLabels[method].zh}]`],
    change: { paymentMethod: method, receivableNo: reference, paidAt: now() },
  });
  await takeStock(tx, { lines: await listLines(tx, orderSn) });

  const to = stateAfterPayment(paid);
  const confirmed = await advanceOrder(tx, {
    orderSn,
    event: 'confirm',
    to,
    operator: systemOperator,
    messages: ['库存确认'],
    change: to === 'UNDELIVERED' ? {} : { verificationCode: await newVerificationCode(tx, paid.storeId) },
  });
  await giveGifts(tx, confirmed);
  return confirmed;
}

function stateAfterPayment({ orderType, deliveryMethod }: OrderRow): OrderState {
  if (orderType !== 'NORMAL') return 'TAKE';
  return deliveryMethod === 'SELF_PICK_UP' ? 'STAY_PICKED_UP' : 'UNDELIVERED';
}

/** Eight digits that the store has never given out before; the unique index has the last word. */
async function newVerificationCode(tx: Database, storeId: string): Promise<string> {
  const candidates = Array.from({ length: 8 }, () => String(randomInt(10_000_000, 100_000_000)));
  const taken = await tx
    .select({ code: orders.verificationCode })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.verificationCode, candidates)));
  const free = candidates.find((candidate) => !taken.some(({ code }) => code === candidate));
  if (!free) throw new Error(`Store ${storeId} runs out of verification codes`);
  return free;
}

/** Gifts of the store's full discount. */
async function giveGifts(tx: Database, { sn, memberId, giftPoints, giftCouponIds }: OrderRow): Promise<void> {
  for (const couponId of giftCouponIds) await grantCoupon(tx, { memberId, couponId });
  await changePoints(tx, {
    memberId,
    change: giftPoints,
    content: `订单满优惠赠送积分${giftPoints}`,
    cause: `order-gift:${sn}`,
  });
}
