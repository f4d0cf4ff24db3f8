import { Refusal } from '@silkboat/contract/refusal';
import type { ResultCodeName } from '@silkboat/contract/result-codes';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { orders } from '#db/schema/index.ts';
import type { OrderRow } from './advance-order.ts';

/** Whose orders somebody may see and move: a member's own, a store's own, or, with neither, the platform's all. */
export interface OrderScope {
  memberId?: string | undefined;
  storeId?: string | undefined;
}

export const isInScope = ({ memberId, storeId }: OrderScope) =>
  and(
    // What the buyer took out of the own list is gone for the buyer alone.
    memberId === undefined ? undefined : and(eq(orders.memberId, memberId), isNull(orders.hiddenAt)),
    storeId === undefined ? undefined : eq(orders.storeId, storeId),
  );

/** Somebody else's order does not exist. Some calls say that with another code, which their clients expect. */
export async function getOrderOf(
  db: Database,
  { orderSn, refusal = 'ORDER_NOT_EXIST', ...scope }: OrderScope & { orderSn: string; refusal?: ResultCodeName },
): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.sn, orderSn), isInScope(scope)));
  if (!order) throw new Refusal(refusal);
  return order;
}
