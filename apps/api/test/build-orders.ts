import { eq } from 'drizzle-orm';
import { noPrice } from '../src/carts/pricing/price-detail.ts';
import { now } from '../src/clock.ts';
import { type Database, inTransaction } from '../src/db/client.ts';
import { nextId, nextSerial } from '../src/db/ids.ts';
import {
  goods,
  logisticsCompanies,
  type members,
  orderLines,
  orders,
  type skus,
  stores,
  trades,
} from '../src/db/schema/index.ts';
import { reserveStock } from '../src/goods/stock.ts';
import type { OrderRow } from '../src/orders/advance-order.ts';
import { completeOrder } from '../src/orders/complete-order.ts';
import { systemOperator } from '../src/orders/operator.ts';
import { shipOrder } from '../src/orders/ship-order.ts';
import { payFromWallet } from '../src/payments/pay.ts';
import { changeWallet } from '../src/wallet/wallet.ts';
import { aMember, aSku } from './build.ts';

type Member = typeof members.$inferSelect;
type Sku = typeof skus.$inferSelect;

export interface LineToBuild {
  sku: Sku;
  quantity: number;
}

interface OrderToBuild {
  member?: Member;
  /** One piece of a new SKU when left out. */
  lines?: LineToBuild[];
  freight?: number;
  values?: Partial<typeof orders.$inferInsert>;
}

/** An unpaid order in a trade of its own, its stock reserved. */
export async function anOrder(db: Database, { member, ...order }: OrderToBuild = {}): Promise<OrderRow> {
  const [only] = await aTrade(db, { member: member ?? (await aMember(db)), orders: [order] });
  return only!;
}

/** Unpaid orders of one trade, as the checkout leaves them behind. */
export async function aTrade(
  db: Database,
  { member, orders: wanted }: { member: Member; orders: Omit<OrderToBuild, 'member'>[] },
): Promise<OrderRow[]> {
  return inTransaction(db, async (tx) => {
    const tradeSn = nextSerial('T', now());
    const plans: (Omit<OrderToBuild, 'member'> & { lines: LineToBuild[] })[] = [];
    for (const plan of wanted) {
      plans.push({ ...plan, lines: plan.lines ?? [{ sku: await aSku(tx), quantity: 1 }] });
    }
    const goodsPrice = plans.reduce((sum, { lines }) => sum + priceOf(lines), 0);
    const freightPrice = plans.reduce((sum, { freight = 0 }) => sum + freight, 0);
    await tx.insert(trades).values({
      sn: tradeSn,
      id: nextId(),
      memberId: member.id,
      memberName: member.nickName,
      goodsPrice,
      freightPrice,
      discountPrice: 0,
      flowPrice: goodsPrice + freightPrice,
      createdAt: now(),
    });
    const made: OrderRow[] = [];
    for (const plan of plans) made.push(await insertOrder(tx, { member, tradeSn, ...plan }));
    return made;
  });
}

const priceOf = (lines: LineToBuild[]) => lines.reduce((sum, { sku, quantity }) => sum + sku.price * quantity, 0);

interface Placing extends OrderToBuild {
  member: Member;
  tradeSn: string;
  lines: LineToBuild[];
}

async function insertOrder(tx: Database, { member, tradeSn, lines, freight = 0, values }: Placing): Promise<OrderRow> {
  const { storeId } = lines[0]!.sku;
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  const sn = nextSerial('O', now());
  const goodsPrice = priceOf(lines);
  const price = { ...noPrice(), goodsPrice, freightPrice: freight, flowPrice: goodsPrice + freight };
  const [order] = await tx
    .insert(orders)
    .values({
      sn,
      id: nextId(),
      tradeSn,
      memberId: member.id,
      memberName: member.nickName,
      storeId,
      storeName: store!.name,
      goodsPrice,
      freightPrice: freight,
      discountPrice: 0,
      flowPrice: price.flowPrice,
      price,
      goodsNum: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      deliveryMethod: 'LOGISTICS',
      consigneeName: '林舟',
      consigneeMobile: '13800006620',
      consigneeAddressPath: '福建省,泉州市,丰泽区,东海街道',
      consigneeAddressIdPath: '35,3505,350503,350503001',
      consigneeDetail: '海星路88号',
      createdAt: now(),
      updatedAt: now(),
      ...values,
    })
    .returning();
  await insertLines(tx, order!, lines, freight);
  return order!;
}

/** Freight lies on the first line. */
async function insertLines(tx: Database, order: OrderRow, lines: LineToBuild[], freight: number): Promise<void> {
  for (const [index, { sku, quantity }] of lines.entries()) {
    const [parent] = await tx.select().from(goods).where(eq(goods.id, sku.goodsId));
    const subTotal = sku.price * quantity;
    const flowPrice = subTotal + (index === 0 ? freight : 0);
    const line = {
      sn: nextSerial('OI', now()),
      id: nextId(),
      orderSn: order.sn,
      tradeSn: order.tradeSn,
      memberId: order.memberId,
      goodsId: sku.goodsId,
      skuId: sku.id,
      categoryId: parent!.categoryId,
      goodsName: parent!.name,
      goodsNameEn: parent!.nameEn,
      image: sku.thumbnail,
      quantity,
      goodsPrice: sku.price,
      unitPrice: sku.price,
      subTotal,
      flowPrice,
      price: { ...noPrice(), goodsPrice: subTotal, flowPrice, freightPrice: flowPrice - subTotal },
      createdAt: now(),
      updatedAt: now(),
    };
    await tx.insert(orderLines).values(line);
    await reserveStock(tx, { lines: [line] });
  }
}

/** Money in the wallet, with the log row that it comes from. */
export async function fillWallet(db: Database, { memberId, amount }: { memberId: string; amount: number }) {
  await inTransaction(db, (tx) =>
    changeWallet(tx, { memberId, amount, serviceType: 'WALLET_RECHARGE', detail: '测试充值' }),
  );
}

/** The order, paid from a wallet that was filled for it. */
export async function aPaidOrder(db: Database, wanted: OrderToBuild = {}): Promise<OrderRow> {
  const order = await anOrder(db, wanted);
  await payOrderOf(db, order);
  return orderNow(db, order);
}

export async function payOrderOf(db: Database, { sn, memberId, flowPrice }: OrderRow): Promise<void> {
  await fillWallet(db, { memberId, amount: flowPrice });
  await payFromWallet(db, { targetType: 'ORDER', sn, memberId, clientType: 'PC' });
}

export async function aShippedOrder(db: Database, wanted: OrderToBuild = {}): Promise<OrderRow> {
  const { sn: orderSn } = await aPaidOrder(db, wanted);
  const { code: logisticsCode } = await aCarrier(db);
  return shipOrder(db, { orderSn, logisticsCode, operator: systemOperator });
}

export async function aCompletedOrder(db: Database, wanted: OrderToBuild = {}): Promise<OrderRow> {
  const { sn: orderSn } = await aShippedOrder(db, wanted);
  return inTransaction(db, (tx) => completeOrder(tx, { orderSn, event: 'receive', operator: systemOperator }));
}

export async function orderNow(db: Database, { sn }: { sn: string }): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.sn, sn));
  return order!;
}

let carriers = 0;

export async function aCarrier(db: Database, values: Partial<typeof logisticsCompanies.$inferInsert> = {}) {
  carriers += 1;
  const [carrier] = await db
    .insert(logisticsCompanies)
    .values({ id: nextId(), name: '顺丰速运', nameEn: 'SF Express', code: `SF${carriers}`, ...values })
    .returning();
  return carrier!;
}
