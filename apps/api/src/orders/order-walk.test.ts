import { addToCart, clearCart, selectCoupon } from '@silkboat/contract/carts';
import { nextStates } from '@silkboat/contract/life-cycle';
import { type OrderEvent, type OrderState, orderLifeCycle } from '@silkboat/contract/order-life-cycle';
import { Refusal } from '@silkboat/contract/refusal';
import { createTrade } from '@silkboat/contract/trades';
import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { memberCoupons, type members, orders, type skus } from '#db/schema/index.ts';
import { aMember, anAddress, aSku, aStore } from '../../test/build.ts';
import { aMemberCoupon } from '../../test/build-checkout.ts';
import { aCarrier, fillWallet } from '../../test/build-orders.ts';
import { brokenLaws } from '../../test/laws.ts';
import { startApi, type TestApi, type TestClient } from '../../test/start-api.ts';
import { payFromWallet, startProviderPayment } from '../payments/pay.ts';
import { settlePayment } from '../payments/settle.ts';
import { createStandIn } from '../payments/stand-in.ts';
import { canAdvance, listLines, type OrderRow } from './advance-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { changePrice } from './change-price.ts';
import { completeOrder } from './complete-order.ts';
import { systemOperator as operator } from './operator.ts';
import { shipOrder, shipPart } from './ship-order.ts';
import { takeOrder } from './take-order.ts';

/** A shop in which a buyer, a store and providers do things in any order, sensible or not. */
interface Walk {
  api: TestApi;
  buyer: TestClient;
  member: typeof members.$inferSelect;
  shelf: (typeof skus.$inferSelect)[];
  carrierId: string;
  /** Codes that were shown and may be paid, once or twice. */
  codes: { paymentId: string; amount: number; method: 'ALIPAY' | 'WECHAT' }[];
}

type Act = (walk: Walk, order: OrderRow, chance: number) => Promise<unknown>;

const acts: Record<string, Act> = {
  place: (walk, _, chance) => place(walk, chance),
  payTrade: ({ api, member }, { tradeSn }) => payFromWallet(api.db, wallet('TRADE', tradeSn, member.id)),
  payOrder: ({ api, member }, { sn }) => payFromWallet(api.db, wallet('ORDER', sn, member.id)),
  showCode: showCode,
  notice: sendNotice,
  cancel: ({ api }, { sn }) => cancel(api, sn, 'cancel'),
  timeOut: ({ api }, { sn }) => cancel(api, sn, 'timeOut'),
  ship: ({ api, carrierId }, { sn }) =>
    shipOrder(api.db, { orderSn: sn, logisticsId: carrierId, logisticsNo: 'N', operator }),
  shipPart: async ({ api, carrierId }, { sn }, chance) => {
    const [line] = await listLines(api.db, sn);
    const pieces = [{ lineId: line!.id, quantity: 1 + (chance % 2) }];
    await shipPart(api.db, { orderSn: sn, logisticsId: carrierId, logisticsNo: 'P', operator, pieces });
  },
  receive: ({ api }, { sn }) =>
    inTransaction(api.db, (tx) => completeOrder(tx, { orderSn: sn, event: 'receive', operator })),
  take: ({ api }, { storeId, verificationCode }) =>
    takeOrder(api.db, { storeId, verificationCode: verificationCode ?? '00000000', operator }),
  changePrice: ({ api }, { sn }, chance) => changePrice(api.db, { orderSn: sn, price: 1 + chance * 37, operator }),
};

const wallet = (targetType: 'TRADE' | 'ORDER', sn: string, memberId: string) => ({
  targetType,
  sn,
  memberId,
  clientType: 'PC',
});

const cancel = (api: TestApi, orderSn: string, event: 'cancel' | 'timeOut') =>
  inTransaction(api.db, (tx) => cancelOrder(tx, { orderSn, event, reason: '不想要了', operator }));

/** Through the cart and the checkout, with whatever coupon is free. */
async function place({ api, buyer, shelf }: Walk, chance: number): Promise<void> {
  for (const [index, { id }] of shelf.entries()) {
    if ((chance >> index) % 2 === 1) await buyer.call(addToCart, { skuId: id, num: 1 + (chance % 3) });
  }
  const coupons = await api.db.select().from(memberCoupons).orderBy(asc(memberCoupons.id));
  const free = coupons.filter(({ state }) => state === 'NEW');
  const coupon = free[chance % Math.max(1, free.length)];
  if (coupon) await buyer.call(selectCoupon, { way: 'CART', memberCouponId: coupon.id, used: true });
  const { status } = await buyer.send({
    method: 'POST',
    url: createTrade.path,
    json: { way: 'CART', client: 'PC' },
    // A second trade within 3 s is meant.
    headers: { 'idempotency-key': nextId() },
  });
  expect([200, 400]).toContain(status);
  if (status === 400) await buyer.call(clearCart);
}

async function showCode(walk: Walk, { sn, tradeSn }: OrderRow, chance: number): Promise<void> {
  const method = chance % 2 === 0 ? 'ALIPAY' : 'WECHAT';
  const target = chance % 3 === 0 ? wallet('ORDER', sn, walk.member.id) : wallet('TRADE', tradeSn, walk.member.id);
  let amount = 0;
  const standIn = createStandIn(method, 'secret');
  const provider = {
    ...standIn,
    pay: (payment: Parameters<typeof standIn.pay>[0]) => {
      amount = payment.amount;
      return standIn.pay(payment);
    },
  };
  const code = await startProviderPayment(walk.api.db, { ...target, provider });
  walk.codes.push({ paymentId: /pay\/(\d+)/.exec(code)![1]!, amount, method });
}

/** Late, repeated or doubly charged, as providers are. */
async function sendNotice({ api, codes }: Walk, _: OrderRow, chance: number): Promise<void> {
  const code = codes[chance % Math.max(1, codes.length)];
  if (!code) return;
  const providerReference = `${code.paymentId}-${chance % 5 === 0 ? 'again' : 'once'}`;
  await settlePayment(api.db, { ...code, providerReference });
}

async function openWalk(api: TestApi): Promise<Walk> {
  const member = await aMember(api.db);
  await anAddress(api.db, { memberId: member.id });
  await fillWallet(api.db, { memberId: member.id, amount: 150_000 });
  const [tea, silk] = [await aStore(api.db), await aStore(api.db)];
  const shelf = [
    await aSku(api.db, { storeId: tea.id, price: 9900, stock: 12 }),
    await aSku(api.db, { storeId: tea.id, price: 333, stock: 20 }),
    await aSku(api.db, { storeId: silk.id, price: 12_345, stock: 9 }),
    await aSku(api.db, { storeId: silk.id, price: 5000, stock: 9, goods: { goodsType: 'VIRTUAL_GOODS' } }),
  ];
  await aMemberCoupon(api.db, { memberId: member.id });
  await aMemberCoupon(api.db, { memberId: member.id });
  const { id: carrierId } = await aCarrier(api.db);
  return { api, buyer: await api.as(member), member, shelf, carrierId, codes: [] };
}

const listStates = async (api: TestApi) =>
  new Map((await api.db.select().from(orders).orderBy(asc(orders.sn))).map((order) => [order.sn, order]));

/** Mostly an order for which the act makes sense, sometimes any. */
function choose(list: OrderRow[], act: string, target: number): OrderRow {
  const event = eventOf[act];
  const fitting = event === undefined ? [] : list.filter((order) => canAdvance(order, event));
  const among = fitting.length > 0 && target % 4 !== 0 ? fitting : list;
  return among[target % among.length]!;
}

const eventOf: Partial<Record<string, OrderEvent>> = {
  payTrade: 'pay',
  payOrder: 'pay',
  showCode: 'pay',
  cancel: 'cancel',
  timeOut: 'timeOut',
  ship: 'ship',
  shipPart: 'shipPart',
  receive: 'receive',
  take: 'take',
  changePrice: 'pay',
};

/** One act may take two steps (paying also confirms). */
function isLegal(from: OrderState, to: OrderState): boolean {
  const after = (state: OrderState) =>
    Object.keys(orderLifeCycle.steps[state]).flatMap((event) => nextStates(orderLifeCycle, state, event as OrderEvent));
  const once = after(from);
  return (
    from === to || once.includes(to) || (once.includes('PAID') && after('PAID').includes(to) && to !== 'CANCELLED')
  );
}

const step = fc.record({
  act: fc.constantFrom(...Object.keys(acts)),
  target: fc.nat(39),
  chance: fc.integer({ min: 1, max: 400 }),
});

test('whatever is done in whatever order: money, stock, coupons and states stay right', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      await using api = await startApi();
      const walk = await openWalk(api);
      for (const chance of [15, 5, 8]) await place(walk, chance);

      for (const { act, target, chance } of steps) {
        const before = await listStates(api);
        const order = choose([...before.values()], act, target);
        await acts[act]!(walk, order, chance).catch((error: unknown) => {
          // "No" is a good answer; anything else is a fault.
          if (!(error instanceof Refusal)) throw error;
        });
        for (const [sn, { state }] of await listStates(api)) {
          const from = before.get(sn)?.state ?? 'UNPAID';
          expect(isLegal(from, state), `${act}: ${from} → ${state}`).toBe(true);
        }
        expect(await brokenLaws(api.db), act).toEqual([]);
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 240_000);

test('everybody at once: the laws hold when the dust has settled', async () => {
  await using api = await startApi();
  const walk = await openWalk(api);
  for (const chance of [15, 5, 9, 3]) await place(walk, chance);
  const list = [...(await listStates(api)).values()];
  for (const [index, order] of list.entries()) await showCode(walk, order, index * 3).catch(() => {});
  const wishes = Object.entries(acts).filter(([name]) => name !== 'place');

  const results = await Promise.allSettled(
    list.flatMap((order, index) => wishes.map(([, act], at) => act(walk, order, index * 7 + at))),
  );

  const faults = results.filter((result) => result.status === 'rejected' && !(result.reason instanceof Refusal));
  expect(faults).toEqual([]);
  expect(await brokenLaws(api.db)).toEqual([]);
}, 120_000);
