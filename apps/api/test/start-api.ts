import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, InputOf, ResultOf } from '@silkboat/contract/endpoint';
import type { Envelope } from '@silkboat/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { type ApiOptions, buildApi } from '../src/app.ts';
import type { Database } from '../src/db/client.ts';
import { createMemoryEphemeral } from '../src/ephemeral.ts';
import { openSession } from '../src/passport/sessions.ts';
import type { aMember } from './build.ts';
import { openTestDatabase } from './test-database.ts';

const tokenSecret = 'a secret for tests only, long enough';

type Member = Awaited<ReturnType<typeof aMember>>;

export interface TestAnswer<T> {
  status: number;
  body: Envelope<T>;
  headers: Record<string, unknown>;
}

export interface TestClient {
  /** Sends a call of the contract as JSON clients do and answers whatever comes back. */
  call<E extends Endpoint>(
    endpoint: E,
    ...input: Record<string, never> extends InputOf<E> ? [InputOf<E>?] : [InputOf<E>]
  ): Promise<TestAnswer<ResultOf<E>>>;
  /** Sends anything, for clients that put parameters elsewhere and for bad input. */
  send(request: {
    method: string;
    url: string;
    form?: Record<string, string>;
    json?: unknown;
    /** The body as it is, for what no client should send. */
    raw?: string;
    headers?: Record<string, string>;
  }): Promise<TestAnswer<unknown>>;
}

export interface TestApi extends TestClient, AsyncDisposable {
  app: FastifyInstance;
  db: Database;
  /** The same client, signed in. */
  as(member: Member): Promise<TestClient>;
}

/** An API over a fresh, migrated, empty database; `await using` closes it. `extend` may add calls of a test's own. */
export async function startApi(
  options: Partial<ApiOptions> = {},
  extend: (app: FastifyInstance) => void = () => {},
): Promise<TestApi> {
  const server = options.server ?? (await openTestDatabase());
  const filesFolder = mkdtempSync(join(tmpdir(), 'silkboat-files-'));
  const app = await buildApi({
    server,
    ephemeral: createMemoryEphemeral(),
    tokenSecret,
    filesFolder,
    isDevelopment: true,
    requestsPerMinute: 0,
    corsOrigins: [],
    isSecure: false,
    trustProxy: false,
    logger: process.env.TEST_LOG ? { level: 'error' } : false,
    ...options,
  });
  extend(app);
  await app.ready();

  const clientFor = (accessToken?: string): TestClient => {
    const headers = { uuid: randomUUID(), ...(accessToken && { accesstoken: accessToken }) };
    return {
      call: (endpoint, ...[input]) =>
        callEndpoint(app, headers, endpoint, (input ?? {}) as Record<string, unknown>) as never,
      send: (request) => sendRequest(app, headers, request),
    };
  };

  return {
    app,
    db: server.db,
    ...clientFor(),
    async as(member) {
      const pair = await openSession(server.db, { member, secret: tokenSecret, deviceId: 'test', clientType: 'PC' });
      return clientFor(pair.accessToken);
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      if (!options.server) await server.close();
      rmSync(filesFolder, { recursive: true, force: true });
    },
  };
}

async function callEndpoint(
  app: FastifyInstance,
  headers: Record<string, string>,
  endpoint: Endpoint,
  input: Record<string, unknown>,
) {
  const rest = { ...input };
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (endpoint.method === 'POST' || endpoint.method === 'PUT')
    return sendRequest(app, headers, { method: endpoint.method, url, json: rest });
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return sendRequest(app, headers, { method: endpoint.method, url: `${url}?${query}` });
}

async function sendRequest(
  app: FastifyInstance,
  headers: Record<string, string>,
  request: Parameters<TestClient['send']>[0],
): Promise<TestAnswer<unknown>> {
  const answer = await app.inject({
    method: request.method as 'GET',
    url: request.url,
    headers: {
      ...headers,
      ...(request.form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(request.json !== undefined && { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(request.form && { payload: new URLSearchParams(request.form).toString() }),
    ...(request.json !== undefined && { payload: JSON.stringify(request.json) }),
    ...(request.raw !== undefined && { payload: request.raw }),
  });
  return { status: answer.statusCode, body: readBody(answer.body) as Envelope, headers: answer.headers };
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
