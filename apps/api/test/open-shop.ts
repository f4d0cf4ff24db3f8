import type { Database } from '../src/db/client.ts';
import { openTestDatabase } from './test-database.ts';

/** A fresh, empty database for tests below HTTP; `await using` closes it. */
export async function openShop(): Promise<{ db: Database } & AsyncDisposable> {
  const server = await openTestDatabase();
  return { db: server.db, [Symbol.asyncDispose]: () => server.close() };
}
