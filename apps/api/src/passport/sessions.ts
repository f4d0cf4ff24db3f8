import { Refusal } from '@silkboat/contract/refusal';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { announce, createCache, type Notices } from '#db/notices.ts';
import { members, refreshTokens, sessions } from '#db/schema/index.ts';
import type { Caller, Identify } from '#http/caller.ts';
import { now } from '../clock.ts';
import { newRefreshGrant, type RefreshGrant, readToken, signPair, type TokenPair } from './tokens.ts';

/** Several tabs may come with the same refresh token at once; after this it is taken for a stolen one. */
const graceMs = 10_000;

type Member = typeof members.$inferSelect;

/** Opens a session for a member on a device and issues its first pair of tokens. */
export async function openSession(
  db: Database,
  opening: { member: Member; secret: string; deviceId: string; clientType: string; isLongTerm?: boolean },
): Promise<TokenPair> {
  const { member, secret, deviceId, clientType, isLongTerm = false } = opening;
  const grant = newRefreshGrant({ sessionId: nextId(), isLongTerm });
  await inTransaction(db, async (tx) => {
    await tx
      .insert(sessions)
      .values({ id: grant.sessionId, memberId: member.id, deviceId, clientType, isLongTerm, createdAt: now() });
    await tx.insert(refreshTokens).values(grant);
  });
  return signPair(secret, member, grant);
}

/**
 * Exchanges a refresh token for a new pair. One that was used before gets the living pair again within the grace;
 * later it closes the session, because one of its two bearers is not the member.
 */
export async function refreshSession(
  db: Database,
  { refreshToken, secret }: { refreshToken: string; secret: string },
): Promise<TokenPair> {
  const claims = await readToken(secret, refreshToken, 'refresh');
  const next = claims && (await inTransaction(db, (tx) => rotate(tx, claims)));
  if (!next) throw new Refusal('REFRESH_REFUSED');
  return signPair(secret, next.member, next.grant);
}

async function rotate(
  tx: Database,
  { jti, sessionId }: { jti: string; sessionId: string },
): Promise<{ member: Member; grant: RefreshGrant } | undefined> {
  const [found] = await tx
    .select({ session: sessions, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.closedAt), eq(members.isEnabled, true)))
    .for('no key update', { of: sessions });
  if (!found) return undefined;
  const { member, session } = found;
  const [used] = await tx.select().from(refreshTokens).where(eq(refreshTokens.id, jti));
  if (!used) return undefined;

  if (!used.usedAt) {
    const grant = newRefreshGrant({ sessionId, isLongTerm: session.isLongTerm });
    await tx.update(refreshTokens).set({ usedAt: now() }).where(eq(refreshTokens.id, jti));
    await tx.insert(refreshTokens).values(grant);
    return { member, grant };
  }
  if (now().getTime() - used.usedAt.getTime() > graceMs) {
    await closeSession(tx, { sessionId, reason: 'refresh token used twice' });
    return undefined;
  }
  const [living] = await tx
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.usedAt)));
  return living && { member, grant: { ...living, isLongTerm: session.isLongTerm } };
}

/** Ends a session; its tokens count nowhere any more. */
export async function closeSession(
  db: Database,
  { sessionId, reason }: { sessionId: string; reason: string },
): Promise<void> {
  await db
    .update(sessions)
    .set({ closedAt: now(), closedReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.closedAt)));
  await announce(db, 'sessions', sessionId);
}

/** Ends the sessions of a member on every device, `except` perhaps this one. */
export async function closeSessionsOf(
  db: Database,
  { memberId, reason, except }: { memberId: string; reason: string; except?: string },
): Promise<void> {
  await db
    .update(sessions)
    .set({ closedAt: now(), closedReason: reason })
    .where(
      and(
        eq(sessions.memberId, memberId),
        isNull(sessions.closedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
  await announce(db, 'sessions', memberId);
}

/** Tells who a token belongs to. A session closed anywhere counts here within a second. */
export function createIdentify(db: Database, notices: Notices, secret: string): Identify {
  const isOpen = createCache<boolean>(notices, ['sessions'], { max: 20_000, maxAgeMs: 30_000 });
  const find = db
    .select({ closedAt: sessions.closedAt, isEnabled: members.isEnabled })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('find_session');

  return async (token): Promise<Caller | 'closed' | undefined> => {
    const claims = await readToken(secret, token, 'access');
    if (!claims) return undefined;
    const open = await isOpen(claims.sessionId, async () => {
      const [session] = await find.execute({ id: claims.sessionId });
      return session !== undefined && session.closedAt === null && session.isEnabled;
    });
    if (!open) return 'closed';
    return {
      id: claims.memberId,
      username: claims.username,
      nickName: claims.nickName,
      role: claims.role,
      storeId: claims.storeId,
      sessionId: claims.sessionId,
    };
  };
}
