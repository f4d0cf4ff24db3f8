import type { Database } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { ledgerEntries } from '#db/schema/index.ts';
import { now } from '../clock.ts';

type Entry = Omit<typeof ledgerEntries.$inferInsert, 'id' | 'createdAt'>;

/**
 * Books an amount that came in or went out. What causes it is checked and locked before; should that ever fail, the
 * unique pair of kind and reference stops the second booking and with it the whole transaction.
 */
export async function book(tx: Database, entry: Entry): Promise<void> {
  await tx.insert(ledgerEntries).values({ ...entry, id: nextId(), createdAt: now() });
}
