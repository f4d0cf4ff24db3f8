import { portion } from '@silkboat/contract/money';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { orderLines } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { changePoints } from '../members/points.ts';
import { getSetting } from '../site/settings.ts';
import { advanceLines, advanceOrder, type OrderRow } from './advance-order.ts';
import type { Operator } from './operator.ts';

interface Completing {
  orderSn: string;
  /** The parcel has arrived, or the goods were handed over against the code. */
  event: 'receive' | 'take';
  operator: Operator;
  /** Said in the log before "completed". */
  messages?: string[];
}

/** The buyer has the goods: lines can be evaluated, points for the purchase are given. Run it in a transaction. */
export async function completeOrder(
  tx: Database,
  { orderSn, event, operator, messages = [] }: Completing,
): Promise<OrderRow> {
  const order = await advanceOrder(tx, {
    orderSn,
    event,
    operator,
    messages: [...messages, `订单[${orderSn}]完成`],
    change: { completedAt: now() },
  });
  await tx.update(orderLines).set({ completedAt: order.completedAt }).where(eq(orderLines.orderSn, orderSn));
  const { closeComplaint } = await getSetting(tx, 'ORDER_SETTING');
  if (closeComplaint === 0) await advanceLines(tx, { orderSn, complain: 'expire' });
  await givePointsForPurchase(tx, order);
  return order;
}

async function givePointsForPurchase(tx: Database, { sn, memberId, flowPrice, promotionType }: OrderRow) {
  if (promotionType === 'POINTS') return;
  const { consumer } = await getSetting(tx, 'POINT_SETTING');
  const points = portion(flowPrice, consumer, 100);
  await changePoints(tx, { memberId, change: points, content: `会员下单，赠送积分${points}分`, cause: `order:${sn}` });
}
