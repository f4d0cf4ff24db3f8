import { expect, test } from 'vitest';
import { anOrder, orderNow } from '../../test/build-orders.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { startJobs } from './jobs.ts';
import { timers } from './timers.ts';

const silent = { error: () => {}, warn: () => {} };

test('timers run by themselves, on either database, and keep their timetable there', async () => {
  const server = await openTestDatabase();
  const failures: unknown[] = [];
  const logger = { ...silent, error: (...what: unknown[]) => void failures.push(what) };
  const order = await anOrder(server.db, { values: { createdAt: new Date(Date.now() - 31 * 60_000) } });
  const jobs = await startJobs({ server, logger, providers: new Map() });
  const { rows } = await server.query('select key, timezone from jobs.schedule order by key');
  expect(rows.map(({ key }) => key)).toEqual(timers.map(({ name }) => name).sort());

  // What the timetable does each minute, at once.
  await server.query(`insert into jobs.job (name, data) values ('timers', '{"name": "cancel-unpaid-orders"}')`);
  await until(async () => (await orderNow(server.db, order)).state === 'CANCELLED');
  await jobs.stop();

  expect(failures).toEqual([]);
  await server.close();
});

test('a restart finds the timetable and forgets timers that are gone', async () => {
  const server = await openTestDatabase();
  const start = () => startJobs({ server, logger: silent, providers: new Map() });
  await (await start()).stop();
  await server.query(
    `insert into jobs.schedule (name, key, cron, data) values ('timers', 'an-old-one', '* * * * *', '{}')`,
  );

  await (await start()).stop();

  const { rows } = await server.query('select key from jobs.schedule');
  expect(rows).toHaveLength(timers.length);
  await server.close();
});

test('every timer has work that can run on an empty shop, twice', async () => {
  const server = await openTestDatabase();
  const onFailure = (error: unknown) => {
    throw error;
  };

  for (const { run } of [...timers, ...timers]) await run({ db: server.db, providers: new Map(), onFailure });

  expect(new Set(timers.map(({ name }) => name)).size).toBe(timers.length);
  await server.close();
});

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
