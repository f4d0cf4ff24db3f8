import { Refusal } from '@silkboat/contract/refusal';
import { asc, eq, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexGoods } from '#search/index-goods.ts';
import { aSku } from '../../test/build.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { type Database, type DatabaseServer, inTransaction } from '../db/client.ts';
import { goods, searchEntries, skus, stockMoves } from '../db/schema/index.ts';
import { releaseStock, reserveStock, returnStock, type StockLine, takeStock } from './stock.ts';

type Sku = Awaited<ReturnType<typeof aSku>>;

const line = (sku: Sku, quantity: number, goodsName = '茶'): StockLine => ({
  orderSn: 'O1',
  skuId: sku.id,
  quantity,
  goodsName,
});

const countsOf = async (sku: Sku) => {
  const [row] = await db
    .select({ stock: skus.stock, reserved: skus.reserved, sold: skus.buyCount })
    .from(skus)
    .where(eq(skus.id, sku.id));
  return row!;
};

const movesOf = async (sku: Sku) => {
  const rows = await db.select().from(stockMoves).where(eq(stockMoves.skuId, sku.id)).orderBy(asc(stockMoves.id));
  return rows.map(({ kind, change }) => `${kind} ${change}`);
};

/** One database for all tests here: each brings its own goods. */
let server: DatabaseServer;
let db: Database;
beforeAll(async () => {
  server = await openTestDatabase();
  db = server.db;
});
afterAll(() => server.close());

test('reserved pieces leave the stock, a payment sells them, and every step is written down', async () => {
  const sku = await aSku(db, { stock: 10 });

  await reserveStock(db, { lines: [line(sku, 3)] });
  const reserved = await countsOf(sku);
  await takeStock(db, { lines: [line(sku, 3)] });
  const sold = await countsOf(sku);

  expect(reserved).toEqual({ stock: 7, reserved: 3, sold: 0 });
  expect(sold).toEqual({ stock: 7, reserved: 0, sold: 3 });
  expect(await movesOf(sku)).toEqual(['INITIAL 10', 'RESERVE -3', 'TAKE 0']);
  const [parent] = await db.select().from(goods).where(eq(goods.id, sku.goodsId));
  expect(parent!.buyCount).toBe(3);
});

test('a cancel before payment and one after it both bring the pieces back', async () => {
  const sku = await aSku(db, { stock: 5 });
  await reserveStock(db, { lines: [line(sku, 5)] });

  await releaseStock(db, { lines: [line(sku, 2)] });
  await takeStock(db, { lines: [line(sku, 3)] });
  await returnStock(db, { lines: [line(sku, 3)] });

  expect(await countsOf(sku)).toEqual({ stock: 5, reserved: 0, sold: 0 });
  expect(await movesOf(sku)).toEqual(['INITIAL 5', 'RESERVE -5', 'RELEASE 2', 'TAKE 0', 'RETURN 3']);
});

test('one short line refuses the whole trade and names the goods in both languages', async () => {
  const plenty = await aSku(db, { stock: 10 });
  const rare = await aSku(db, { stock: 1 });

  const refused = inTransaction(db, (tx) =>
    reserveStock(tx, {
      lines: [line(plenty, 1), { ...line(rare, 2, '建盏'), goodsNameEn: 'Jian bowl' }],
    }),
  ).catch((error: unknown) => error);

  const refusal = (await refused) as Refusal;
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.sentence('zh-CN')).toBe('商品库存不足-建盏');
  expect(refusal.sentence('en')).toBe('There is not enough stock-Jian bowl');
  expect(await countsOf(plenty)).toEqual({ stock: 10, reserved: 0, sold: 0 });
  expect(await movesOf(plenty)).toEqual(['INITIAL 10']);
});

test('nothing can be sold or released that was not reserved', async () => {
  const sku = await aSku(db, { stock: 5 });

  await expect(takeStock(db, { lines: [line(sku, 1)] })).rejects.toThrow('Stock does not hold');
  await expect(releaseStock(db, { lines: [line(sku, 1)] })).rejects.toThrow('Stock does not hold');
});

test('search shows at once what sells out or comes back, and which SKU stands for the goods', async () => {
  const first = await aSku(db, { stock: 2, position: 0 });
  const second = await aSku(db, { goodsId: first.goodsId, storeId: first.storeId, stock: 2, position: 1 });
  await indexGoods(db, [first.goodsId]);
  const shown = async () => {
    const rows = await db
      .select()
      .from(searchEntries)
      .where(eq(searchEntries.goodsId, first.goodsId))
      .orderBy(asc(searchEntries.skuId));
    return rows.map(({ skuId, inStock, isLead }) => [skuId, inStock, isLead]);
  };

  await reserveStock(db, { lines: [line(first, 2)] });
  const soldOut = await shown();
  await releaseStock(db, { lines: [line(first, 1)] });

  expect(soldOut).toEqual([
    [first.id, false, false],
    [second.id, true, true],
  ]);
  expect(await shown()).toEqual([
    [first.id, true, true],
    [second.id, true, false],
  ]);
});

test('the same SKU in two lines counts for both', async () => {
  const sku = await aSku(db, { stock: 5 });

  await reserveStock(db, { lines: [line(sku, 2), line(sku, 3)] });

  expect(await countsOf(sku)).toEqual({ stock: 0, reserved: 5, sold: 0 });
});

test('trades that want the same goods in another order never block each other for good', async () => {
  const shelf = [await aSku(db, { stock: 30 }), await aSku(db, { stock: 30 }), await aSku(db, { stock: 30 })];
  const orders = Array.from({ length: 40 }, (_, turn) =>
    [...shelf, ...shelf].slice(turn % 3, (turn % 3) + 3).map((sku) => line(sku, 1)),
  );

  const answers = await Promise.allSettled(
    orders.map((lines) => inTransaction(db, (tx) => reserveStock(tx, { lines }))),
  );

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(reasons.every((reason) => reason instanceof Refusal)).toBe(true);
  for (const sku of shelf) expect(await countsOf(sku)).toEqual({ stock: 0, reserved: 30, sold: 0 });
});

test('whatever is reserved, sold, released and returned, no piece is lost or made', async () => {
  const step = fc.record({
    kind: fc.constantFrom('reserve', 'take', 'release', 'return'),
    quantity: fc.integer({ min: 1, max: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (walk) => {
      const sku = await aSku(db, { stock: 8 });
      const expected = { stock: 8, reserved: 0, sold: 0 };
      for (const { kind, quantity } of walk) {
        const lines = [line(sku, quantity)];
        const room = {
          reserve: expected.stock,
          take: expected.reserved,
          release: expected.reserved,
          return: expected.sold,
        };
        if (kind === 'reserve' && quantity > room.reserve) {
          await expect(inTransaction(db, (tx) => reserveStock(tx, { lines }))).rejects.toBeInstanceOf(Refusal);
          continue;
        }
        if (quantity > room[kind]) continue;
        const { stock, reserved, sold } = expected;
        if (kind === 'reserve') {
          await reserveStock(db, { lines });
          Object.assign(expected, { stock: stock - quantity, reserved: reserved + quantity });
        } else if (kind === 'take') {
          await takeStock(db, { lines });
          Object.assign(expected, { reserved: reserved - quantity, sold: sold + quantity });
        } else if (kind === 'release') {
          await releaseStock(db, { lines });
          Object.assign(expected, { stock: stock + quantity, reserved: reserved - quantity });
        } else {
          await returnStock(db, { lines });
          Object.assign(expected, { stock: stock + quantity, sold: sold - quantity });
        }
      }
      const [moved] = await db
        .select({ change: sum(stockMoves.change) })
        .from(stockMoves)
        .where(eq(stockMoves.skuId, sku.id));
      expect(await countsOf(sku)).toEqual(expected);
      expect(Number(moved!.change)).toBe(expected.stock);
    }),
    { numRuns: 25 },
  );
});
