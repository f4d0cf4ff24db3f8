import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { maskText } from './masking.ts';

type Logger = FastifyServerOptions['logger'];

/** The operator's wishes for the log, with serialisers that keep private things out of it. */
export function maskedLogger(logger: Logger): Logger {
  if (!logger) return false;
  return { ...(logger === true ? {} : logger), serializers: { req: describeRequest, err: describeError } };
}

const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: maskText(request.url),
  remoteAddress: request.ip,
});

function describeError(error: Error & { code?: unknown }): { type: string; message: string; stack: string } {
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  return {
    type: error.name,
    message: maskText(error.message),
    stack: maskText(error.stack ?? ''),
    ...(error.code !== undefined && { code: String(error.code) }),
    ...(cause && { cause }),
  };
}

/** The request's name in logs and answers: the proxy's, when it is trusted and sends a plain one. */
export function requestIdFrom(trustProxy: boolean): (request: IncomingMessage) => string {
  return (request) => {
    const { 'x-request-id': given } = request.headers;
    return trustProxy && typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
  };
}
