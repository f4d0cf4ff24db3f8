import { type Database, inTransaction } from './client.ts';

interface DueWork {
  /**
   * Finds one row whose time has come and takes it for this transaction with `for update skip locked`; answers its
   * key. `failed` are keys to leave out.
   */
  claim: (tx: Database, failed: string[]) => Promise<string | undefined>;
  work: (tx: Database, key: string) => Promise<unknown>;
  /** Told about a row that could not be handled; the others go on, and the next run tries it again. */
  onFailure: (error: unknown, key: string) => void;
}

const mostFailures = 100;

/**
 * Handles every due row in a transaction of its own. Several processes may do this at once: each row is taken by one,
 * and when that one dies the row is due again. Answers how many were handled.
 */
export async function eachDue(db: Database, { claim, work, onFailure }: DueWork): Promise<number> {
  const failed: string[] = [];
  let handled = 0;
  while (failed.length < mostFailures) {
    const key = await handleOne(db, { claim, work }, failed, onFailure);
    if (key === undefined) break;
    if (failed.at(-1) !== key) handled += 1;
  }
  return handled;
}

async function handleOne(
  db: Database,
  { claim, work }: Pick<DueWork, 'claim' | 'work'>,
  failed: string[],
  onFailure: DueWork['onFailure'],
): Promise<string | undefined> {
  let key: string | undefined;
  try {
    await inTransaction(db, async (tx) => {
      key = await claim(tx, failed);
      if (key !== undefined) await work(tx, key);
    });
  } catch (error) {
    // Without a key the look itself failed: there is nothing to go on with.
    if (key === undefined) throw error;
    failed.push(key);
    onFailure(error, key);
  }
  return key;
}
