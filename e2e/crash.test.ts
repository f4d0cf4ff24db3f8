import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { seedBase, seedDemo } from '../apps/api/seed/seed.ts';
import { type Database, type DatabaseServer, openDatabase, rowsOf } from '../apps/api/src/db/client.ts';
import { useNode } from '../apps/api/src/db/ids.ts';
import { brokenLaws } from '../apps/api/test/laws.ts';
import { startPostgres } from '../apps/api/test/postgres-server.ts';
import { findPostgres } from '../apps/api/test/server-binaries.ts';
import { type Ask, askAs, makeBuyers } from './buyers.ts';
import { type RunningSite, startSite } from './start-site.ts';

/** Where a shop keeps its rows, and the environment that makes it do so. */
interface Place {
  database: { url: string } | { folder: string };
  environment: Record<string, string>;
}

const tokenSecret = 'a secret for this test only, long enough';

describe.concurrent('a shop that is killed amid fifty checkouts keeps what it promised', { timeout: 240_000 }, () => {
  test.runIf(findPostgres())('on PostgreSQL', async () => {
    const server = await startPostgres();
    const dataFolder = mkdtempSync(join(tmpdir(), 'silkboat-crash-'));
    try {
      await survive({
        database: { url: server.url },
        environment: { DATABASE_URL: server.url, DATA_DIR: dataFolder },
      });
    } finally {
      await server.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  });

  test('on the embedded database', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'silkboat-crash-'));
    try {
      await survive({ database: { folder: join(dataFolder, 'db') }, environment: { DATA_DIR: dataFolder } });
    } finally {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  });
});

async function survive(place: Place): Promise<void> {
  const skuIds = await fill(place);
  const buyers = await makeBuyers(place.database, tokenSecret, 50);
  const answered = await running(place, async (shop) => {
    const asks = buyers.map((buyer) => askAs(shop.url, buyer));
    return buyUntilKilled(shop, asks, skuIds);
  });

  await running(place, async (shop) => {
    const trade = await checkOut(askAs(shop.url, buyers[0]!), skuIds.slice(0, 2));
    expect(await payFromWallet(askAs(shop.url, buyers[0]!), trade)).toBe(true);
  });
  const due = await within(place, async (db) => {
    expect(await brokenLaws(db)).toEqual([]);
    expect(await halfWritten(db)).toEqual([]);
    const states = await payStatesOfTrades(db);
    expect(answered.placed.filter((sn) => !states.has(sn))).toEqual([]);
    expect(answered.paid.filter((sn) => states.get(sn) !== 'PAID')).toEqual([]);
    return makeAnOrderDue(db);
  });

  await running(place, async (shop) => {
    const ask = askAs(shop.url, buyers.find(({ memberId }) => memberId === due.memberId)!);
    await vi.waitFor(async () => expect(await stateOfOrder(ask, due.sn)).toBe('CANCELLED'), {
      timeout: 150_000,
      interval: 1000,
    });
  });
  await within(place, async (db) => expect(await brokenLaws(db)).toEqual([]));
}

/** A new sample shop; answers SKUs that many buyers can have. */
async function fill(place: Place): Promise<string[]> {
  return within(place, async (db, server) => {
    await server.migrate();
    useNode(1000);
    await seedBase(db, () => {});
    await seedDemo(db, new Date(), () => {});
    const skus = await rowsOf<{ id: string }>(
      db,
      sql`select skus.id::text as id from skus join goods on goods.id = skus.goods_id
        where stock >= 100 and goods_type = 'PHYSICAL_GOODS' and sales_model = 'RETAIL' and market_enable = 'UPPER'
        order by skus.id limit 12`,
    );
    return skus.map(({ id }) => id);
  });
}

/** Everybody buys again and again; when twenty trades are paid, the shop is killed between one moment and the next. */
async function buyUntilKilled(shop: RunningSite, asks: Ask[], skuIds: string[]) {
  const placed: string[] = [];
  const paid: string[] = [];
  let killed: Promise<unknown> | undefined;
  const keepBuying = async (ask: Ask, number: number) => {
    for (let turn = number; ; turn += 1) {
      const trade = await checkOut(ask, [skuIds[turn % skuIds.length]!, skuIds[(turn * 5 + 1) % skuIds.length]!]);
      placed.push(trade);
      // Every fifth buyer leaves without paying.
      if (number % 5 === 0) continue;
      if (await payFromWallet(ask, trade)) paid.push(trade);
      if (paid.length >= 20) killed ??= shop.stop('SIGKILL');
    }
  };
  await Promise.all(
    asks.map((ask, number) =>
      keepBuying(ask, number).catch((error: unknown) => {
        if (!killed) throw error;
      }),
    ),
  );
  await killed;
  expect(paid.length).toBeGreaterThanOrEqual(20);
  return { placed, paid };
}

/** Adds the SKUs to the cart and orders them; throws when the shop is gone. */
async function checkOut(ask: Ask, skuIds: string[]): Promise<string> {
  for (const skuId of skuIds) await ask('POST', '/buyer/trade/carts', { skuId, num: 1 });
  const trade = await ask('POST', '/buyer/trade/carts/create/trade', { way: 'CART', client: 'PC' });
  expect(trade).toMatchObject({ success: true });
  return trade.result.sn;
}

async function payFromWallet(ask: Ask, sn: string): Promise<boolean> {
  const query = new URLSearchParams({ orderType: 'TRADE', sn, clientType: 'PC' });
  return (await ask('GET', `/buyer/payment/cashier/pay/WALLET/NATIVE?${query}`)).success;
}

async function stateOfOrder(ask: Ask, sn: string): Promise<string> {
  const { result } = await ask<{ order: { orderStatus: string } }>('GET', `/buyer/order/order/${sn}`);
  return result.order.orderStatus;
}

/** Trades without an order and orders without a line, or with only a part of what they say. */
async function halfWritten(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ sn: string }>(
    db,
    sql`select sn from trades where not exists (select from orders where trade_sn = trades.sn)
      union all select sn from orders
      where goods_num <> (select coalesce(sum(quantity), 0) from order_lines where order_sn = orders.sn)`,
  );
  return rows.map(({ sn }) => sn);
}

async function payStatesOfTrades(db: Database): Promise<Map<string, string>> {
  const rows = await rowsOf<{ sn: string; payState: string }>(db, sql`select sn, pay_state as "payState" from trades`);
  return new Map(rows.map(({ sn, payState }) => [sn, payState]));
}

/** Lets an unpaid order of these buyers be two days old. */
async function makeAnOrderDue(db: Database): Promise<{ sn: string; memberId: string }> {
  const [order] = await rowsOf<{ sn: string; memberId: string }>(
    db,
    sql`update orders set created_at = created_at - interval '2 days' where sn = (
        select sn from orders join members on members.id = orders.member_id
        where state = 'UNPAID' and password_hash = 'none' limit 1)
      returning sn, member_id::text as "memberId"`,
  );
  return order!;
}

/** Works with a shop that runs, and stops it unless that has been done. */
async function running<Result>(place: Place, work: (shop: RunningSite) => Promise<Result>): Promise<Result> {
  const shop = await startSite({ SEED_DEMO: '1', TOKEN_SECRET: tokenSecret, ...place.environment });
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

/** Works on the rows while no shop runs. */
async function within<Result>(
  place: Place,
  work: (db: Database, server: DatabaseServer) => Promise<Result>,
): Promise<Result> {
  const server = await openDatabase(place.database);
  try {
    return await work(server.db, server);
  } finally {
    await server.close();
  }
}
