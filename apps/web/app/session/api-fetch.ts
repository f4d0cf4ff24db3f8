import type { Envelope } from '@silkboat/contract/envelope';
import { languageOfPath } from '../i18n/language.ts';
import { readCookie, writeCookie } from './browser-cookies.ts';
import { setCartCount } from './cart-count-store.ts';
import { askToSignIn } from './login-dialog.tsx';
import { refusalOf, request } from './request.ts';

interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Record<string, string | number | boolean | undefined>;
  body?: object;
  /** A call that nobody asked for: a lost session opens no dialog. */
  isQuiet?: boolean;
}

/**
 * Calls the API from the browser: `apiFetch<ResultOf<typeof addToCart>>('/buyer/trade/carts', { method: 'POST', body })`.
 * An expired or refused token is renewed once, also when several calls find out together; then the call is sent again. When it cannot
 * be renewed, the visitor is signed out and asked to sign in. Throws an `ApiRefusal` whose message may be shown.
 */
export async function apiFetch<T>(path: string, call: ApiRequest = {}): Promise<T> {
  if (isExpired(readCookie('accessToken'))) await renewSession(call);

  let answer = await send(path, call);
  if (isUnauthorized(answer) && (await renewSession(call))) answer = await send(path, call);

  const envelope = answer.body as Envelope<T> | undefined;
  if (!envelope?.success) throw refusalOf(answer.status, envelope);
  return envelope.result as T;
}

type Answer = Awaited<ReturnType<typeof request>>;

const isUnauthorized = ({ status, body }: Answer) =>
  status === 401 || status === 403 || (body as Partial<Envelope> | undefined)?.code === 20004;

function send(path: string, { method = 'GET', query = {}, body }: ApiRequest): Promise<Answer> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const accessToken = readCookie('accessToken');
  return request(search.size > 0 ? `${path}?${search}` : path, {
    method,
    headers: {
      uuid: readCookie('uuid') ?? '',
      'x-language': languageOfPath(location.pathname),
      ...(accessToken && { accessToken }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

let renewal: Promise<boolean> | undefined;

/** Exchanges the tokens, one exchange at a time; false when the visitor is no longer signed in. */
async function renewSession({ isQuiet = false }: ApiRequest): Promise<boolean> {
  renewal ??= request('/session/refresh', { method: 'POST' })
    .then(({ status }) => status === 200)
    .finally(() => {
      renewal = undefined;
    });
  const isRenewed = await renewal;
  if (!isRenewed) {
    for (const name of ['accessToken', 'userInfo', 'cartNum']) writeCookie(name, '', { maxAgeSeconds: 0 });
    setCartCount(0);
    if (!isQuiet) askToSignIn();
  }
  return isRenewed;
}

function isExpired(token: string | undefined): boolean {
  if (!token) return false;
  try {
    const claims = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(claims)) as { exp: number };
    return exp * 1000 < Date.now();
  } catch {
    // No token of ours; the server will say so.
    return false;
  }
}
