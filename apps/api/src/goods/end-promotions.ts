import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { announce } from '#db/notices.ts';
import { promotions } from '#db/schema/index.ts';
import { now } from '../clock.ts';

/**
 * Job, every minute: closes the promotions whose time is over, and lets every process forget prices that changed
 * because one began or ended since the last run.
 */
export async function endPromotions(db: Database): Promise<number> {
  const time = now();
  const ended = await db
    .update(promotions)
    .set({ isEnded: true })
    .where(and(eq(promotions.isEnded, false), lte(promotions.endTime, time)))
    .returning({ id: promotions.id });
  const begun = await db.$count(
    promotions,
    and(lte(promotions.startTime, time), gt(promotions.startTime, new Date(time.getTime() - 2 * 60_000))),
  );
  if (ended.length > 0 || begun > 0) await announce(db, 'goods');
  return ended.length;
}
