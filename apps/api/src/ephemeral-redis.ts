import { Redis } from 'ioredis';
import type { Ephemeral } from './ephemeral.ts';

const prefix = 'silkboat:';

/** A connection that gives up soon rather than let requests wait; it comes back by itself. */
export function openRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, { connectTimeout: 3000, commandTimeout: 2000, maxRetriesPerRequest: 1 });
  redis.on('error', onError);
  return redis;
}

/** Counts and starts the window in one step, so that no counter stays for ever. */
const incrementScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`;

/** The short-lived store of several processes, in the Redis server behind `redis`. */
export function createRedisEphemeral(redis: Redis): Ephemeral {
  return {
    get: async (key) => (await redis.get(prefix + key)) ?? undefined,
    set: async (key, value, ttlMs) => void (await redis.set(prefix + key, value, 'PX', ttlMs)),
    add: async (key, value, ttlMs) => (await redis.set(prefix + key, value, 'PX', ttlMs, 'NX')) === 'OK',
    take: async (key) => (await redis.getdel(prefix + key)) ?? undefined,
    increment: async (key, windowMs) => Number(await redis.eval(incrementScript, 1, prefix + key, windowMs)),
    remove: async (key) => void (await redis.del(prefix + key)),
    close: async () => void (await redis.quit()),
  };
}
