import { Refusal } from '@silkboat/contract/refusal';
import { type Database, inTransaction } from '#db/client.ts';
import { lockOrder } from '../orders/advance-order.ts';
import { logOrder, type Operator } from '../orders/operator.ts';
import { settleOrder } from './settle.ts';

/** The platform has seen the money on its account. */
export async function bookBankTransfer(
  db: Database,
  { orderSn, operator }: { orderSn: string; operator: Operator },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { payState } = await lockOrder(tx, orderSn);
    if (payState === 'PAID') throw new Refusal('PAY_DOUBLE');
    await logOrder(tx, { orderSn, operator, messages: [`管理员操作订单[${orderSn}]付款`] });
    const settled = await settleOrder(tx, { orderSn, method: 'BANK_TRANSFER', reference: `transfer-${orderSn}` });
    if (!settled) throw new Refusal('PAY_BAN');
  });
}
