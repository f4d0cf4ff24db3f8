import { randomUUID } from 'node:crypto';
import type { Envelope } from '@silkboat/contract/envelope';
import type { Visitor } from '@silkboat/web/app/session/context.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** A visitor's cookies during one request, and the cookies to send back. */
export interface SiteSession {
  deviceId: string;
  accessToken: string | undefined;
  visitor: Visitor | undefined;
  cookies: string[];
  keepTokens(tokens: TokenPair): void;
  dropTokens(): void;
}

/** Asked for anew this long before the access token ends. */
const leewaySeconds = 20;

/** Cookies of a sign-in that scripts may read. */
const readable = ['accessToken', 'userInfo', 'cartNum'];

/**
 * Reads the token cookies and, when the access token is missing or about to end, exchanges the refresh token first, so
 * that loaders and actions always run with a valid token or none.
 */
export async function refreshIfNeeded(
  app: FastifyInstance,
  request: FastifyRequest,
  isSecure: boolean,
): Promise<SiteSession> {
  const { accessToken, refreshToken, uuid } = request.cookies;
  const secure = isSecure ? '; Secure' : '';
  const cookies: string[] = [];
  const drop = (names: string[]) =>
    cookies.push(...names.map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`));
  const session: SiteSession = {
    deviceId: uuid && /^[\w-]{8,64}$/.test(uuid) ? uuid : randomUUID(),
    accessToken: undefined,
    visitor: undefined,
    cookies,
    keepTokens(tokens) {
      const kept = keptFor(tokens.refreshToken);
      cookies.push(`accessToken=${tokens.accessToken}; Path=/; SameSite=Lax${kept}${secure}`);
      cookies.push(`refreshToken=${tokens.refreshToken}; Path=/; HttpOnly; SameSite=Strict${kept}${secure}`);
      session.accessToken = tokens.accessToken;
      session.visitor = visitorOf(tokens.accessToken);
    },
    dropTokens() {
      drop(['refreshToken', ...readable]);
      session.accessToken = undefined;
      session.visitor = undefined;
    },
  };
  if (session.deviceId !== uuid)
    cookies.push(`uuid=${session.deviceId}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`);

  const caller = accessToken ? await app.identify(accessToken) : undefined;
  const visitor = accessToken && caller && caller !== 'closed' ? visitorOf(accessToken) : undefined;
  if (visitor) {
    session.accessToken = accessToken;
    session.visitor = visitor;
  } else if (refreshToken) {
    const pair = await exchange(app, request, refreshToken);
    if (pair === 'refused') session.dropTokens();
    else if (pair) session.keepTokens(pair);
  } else if (accessToken) {
    // Who comes from another site leaves the refresh token at home: it stays for the next page.
    drop(readable);
  }
  return session;
}

/** The new pair; undefined when nobody could look at the token: it may still be good. */
async function exchange(
  app: FastifyInstance,
  request: FastifyRequest,
  refreshToken: string,
): Promise<TokenPair | 'refused' | undefined> {
  const answer = await app.inject({
    method: 'GET',
    url: `/buyer/passport/member/refresh/${encodeURIComponent(refreshToken)}`,
    remoteAddress: request.ip,
  });
  if (answer.statusCode === 429 || answer.statusCode >= 500) return undefined;
  const { success, result } = answer.json<Envelope<TokenPair>>();
  return success && result ? result : 'refused';
}

interface Claims {
  exp: number;
  /** JSON. */
  userContext: string;
}

/** What a token of ours says; its signature was checked by whoever needed to. */
const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims;

/** A long sign-in outlives the browser session, a usual one ends with it. */
function keptFor(refreshToken: string): string {
  const { exp, userContext } = claimsOf(refreshToken);
  const { longTerm } = JSON.parse(userContext) as { longTerm: boolean };
  return longTerm ? `; Max-Age=${Math.max(0, Math.floor(exp - Date.now() / 1000))}` : '';
}

/** Who the token names, or undefined when it has (nearly) ended. */
function visitorOf(accessToken: string): Visitor | undefined {
  try {
    const { exp, userContext } = claimsOf(accessToken);
    if (exp - leewaySeconds < Date.now() / 1000) return undefined;
    const { id, nickName } = JSON.parse(userContext) as { id: string; nickName: string };
    return { memberId: id, nickName };
  } catch {
    // A mangled cookie is no sign-in.
    return undefined;
  }
}
