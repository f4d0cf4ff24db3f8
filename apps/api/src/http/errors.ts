import { Refusal } from '@silkboat/contract/refusal';
import { type Language, type ResultCodeName, resultCodes, resultSentence } from '@silkboat/contract/result-codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '#db/client.ts';
import { failureEnvelope } from './answer.ts';

/** Values that a column cannot hold: a bad request, found late. */
const badValueStates = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05', '22001']);

const byStatus: Record<number, ResultCodeName> = {
  400: 'INVALID_PARAMETERS',
  404: 'NOT_FOUND',
  405: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'INVALID_PARAMETERS',
  415: 'UNSUPPORTED_MEDIA',
  429: 'TOO_MANY_REQUESTS',
};

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
}

export function answerError(
  error: FastifyError | Refusal | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = request.language ?? 'zh-CN';
  if (error instanceof Refusal) {
    if (error.cause) request.log.error({ err: error.cause }, error.reason);
    return refuse(reply, language, error.reason, error.sentence(language));
  }
  if (badValueStates.has(sqlState(error) ?? '')) return refuse(reply, language, 'INVALID_PARAMETERS');

  const { statusCode = 500 } = error as FastifyError;
  if (statusCode < 500) return refuse(reply, language, byStatus[statusCode] ?? 'ERROR');

  request.log.error({ err: error }, 'unexpected failure');
  const { status, code } = resultCodes.UNEXPECTED;
  return reply
    .code(status)
    .send(failureEnvelope(resultSentence('UNEXPECTED', language), code, { requestId: request.id }));
}

function refuse(
  reply: FastifyReply,
  language: Language,
  name: ResultCodeName,
  message = resultSentence(name, language),
): FastifyReply {
  const { status, code } = resultCodes[name];
  if (status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '60');
  return reply.code(status).send(failureEnvelope(message, code, status === 403 ? { status } : {}));
}
