import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { Endpoint } from '@silkboat/contract/endpoint';
import { Refusal } from '@silkboat/contract/refusal';
import type { Language } from '@silkboat/contract/result-codes';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Database, DatabaseServer } from '#db/client.ts';
import { type Notices, openNotices } from '#db/notices.ts';
import type { Ephemeral } from './ephemeral.ts';
import { type Caller, type Identify, languageOf } from './http/caller.ts';
import { registerErrors } from './http/errors.ts';
import { registerGuard } from './http/submission-guard.ts';
import { passportRoutes } from './passport/passport.routes.ts';
import { createIdentify } from './passport/tokens.ts';

/** What the API is built from; the composition root reads it from the environment. */
export interface ApiOptions {
  server: DatabaseServer;
  ephemeral: Ephemeral;
  tokenSecret: string;
  /** Folder of uploaded files. */
  filesFolder: string;
  /** Shows `/dev/outbox` and other helps. */
  isDevelopment: boolean;
  /** Requests per minute and address; 0 switches limits off. */
  requestsPerMinute: number;
  /** Origins that browsers may call from; empty for none but our own. */
  corsOrigins: string[];
  /** The site is reached over HTTPS: cookies are Secure. */
  isSecure: boolean;
  trustProxy: boolean;
  logger: FastifyServerOptions['logger'];
}

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    databaseServer: DatabaseServer;
    notices: Notices;
    ephemeral: Ephemeral;
    identify: Identify;
    apiOptions: ApiOptions;
  }
  interface FastifyRequest {
    caller: Caller | undefined;
    language: Language;
    /** The `uuid` header that every client sends. */
    deviceId: string | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Builds the API. Every domain is registered here by hand; the list can be read. */
export async function buildApi(options: ApiOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: options.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 4000, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  });

  app.decorate('db', options.server.db);
  app.decorate('databaseServer', options.server);
  app.decorate('notices', await openNotices(options.server));
  app.decorate('ephemeral', options.ephemeral);
  app.decorate('apiOptions', options);
  app.decorate('identify', createIdentify(options.server.db, app.notices, options.tokenSecret));
  app.decorateRequest('caller', undefined);
  app.decorateRequest('language', 'zh-CN');
  app.decorateRequest('deviceId', undefined);

  registerErrors(app);
  registerGuard(app);
  acceptEmptyJson(app);
  await app.register(formbody, { bodyLimit: 256 * 1024 });
  await app.register(cookie);
  if (options.corsOrigins.length > 0) await app.register(cors, { origin: options.corsOrigins, credentials: true });
  if (options.requestsPerMinute > 0) {
    await app.register(rateLimit, {
      max: options.requestsPerMinute,
      timeWindow: 60_000,
      errorResponseBuilder: () => new Refusal('TOO_MANY_REQUESTS'),
    });
  }

  app.addHook('onRequest', async (request) => {
    const { uuid, accesstoken, 'x-language': language } = request.headers;
    request.language = languageOf(language);
    request.deviceId = typeof uuid === 'string' && uuid !== '' && uuid.length <= 128 ? uuid : undefined;
    if (typeof accesstoken !== 'string' || accesstoken === '') return;
    const caller = await app.identify(accesstoken);
    if (caller === 'closed') throw new Refusal('UNAUTHENTICATED');
    request.caller = caller;
  });

  passportRoutes(app);

  return app;
}

/** Existing clients send POSTs with a JSON content type and nothing in them. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body as string, done);
  });
}
