import { randomUUID } from 'node:crypto';
import type { Envelope } from '@silkboat/contract/envelope';
import type { Visitor } from '@silkboat/web/app/session/context.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A visitor's cookies during one request, and the cookies to send back. */
export interface SiteSession {
  deviceId: string;
  accessToken: string | undefined;
  visitor: Visitor | undefined;
  cookies: string[];
  keepTokens(tokens: { accessToken: string; refreshToken: string }): void;
  dropTokens(): void;
}

/** Asked for anew this long before the access token ends. */
const leewaySeconds = 20;

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
      for (const name of ['accessToken', 'refreshToken', 'userInfo', 'cartNum'])
        cookies.push(`${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`);
      session.accessToken = undefined;
      session.visitor = undefined;
    },
  };
  if (session.deviceId !== uuid)
    cookies.push(`uuid=${session.deviceId}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`);

  const visitor = accessToken && (await app.identify(accessToken)) !== 'closed' ? visitorOf(accessToken) : undefined;
  if (visitor && accessToken) {
    session.accessToken = accessToken;
    session.visitor = visitor;
  } else if (refreshToken) {
    const pair = await exchange(app, request, refreshToken);
    if (pair) session.keepTokens(pair);
    else session.dropTokens();
  } else if (accessToken) {
    session.dropTokens();
  }
  return session;
}

async function exchange(app: FastifyInstance, request: FastifyRequest, refreshToken: string) {
  const answer = await app.inject({
    method: 'GET',
    url: `/buyer/passport/member/refresh/${encodeURIComponent(refreshToken)}`,
    remoteAddress: request.ip,
  });
  const { success, result } = answer.json<Envelope<{ accessToken: string; refreshToken: string }>>();
  return success ? result : undefined;
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
