import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import { Refusal } from '@silkboat/contract/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from './caller.ts';
import { registerDocuments } from './documents.ts';
import { registerErrors } from './errors.ts';
import { registerRateLimits } from './rate-limits.ts';
import { registerGuard } from './submission-guard.ts';

/** What every call passes through, before any domain is registered. */
export async function registerSpine(app: FastifyInstance): Promise<void> {
  const { corsOrigins, isSecure, requestsPerMinute, redis } = app.apiOptions;

  registerErrors(app);
  registerGuard(app);
  acceptEmptyJson(app);
  await registerDocuments(app);
  // The site sets its own content policy, with a nonce for each page.
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: isSecure });
  await app.register(formbody, { bodyLimit: 256 * 1024 });
  await app.register(cookie);
  if (corsOrigins.length > 0) await app.register(cors, { origin: corsOrigins, credentials: true });
  await registerRateLimits(app, { requestsPerMinute, redis });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    readDevice(request);
    await readCaller(app, request);
  });
}

function readDevice(request: FastifyRequest): void {
  const { uuid, 'x-language': language } = request.headers;
  request.language = languageOf(language);
  request.deviceId = typeof uuid === 'string' && uuid !== '' && uuid.length <= 128 ? uuid : undefined;
}

async function readCaller(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const { accesstoken } = request.headers;
  if (typeof accesstoken !== 'string' || accesstoken === '') return;
  const caller = await app.identify(accesstoken);
  if (caller === 'closed') throw new Refusal('UNAUTHENTICATED');
  request.caller = caller;
}

/** Existing clients send POSTs with a JSON content type and nothing in them. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body as string, done);
  });
}
