import { formatDateTime } from '@silkboat/contract/dates';
import type { Page } from '@silkboat/contract/fields';
import { toYuan } from '@silkboat/contract/money';
import type { OrderState } from '@silkboat/contract/order-life-cycle';
import type { Receipt } from '@silkboat/contract/receipts';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Database, inTransaction } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { pagingOf, toPage } from '#db/paging.ts';
import { orderLines, orders, receipts } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { lockOrder, type OrderLineRow } from './advance-order.ts';
import { contains } from './order-filter.ts';
import { getOrderOf } from './own-order.ts';

type ReceiptRow = typeof receipts.$inferSelect;

interface ReceiptFilter {
  pageNumber?: number;
  pageSize?: number;
  receiptTitle?: string;
  taxpayerId?: string;
  storeName?: string;
  orderSn?: string;
  receiptStatus?: number;
  storeId?: string;
}

/** A member's invoices, newest first. */
export async function listReceipts(
  db: Database,
  { memberId, filter }: { memberId: string; filter: ReceiptFilter },
): Promise<Page<Receipt & { orderStatus: OrderState }>> {
  const like = (column: PgColumn, text: string | undefined) => (text ? contains(column, text) : undefined);
  const { receiptStatus, storeId } = filter;
  const where = and(
    eq(receipts.memberId, memberId),
    like(receipts.receiptTitle, filter.receiptTitle),
    like(receipts.taxpayerId, filter.taxpayerId),
    like(receipts.storeName, filter.storeName),
    like(receipts.orderSn, filter.orderSn),
    receiptStatus === undefined ? undefined : eq(receipts.receiptState, receiptStatus),
    storeId === undefined ? undefined : eq(receipts.storeId, storeId),
  );
  const paging = pagingOf(filter);
  const [rows, total] = await Promise.all([
    db
      .select({ receipt: receipts, state: orders.state })
      .from(receipts)
      .innerJoin(orders, eq(orders.sn, receipts.orderSn))
      .where(where)
      .orderBy(desc(receipts.id))
      .limit(paging.size)
      .offset(paging.offset),
    db.$count(receipts, where),
  ]);
  const shown = await toReceipts(
    db,
    rows.map(({ receipt }) => receipt),
  );
  return toPage(
    shown.map((receipt, index) => ({ ...receipt, orderStatus: rows[index]!.state })),
    total,
    paging,
  );
}

export async function findReceipt(
  db: Database,
  { memberId, id }: { memberId: string; id: string },
): Promise<Receipt | null> {
  const rows = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.id, id), eq(receipts.memberId, memberId)));
  const [receipt] = await toReceipts(db, rows);
  return receipt ?? null;
}

/** The latest invoice of an order. */
export async function findReceiptOfOrder(db: Database, orderSn: string): Promise<Receipt | null> {
  const rows = await db
    .select()
    .from(receipts)
    .where(eq(receipts.orderSn, orderSn))
    .orderBy(desc(receipts.id))
    .limit(1);
  const [receipt] = await toReceipts(db, rows);
  return receipt ?? null;
}

interface Asking {
  memberId: string;
  orderSn: string;
  receiptTitle: string;
  taxpayerId?: string | undefined;
  receiptContent: string;
}

/** Asks for the invoice of an own order; nothing happens when the order has one with this title. */
export async function askForReceipt(db: Database, { memberId, orderSn, ...asked }: Asking): Promise<Receipt | null> {
  return inTransaction(db, async (tx) => {
    await getOrderOf(tx, { orderSn, memberId });
    const order = await lockOrder(tx, orderSn);
    const isSame = and(eq(receipts.orderSn, orderSn), eq(receipts.receiptTitle, asked.receiptTitle));
    if ((await tx.$count(receipts, isSame)) > 0) return null;
    const rows = await tx
      .insert(receipts)
      .values({
        id: nextId(),
        orderSn,
        memberId,
        memberName: order.memberName,
        storeId: order.storeId,
        storeName: order.storeName,
        receiptTitle: asked.receiptTitle,
        taxpayerId: asked.taxpayerId || null,
        receiptContent: asked.receiptContent,
        receiptPrice: order.flowPrice,
        createdAt: now(),
      })
      .returning();
    await tx.update(orders).set({ needReceipt: true, updatedAt: now() }).where(eq(orders.sn, orderSn));
    const [receipt] = await toReceipts(tx, rows);
    return receipt!;
  });
}

async function toReceipts(db: Database, rows: ReceiptRow[]): Promise<Receipt[]> {
  if (rows.length === 0) return [];
  const sns = rows.map(({ orderSn }) => orderSn);
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderSn, sns)).orderBy(asc(orderLines.id));
  const linesOf = Map.groupBy(lines, ({ orderSn }) => orderSn);
  return rows.map((row) => toReceipt(row, linesOf.get(row.orderSn) ?? []));
}

const toReceipt = (row: ReceiptRow, lines: OrderLineRow[]): Receipt => ({
  id: row.id,
  createBy: row.memberName,
  createTime: formatDateTime(row.createdAt),
  updateBy: null,
  updateTime: null,
  deleteFlag: false,
  orderSn: row.orderSn,
  receiptTitle: row.receiptTitle,
  taxpayerId: row.taxpayerId,
  receiptContent: row.receiptContent,
  receiptPrice: toYuan(row.receiptPrice),
  memberId: row.memberId,
  memberName: row.memberName,
  storeId: row.storeId,
  storeName: row.storeName,
  receiptStatus: row.receiptState,
  receiptDetail: JSON.stringify(
    lines.map(({ goodsName, quantity, unitPrice, flowPrice }) => ({
      goodsName,
      num: quantity,
      unitPrice: toYuan(unitPrice),
      flowPrice: toYuan(flowPrice),
    })),
  ),
});
