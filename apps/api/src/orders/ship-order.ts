import { Refusal } from '@silkboat/contract/refusal';
import { eq, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { nextId, nextSerial } from '#db/ids.ts';
import { orderLines, orderPackageLines, orderPackages } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { advanceOrder, listLines, lockOrder, type OrderLineRow, type OrderRow } from './advance-order.ts';
import { type Carrier, getOpenCarrier } from './carriers.ts';
import type { Operator } from './operator.ts';
import { getOrderOf, type OrderScope } from './own-order.ts';

interface Shipping extends OrderScope {
  orderSn: string;
  /** Without id and code, the first open carrier. */
  logisticsId?: string;
  logisticsCode?: string;
  /** Without one, a number of the sample shop. */
  logisticsNo?: string;
  operator: Operator;
}

/** Ships everything of an order that is not shipped yet; the parcel is written on the order itself. */
export async function shipOrder(db: Database, shipping: Shipping): Promise<OrderRow> {
  const { orderSn, operator, logisticsId, logisticsCode, ...scope } = shipping;
  return inTransaction(db, async (tx) => {
    await getOrderOf(tx, { orderSn, ...scope });
    const carrier = await getOpenCarrier(tx, { logisticsId, logisticsCode });
    const logisticsNo = shipping.logisticsNo ?? sampleNumber(carrier, orderSn);
    return finishShipping(tx, { orderSn, operator, carrier, logisticsNo, messages: [shipped(orderSn, logisticsNo)] });
  });
}

const shipped = (orderSn: string, logisticsNo: string) => `订单[${orderSn}]发货，发货单号[${logisticsNo}]`;

const sampleNumber = ({ code }: Carrier, orderSn: string) => `${code}${orderSn.slice(-12)}`;

interface Parcel {
  orderSn: string;
  operator: Operator;
  carrier: Carrier;
  logisticsNo: string;
}

async function finishShipping(
  tx: Database,
  { orderSn, operator, carrier, logisticsNo, messages }: Parcel & { messages: string[] },
): Promise<OrderRow> {
  const order = await advanceOrder(tx, {
    orderSn,
    event: 'ship',
    operator,
    messages,
    change: { logisticsId: carrier.id, logisticsName: carrier.name, logisticsNo, shippedAt: now() },
  });
  await tx
    .update(orderLines)
    .set({ deliveredQuantity: orderLines.quantity, updatedAt: now() })
    .where(eq(orderLines.orderSn, orderSn));
  return order;
}

interface PartShipping extends OrderScope {
  orderSn: string;
  logisticsId: string;
  logisticsNo: string;
  operator: Operator;
  pieces: { lineId: string; quantity: number }[];
}

/** Ships some pieces as a parcel of their own; with the last piece the order is shipped. */
export async function shipPart(db: Database, shipping: PartShipping): Promise<void> {
  const { orderSn, logisticsId, logisticsNo, operator, pieces, ...scope } = shipping;
  await inTransaction(db, async (tx) => {
    await getOrderOf(tx, { orderSn, ...scope });
    const carrier = await getOpenCarrier(tx, { logisticsId });
    await lockOrder(tx, orderSn);
    const lines = await listLines(tx, orderSn);
    const contents = packContents(lines, pieces);
    const parcel = { orderSn, operator, carrier, logisticsNo };
    const messages = contents.map(
      ({ line, quantity }) =>
        `订单 [ ${orderSn} ]商品 [ ${line.goodsName} ]发货，发货数量: [ ${quantity} ]，发货单号[ ${logisticsNo} ]`,
    );

    if (isEverythingShipped(lines, contents)) await finishShipping(tx, { ...parcel, messages });
    else await advanceOrder(tx, { orderSn, event: 'shipPart', operator, messages });
    await writeParcel(tx, parcel, contents);
  });
}

interface Content {
  line: OrderLineRow;
  quantity: number;
}

/** Lines of the order that go into the parcel; more than what is left of a line is refused. */
function packContents(lines: OrderLineRow[], pieces: PartShipping['pieces']): Content[] {
  const contents = lines
    .map((line) => ({
      line,
      quantity: pieces.filter(({ lineId }) => lineId === line.id).reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  const isTooMuch = contents.some(({ line, quantity }) => quantity > line.quantity - line.deliveredQuantity);
  const isForeign = pieces.some(({ lineId }) => !lines.some(({ id }) => id === lineId));
  if (contents.length === 0 || isTooMuch || isForeign) {
    throw new Refusal('ERROR', { zh: '发货数量不正确!', en: 'The number of pieces is not correct' });
  }
  return contents;
}

const isEverythingShipped = (lines: OrderLineRow[], contents: Content[]): boolean =>
  lines.every((line) => {
    const now = contents.find((content) => content.line.id === line.id)?.quantity ?? 0;
    return line.deliveredQuantity + now === line.quantity;
  });

async function writeParcel(tx: Database, { orderSn, carrier, logisticsNo }: Parcel, contents: Content[]) {
  const createdAt = now();
  const packageNo = nextSerial('OP', createdAt);
  await tx.insert(orderPackages).values({
    packageNo,
    id: nextId(),
    orderSn,
    logisticsId: carrier.id,
    logisticsName: carrier.name,
    logisticsNo,
    createdAt,
  });
  await tx.insert(orderPackageLines).values(
    contents.map(({ line, quantity }) => ({
      id: nextId(),
      packageNo,
      orderSn,
      orderLineSn: line.sn,
      goodsName: line.goodsName,
      thumbnail: line.image,
      quantity,
      createdAt,
    })),
  );
  for (const { line, quantity } of contents) {
    await tx
      .update(orderLines)
      .set({ deliveredQuantity: sql`least(${orderLines.deliveredQuantity} + ${quantity}, ${orderLines.quantity})` })
      .where(eq(orderLines.id, line.id));
  }
}
