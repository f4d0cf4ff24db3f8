import { and, eq, gt, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { refreshTokens, sessions } from '#db/schema/index.ts';
import { now } from '../clock.ts';

const dayMs = 86_400_000;

/** Job: sessions that nobody can come back to, a day after their end; their tokens go with them. */
export async function forgetOldSessions(db: Database): Promise<number> {
  const dayAgo = new Date(now().getTime() - dayMs);
  const mayComeBack = db
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessions.id), gt(refreshTokens.expiresAt, dayAgo)));
  const forgotten = await db
    .delete(sessions)
    .where(or(lt(sessions.closedAt, dayAgo), and(lt(sessions.createdAt, dayAgo), notExists(mayComeBack))))
    .returning({ id: sessions.id });
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, dayAgo));
  return forgotten.length;
}
