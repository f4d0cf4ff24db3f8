import { jwtVerify, SignJWT } from 'jose';
import { nextId } from '#db/ids.ts';
import type { members } from '#db/schema/index.ts';
import type { Role } from '#http/caller.ts';
import { now } from '../clock.ts';

const accessTokenMinutes = 30;
const refreshTokenMinutes = 60;
const longTermRefreshMinutes = 15 * 24 * 60;

type Member = typeof members.$inferSelect;
type Use = 'access' | 'refresh';

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** The refresh token that a session may use next. */
export interface RefreshGrant {
  id: string;
  sessionId: string;
  isLongTerm: boolean;
  expiresAt: Date;
}

export function newRefreshGrant({ sessionId, isLongTerm }: { sessionId: string; isLongTerm: boolean }): RefreshGrant {
  const minutes = isLongTerm ? longTermRefreshMinutes : refreshTokenMinutes;
  return { id: nextId(), sessionId, isLongTerm, expiresAt: new Date(now().getTime() + minutes * 60_000) };
}

export async function signPair(secret: string, member: Member, grant: RefreshGrant): Promise<TokenPair> {
  const accessUntil = new Date(now().getTime() + accessTokenMinutes * 60_000);
  const [accessToken, refreshToken] = await Promise.all([
    sign(secret, member, grant, { use: 'access', jti: nextId(), until: accessUntil }),
    sign(secret, member, grant, { use: 'refresh', jti: grant.id, until: grant.expiresAt }),
  ]);
  return { accessToken, refreshToken };
}

/** A real three-part JWT: existing clients decode its middle part and read `exp` and `userContext`. */
function sign(
  secret: string,
  member: Member,
  { sessionId, isLongTerm }: RefreshGrant,
  { use, jti, until }: { use: Use; jti: string; until: Date },
): Promise<string> {
  const userContext = JSON.stringify({
    username: member.username,
    nickName: member.nickName,
    ...(member.face && { face: member.face }),
    id: member.id,
    longTerm: isLongTerm,
    role: 'MEMBER',
    ...(member.storeId && { storeId: member.storeId }),
    isSuper: false,
  });
  return new SignJWT({ userContext, use, sid: sessionId, role: member.role, storeId: member.storeId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(member.username)
    .setJti(jti)
    .setIssuedAt(Math.floor(now().getTime() / 1000))
    .setExpirationTime(Math.floor(until.getTime() / 1000))
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
export async function readToken(secret: string, token: string, use: Use): Promise<TokenClaims | undefined> {
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
