import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { openDatabase } from './client.ts';

const isOnServer = process.env.TEST_DATABASE === 'postgres';

test.runIf(isOnServer)(
  'a connection that breaks inside a transaction fails the transaction and nothing else',
  async () => {
    const database = await openDatabase({ url: inject('postgresUrl'), poolSize: 2 });
    const { db } = database;

    const broken = db.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
        rows: { pid: number }[];
      };
      await db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
      await pause(100);
      await tx.execute(sql`select 1`);
    });

    await expect(broken).rejects.toThrow();
    await db.execute(sql`select 1`);
    await database.close();
  },
);

test.runIf(isOnServer)('notices come again after the server was away for a while', async () => {
  await using road = await openRoad(inject('postgresUrl'));
  const database = await openDatabase({ url: road.url, poolSize: 2 });
  const heard: string[] = [];
  await database.listen('changes', (payload) => heard.push(payload));

  road.close();
  await pause(2500);
  await road.open();

  await expect.poll(() => heard, { timeout: 5000 }).toEqual(['*']);
  await database.db.execute(sql`select pg_notify('changes', 'news')`);
  await expect.poll(() => heard, { timeout: 5000 }).toEqual(['*', 'news']);
  await database.close();
});

/** A way to the server that can be closed and opened again. */
async function openRoad(serverUrl: string) {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let gate: Server | undefined;
  let port = 0;

  const open = () =>
    new Promise<void>((resolve) => {
      gate = createServer((here) => {
        const there = connect(Number(target.port), target.hostname);
        for (const socket of [here, there]) {
          sockets.add(socket);
          socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
        }
        here.on('close', () => there.destroy());
        there.on('close', () => here.destroy());
        here.pipe(there).pipe(here);
      }).listen(port, '127.0.0.1', () => {
        port = (gate!.address() as { port: number }).port;
        resolve();
      });
    });
  const close = () => {
    gate?.close();
    for (const socket of sockets) socket.destroy();
  };

  await open();
  const url = new URL(target);
  url.port = String(port);
  return { url: url.href, open, close, [Symbol.asyncDispose]: async () => close() };
}
