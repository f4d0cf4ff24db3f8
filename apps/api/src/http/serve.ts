import type { Endpoint, InputOf, ResultOf } from '@silkboat/contract/endpoint';
import { envelopeOf } from '@silkboat/contract/envelope';
import { Refusal } from '@silkboat/contract/refusal';
import type { Language } from '@silkboat/contract/result-codes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { type Answer, successEnvelope } from './answer.ts';
import type { Caller } from './caller.ts';
import { describeEndpoint } from './documents.ts';
import { inputReader } from './input.ts';

type MemberOf<E extends Endpoint> = E['access'] extends 'public' ? Caller | undefined : Caller;

export interface Call<E extends Endpoint> {
  input: InputOf<E>;
  member: MemberOf<E>;
  language: Language;
  deviceId: string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers without data just ends.
type Given<E extends Endpoint> = ResultOf<E> extends null ? void | Answer<null> : ResultOf<E> | Answer<ResultOf<E>>;

/** Registers one call of the contract: reads its input, checks the caller, wraps the result in the envelope. */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Given<E>> | Given<E>,
): void {
  const readInput = inputReader(endpoint);
  const hasResult = endpoint.result !== undefined;

  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      endpoint,
      ...(endpoint.limitPerMinute && { rateLimit: { max: endpoint.limitPerMinute, timeWindow: 60_000 } }),
    },
    schema: { ...describeEndpoint(endpoint), response: { 200: envelopeOf(endpoint.result as TSchema | undefined) } },
    // The reader above checks the whole input at once; Fastify's part-by-part validation stays out of it.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      requireAccess(endpoint, request.caller);
      // Answers carry tokens and what is private to a member; nobody on the way may keep them.
      reply.header('cache-control', 'no-store');
      const call = {
        input: readInput(request),
        member: request.caller,
        language: request.language,
        deviceId: request.deviceId,
        request,
        reply,
      } as unknown as Call<E>;
      const run = async () => successEnvelope(await handle(call), request.language, hasResult);
      return endpoint.guard && request.caller ? app.guardSubmission(request, call.input, run) : run();
    },
  });
}

function requireAccess(endpoint: Endpoint, caller: Caller | undefined): void {
  if (endpoint.access === 'public') return;
  if (!caller) throw new Refusal('UNAUTHENTICATED');
  if (endpoint.access === 'seller' && caller.role !== 'SELLER') throw new Refusal('ROLE_NOT_ALLOWED');
  if (endpoint.access === 'manager' && caller.role !== 'MANAGER') throw new Refusal('ROLE_NOT_ALLOWED');
}
