import {
  deliverStateLabels,
  deliveryMethodLabels,
  orderStateLabels,
  paymentMethodLabels,
  payStateLabels,
} from '@silkboat/contract/order-life-cycle';
import type { OrderDetail } from '@silkboat/contract/order-shapes';
import type { LocalText } from '@silkboat/contract/refusal';
import type { Language } from '@silkboat/contract/result-codes';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { orderLogs } from '#db/schema/index.ts';
import { getSetting } from '../site/settings.ts';
import { listLines, type OrderRow } from './advance-order.ts';
import { allowedInDetail } from './allowed-operations.ts';
import { withNamesIn } from './english-names.ts';
import { orderEnd } from './order-end.ts';
import { findReceiptOfOrder } from './receipts.ts';
import { toOrder, toOrderLine, toOrderLog } from './to-order.ts';

/** An order with everything that its page shows. */
export async function toOrderDetail(db: Database, order: OrderRow, language: Language): Promise<OrderDetail> {
  const [lines, logs, receipt, [named], setting] = await Promise.all([
    listLines(db, order.sn),
    db.select().from(orderLogs).where(eq(orderLogs.orderSn, order.sn)).orderBy(asc(orderLogs.id)),
    findReceiptOfOrder(db, order.sn),
    withNamesIn(language, db, [order]),
    getSetting(db, 'ORDER_SETTING'),
  ]);
  const label = (text: LocalText) => text[language === 'en' ? 'en' : 'zh'];
  return {
    order: toOrder(named!),
    orderItems: lines.map((line) => toOrderLine(line, order.memberName, language)),
    orderStatusValue: label(orderStateLabels[order.state]),
    payStatusValue: label(payStateLabels[order.payState]),
    deliverStatusValue: label(deliverStateLabels[order.deliverState]),
    deliveryMethodValue: label(deliveryMethodLabels[order.deliveryMethod]),
    paymentMethodValue: order.paymentMethod ? label(paymentMethodLabels[order.paymentMethod]) : '',
    receipt,
    orderLogs: logs.map((log) => toOrderLog(log, language)),
    priceDetail: null,
    allowOperationVO: allowedInDetail(order),
    endsAt: orderEnd(order, setting),
  };
}
