import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Database, inTransaction } from '#db/client.ts';
import { members, pointsLog } from '#db/schema/index.ts';
import { aMember } from '../../test/build.ts';
import { startApi } from '../../test/start-api.ts';
import { changePoints, getPoints } from './points.ts';

const change = (db: Database, memberId: string, amount: number, cause: string) =>
  inTransaction(db, (tx) => changePoints(tx, { memberId, change: amount, content: '测试', cause }));

test('one cause changes the points once, however often and at the same time it is reported', async () => {
  await using api = await startApi();
  const { id } = await aMember(api.db);

  const made = await Promise.all(Array.from({ length: 5 }, () => change(api.db, id, 24, 'evaluation:1')));

  expect(made.toSorted((a, b) => b - a)).toEqual([24, 0, 0, 0, 0]);
  expect(await getPoints(api.db, { memberId: id })).toEqual({ point: 24, totalPoint: 24 });
});

test('taking stops at zero and says how much was taken', async () => {
  await using api = await startApi();
  const { id } = await aMember(api.db, { points: 30, totalPoints: 100 });

  expect(await change(api.db, id, -50, 'after-sale:1')).toBe(-30);
  expect(await change(api.db, id, -1, 'after-sale:2')).toBe(0);

  expect(await getPoints(api.db, { memberId: id })).toEqual({ point: 0, totalPoint: 100 });
  expect(await api.db.select().from(pointsLog)).toMatchObject([
    { pointType: 'REDUCE', before: 30, change: 30, after: 0 },
  ]);
});

test('a change of nothing leaves no line in the log', async () => {
  await using api = await startApi();
  const { id } = await aMember(api.db);

  expect(await change(api.db, id, 0, 'order:1')).toBe(0);
  expect(await change(api.db, id, 0.9, 'order:2')).toBe(0);
  expect(await change(api.db, '1', 10, 'order:3')).toBe(0);

  expect(await api.db.select().from(pointsLog)).toEqual([]);
});

test('the balance is what the log says, never negative, and what was earned only grows', async () => {
  await using api = await startApi();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 6 }), async (changes) => {
      const { id } = await aMember(api.db);
      for (const [index, amount] of changes.entries()) await change(api.db, id, amount, `cause:${index}`);

      const log = await api.db.select().from(pointsLog).where(eq(pointsLog.memberId, id)).orderBy(pointsLog.id);
      const [member] = await api.db.select().from(members).where(eq(members.id, id));
      const signed = log.map((line) => (line.pointType === 'INCREASE' ? line.change : -line.change));
      expect(member!.points).toBe(signed.reduce((sum, one) => sum + one, 0));
      expect(member!.totalPoints).toBe(signed.filter((one) => one > 0).reduce((sum, one) => sum + one, 0));
      expect(log.every((line) => line.before >= 0 && line.after >= 0)).toBe(true);
    }),
    { numRuns: 15 },
  );
});
