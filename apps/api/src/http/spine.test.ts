import { endpoint } from '@silkboat/contract/endpoint';
import { Refusal } from '@silkboat/contract/refusal';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { findRedis, startRedis } from '../../test/redis.ts';
import { startApi } from '../../test/start-api.ts';
import { openRedis } from '../ephemeral-redis.ts';
import { serve } from './serve.ts';

const boom = endpoint({ method: 'GET', path: '/buyer/test/boom', access: 'public', tag: 'test', summary: 'Breaks' });
const members = endpoint({ method: 'GET', path: '/buyer/test/own', access: 'member', tag: 'test', summary: 'Own' });
const costly = endpoint({
  method: 'GET',
  path: '/buyer/test/costly',
  access: 'public',
  tag: 'test',
  summary: 'Costs something',
  limitPerMinute: 2,
});

const unlucky = endpoint({
  method: 'GET',
  path: '/buyer/test/unlucky',
  access: 'public',
  tag: 'test',
  summary: 'Refuses because something behind it failed',
});

function addCalls(app: FastifyInstance): void {
  serve(app, unlucky, () => {
    throw new Refusal('FILE_STORAGE', undefined, { cause: new Error('the disk is full') });
  });
  serve(app, boom, () => {
    throw new Error('the secret is in /etc/secret, mobile 13812345678');
  });
  serve(app, members, () => undefined);
  serve(app, costly, () => undefined);
}

describe('answers that are no success', () => {
  test('an address that leads nowhere says so, whatever the method', async () => {
    await using api = await startApi();

    for (const [method, url] of [
      ['GET', '/buyer/nowhere'],
      ['DELETE', '/common/common/site'],
      ['PATCH', '/buyer/passport/member/logout'],
      ['POST', '/seller/anything'],
      ['GET', '/manager'],
      ['GET', '/nowhere'],
      ['GET', `/buyer/passport/member/refresh/${'a'.repeat(5000)}`],
    ] as const) {
      expect(await api.send({ method, url }), `${method} ${url}`).toMatchObject({
        status: 404,
        body: { success: false, code: 404, message: '您访问的内容不存在', result: null },
      });
    }
  });

  test('a request that cannot be read gets an envelope', async () => {
    await using api = await startApi();
    const url = '/buyer/passport/member/logout';

    for (const [request, status] of [
      [{ method: 'GET', url: '/buyer/%zz' }, 400],
      [{ method: 'POST', url, form: { a: '1' }, headers: { 'content-type': 'text/csv' } }, 415],
      [{ method: 'POST', url, json: 'x'.repeat(1_100_000) }, 413],
      [{ method: 'POST', url, form: { a: 'x'.repeat(300_000) } }, 413],
    ] as const) {
      expect(await api.send(request), String(status)).toMatchObject({
        status,
        body: { success: false, timestamp: expect.any(Number), result: null },
      });
    }
  });

  test('a POST that promises JSON and holds nothing is fine: existing clients send it', async () => {
    await using api = await startApi();
    const headers = { 'content-type': 'application/json' };

    const answer = await api.send({ method: 'POST', url: '/buyer/passport/member/logout', headers });

    expect(answer).toMatchObject({ status: 200, body: { success: true } });
  });

  test('half a JSON body is a bad request', async () => {
    await using api = await startApi();

    const answer = await api.app.inject({
      method: 'POST',
      url: '/buyer/passport/member/logout',
      headers: { 'content-type': 'application/json' },
      payload: '{"a":',
    });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 4002 });
  });

  test('our own faults are answered without their inside and with the id that the log has', async () => {
    await using api = await startApi({}, addCalls);

    const answer = await api.call(boom);

    expect(answer).toMatchObject({
      status: 500,
      body: { success: false, code: 400, message: '服务器繁忙，请稍后重试' },
    });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(answer.headers['x-request-id']).toBe((answer.body as unknown as { requestId: string }).requestId);
  });

  test('a member call without a token ends with 403 in status and body, in the language asked for', async () => {
    await using api = await startApi({}, addCalls);

    const answer = await api.send({ method: 'GET', url: members.path, headers: { 'x-language': 'en' } });

    expect(answer).toMatchObject({
      status: 403,
      body: { success: false, code: 403, status: 403, message: 'Your sign-in has ended, please sign in again' },
    });
  });

  test('a token that is none is nobody', async () => {
    await using api = await startApi({}, addCalls);

    for (const accesstoken of ['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', '%00', 'x'.repeat(5000)]) {
      const answer = await api.send({ method: 'GET', url: members.path, headers: { accesstoken } });
      expect(answer.status, accesstoken).toBe(403);
    }
  });
});

describe('every answer', () => {
  test('carries an id and the headers that keep browsers safe', async () => {
    await using api = await startApi({}, addCalls);

    const { headers } = await api.send({ method: 'GET', url: '/buyer/nowhere' });

    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect((await api.call(costly)).headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('keeps the id of a trusted proxy when it is a plain one', async () => {
    await using api = await startApi({ trustProxy: true, isSecure: true });
    const idFor = async (id: string) =>
      (await api.send({ method: 'GET', url: '/healthz', headers: { 'x-request-id': id } })).headers;

    expect(await idFor('edge-7.42')).toMatchObject({
      'x-request-id': 'edge-7.42',
      'strict-transport-security': expect.stringContaining('max-age'),
    });
    expect((await idFor('a b"c'))['x-request-id']).not.toBe('a b"c');
  });

  test('tells whether the process lives and whether the database answers', async () => {
    await using api = await startApi();

    expect(await api.send({ method: 'GET', url: '/healthz' })).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await api.send({ method: 'GET', url: '/readyz' })).toMatchObject({ status: 200, body: { status: 'ready' } });
    api.app.databaseServer.query = () => Promise.reject(new Error('gone'));
    expect(await api.send({ method: 'GET', url: '/readyz' })).toMatchObject({ status: 503 });
  });
});

describe('limits', () => {
  const often = async (send: () => Promise<{ status: number }>, times: number) => {
    const answers = [];
    for (let time = 0; time < times; time += 1) answers.push((await send()).status);
    return answers;
  };

  test('an address that asks too often waits, and is told how long', async () => {
    await using api = await startApi({ requestsPerMinute: 3 }, addCalls);
    const send = () => api.send({ method: 'GET', url: '/buyer/nowhere' });

    expect(await often(send, 3)).toEqual([404, 404, 404]);
    expect(await send()).toMatchObject({
      status: 429,
      body: { success: false, code: 1003, message: '访问过于频繁，请稍后再试' },
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    expect(await api.send({ method: 'GET', url: '/healthz' })).toMatchObject({ status: 200 });
  });

  test('behind a proxy the address is the one that the proxy saw, not one that the visitor made up', async () => {
    await using api = await startApi({ requestsPerMinute: 2, trustProxy: true });
    const from = (forwarded: string) =>
      api.send({ method: 'GET', url: '/buyer/nowhere', headers: { 'x-forwarded-for': forwarded } });

    const answers = [await from('1.1.1.1, 203.0.113.9'), await from('2.2.2.2, 203.0.113.9')];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect((await from('3.3.3.3, 203.0.113.9')).status).toBe(429);
    expect((await from('203.0.113.10')).status).toBe(404);
  });

  test('a call that costs something has a smaller limit of its own', async () => {
    await using api = await startApi({ requestsPerMinute: 100 }, addCalls);

    expect(await often(() => api.call(costly), 3)).toEqual([200, 200, 429]);
    expect(await api.send({ method: 'GET', url: '/buyer/nowhere' })).toMatchObject({ status: 404 });
  });

  test.runIf(findRedis())('two processes count together through Redis', async () => {
    await using server = await startRedis();
    const redis = openRedis(server.url, () => {});
    try {
      await using one = await startApi({ requestsPerMinute: 100, redis }, addCalls);
      await using two = await startApi({ requestsPerMinute: 100, redis }, addCalls);

      expect([(await one.call(costly)).status, (await two.call(costly)).status]).toEqual([200, 200]);
      expect([(await one.call(costly)).status, (await two.call(costly)).status]).toEqual([429, 429]);
    } finally {
      redis.disconnect();
    }
  });
});

describe('the log', () => {
  test('says what happened without tokens, passwords and mobiles', async () => {
    const lines: string[] = [];
    const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
    await using api = await startApi({ logger }, addCalls);

    const { headers } = await api.send({ method: 'GET', url: '/buyer/test/boom?password=hunter22&mobile=13812345678' });
    await api.send({ method: 'GET', url: '/buyer/passport/member/refresh/eyJh.eyJz.sig' });

    const log = lines.join('');
    expect(log).toContain('/buyer/test/boom?password=***&mobile=138****5678');
    expect(log).toContain('mobile 138****5678');
    expect(log).toContain('/refresh/***');
    expect(log).not.toMatch(/13812345678|hunter22|eyJh/);
    expect(log).toContain(headers['x-request-id']);
  });
});

test('a refusal with a fault behind it is logged, its answer says only what the visitor needs', async () => {
  const lines: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
  await using api = await startApi({ logger }, addCalls);

  expect(await api.call(unlucky)).toMatchObject({
    status: 400,
    body: { code: 80102, message: '文件上传失败，请稍后重试' },
  });
  expect(lines.join('')).toContain('the disk is full');
});

describe('documents', () => {
  test('the OpenAPI document holds every call and none of our own words', async () => {
    await using api = await startApi();

    const { status, body } = await api.send({ method: 'GET', url: '/docs/openapi.json' });

    const document = body as unknown as { openapi: string; paths: Record<string, unknown> };
    expect(status).toBe(200);
    expect(document.openapi).toBe('3.1.1');
    expect(Object.keys(document.paths)).toContain('/buyer/passport/member/logout');
    expect(Object.keys(document.paths).filter((path) => path.includes('*'))).toEqual([]);
    expect(/"isVerbatim"|"errorMessage":\{"zh"/.test(JSON.stringify(document))).toBe(false);
  });

  test('the reference brings its own script and style, whatever the spelling of its address', async () => {
    await using api = await startApi();
    const get = (url: string) => api.app.inject({ method: 'GET', url });

    const moved = await get('/docs');
    const page = await get('/docs/');
    const script = await get('/docs/js/scalar.js');

    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/docs/']);
    expect(page.body).toContain('src="js/scalar.js"');
    expect(page.body).not.toMatch(/(src|href)="https?:/);
    expect([script.statusCode, script.headers['content-type']]).toEqual([200, expect.stringContaining('javascript')]);
  });
});
