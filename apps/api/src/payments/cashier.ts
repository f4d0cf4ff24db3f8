import type { Fen } from '@silkboat/contract/money';
import type { PaymentMethod } from '@silkboat/contract/order-life-cycle';
import { type ClientType, clientTypes, type PayTarget } from '@silkboat/contract/payments';
import { type LocalText, Refusal } from '@silkboat/contract/refusal';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { orderLines, orders, recharges, trades } from '#db/schema/index.ts';
import { getSetting } from '../site/settings.ts';
import type { PaymentProviders } from './provider.ts';

export interface PayableTarget {
  targetType: PayTarget;
  sn: string;
  memberId: string;
}

/** Something that waits for its money. */
export interface Payable {
  amount: Fen;
  /** Empty for a recharge. */
  orderSns: string[];
  goodsNames: LocalText[];
  createdAt: Date;
}

/** What is paid, in a few words: the goods as far as 30 characters go. */
export function titleOf({ orderSns, goodsNames }: Payable): LocalText {
  if (orderSns.length === 0) return { zh: '余额充值', en: 'Wallet top-up' };
  if (goodsNames.length === 0) return { zh: '在线支付', en: 'Online payment' };
  const shorten = (names: string) => (names.length > 30 ? `${names.slice(0, 29)}…` : names);
  return {
    zh: shorten(goodsNames.map(({ zh }) => zh).join('、')),
    en: shorten(goodsNames.map(({ en }) => en).join(', ')),
  };
}

/** What is due now. Refuses what is unknown, somebody else's, paid, cancelled or free. */
export async function getPayable(db: Database, target: PayableTarget): Promise<Payable> {
  const payable = target.targetType === 'RECHARGE' ? await getRecharge(db, target) : await getOrders(db, target);
  if (payable.amount <= 0) throw new Refusal('PAY_NOT_NEEDED');
  return payable;
}

async function getRecharge(db: Database, { sn, memberId }: PayableTarget): Promise<Payable> {
  const [recharge] = await db
    .select()
    .from(recharges)
    .where(and(eq(recharges.sn, sn), eq(recharges.memberId, memberId)));
  if (!recharge) throw new Refusal('ORDER_NOT_EXIST');
  if (recharge.payState === 'PAID') throw new Refusal('PAY_DOUBLE');
  if (recharge.payState === 'CANCEL') throw new Refusal('PAY_BAN');
  return { amount: recharge.amount, orderSns: [], goodsNames: [], createdAt: recharge.createdAt };
}

/** A trade is paid as a whole: once one of its orders is paid, the others are paid one by one. */
async function getOrders(db: Database, { targetType, sn, memberId }: PayableTarget): Promise<Payable> {
  const isWanted = targetType === 'TRADE' ? eq(orders.tradeSn, sn) : eq(orders.sn, sn);
  const found = await db
    .select()
    .from(orders)
    .where(and(isWanted, eq(orders.memberId, memberId)))
    .orderBy(asc(orders.sn));
  if (found.length === 0) throw new Refusal(targetType === 'TRADE' ? 'PAY_ORDER_NOT_EXIST' : 'ORDER_NOT_EXIST');
  if (found.some(({ payState }) => payState === 'PAID')) throw new Refusal('PAY_DOUBLE');
  const unpaid = found.filter(({ state }) => state === 'UNPAID');
  if (unpaid.length === 0) throw new Refusal('PAY_BAN');

  const orderSns = unpaid.map((order) => order.sn);
  const lines = await db
    .select({ zh: orderLines.goodsName, en: orderLines.goodsNameEn })
    .from(orderLines)
    .where(inArray(orderLines.orderSn, orderSns))
    .orderBy(asc(orderLines.id));
  return {
    amount: unpaid.reduce((sum, order) => sum + order.flowPrice, 0),
    orderSns,
    goodsNames: lines.map(({ zh, en }) => ({ zh, en: en || zh })),
    createdAt: unpaid[0]!.createdAt,
  };
}

/** Whether it is paid; refuses what is unknown or somebody else's. */
export async function isPaid(db: Database, { targetType, sn, memberId }: PayableTarget): Promise<boolean> {
  const table = targetType === 'TRADE' ? trades : targetType === 'ORDER' ? orders : recharges;
  const [found] = await db
    .select({ payState: table.payState })
    .from(table)
    .where(and(eq(table.sn, sn), eq(table.memberId, memberId)));
  if (!found) throw new Refusal(targetType === 'RECHARGE' ? 'ORDER_NOT_EXIST' : 'PAY_ORDER_NOT_EXIST');
  return found.payState === 'PAID';
}

/** The methods that a client may use for this target: what the operator allows and the shop is connected to. */
export async function listMethods(
  db: Database,
  { targetType, clientType, providers }: { targetType: PayTarget; clientType: string; providers: PaymentProviders },
): Promise<PaymentMethod[]> {
  if (!isClientType(clientType)) throw new Refusal('PAY_CLIENT_TYPE');
  const allowed = (await getSetting(db, 'PAYMENT_SUPPORT'))[clientType];
  const methods = allowed.filter((method) => (method === 'WALLET' ? targetType !== 'RECHARGE' : providers.has(method)));
  if (methods.length === 0) throw new Refusal('PAY_NOT_SUPPORTED');
  return methods;
}

const isClientType = (word: string): word is ClientType => (clientTypes as readonly string[]).includes(word);
