import { eq, sql } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { createCache, type Notices } from '#db/notices.ts';
import { members, refreshTokens, sessions } from '#db/schema/index.ts';
import type { Caller, Identify, Role } from '#http/caller.ts';
import { now } from '../clock.ts';

export const accessTokenMinutes = 30;
const refreshTokenMinutes = 60;
const longTermRefreshMinutes = 15 * 24 * 60;

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

type Member = typeof members.$inferSelect;

/** Opens a session for a member on a device and issues its first pair of tokens. */
export async function openSession(
  db: Database,
  {
    member,
    secret,
    deviceId,
    clientType,
    isLongTerm = false,
  }: { member: Member; secret: string; deviceId: string; clientType: string; isLongTerm?: boolean },
): Promise<TokenPair> {
  const sessionId = nextId();
  await db
    .insert(sessions)
    .values({ id: sessionId, memberId: member.id, deviceId, clientType, isLongTerm, createdAt: now() });
  return issueTokens(db, { member, sessionId, secret, isLongTerm });
}

export async function issueTokens(
  db: Database,
  { member, sessionId, secret, isLongTerm }: { member: Member; sessionId: string; secret: string; isLongTerm: boolean },
): Promise<TokenPair & { refreshId: string }> {
  const refreshId = nextId();
  const refreshMinutes = isLongTerm ? longTermRefreshMinutes : refreshTokenMinutes;
  const expiresAt = new Date(now().getTime() + refreshMinutes * 60_000);
  await db.insert(refreshTokens).values({ id: refreshId, sessionId, expiresAt });
  return {
    accessToken: await sign(secret, member, {
      use: 'access',
      jti: nextId(),
      sessionId,
      minutes: accessTokenMinutes,
      isLongTerm,
    }),
    refreshToken: await sign(secret, member, {
      use: 'refresh',
      jti: refreshId,
      sessionId,
      minutes: refreshMinutes,
      isLongTerm,
    }),
    refreshId,
  };
}

interface Issue {
  use: 'access' | 'refresh';
  jti: string;
  sessionId: string;
  minutes: number;
  isLongTerm: boolean;
}

/** A real three-part JWT: existing clients decode its middle part and read `exp` and `userContext`. */
function sign(secret: string, member: Member, issue: Issue): Promise<string> {
  const seconds = Math.floor(now().getTime() / 1000);
  const userContext = JSON.stringify({
    username: member.username,
    nickName: member.nickName,
    ...(member.face && { face: member.face }),
    id: member.id,
    longTerm: issue.isLongTerm,
    role: 'MEMBER',
    ...(member.storeId && { storeId: member.storeId }),
    isSuper: false,
  });
  return new SignJWT({ userContext, use: issue.use, sid: issue.sessionId, role: member.role, storeId: member.storeId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(member.username)
    .setJti(issue.jti)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + issue.minutes * 60)
    .sign(new TextEncoder().encode(secret));
}

export interface TokenClaims {
  username: string;
  memberId: string;
  nickName: string;
  role: Role;
  storeId: string | null;
  sessionId: string;
  jti: string;
}

/** Reads a token of ours; undefined when it is not ours, not of this use, or expired. */
export async function readToken(secret: string, token: string, use: Issue['use']): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      currentDate: now(),
    });
    if (payload.use !== use) return undefined;
    const context = JSON.parse(String(payload.userContext)) as { id: string; nickName: string };
    return {
      username: payload.sub!,
      memberId: context.id,
      nickName: context.nickName,
      role: payload.role as Role,
      storeId: (payload.storeId as string | null) ?? null,
      sessionId: String(payload.sid),
      jti: payload.jti!,
    };
  } catch {
    // Whatever is wrong with a token, its bearer is simply not signed in.
    return undefined;
  }
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
