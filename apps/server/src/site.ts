import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { type ApiClient, createClient } from '@silkboat/contract/client';
import { Refusal } from '@silkboat/contract/refusal';
import type { SiteOptions } from '@silkboat/web/app/session/context.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { refreshIfNeeded, type SiteSession } from './site-session.ts';

const buildFolder = fileURLToPath(new URL('../../web/build/', import.meta.url));

export interface SiteSetup {
  site: SiteOptions;
  siteUrl: string | undefined;
  isSecure: boolean;
}

/** Where the pages come from: the production build, or Vite while developing. */
export interface PageSource {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
}

export async function loadBuild(): Promise<PageSource> {
  const build = (await import(pathToFileURL(`${buildFolder}server/index.js`).href)) as ServerBuild;
  return { build, mode: 'production' };
}

/** The built files of the site: hashed names may be kept for a year, the rest for an hour. */
export async function serveSiteFiles(app: FastifyInstance): Promise<void> {
  const root = `${buildFolder}client`;
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}

/** Renders every page: the catch-all behind the API and the files. */
export function createPageHandler(app: FastifyInstance, source: PageSource, setup: SiteSetup) {
  const handle: RequestHandler = createRequestHandler(source.build, source.mode);
  // `pageContext` is a value of the bundle: the one key that the build exports through its entry module.
  const contextKey = async () => {
    const build = typeof source.build === 'function' ? await source.build() : source.build;
    return (build.entry.module as unknown as { pageContext: Parameters<RouterContextProvider['set']>[0] }).pageContext;
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const origin = setup.siteUrl ?? `${request.protocol}://${request.host}`;
    if (!URL.canParse(origin)) throw new Refusal('INVALID_PARAMETERS', 'Host');
    refuseOtherSites(request, origin);
    const session = await refreshIfNeeded(app, request, setup.isSecure);
    const nonce = randomBytes(16).toString('base64');
    const language = /^\/en(\/|$|[.?])/.test(request.url) ? ('en' as const) : ('zh-CN' as const);
    const headers = new Headers();
    const context = new RouterContextProvider();
    context.set(await contextKey(), {
      api: apiFor(app, request, session, language),
      language,
      visitor: session.visitor,
      nonce,
      origin,
      setHeader: (name: string, value: string) => headers.append(name, value),
      keepTokens: session.keepTokens,
      dropTokens: session.dropTokens,
      site: setup.site,
    });

    const response = await handle(toWebRequest(request, reply, origin), context);
    reply.code(response.status);
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
    for (const [name, value] of headers) reply.header(name, value);
    for (const cookie of [...response.headers.getSetCookie(), ...session.cookies]) reply.header('set-cookie', cookie);
    // A page is for its visitor, and so is whatever carries fresh tokens.
    if (session.cookies.length > 0 || !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'private, no-cache');
    for (const [name, value] of Object.entries(pageHeaders(nonce, source.mode))) reply.header(name, value);
    return reply.send(response.body ? Readable.fromWeb(response.body as never) : undefined);
  };
}

/** A form on another site acts for nobody here. React Router looks after its pages, but not after resource routes. */
function refuseOtherSites({ method, headers }: FastifyRequest, origin: string): void {
  if (method !== 'POST' || headers.origin === undefined) return;
  if (headers.origin !== new URL(origin).origin) throw new Refusal('INVALID_PARAMETERS', 'Origin');
}

/** The API as the page's loaders see it: the same calls, checks and limits, without a network between. */
function apiFor(app: FastifyInstance, request: FastifyRequest, session: SiteSession, language: string): ApiClient {
  return createClient(async ({ method, url, body, headers }) => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: request.ip,
      headers: {
        ...headers,
        'x-language': language,
        uuid: session.deviceId,
        ...(session.accessToken && { accesstoken: session.accessToken }),
      },
      ...(body !== undefined && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json() };
  });
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const abort = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  // Put together, not resolved: a path that begins with two slashes would name another host.
  const path = request.url.replace(/^https?:\/\/[^/]*/i, '');
  return new Request(new URL(origin).origin + path, {
    method: request.method,
    headers,
    signal: abort.signal,
    ...(hasBody && { body: new Uint8Array((request.body as Buffer | null) ?? []) }),
  });
}

/** Strict policy: scripts of ours only, inline ones by nonce; inline style attributes are allowed, they carry positions. */
function pageHeaders(nonce: string, mode: PageSource['mode']): Record<string, string> {
  const development = mode === 'development';
  const policy = [
    "default-src 'self'",
    development ? "script-src 'self' 'unsafe-inline'" : `script-src 'self' 'nonce-${nonce}'`,
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'; style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}
