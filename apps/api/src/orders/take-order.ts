import { Refusal } from '@silkboat/contract/refusal';
import { and, eq } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { orders } from '#db/schema/index.ts';
import type { OrderRow } from './advance-order.ts';
import { completeOrder } from './complete-order.ts';
import type { Operator } from './operator.ts';

/** The order of a store that has this code; the codes of other stores mean nothing. */
export async function getOrderByCode(
  db: Database,
  { storeId, verificationCode }: { storeId: string; verificationCode: string },
): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.verificationCode, verificationCode)));
  if (!order) throw new Refusal('ORDER_TAKE_REFUSED');
  return order;
}

interface Taking {
  storeId: string;
  verificationCode: string;
  /** Named beside the code, it must be the code's order. */
  orderSn?: string;
  operator: Operator;
}

/** Hands an order over against its code. A code works once. */
export async function takeOrder(db: Database, { orderSn, operator, ...code }: Taking): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { sn } = await getOrderByCode(tx, code);
    if (orderSn !== undefined && orderSn !== sn) throw new Refusal('ORDER_TAKE_REFUSED');
    const messages = [`订单[${sn}]核销，核销码[${code.verificationCode}]`];
    await completeOrder(tx, { orderSn: sn, event: 'take', operator, messages });
  });
}
