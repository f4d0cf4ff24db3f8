import { and, asc, eq } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { memberCoupons, orderLines, orders } from '#db/schema/index.ts';
import { addLine } from '../../src/carts/cart-contents.ts';
import { chooseCoupon, chooseMethod, choosePickUpPoint, chooseReceipt } from '../../src/carts/checkout-choices.ts';
import type { DraftKey } from '../../src/carts/draft-store.ts';
import type { OrderRow } from '../../src/orders/advance-order.ts';
import { cancelOrder } from '../../src/orders/cancel-order.ts';
import { completeOrder } from '../../src/orders/complete-order.ts';
import { evaluateLine } from '../../src/orders/evaluate-line.ts';
import type { Operator } from '../../src/orders/operator.ts';
import { placeTrade } from '../../src/orders/place-trade.ts';
import { shipOrder, shipPart } from '../../src/orders/ship-order.ts';
import { takeOrder } from '../../src/orders/take-order.ts';
import { payFromWallet } from '../../src/payments/pay.ts';
import { sampleId } from '../sample-ids.ts';
import type { Opinion } from './opinions.ts';
import { payByCode } from './pay-by-code.ts';
import type { SampleSku } from './shelf.ts';
import type { Act } from './timeline.ts';

export interface Buyer {
  id: string;
  nickName: string;
}

/** What becomes of one trade, each step with its time in days before today; steps without a time never happen. */
export interface OrderStory {
  picks: SampleSku[];
  placed: number;
  quantity?: number;
  /** A number of `seedCoupons`; a piece of it must have been claimed before. */
  coupon?: number;
  /** A number of the pick-up points: the goods are fetched there. */
  pickUp?: number;
  receiptTitle?: string;
  remark?: string;
  paid?: number;
  by?: 'WALLET' | 'ALIPAY' | 'WECHAT';
  carrier?: string;
  /** One piece of the first line travels ahead. */
  partShipped?: number;
  shipped?: number;
  received?: number;
  /** Handed over against the code. */
  taken?: number;
  /** What is said about the lines, in their order; lines beyond are left without a word. */
  evaluated?: number;
  opinions?: Opinion[];
  cancelled?: number;
  reason?: string;
}

/** The acts of buyer and store that make a story true. */
export function actsOf(buyer: Buyer, story: OrderStory, timeOf: (days: number) => Date): Act[] {
  let tradeSn = '';
  const asBuyer: Operator = { id: buyer.id, type: '会员', name: buyer.nickName };
  const eachOrder = (step: (tx: Database, order: OrderRow) => Promise<unknown>) => async (db: Database) => {
    const own = await db.select().from(orders).where(eq(orders.tradeSn, tradeSn)).orderBy(asc(orders.id));
    for (const order of own) await inTransaction(db, (tx) => step(tx, order));
  };
  const acts: [days: number | undefined, run: Act['run']][] = [
    [
      story.placed,
      async (db) => {
        tradeSn = await place(db, buyer, story, asBuyer);
      },
    ],
    [story.paid, (db) => pay(db, buyer, tradeSn, story.by ?? 'WALLET')],
    [story.partShipped, eachOrder((tx, order) => shipAhead(tx, order))],
    [
      story.shipped,
      eachOrder((tx, order) =>
        shipOrder(tx, { orderSn: order.sn, logisticsCode: story.carrier ?? 'SF', operator: sellerOf(order) }),
      ),
    ],
    [
      story.received,
      eachOrder((tx, { sn }) => completeOrder(tx, { orderSn: sn, event: 'receive', operator: asBuyer })),
    ],
    [
      story.taken,
      eachOrder((tx, order) =>
        takeOrder(tx, {
          storeId: order.storeId,
          verificationCode: order.verificationCode!,
          operator: sellerOf(order),
        }),
      ),
    ],
    [story.evaluated, (db) => evaluate(db, buyer, tradeSn, story.opinions ?? [])],
    [
      story.cancelled,
      eachOrder((tx, { sn }) =>
        cancelOrder(tx, { orderSn: sn, event: 'cancel', reason: story.reason ?? '不想要了', operator: asBuyer }),
      ),
    ],
  ];
  return acts.flatMap(([days, run]) => (days === undefined ? [] : [{ at: timeOf(days), run }]));
}

/** The store's own people stand behind this name. */
const sellerOf = ({ storeName }: OrderRow): Operator => ({ id: '-1', type: '商家', name: storeName });

async function place(db: Database, buyer: Buyer, story: OrderStory, operator: Operator): Promise<string> {
  const { picks, quantity = 1, remark } = story;
  const way = picks.some(({ isVirtual }) => isVirtual) ? 'VIRTUAL' : 'CART';
  const key: DraftKey = { memberId: buyer.id, way };
  for (const { skuId } of picks) await addLine(db, { ...key, skuId, quantity });
  await choose(db, key, story);
  const remarks = new Map(remark ? [[picks[0]!.storeId, remark]] : []);
  const trade = await placeTrade(db, { way, member: buyer, operator, clientType: 'PC', remarks });
  return trade.sn;
}

async function choose(db: Database, key: DraftKey, { coupon, pickUp, receiptTitle }: OrderStory): Promise<void> {
  if (pickUp !== undefined) {
    await choosePickUpPoint(db, { ...key, storeAddressId: sampleId('pickUp', pickUp) });
    await chooseMethod(db, { ...key, method: 'SELF_PICK_UP' });
  }
  if (receiptTitle) {
    const receipt = { receiptTitle, taxpayerId: '', receiptContent: '商品明细' };
    await chooseReceipt(db, { ...key, receipt });
  }
  if (coupon !== undefined) {
    const [piece] = await db
      .select({ id: memberCoupons.id })
      .from(memberCoupons)
      .where(
        and(
          eq(memberCoupons.memberId, key.memberId),
          eq(memberCoupons.couponId, sampleId('coupon', coupon)),
          eq(memberCoupons.state, 'NEW'),
        ),
      )
      .orderBy(asc(memberCoupons.id))
      .limit(1);
    if (!piece) throw new Error(`Nobody claimed coupon ${coupon} for this order`);
    await chooseCoupon(db, { ...key, memberCouponId: piece.id, isUsed: true });
  }
}

async function pay(db: Database, { id: memberId }: Buyer, sn: string, by: NonNullable<OrderStory['by']>) {
  const payment = { targetType: 'TRADE', sn, memberId, clientType: 'PC' } as const;
  if (by === 'WALLET') await payFromWallet(db, payment);
  else await payByCode(db, { ...payment, method: by });
}

async function shipAhead(tx: Database, order: OrderRow): Promise<void> {
  const [first] = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderSn, order.sn))
    .orderBy(asc(orderLines.id))
    .limit(1);
  await shipPart(tx, {
    orderSn: order.sn,
    logisticsId: sampleId('carrier', 1),
    logisticsNo: `SF${order.sn.slice(-12)}`,
    operator: sellerOf(order),
    pieces: [{ lineId: first!.id, quantity: 1 }],
  });
}

async function evaluate(db: Database, { id: memberId }: Buyer, tradeSn: string, opinions: Opinion[]): Promise<void> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.memberId, memberId), eq(orderLines.tradeSn, tradeSn)))
    .orderBy(asc(orderLines.id));
  for (const [index, opinion] of opinions.entries()) {
    const { sn: orderItemSn, goodsId, skuId } = lines[index]!;
    await evaluateLine(db, { memberId, evaluation: { orderItemSn, goodsId, skuId, ...opinion } });
  }
}
