import { Refusal } from '@silkboat/contract/refusal';
import { eq } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { orders } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { lockOrder } from './advance-order.ts';
import { allowedInDetail } from './allowed-operations.ts';
import { logOrder, type Operator } from './operator.ts';
import { getOrderOf, type OrderScope } from './own-order.ts';

interface Consignee {
  consigneeName: string;
  consigneeMobile: string;
  consigneeAddressPath: string;
  consigneeAddressIdPath: string;
  consigneeDetail: string;
}

interface ConsigneeChange extends OrderScope {
  orderSn: string;
  consignee: Consignee;
  operator: Operator;
}

/** The store or the platform changes where an order goes, as long as something of it is still here. */
export async function changeConsignee(db: Database, change: ConsigneeChange): Promise<void> {
  const { orderSn, consignee, operator, ...scope } = change;
  await inTransaction(db, async (tx) => {
    await getOrderOf(tx, { orderSn, ...scope });
    const order = await lockOrder(tx, orderSn);
    if (!allowedInDetail(order).editConsignee) throw new Refusal('ORDER_NOT_DELIVERABLE');
    await tx
      .update(orders)
      .set({ ...consignee, updatedAt: now() })
      .where(eq(orders.sn, orderSn));
    const messages = [`订单[${orderSn}]收货信息修改，由[${inWords(order)}]修改为[${inWords(consignee)}]`];
    await logOrder(tx, { orderSn, operator, messages });
  });
}

const inWords = (consignee: { [K in keyof Consignee]: string | null }): string =>
  [
    consignee.consigneeName,
    consignee.consigneeMobile,
    consignee.consigneeAddressPath?.replaceAll(',', ''),
    consignee.consigneeDetail,
  ]
    .filter(Boolean)
    .join(' ');
