import { orderStates } from '@silkboat/contract/order-life-cycle';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseServer, rowsOf } from '#db/client.ts';
import * as tables from '#db/schema/index.ts';
import { now } from '../src/clock.ts';
import { cancelUnpaidOrders, evaluateSilentLines, receiveDeliveredOrders } from '../src/orders/order-timers.ts';
import { getWallet } from '../src/wallet/wallet.ts';
import { brokenLaws } from '../test/laws.ts';
import { openTestDatabase } from '../test/test-database.ts';
import { seedBase, seedDemo } from './seed.ts';
import { demoMemberId } from './shop/seed-members.ts';

const today = new Date();
const quietly = () => {};
let shop: DatabaseServer;

beforeAll(async () => {
  shop = await openSampleShop();
}, 120_000);
afterAll(() => shop.close());

async function openSampleShop(): Promise<DatabaseServer> {
  const server = await openTestDatabase();
  await seedBase(server.db, quietly);
  await seedDemo(server.db, today, quietly);
  return server;
}

test('the sample shop is as large as promised', async () => {
  const { db } = shop;
  const { stores, categories, goods, skus, brands, coupons, evaluations } = tables;
  expect(await db.$count(stores)).toBe(12);
  expect(await db.$count(categories, eq(categories.level, 0))).toBe(8);
  expect(await db.$count(goods)).toBeGreaterThanOrEqual(400);
  expect(await db.$count(skus)).toBeGreaterThanOrEqual(1000);
  expect(await db.$count(brands)).toBeGreaterThanOrEqual(40);
  expect(await db.$count(coupons)).toBeGreaterThanOrEqual(20);
  expect(await db.$count(evaluations)).toBeGreaterThanOrEqual(3000);
});

test('money, stock, coupons and points obey the laws of the shop', async () => {
  expect(await brokenLaws(shop.db)).toEqual([]);
  expect(await shop.db.$count(tables.skus, sql`stock < 0 or reserved < 0`)).toBe(0);
});

test('the first member has an order in every state in which an order can rest', async () => {
  const own = await ordersOf(1);
  const resting = orderStates.filter((state) => state !== 'PAID');
  expect(new Set(own.map(({ state }) => state))).toEqual(new Set(resting));
  expect(new Set(own.map(({ paymentMethod }) => paymentMethod))).toEqual(new Set(['WALLET', 'ALIPAY', 'WECHAT', null]));
});

test('orders were placed over the last forty days, in the order of their ids', async () => {
  const times = (await ordersOf(1)).map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(today.getTime() - times[0]!).toBeLessThanOrEqual(40 * 86_400_000);
});

test('some lines of completed orders wait for an evaluation, others have one', async () => {
  const { orderLines, orders } = tables;
  const lines = await shop.db
    .select({ commentState: orderLines.commentState })
    .from(orderLines)
    .innerJoin(orders, eq(orders.sn, orderLines.orderSn))
    .where(and(eq(orders.memberId, demoMemberId(1)), eq(orders.state, 'COMPLETED')));
  expect(new Set(lines.map(({ commentState }) => commentState))).toEqual(new Set(['UNFINISHED', 'FINISHED']));
});

test('nothing that the clock does to orders is due at the first start', async () => {
  const onFailure = (error: unknown) => {
    throw error;
  };
  expect(await cancelUnpaidOrders(shop.db, { onFailure })).toBe(0);
  expect(await receiveDeliveredOrders(shop.db, { onFailure })).toBe(0);
  expect(await evaluateSilentLines(shop.db, { onFailure })).toBe(0);
});

test('the first member holds coupons to use, used ones and expired ones', async () => {
  const { memberCoupons } = tables;
  const held = await shop.db
    .select({ state: memberCoupons.state })
    .from(memberCoupons)
    .where(eq(memberCoupons.memberId, demoMemberId(1)));
  const count = (wanted: string) => held.filter(({ state }) => state === wanted).length;
  expect(count('NEW')).toBeGreaterThanOrEqual(3);
  expect(count('USED')).toBe(3);
  expect(count('EXPIRE')).toBe(2);
});

test('the first member has money, points, favourites and footprints; the third is new', async () => {
  const { walletLogs, pointsLog, goodsCollections, storeCollections, footprints, evaluations, orders } = tables;
  for (const table of [walletLogs, pointsLog, goodsCollections, storeCollections, footprints, evaluations, orders]) {
    expect(await shop.db.$count(table, eq(table.memberId, demoMemberId(1)))).toBeGreaterThanOrEqual(4);
    expect(await shop.db.$count(table, eq(table.memberId, demoMemberId(3)))).toBe(0);
  }
  expect((await getWallet(shop.db, demoMemberId(1))).balance).toBeGreaterThan(300_000);
  expect(await ordersOf(2)).not.toHaveLength(0);
});

test('the clock goes on after seeding', () => {
  expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(1000);
});

test('seeding a shop that is there changes nothing', async () => {
  const before = await fingerprint(shop);
  await seedBase(shop.db, quietly);
  expect(await seedDemo(shop.db, today, quietly)).toBe(false);
  expect(await fingerprint(shop)).toEqual(before);
});

test('two machines make the same shop on the same day', async () => {
  const other = await openSampleShop();
  try {
    expect(await namesIn(other)).toEqual(await namesIn(shop));
    expect(await boughtIn(other)).toEqual(await boughtIn(shop));
  } finally {
    await other.close();
  }
}, 120_000);

const ordersOf = (member: 1 | 2 | 3) =>
  shop.db
    .select()
    .from(tables.orders)
    .where(eq(tables.orders.memberId, demoMemberId(member)))
    .orderBy(asc(tables.orders.id));

/** A number for the contents of each table. */
async function fingerprint({ db, query }: DatabaseServer): Promise<[table: string, contents: unknown][]> {
  const { rows } = await query(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`);
  const prints: [string, unknown][] = [];
  for (const { name } of rows as { name: string }[]) {
    const table = sql.identifier(name);
    const statement = sql`select count(*)::text || ':' || coalesce(sum(hashtext(${table}::text)), 0) as contents from ${table}`;
    const [row] = await rowsOf<{ contents: string }>(db, statement);
    prints.push([name, row!.contents]);
  }
  return prints;
}

async function namesIn({ db }: DatabaseServer) {
  const { goods, skus } = tables;
  return {
    goods: await db.select({ id: goods.id, name: goods.name }).from(goods).orderBy(asc(goods.id)),
    skus: await db.select({ id: skus.id, specs: skus.specs, stock: skus.stock }).from(skus).orderBy(asc(skus.id)),
  };
}

/** What members bought, without the numbers that are new on every machine. */
async function boughtIn({ db }: DatabaseServer) {
  const { orderLines } = tables;
  const { skuId, quantity, flowPrice, createdAt } = orderLines;
  return db.select({ skuId, quantity, flowPrice, createdAt }).from(orderLines).orderBy(asc(orderLines.id));
}
