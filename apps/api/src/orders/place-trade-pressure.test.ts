import { claimCoupon } from '@silkboat/contract/coupons';
import { createTrade } from '@silkboat/contract/trades';
import { eq, sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aMember, anAddress, aSku } from '../../test/build.ts';
import { aCoupon, aMemberCoupon } from '../../test/build-checkout.ts';
import { startApi, type TestApi, type TestClient } from '../../test/start-api.ts';
import { nextId } from '../db/ids.ts';
import {
  addresses,
  cartLines,
  carts,
  coupons,
  memberCoupons,
  orderLines,
  skus,
  stockMoves,
  trades,
} from '../db/schema/index.ts';

/** What happens when everybody wants the same at once. */

interface Wanted {
  id: string;
  storeId: string;
}

/** Signed-in members with these SKUs in their carts, one piece each. */
async function buyersOf(api: TestApi, baskets: Wanted[][]) {
  const buyers: { member: Awaited<ReturnType<typeof aMember>>; client: TestClient }[] = [];
  for (const _ of baskets) {
    const member = await aMember(api.db);
    buyers.push({ member, client: await api.as(member) });
  }
  const way = 'CART' as const;
  const { id: _, ...address } = await anAddress(api.db, { memberId: buyers[0]!.member.id });
  const others = buyers.slice(1).map(({ member }) => ({ ...address, id: nextId(), memberId: member.id }));
  if (others.length > 0) await api.db.insert(addresses).values(others);
  await api.db.insert(carts).values(buyers.map(({ member }) => ({ memberId: member.id, way })));
  await api.db
    .insert(cartLines)
    .values(
      baskets.flatMap((basket, at) =>
        basket.map(({ id, storeId }) => ({ memberId: buyers[at]!.member.id, way, skuId: id, storeId, quantity: 1 })),
      ),
    );
  return buyers;
}

const stockOf = async (api: TestApi, { id }: { id: string }) => {
  const [row] = await api.db.select({ stock: skus.stock, reserved: skus.reserved }).from(skus).where(eq(skus.id, id));
  return row!;
};

test('of 200 buyers who want one of 20 pieces at once, exactly 20 get one and the others hear which goods', async () => {
  await using api = await startApi();
  const sku = await aSku(api.db, { stock: 20, goods: { name: '限量建盏' } });
  const buyers = await buyersOf(
    api,
    Array.from({ length: 200 }, () => [sku]),
  );

  const answers = await Promise.all(buyers.map(({ client }) => client.call(createTrade, { way: 'CART' })));

  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(180);
  for (const { status, body } of refused) {
    expect([status, body.code, body.message]).toEqual([400, 11011, '商品库存不足-限量建盏']);
  }
  expect(await stockOf(api, sku)).toEqual({ stock: 0, reserved: 20 });
  expect(await api.db.$count(trades)).toBe(20);
  expect(await api.db.$count(orderLines, eq(orderLines.skuId, sku.id))).toBe(20);
  const [moved] = await api.db
    .select({ change: sum(stockMoves.change) })
    .from(stockMoves)
    .where(eq(stockMoves.skuId, sku.id));
  expect(Number(moved!.change)).toBe(0);
});

test('carts with the same goods in another order never answer with a fault', async () => {
  await using api = await startApi();
  const shelf: Wanted[] = [];
  for (let at = 0; at < 5; at += 1) shelf.push(await aSku(api.db, { stock: 25 }));
  const baskets = Array.from({ length: 60 }, (_, turn) => {
    const rotated = [...shelf, ...shelf].slice(turn % 5, (turn % 5) + 4);
    return turn % 2 === 0 ? rotated : rotated.toReversed();
  });
  const buyers = await buyersOf(api, baskets);

  const answers = await Promise.all(buyers.map(({ client }) => client.call(createTrade, { way: 'CART' })));

  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([200, 11011]));
  const placed = answers.filter(({ status }) => status === 200).length;
  let reserved = 0;
  for (const sku of shelf) {
    const row = await stockOf(api, sku);
    expect(row.stock + row.reserved).toBe(25);
    reserved += row.reserved;
  }
  expect(reserved).toBe(placed * 4);
});

test('a cart that is submitted ten times at once becomes one trade', async () => {
  await using api = await startApi();
  const sku = await aSku(api.db);
  const [buyer] = await buyersOf(api, [[sku]]);
  const submit = (key: string) =>
    buyer!.client.send({
      method: 'POST',
      url: '/buyer/trade/carts/create/trade',
      json: { way: 'CART', client: 'PC' },
      headers: { 'idempotency-key': key },
    });

  // Another key each time: the guard lets them through, so that the lock on the cart has to hold.
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => submit(`click-${at}`)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 31041)).toHaveLength(9);
  expect(await api.db.$count(trades)).toBe(1);
  expect(await stockOf(api, sku)).toEqual({ stock: 9, reserved: 1 });
});

test('a double click without a key gets the same trade twice', async () => {
  await using api = await startApi();
  const sku = await aSku(api.db);
  const [buyer] = await buyersOf(api, [[sku]]);
  const submit = () => buyer!.client.call(createTrade, { way: 'CART', client: 'PC' });

  const [one, other] = await Promise.all([submit(), submit()]);

  expect(one.status).toBe(200);
  expect(other.body.result?.sn).toBe(one.body.result!.sn);
  expect(await api.db.$count(trades)).toBe(1);
});

test('one coupon chosen on two devices at once is used by one trade', async () => {
  await using api = await startApi();
  const sku = await aSku(api.db);
  const [buyer] = await buyersOf(api, [[sku]]);
  const { member, client } = buyer!;
  const coupon = await aMemberCoupon(api.db, { memberId: member.id });
  const own = { memberId: member.id, skuId: sku.id, storeId: sku.storeId, quantity: 1 };
  await api.db.insert(cartLines).values({ ...own, way: 'BUY_NOW' });
  await api.db.insert(carts).values({ memberId: member.id, way: 'BUY_NOW' });
  await api.db.update(carts).set({ platformCouponId: coupon.id }).where(eq(carts.memberId, member.id));

  const answers = await Promise.all([
    client.call(createTrade, { way: 'CART' }),
    client.call(createTrade, { way: 'BUY_NOW' }),
  ]);

  expect(answers.map(({ body }) => body.code).sort()).toEqual([200, 41003].sort());
  const [template] = await api.db.select().from(coupons).where(eq(coupons.id, coupon.couponId));
  expect(template!.usedNum).toBe(1);
});

test('of 50 members who claim the last piece of a coupon at once, one gets it', async () => {
  await using api = await startApi();
  const coupon = await aCoupon(api.db, { publishNum: 10, receivedNum: 9 });
  const clients: TestClient[] = [];
  for (let at = 0; at < 50; at += 1) clients.push(await api.as(await aMember(api.db)));

  const answers = await Promise.all(clients.map((client) => client.call(claimCoupon, { couponId: coupon.id })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 41006)).toHaveLength(49);
  const [row] = await api.db.select().from(coupons).where(eq(coupons.id, coupon.id));
  expect(row!.receivedNum).toBe(10);
  expect(await api.db.$count(memberCoupons)).toBe(1);
});

test('twenty claims of one member at once stop at the limit per member', async () => {
  await using api = await startApi();
  const coupon = await aCoupon(api.db, { couponLimitNum: 3 });
  const client = await api.as(await aMember(api.db));

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.call(claimCoupon, { couponId: coupon.id })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { body } of refused) {
    expect([body.code, body.message]).toEqual([41000, '超出领取限制-此优惠券最多领取3张']);
  }
  const [row] = await api.db.select().from(coupons).where(eq(coupons.id, coupon.id));
  expect(row!.receivedNum).toBe(3);
});
