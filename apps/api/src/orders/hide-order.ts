import { Refusal } from '@silkboat/contract/refusal';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { orders } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { getOrderOf, isInScope } from './own-order.ts';

/** Takes an order that has ended out of its buyer's list; the store and the platform keep it. */
export async function hideOrder(
  db: Database,
  { orderSn, memberId }: { orderSn: string; memberId: string },
): Promise<void> {
  await getOrderOf(db, { orderSn, memberId, refusal: 'NOT_OWNER' });
  const [hidden] = await db
    .update(orders)
    .set({ hiddenAt: now() })
    .where(and(eq(orders.sn, orderSn), inArray(orders.state, ['COMPLETED', 'CANCELLED']), isInScope({ memberId })))
    .returning({ sn: orders.sn });
  if (!hidden) throw new Refusal('ORDER_NOT_DELETABLE');
}
