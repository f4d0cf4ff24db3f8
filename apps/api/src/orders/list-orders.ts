import type { Page } from '@silkboat/contract/fields';
import type { OrderSummary } from '@silkboat/contract/order-shapes';
import type { OrderCounts, OrderFilter } from '@silkboat/contract/orders';
import type { Language } from '@silkboat/contract/result-codes';
import { and, asc, count, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pagingOf, toPage } from '#db/paging.ts';
import { orderLines, orders } from '#db/schema/index.ts';
import { getSetting } from '../site/settings.ts';
import { withNamesIn } from './english-names.ts';
import { orderEnd } from './order-end.ts';
import { awaitsComment, ordersWhere } from './order-filter.ts';
import { isInScope, type OrderScope } from './own-order.ts';
import { toOrderSummary } from './to-order.ts';

/** One page of orders with their lines, newest first: four queries, however many orders. */
export async function listOrders(
  db: Database,
  { filter, language, ...scope }: OrderScope & { filter: OrderFilter; language: Language },
): Promise<Page<OrderSummary>> {
  const where = ordersWhere(db, scope, filter);
  const paging = pagingOf(filter);
  const [rows, total, setting] = await Promise.all([
    db.select().from(orders).where(where).orderBy(desc(orders.id)).limit(paging.size).offset(paging.offset),
    db.$count(orders, where),
    getSetting(db, 'ORDER_SETTING'),
  ]);
  const [named, linesOf] = await Promise.all([
    withNamesIn(language, db, rows),
    groupLines(
      db,
      rows.map(({ sn }) => sn),
    ),
  ]);
  return toPage(
    named.map((order) =>
      toOrderSummary(order, linesOf.get(order.sn) ?? [], { language, endsAt: orderEnd(order, setting) }),
    ),
    total,
    paging,
  );
}

async function groupLines(db: Database, orderSns: string[]) {
  if (orderSns.length === 0) return new Map<string, never[]>();
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderSn, orderSns))
    .orderBy(asc(orderLines.id));
  return Map.groupBy(lines, ({ orderSn }) => orderSn);
}

/** How many orders each tab of a member holds. */
export async function countOrders(db: Database, { memberId }: { memberId: string }): Promise<OrderCounts> {
  const isOwn = isInScope({ memberId });
  const hasLineToEvaluate = exists(
    db
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderSn, orders.sn), awaitsComment)),
  );
  const [byState, toEvaluate] = await Promise.all([
    db.select({ state: orders.state, count: count() }).from(orders).where(isOwn).groupBy(orders.state),
    db.$count(orders, and(isOwn, eq(orders.state, 'COMPLETED'), hasLineToEvaluate)),
  ]);
  const counts = new Map(byState.map((row) => [row.state, row.count]));
  return {
    ALL: byState.reduce((sum, row) => sum + row.count, 0),
    WAIT_PAY: counts.get('UNPAID') ?? 0,
    WAIT_SHIP: counts.get('UNDELIVERED') ?? 0,
    WAIT_ROG: counts.get('DELIVERED') ?? 0,
    COMPLETE: counts.get('COMPLETED') ?? 0,
    CANCELLED: counts.get('CANCELLED') ?? 0,
    WAIT_COMMENT: toEvaluate,
  };
}
