import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

/** Adds visits to the goods that were looked at. Rows are locked in the order of their ids. */
export async function countViews(db: Database, counts: Map<string, number>): Promise<void> {
  const views = JSON.stringify([...counts].map(([id, views]) => ({ id, views })));
  await db.execute(sql`
    with seen as (
      select id, views from jsonb_to_recordset(${views}::jsonb) as seen(id bigint, views integer)
    ), locked as (
      select goods.id from goods join seen on seen.id = goods.id order by goods.id for update of goods
    )
    update goods set view_count = goods.view_count + seen.views from seen join locked on locked.id = seen.id
    where goods.id = seen.id`);
}
