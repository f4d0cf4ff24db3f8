import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders, skus, wallets } from '../src/db/schema/index.ts';
import { aMember } from './build.ts';
import { anOrder, aPaidOrder, aTrade } from './build-orders.ts';
import { brokenLaws } from './laws.ts';
import { openShop } from './open-shop.ts';

test('the laws see what is wrong', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const paid = await aPaidOrder(db);
  const unpaid = await anOrder(db);
  const [inTrade] = await aTrade(db, { member: await aMember(db), orders: [{}, {}] });
  expect(await brokenLaws(db)).toEqual([]);

  await db.update(wallets).set({ balance: 5 });
  await db.update(orders).set({ state: 'CANCELLED' }).where(eq(orders.sn, paid.sn));
  await db.update(orders).set({ payState: 'PAID' }).where(eq(orders.sn, unpaid.sn));
  await db.update(orders).set({ flowPrice: 1 }).where(eq(orders.sn, inTrade!.sn));
  await db.update(skus).set({ stock: 100, reserved: 7 });

  const broken = new Set((await brokenLaws(db)).map((law) => law.split(': ')[0]));
  expect(broken).toEqual(
    new Set([
      'a balance is the sum of its log',
      'stock is the sum of its moves',
      'reserved pieces are those of unpaid orders',
      'what left the shelf is in live orders',
      'an order is booked once when it is paid, and not before',
      'a paid order that is cancelled has all its money back, no order more than that',
      'an order costs what its lines cost',
      'a trade costs what its orders cost',
    ]),
  );
});
