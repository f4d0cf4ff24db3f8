import { createHash } from 'node:crypto';
import type { Envelope } from '@silkboat/contract/envelope';
import { Refusal } from '@silkboat/contract/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ephemeral } from '../ephemeral.ts';
import { answerOnce } from './idempotency.ts';

declare module 'fastify' {
  interface FastifyInstance {
    guardSubmission: GuardSubmission;
  }
}

type GuardSubmission = (request: FastifyRequest, input: unknown, run: () => Promise<Envelope>) => Promise<Envelope>;

/** How long a second identical submission by the same member is taken for a double click. */
const duplicateWindowMs = 3000;
/** Longer than any request may take. */
const longestRunMs = 40_000;
const underWay = 'under way';

/** Makes a member's repeated submission get the first answer: by `Idempotency-Key`, or without one within 3 s. */
export function registerGuard(app: FastifyInstance): void {
  const running = new Map<string, Promise<Envelope>>();

  app.decorate('guardSubmission', async (request, input, run) => {
    const memberId = request.caller!.id;
    const requestHash = fingerprint(request, input);
    const key = readKey(request);
    if (key) return answerOnce(app.db, { memberId, key, requestHash }, run);

    const name = `submission:${memberId}:${requestHash}`;
    const twin = running.get(name);
    if (twin) return twin;
    const answer = answerTwins(app.ephemeral, name, run).finally(() => running.delete(name));
    running.set(name, answer);
    return answer;
  });
}

function readKey(request: FastifyRequest): string | undefined {
  const { 'idempotency-key': key } = request.headers;
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,64}$/.test(key)) {
    throw new Refusal('INVALID_PARAMETERS', 'Idempotency-Key');
  }
  return key;
}

function fingerprint(request: FastifyRequest, input: unknown): string {
  const call = `${request.method} ${request.routeOptions.url} ${JSON.stringify(input)}`;
  return createHash('sha256').update(call).digest('base64url');
}

/** The same among processes: the first leaves its answer for 3 s, the others look for it. */
async function answerTwins(ephemeral: Ephemeral, name: string, run: () => Promise<Envelope>): Promise<Envelope> {
  const deadline = Date.now() + longestRunMs;
  while (Date.now() < deadline) {
    if (await ephemeral.add(name, underWay, longestRunMs)) return leaveAnswer(ephemeral, name, run);
    const earlier = await ephemeral.get(name);
    if (earlier && earlier !== underWay) return JSON.parse(earlier) as Envelope;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Refusal('DUPLICATE_REQUEST');
}

async function leaveAnswer(ephemeral: Ephemeral, name: string, run: () => Promise<Envelope>): Promise<Envelope> {
  try {
    const answer = await run();
    await ephemeral.set(name, JSON.stringify(answer), duplicateWindowMs);
    return answer;
  } catch (error) {
    await ephemeral.remove(name);
    throw error;
  }
}
