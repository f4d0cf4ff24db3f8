import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import type { Paging } from '#db/paging.ts';
import { footprints } from '#db/schema/index.ts';
import { now } from '../clock.ts';

/** Older ones are forgotten. */
const mostFootprints = 100;

interface Visit {
  memberId: string;
  storeId: string;
  goodsId: string;
  skuId: string;
}

/** Remembers that a member looked at a SKU: one footprint for each goods, the newest hundred. */
export async function leaveFootprint(db: Database, visit: Visit): Promise<void> {
  const seen = { storeId: visit.storeId, skuId: visit.skuId, viewedAt: now() };
  await inTransaction(db, async (tx) => {
    await tx
      .insert(footprints)
      .values({ id: nextId(), memberId: visit.memberId, goodsId: visit.goodsId, ...seen })
      .onConflictDoUpdate({ target: [footprints.memberId, footprints.goodsId], set: seen });
    await tx.execute(sql`
      delete from ${footprints} where ${footprints.id} in (
        select old.id from footprints old where old.member_id = ${visit.memberId}
        order by old.viewed_at desc, old.id desc offset ${mostFootprints})`);
  });
}

/** A page of what a member looked at, newest first. */
export async function listVisits(
  db: Database,
  { memberId, storeId, paging }: { memberId: string; storeId?: string | undefined; paging: Paging },
) {
  const where = and(
    eq(footprints.memberId, memberId),
    storeId === undefined ? undefined : eq(footprints.storeId, storeId),
  );
  const [visits, [found]] = await Promise.all([
    db
      .select({ skuId: footprints.skuId, viewedAt: footprints.viewedAt })
      .from(footprints)
      .where(where)
      .orderBy(desc(footprints.viewedAt), desc(footprints.id))
      .limit(paging.size)
      .offset(paging.offset),
    db.select({ total: count() }).from(footprints).where(where),
  ]);
  return { visits, total: found!.total };
}

/** Forgets the footprints of some goods, or all of them. */
export async function forgetFootprints(
  db: Database,
  { memberId, goodsIds }: { memberId: string; goodsIds?: string[] | undefined },
): Promise<void> {
  if (goodsIds?.length === 0) return;
  await db
    .delete(footprints)
    .where(and(eq(footprints.memberId, memberId), goodsIds && inArray(footprints.goodsId, goodsIds)));
}

export async function countVisits(db: Database, memberId: string): Promise<number> {
  const [found] = await db.select({ total: count() }).from(footprints).where(eq(footprints.memberId, memberId));
  return found!.total;
}
