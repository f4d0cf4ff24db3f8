import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { type Paging, toPage } from '#db/paging.ts';
import { members, pointsLog } from '#db/schema/index.ts';
import { now } from '../clock.ts';

/** The column's limit; nobody gets there by shopping. */
const mostPoints = 2_147_483_647;

/**
 * Adds or takes points of a member, once per `cause` (`order:O2026…`, `register`); run it inside a transaction.
 * Taking stops at 0. Answers the change that was made: 0 when there was nothing to change or the cause was known.
 */
export async function changePoints(
  tx: Database,
  { memberId, change, content, cause }: { memberId: string; change: number; content: string; cause: string },
): Promise<number> {
  const [balance] = await tx
    .select({ points: members.points, totalPoints: members.totalPoints })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
  if (!balance) return 0;

  const before = balance.points;
  const after = Math.min(mostPoints, Math.max(0, before + Math.trunc(change)));
  if (after === before) return 0;
  const made = after - before;

  const [logged] = await tx
    .insert(pointsLog)
    .values({
      id: nextId(),
      memberId,
      pointType: made > 0 ? 'INCREASE' : 'REDUCE',
      before,
      change: Math.abs(made),
      after,
      content,
      cause,
      createdAt: now(),
    })
    .onConflictDoNothing({ target: [pointsLog.memberId, pointsLog.cause] })
    .returning({ id: pointsLog.id });
  if (!logged) return 0;

  const totalPoints = Math.min(mostPoints, balance.totalPoints + Math.max(0, made));
  await tx.update(members).set({ points: after, totalPoints }).where(eq(members.id, memberId));
  return made;
}

/** What a member has, and all that was ever earned; zeros for nobody. */
export async function getPoints(db: Database, { memberId }: { memberId: string }) {
  const [balance] = await db
    .select({ point: members.points, totalPoint: members.totalPoints })
    .from(members)
    .where(eq(members.id, memberId));
  return balance ?? { point: 0, totalPoint: 0 };
}

/** How the points of a member came and went, newest first. */
export async function listPointsLog(db: Database, { memberId, paging }: { memberId: string; paging: Paging }) {
  const own = eq(pointsLog.memberId, memberId);
  const [rows, [total]] = await Promise.all([
    db.select().from(pointsLog).where(own).orderBy(desc(pointsLog.id)).limit(paging.size).offset(paging.offset),
    db.select({ count: count() }).from(pointsLog).where(own),
  ]);
  return toPage(rows, total!.count, paging);
}
