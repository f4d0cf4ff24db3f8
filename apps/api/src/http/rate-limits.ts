import rateLimit from '@fastify/rate-limit';
import { Refusal } from '@silkboat/contract/refusal';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

/** Requests per minute and address for everything, and the smaller numbers of single calls; shared through Redis. */
export async function registerRateLimits(
  app: FastifyInstance,
  { requestsPerMinute, redis }: { requestsPerMinute: number; redis: Redis | undefined },
): Promise<void> {
  if (requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    nameSpace: 'silkboat:limit:',
    ...(redis && { redis }),
    // Without its counters the shop stays open.
    skipOnError: true,
    errorResponseBuilder: () => new Refusal('TOO_MANY_REQUESTS'),
  });
}
