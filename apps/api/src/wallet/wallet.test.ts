import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { wallets } from '#db/schema/index.ts';
import { aMember } from '../../test/build.ts';
import { anOrder, fillWallet } from '../../test/build-orders.ts';
import { brokenLaws } from '../../test/laws.ts';
import { openShop } from '../../test/open-shop.ts';
import { payFromWallet } from '../payments/pay.ts';
import { changeWallet, getWallet } from './wallet.ts';

test('twenty payments at once from a balance for seven: seven go through', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const member = await aMember(db);
  const orders = [];
  for (let count = 0; count < 20; count += 1) orders.push(await anOrder(db, { member }));
  await fillWallet(db, { memberId: member.id, amount: 7 * 10_000 });

  const results = await Promise.allSettled(
    orders.map(({ sn, memberId }) => payFromWallet(db, { targetType: 'ORDER', sn, memberId, clientType: 'PC' })),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ reason: 'WALLET_INSUFFICIENT' });
  }
  expect(await getWallet(db, member.id)).toEqual({ balance: 0, frozen: 0 });
  expect(await brokenLaws(db)).toEqual([]);
});

test('the first changes of a wallet at once make one wallet', async () => {
  await using shop = await openShop();
  const member = await aMember(shop.db);

  await Promise.all(Array.from({ length: 10 }, () => fillWallet(shop.db, { memberId: member.id, amount: 1 })));

  expect(await shop.db.select().from(wallets)).toMatchObject([{ balance: 10 }]);
  expect(await brokenLaws(shop.db)).toEqual([]);
});

test('whatever comes and goes, the balance is the sum of the log and never below nothing', async () => {
  await using shop = await openShop();
  const { db } = shop;
  const amounts = fc.array(fc.integer({ min: -50_000, max: 50_000 }), { minLength: 1, maxLength: 12 });

  await fc.assert(
    fc.asyncProperty(amounts, async (changes) => {
      const { id: memberId } = await aMember(db);
      let expected = 0;
      for (const amount of changes) {
        const change = { memberId, amount, serviceType: 'WALLET_COMMISSION' as const, detail: '变动' };
        const isPossible = expected + amount >= 0;
        const done = inTransaction(db, (tx) => changeWallet(tx, change));
        if (isPossible) await done;
        else await expect(done).rejects.toMatchObject({ reason: 'WALLET_INSUFFICIENT' });
        if (isPossible) expected += amount;
      }
      expect((await getWallet(db, memberId)).balance).toBe(expected);
    }),
    { numRuns: 25 },
  );

  expect(await brokenLaws(db)).toEqual([]);
});
