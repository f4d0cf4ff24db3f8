import { setClock } from '@silkboat/api/clock';
import { openSession } from '@silkboat/api/passport/sessions';
import type { PageContext } from '@silkboat/web/app/session/context.ts';
import { createContext, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { aMember } from '../../api/test/build.ts';
import { startApi, type TestApi } from '../../api/test/start-api.ts';
import { createPageHandler } from './site.ts';

const pageContext = createContext<PageContext>();

/** A site of resource routes: one tells who looks at it, one may be kept by everybody, one acts, the rest is missing. */
function smallBuild(onAct: () => void): ServerBuild {
  const route = (path: string, module: object) => [path, { id: path, path: `/${path}`, module }];
  const visitor = ({ context }: LoaderFunctionArgs) =>
    Response.json({ visitor: context.get(pageContext).visitor?.nickName ?? null });
  return {
    entry: { module: { default: async () => new Response('missing', { status: 404 }), pageContext } },
    routes: Object.fromEntries([
      route('who', { loader: visitor }),
      route('shared', { loader: () => new Response('', { headers: { 'cache-control': 'public, max-age=300' } }) }),
      route('act', { loader: visitor, action: () => onAct() ?? new Response('done') }),
      route('*', {
        loader: ({ request }: LoaderFunctionArgs) => new Response(new URL(request.url).host, { status: 404 }),
      }),
    ]),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    routeDiscovery: { mode: 'initial' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    prerender: [],
    ssr: true,
    isSpaMode: false,
  } as unknown as ServerBuild;
}

async function startSite({ onAct = () => {}, ...options }: { onAct?: () => void; requestsPerMinute?: number } = {}) {
  return startApi(options, (app) => {
    const source = { build: smallBuild(onAct), mode: 'production' as const };
    const setup = { site: {} as PageContext['site'], siteUrl: undefined, isSecure: false };
    app.register(async (pages) => {
      pages.removeAllContentTypeParsers();
      pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      pages.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: createPageHandler(app, source, setup) });
    });
  });
}

const ask = (site: TestApi, url: string, cookies: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: 'shop.example' }, cookies: { uuid: 'a-device-of-ours', ...cookies } });

async function signIn(site: TestApi, { secret = site.app.apiOptions.tokenSecret, minutesAgo = 0 } = {}) {
  const member = await aMember(site.db);
  const restoreClock = setClock(() => new Date(Date.now() - minutesAgo * 60_000));
  const pair = await openSession(site.db, { member, secret, deviceId: 'd', clientType: 'PC' });
  restoreClock();
  return { member, ...pair };
}

const setCookies = (answer: { headers: Record<string, unknown> }) => [answer.headers['set-cookie'] ?? []].flat().join();

test('a form of another site acts for nobody, whichever path it is sent to', async () => {
  const acts: string[] = [];
  await using site = await startSite({ onAct: () => void acts.push('act') });
  const post = (url: string, origin?: string) =>
    site.app.inject({ method: 'POST', url, headers: { host: 'shop.example', ...(origin && { origin }) } });

  for (const origin of ['http://elsewhere.example', 'http://a.shop.example', 'http://shop.example:81', 'null', '?'])
    expect((await post('/act', origin)).statusCode, origin).toBe(400);
  expect((await post('//elsewhere.example/act', 'http://elsewhere.example')).statusCode).toBe(400);
  expect(acts).toHaveLength(0);

  expect((await post('/act', 'http://shop.example')).statusCode).toBe(200);
  expect((await post('/act')).statusCode).toBe(200);
  expect(acts).toHaveLength(2);
});

test('a path is a path, however it begins, and a host that is none is refused', async () => {
  await using site = await startSite();

  for (const path of ['//elsewhere.example/who', '//', '//['])
    expect(await ask(site, path), path).toMatchObject({ statusCode: 404, body: 'shop.example' });
  const wrongHost = await site.app.inject({ url: '/who', headers: { host: 'a b' } });
  expect(wrongHost.statusCode).toBe(400);
});

test('what is for one visitor is kept by nobody on the way', async () => {
  await using site = await startSite();
  const { refreshToken } = await signIn(site);

  expect((await ask(site, '/who')).headers['cache-control']).toBe('private, no-cache');
  expect((await ask(site, '/shared')).headers['cache-control']).toBe('public, max-age=300');
  const renewed = await ask(site, '/shared', { refreshToken });
  expect(setCookies(renewed)).toContain('refreshToken=ey');
  expect(renewed.headers['cache-control']).toBe('private, no-cache');
});

test('a token of another shop is no sign-in; the refresh token still is', async () => {
  await using site = await startSite();
  const { accessToken } = await signIn(site, { secret: 'the secret of another shop, long enough' });
  const { member, refreshToken } = await signIn(site);

  expect((await ask(site, '/who', { accessToken })).json()).toEqual({ visitor: null });
  expect((await ask(site, '/who', { accessToken, refreshToken })).json()).toEqual({ visitor: member.nickName });
});

test('coming from another site, without the strict cookie, ends no sign-in', async () => {
  await using site = await startSite();
  const { accessToken } = await signIn(site, { minutesAgo: 31 });

  const answer = await ask(site, '/who', { accessToken });

  expect(answer.json()).toEqual({ visitor: null });
  expect(setCookies(answer)).toContain('accessToken=;');
  expect(setCookies(answer)).not.toContain('refreshToken');
});

test('a refresh token is dropped when it is refused, not when nobody could look at it', async () => {
  await using busy = await startSite({ requestsPerMinute: 1 });
  const { refreshToken } = await signIn(busy);
  const unknown = await ask(busy, '/who', { refreshToken });
  expect(unknown.json()).toEqual({ visitor: null });
  expect(setCookies(unknown)).not.toContain('refreshToken');

  await using site = await startSite();
  expect(setCookies(await ask(site, '/who', { refreshToken }))).toContain('refreshToken=;');
});
