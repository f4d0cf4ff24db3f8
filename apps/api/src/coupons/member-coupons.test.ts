import { Refusal } from '@silkboat/contract/refusal';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember, aSku } from '../../test/build.ts';
import { aCoupon, aMemberCoupon } from '../../test/build-checkout.ts';
import { aTrade } from '../../test/build-orders.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { type Database, type DatabaseServer, inTransaction } from '../db/client.ts';
import { coupons, memberCoupons, orders } from '../db/schema/index.ts';
import { expireCoupons, giveBackCoupons, grantCoupon, useCoupons } from './member-coupons.ts';

/** One database for all tests here: each brings its own members and coupons. */
let server: DatabaseServer;
let db: Database;
beforeAll(async () => {
  server = await openTestDatabase();
  db = server.db;
});
afterAll(() => server.close());

const stateOf = async ({ id }: { id: string }) => {
  const [row] = await db.select().from(memberCoupons).where(eq(memberCoupons.id, id));
  return row!;
};

/** Two unpaid orders of one trade; both use the coupon of the platform, the second also one of its store. */
async function aTradeWithCoupons() {
  const member = await aMember(db);
  const skus = [await aSku(db), await aSku(db)];
  const [first, second] = await aTrade(db, {
    member,
    orders: skus.map((sku) => ({ lines: [{ sku, quantity: 1 }] })),
  });
  const own = { memberId: member.id };
  const platform = await aMemberCoupon(db, own);
  const ofStore = await aMemberCoupon(db, { ...own, template: await aCoupon(db, { storeId: second!.storeId }) });
  const { tradeSn } = first!;
  await useCoupons(db, { memberId: member.id, tradeSn, memberCouponIds: [platform.id, ofStore.id] });
  await db.update(orders).set({ platformCouponId: platform.id }).where(eq(orders.tradeSn, tradeSn));
  await db.update(orders).set({ storeCouponId: ofStore.id }).where(eq(orders.sn, second!.sn));
  return { first: first!, second: second!, platform, ofStore };
}

/** What a cancel does to the order before it gives back its coupons. */
const cancel = ({ sn: orderSn, tradeSn }: { sn: string; tradeSn: string }) =>
  inTransaction(db, async (tx) => {
    await tx.update(orders).set({ state: 'CANCELLED' }).where(eq(orders.sn, orderSn));
    await giveBackCoupons(tx, { tradeSn, orderSn });
  });

test('a coupon that several orders use comes back with the last of them', async () => {
  const { first, second, platform, ofStore } = await aTradeWithCoupons();

  await cancel(second);
  expect(await stateOf(platform)).toMatchObject({ state: 'USED', tradeSn: first.tradeSn });
  expect(await stateOf(ofStore)).toMatchObject({ state: 'NEW', usedAt: null, tradeSn: null });
  await cancel(first);
  expect(await stateOf(platform)).toMatchObject({ state: 'NEW', usedAt: null, tradeSn: null });
});

test('of two orders cancelled at once, the later one gives the coupon back', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { first, second, platform } = await aTradeWithCoupons();

    await Promise.all([cancel(first), cancel(second)]);

    expect(await stateOf(platform)).toMatchObject({ state: 'NEW' });
  }
});

test('what comes back late is over, and what was withdrawn meanwhile is closed', async () => {
  const { first, second, platform, ofStore } = await aTradeWithCoupons();
  await db.update(memberCoupons).set({ endTime: new Date() }).where(eq(memberCoupons.id, platform.id));
  await db.update(coupons).set({ startTime: null, endTime: null }).where(eq(coupons.id, ofStore.couponId));

  await cancel(first);
  await cancel(second);

  expect((await stateOf(platform)).state).toBe('EXPIRE');
  expect((await stateOf(ofStore)).state).toBe('CLOSED');
});

test('a coupon is used once, in its time and by its owner alone; one that cannot be used keeps all from use', async () => {
  const [member, stranger] = [await aMember(db), await aMember(db)];
  const own = { memberId: member.id };
  const fine = await aMemberCoupon(db, own);
  const wrong = [
    await aMemberCoupon(db, { ...own, state: 'USED' }),
    await aMemberCoupon(db, { ...own, endTime: new Date() }),
    await aMemberCoupon(db, { ...own, startTime: new Date(Date.now() + 60_000) }),
    await aMemberCoupon(db, { memberId: stranger.id }),
  ];

  for (const { id } of wrong) {
    const use = inTransaction(db, (tx) =>
      useCoupons(tx, { memberId: member.id, tradeSn: 'T1', memberCouponIds: [fine.id, id] }),
    );
    await expect(use).rejects.toThrow(new Refusal('COUPON_EXPIRED'));
  }
  expect((await stateOf(fine)).state).toBe('NEW');
});

test('two pieces of one coupon count as two uses', async () => {
  const member = await aMember(db);
  const template = await aCoupon(db);
  const own = { memberId: member.id, template };
  const pieces = [await aMemberCoupon(db, own), await aMemberCoupon(db, own)];

  await useCoupons(db, { memberId: member.id, tradeSn: 'T1', memberCouponIds: pieces.map(({ id }) => id) });

  const [row] = await db.select().from(coupons).where(eq(coupons.id, template.id));
  expect(row!.usedNum).toBe(2);
});

test('a gift keeps the limits of its coupon, and one that cannot be given is left out', async () => {
  const { id: memberId } = await aMember(db);
  const gift = await aCoupon(db, { getType: 'ACTIVITY', couponLimitNum: 1 });
  const over = await aCoupon(db, { endTime: new Date(Date.now() - 1000) });

  expect(await grantCoupon(db, { memberId, couponId: gift.id })).toMatchObject({ state: 'NEW', getType: 'ACTIVITY' });
  expect(await grantCoupon(db, { memberId, couponId: gift.id })).toBeUndefined();
  expect(await grantCoupon(db, { memberId, couponId: over.id })).toBeUndefined();
  expect(await grantCoupon(db, { memberId, couponId: '404' })).toBeUndefined();
});

test('a gift that is left out does not undo what it came with', async () => {
  const member = await aMember(db);
  const over = await aCoupon(db, { publishNum: 1, receivedNum: 1 });
  const coupon = await aMemberCoupon(db, { memberId: member.id });

  await inTransaction(db, async (tx) => {
    await useCoupons(tx, { memberId: member.id, tradeSn: 'T1', memberCouponIds: [coupon.id] });
    await grantCoupon(tx, { memberId: member.id, couponId: over.id });
  });

  expect((await stateOf(coupon)).state).toBe('USED');
});

test('the job marks what is over and leaves what is used', async () => {
  const { id: memberId } = await aMember(db);
  const ended = { memberId, endTime: new Date(Date.now() - 1) };
  await aMemberCoupon(db, ended);
  await aMemberCoupon(db, { ...ended, state: 'USED' });
  await aMemberCoupon(db, { memberId });

  expect(await expireCoupons(db)).toBeGreaterThan(0);
  const rows = await db
    .select()
    .from(memberCoupons)
    .where(eq(memberCoupons.memberId, memberId))
    .orderBy(asc(memberCoupons.id));
  expect(rows.map(({ state }) => state)).toEqual(['EXPIRE', 'USED', 'NEW']);
});
