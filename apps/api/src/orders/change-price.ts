import { type Fen, portion, toYuan } from '@silkboat/contract/money';
import { Refusal } from '@silkboat/contract/refusal';
import { eq, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { orderLines, orders, type PriceBreakdown, receipts, trades } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { listLines, lockOrder, type OrderLineRow } from './advance-order.ts';
import { logOrder, type Operator } from './operator.ts';
import { getOrderOf, type OrderScope } from './own-order.ts';
import { spreadChange } from './spread-change.ts';

interface PriceChange extends OrderScope {
  orderSn: string;
  /** What the order costs from now on. */
  price: Fen;
  operator: Operator;
}

/** The store or the platform changes what an unpaid order costs; lines and trade follow. */
export async function changePrice(db: Database, { orderSn, price, operator, ...scope }: PriceChange): Promise<void> {
  if (price <= 0) throw new Refusal('ORDER_PRICE');
  await inTransaction(db, async (tx) => {
    const { tradeSn } = await getOrderOf(tx, { orderSn, ...scope });
    // The trade comes before its orders, as when it is paid.
    await tx.select({ sn: trades.sn }).from(trades).where(eq(trades.sn, tradeSn)).for('update');
    const order = await lockOrder(tx, orderSn);
    if (order.state !== 'UNPAID') throw new Refusal('ORDER_PRICE_FIXED');

    const original = order.flowPrice - (order.updatePrice ?? 0);
    const change = price - original;
    const lines = changeLines(await listLines(tx, orderSn), change);
    for (const { sn, unitPrice, flowPrice, price: breakdown } of lines) {
      await tx
        .update(orderLines)
        .set({ unitPrice, flowPrice, price: breakdown, updatedAt: now() })
        .where(eq(orderLines.sn, sn));
    }
    const commission = lines.reduce((sum, line) => sum + line.price.platFormCommission, 0);
    await tx
      .update(orders)
      .set({
        flowPrice: price,
        updatePrice: change,
        price: withChange(order.price, { change, flowPrice: price, commission }),
        updatedAt: now(),
      })
      .where(eq(orders.sn, orderSn));
    await tx
      .update(trades)
      .set({ flowPrice: sql`${trades.flowPrice} + ${price - order.flowPrice}`, updatedAt: now() })
      .where(eq(trades.sn, tradeSn));
    // Nothing is paid yet, so no invoice is out: it will say what is really paid.
    await tx.update(receipts).set({ receiptPrice: price }).where(eq(receipts.orderSn, orderSn));
    const messages = [`订单[${orderSn}]修改价格，修改后价格为[${toYuan(price)}]`];
    await logOrder(tx, { orderSn, operator, messages });
  });
}

function changeLines(lines: OrderLineRow[], change: Fen): OrderLineRow[] {
  const originals = lines.map((line) => line.flowPrice - line.price.updatePrice);
  const parts = spreadChange(originals, change);
  return lines.map((line, index) => {
    const flowPrice = originals[index]! + parts[index]!;
    const commission = portion(flowPrice, Math.round(line.price.platFormCommissionPoint * 100), 10_000);
    return {
      ...line,
      flowPrice,
      unitPrice: portion(flowPrice, 1, line.quantity),
      price: withChange(line.price, { change: parts[index]!, flowPrice, commission }),
    };
  });
}

function withChange(
  price: PriceBreakdown,
  { change, flowPrice, commission }: { change: Fen; flowPrice: Fen; commission: Fen },
): PriceBreakdown {
  const billPrice =
    price.settlementPrice > 0 ? price.settlementPrice : flowPrice - commission - price.distributionCommission;
  return { ...price, updatePrice: change, flowPrice, platFormCommission: commission, billPrice };
}
