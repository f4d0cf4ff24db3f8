import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';

/** PostgreSQL takes 65,535 values in one statement; 500 rows stay below that for every table here. */
const batchSize = 500;

export async function insertInBatches<T extends PgTable>(
  db: Database,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    await db.insert(table).values(rows.slice(start, start + batchSize) as never);
  }
}
