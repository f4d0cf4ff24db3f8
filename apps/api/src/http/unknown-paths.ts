import { Refusal } from '@silkboat/contract/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './errors.ts';

/** Answers "nothing here" in the envelope; the composition root uses it where no page can be meant either. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answerError(new Refusal('NOT_FOUND'), request, reply);

/** Paths below the API's own prefixes never reach the site behind it, whatever the method. */
export function registerUnknownPaths(app: FastifyInstance): void {
  for (const prefix of ['/buyer', '/common', '/seller', '/manager']) {
    app.all(prefix, answerNotFound);
    app.all(`${prefix}/*`, answerNotFound);
  }
  app.setNotFoundHandler(answerNotFound);
}
