import type { CartWay } from '@silkboat/contract/cart-lines';
import { formatDateTime } from '@silkboat/contract/dates';
import { toYuan } from '@silkboat/contract/money';
import type { Trade } from '@silkboat/contract/trades';
import { and, eq, inArray } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { cartLines, orderLines, orders, receipts, trades } from '#db/schema/index.ts';
import { type Checkout, readFinalCheckout } from '../carts/checkout.ts';
import { lockDraft, noCoupons, ofDraft } from '../carts/draft-store.ts';
import { now } from '../clock.ts';
import { useCoupons } from '../coupons/member-coupons.ts';
import { reserveStock } from '../goods/stock.ts';
import { settleTrade } from '../payments/settle.ts';
import { logOrder, type Operator } from './operator.ts';
import { refuseUnorderable } from './refuse-unorderable.ts';
import { type Placing, type TradeRows, toTradeRows } from './trade-rows.ts';

type TradeRow = typeof trades.$inferSelect;

interface Placement extends Omit<Placing, 'time'> {
  way: CartWay;
  operator: Operator;
}

/**
 * Turns what is checked in a draft into a trade: an order per store, the stock reserved, the coupons used, the lines
 * gone from the cart. The lock on the draft makes a double click place one trade. Stock comes last, because its rows
 * are those that other buyers wait for.
 */
export async function placeTrade(db: Database, { way, operator, ...placement }: Placement): Promise<TradeRow> {
  return inTransaction(db, async (tx) => {
    const key = { memberId: placement.member.id, way };
    const checkout = await readFinalCheckout(tx, await lockDraft(tx, key));
    refuseUnorderable(checkout);

    const rows = toTradeRows(checkout, { ...placement, time: now() });
    const trade = await insertTrade(tx, rows, operator);
    await useCoupons(tx, {
      memberId: key.memberId,
      tradeSn: rows.trade.sn,
      memberCouponIds: checkout.cart.coupons.map(({ coupon }) => coupon.id),
    });
    await takeOutOfCart(tx, checkout);
    await reserveStock(tx, { lines: rows.lines });
    return trade.flowPrice > 0 ? trade : settleForNothing(tx, trade.sn);
  });
}

async function insertTrade(tx: Database, rows: TradeRows, operator: Operator): Promise<TradeRow> {
  const [trade] = await tx.insert(trades).values(rows.trade).returning();
  await tx.insert(orders).values(rows.orders);
  await tx.insert(orderLines).values(rows.lines);
  if (rows.receipts.length > 0) await tx.insert(receipts).values(rows.receipts);
  for (const { sn } of rows.orders) await logOrder(tx, { orderSn: sn, operator, messages: [`订单[${sn}]创建`] });
  return trade!;
}

/** Lines that were not checked stay. */
async function takeOutOfCart(tx: Database, { draft, cart }: Checkout): Promise<void> {
  const skuIds = cart.lines.map(({ sku }) => sku.id);
  await tx.delete(cartLines).where(and(ofDraft(draft), inArray(cartLines.skuId, skuIds)));
  await lockDraft(tx, draft, { ...noCoupons, receipt: null });
}

async function settleForNothing(tx: Database, tradeSn: string): Promise<TradeRow> {
  const settled = await settleTrade(tx, { tradeSn, method: 'BANK_TRANSFER', reference: '-1', amount: 0 });
  if (!settled) throw new Error(`Trade ${tradeSn} costs nothing and could not be settled`);
  const [trade] = await tx.select().from(trades).where(eq(trades.sn, tradeSn));
  return trade!;
}

export const toTrade = (trade: TradeRow): Trade => ({
  id: trade.id,
  createBy: trade.memberName,
  createTime: formatDateTime(trade.createdAt),
  updateBy: null,
  updateTime: formatDateTime(trade.updatedAt),
  deleteFlag: false,
  sn: trade.sn,
  memberId: trade.memberId,
  memberName: trade.memberName,
  paymentMethod: trade.paymentMethod,
  payStatus: trade.payState,
  flowPrice: toYuan(trade.flowPrice),
  goodsPrice: toYuan(trade.goodsPrice),
  freightPrice: toYuan(trade.freightPrice),
  discountPrice: toYuan(trade.discountPrice),
  deliveryMethod: trade.deliveryMethod,
  consigneeName: trade.consigneeName,
  consigneeMobile: trade.consigneeMobile,
  consigneeAddressPath: trade.consigneeAddressPath,
  consigneeAddressIdPath: trade.consigneeAddressIdPath,
});
