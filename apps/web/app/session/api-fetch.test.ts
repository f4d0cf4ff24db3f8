import { beforeEach, expect, test, vi } from 'vitest';
import { apiFetch } from './api-fetch.ts';
import { askToSignIn } from './login-dialog.tsx';

vi.mock('./login-dialog.tsx', () => ({ askToSignIn: vi.fn() }));

const answer = (status: number, result: unknown, code = status) =>
  Response.json(
    { success: status === 200, code, message: status === 200 ? 'success' : '商品库存不足', result },
    { status },
  );

/** A page with an access token that the API refuses until it was renewed. */
function startPage({ canRenew }: { canRenew: boolean }) {
  const cookies = new Map([
    ['accessToken', 'old'],
    ['uuid', 'device-1'],
  ]);
  vi.stubGlobal('location', { pathname: '/', protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  const sent = vi.fn(async (url: string, init: RequestInit) => {
    if (url === '/session/refresh') {
      await Promise.resolve();
      if (canRenew) cookies.set('accessToken', 'new');
      return Response.json({ isSignedIn: canRenew }, { status: canRenew ? 200 : 403 });
    }
    return new Headers(init.headers).get('accessToken') === 'new' ? answer(200, 3) : answer(403, null);
  });
  vi.stubGlobal('fetch', sent);
  return { cookies, sent, renewals: () => sent.mock.calls.filter(([url]) => url === '/session/refresh').length };
}

beforeEach(() => vi.clearAllMocks());

test('renews a refused token once and sends the call again', async () => {
  const page = startPage({ canRenew: true });

  expect(await apiFetch('/buyer/trade/carts/count')).toBe(3);

  expect(page.renewals()).toBe(1);
  expect(page.sent).toHaveBeenCalledTimes(3);
  expect(askToSignIn).not.toHaveBeenCalled();
});

test('renews once for several calls that are refused together', async () => {
  const page = startPage({ canRenew: true });

  const counts = await Promise.all([1, 2, 3].map(() => apiFetch('/buyer/trade/carts/count')));

  expect(counts).toEqual([3, 3, 3]);
  expect(page.renewals()).toBe(1);
});

test('signs out and asks to sign in when the token cannot be renewed', async () => {
  const page = startPage({ canRenew: false });

  await expect(apiFetch('/buyer/trade/carts/count')).rejects.toMatchObject({ status: 403 });

  expect(page.cookies.has('accessToken')).toBe(false);
  expect(page.cookies.get('cartNum')).toBe('0');
  expect(askToSignIn).toHaveBeenCalledTimes(1);
});

test('opens no dialog for a call that nobody asked for', async () => {
  startPage({ canRenew: false });

  await expect(apiFetch('/buyer/trade/carts/count', { isQuiet: true })).rejects.toThrow();

  expect(askToSignIn).not.toHaveBeenCalled();
});

test('sends device, token, query and body', async () => {
  const page = startPage({ canRenew: true });
  page.cookies.set('accessToken', 'new');

  await apiFetch('/buyer/trade/carts', { method: 'POST', query: { a: 1, b: undefined }, body: { skuId: '1', num: 2 } });

  const [url, init] = page.sent.mock.calls[0]!;
  expect(url).toBe('/buyer/trade/carts?a=1');
  expect(init.body).toBe('{"skuId":"1","num":2}');
  expect(init.headers).toMatchObject({ uuid: 'device-1', accessToken: 'new', 'x-language': 'zh-CN' });
});

test.each([
  [answer(400, null, 11011), '商品库存不足'],
  [answer(404, null), ''],
  [Response.json({}, { status: 502 }), '网络错误，请稍后再试！'],
  [new Response('<html>', { status: 502 }), '网络错误，请稍后再试！'],
])('says what went wrong (%#)', async (response, message) => {
  startPage({ canRenew: true });
  vi.stubGlobal('fetch', async () => response);

  await expect(apiFetch('/buyer/trade/carts')).rejects.toMatchObject({ message });
});

test.each([
  [new DOMException('', 'TimeoutError'), '连接超时，请稍候再试！'],
  [new TypeError('Failed to fetch'), '网络错误，请稍后再试！'],
])('says that there was no answer (%#)', async (error, message) => {
  startPage({ canRenew: true });
  vi.stubGlobal('fetch', async () => {
    throw error;
  });

  await expect(apiFetch('/buyer/trade/carts')).rejects.toMatchObject({ message });
});
