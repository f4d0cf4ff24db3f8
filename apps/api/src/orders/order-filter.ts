import { parseDateTime } from '@silkboat/contract/dates';
import { toFen } from '@silkboat/contract/money';
import type { OrderState } from '@silkboat/contract/order-life-cycle';
import type { OrderFilter, OrderTag } from '@silkboat/contract/orders';
import { Refusal } from '@silkboat/contract/refusal';
import { and, eq, exists, gte, ilike, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { containing } from '#db/containing.ts';
import { orderLines, orders } from '#db/schema/index.ts';
import { isInScope, type OrderScope } from './own-order.ts';

const stateOfTag: Partial<Record<OrderTag, OrderState>> = {
  WAIT_PAY: 'UNPAID',
  WAIT_SHIP: 'UNDELIVERED',
  WAIT_ROG: 'DELIVERED',
  COMPLETE: 'COMPLETED',
  CANCELLED: 'CANCELLED',
};

/** The orders that a scope and a filter leave over. Goods are looked for in the lines, without joining them. */
export function ordersWhere(db: Database, scope: OrderScope, filter: OrderFilter): SQL | undefined {
  const { tag = 'ALL', keywords, goodsName, commentStatus } = filter;
  const state = stateOfTag[tag];
  const hasLine = (condition: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(orderLines)
        .where(and(eq(orderLines.orderSn, orders.sn), condition)),
    );
  return and(
    isInScope(scope),
    state && eq(orders.state, state),
    tag === 'WAIT_COMMENT' ? and(eq(orders.state, 'COMPLETED'), hasLine(awaitsComment)) : undefined,
    keywords
      ? or(
          contains(orders.sn, keywords),
          contains(orders.consigneeName, keywords),
          contains(orders.consigneeMobile, keywords),
          contains(orders.storeName, keywords),
          hasLine(named(keywords)),
        )
      : undefined,
    goodsName ? hasLine(named(goodsName)) : undefined,
    commentStatus && hasLine(eq(orderLines.commentState, commentStatus)),
    equals(orders.state, filter.orderStatus),
    equals(orders.payState, filter.payStatus),
    equals(orders.orderType, filter.orderType),
    equals(orders.promotionType, filter.orderPromotionType),
    equals(orders.paymentMethod, filter.paymentMethod),
    equals(orders.clientType, filter.clientType),
    equals(orders.parentOrderSn, filter.parentOrderSn),
    equals(orders.tradeSn, filter.tradeSn),
    filter.promotionId ? hasLine(contains(orderLines.promotionId, filter.promotionId)) : undefined,
    filter.orderItemSn ? hasLine(eq(orderLines.sn, filter.orderItemSn)) : undefined,
    filter.orderSn ? contains(orders.sn, filter.orderSn) : undefined,
    filter.shipName ? contains(orders.consigneeName, filter.shipName) : undefined,
    filter.buyerName ? contains(orders.memberName, filter.buyerName) : undefined,
    priceBetween(filter.flowPrice),
    createdBetween(filter),
  );
}

export const awaitsComment = eq(orderLines.commentState, 'UNFINISHED');

/** Clients send empty text for "any". */
const equals = (column: PgColumn, value: string | undefined) => (value ? eq(column, value) : undefined);

export const contains = (column: PgColumn, text: string) => ilike(column, containing(text));

const named = (text: string) => or(contains(orderLines.goodsName, text), contains(orderLines.goodsNameEn, text));

/** `min` or `min_max` in yuan. */
function priceBetween(text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const match = /^(\d{1,10}(?:\.\d+)?)?(?:_(\d{1,10}(?:\.\d+)?)?)?$/.exec(text);
  if (!match) throw new Refusal('PRICE_RANGE');
  const [, min, max] = match;
  return and(
    min === undefined ? undefined : gte(orders.flowPrice, toFen(Number(min))),
    max === undefined ? undefined : lte(orders.flowPrice, toFen(Number(max))),
  );
}

const dayMs = 86_400_000;

/** Whole days of GMT+8. */
function createdBetween({ startDate, endDate }: OrderFilter): SQL | undefined {
  const [start, end] = [startDate, endDate].map((day) => (day ? dayOf(day) : undefined));
  return and(start && gte(orders.createdAt, start), end && lt(orders.createdAt, new Date(end.getTime() + dayMs)));
}

function dayOf(text: string): Date {
  const day = parseDateTime(text.slice(0, 10));
  if (!day) throw new Refusal('INVALID_PARAMETERS', { zh: '日期格式不正确', en: 'The date is not valid' });
  return day;
}
