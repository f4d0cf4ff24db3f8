import { now } from './clock.ts';

/**
 * What is shared between processes and short-lived: captcha passes, SMS codes, counters of limits.
 * In memory for one process, in Redis for several (`ephemeral-redis.ts`).
 */
export interface Ephemeral {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** Sets what is not there yet: of two callers one hears `true`. */
  add(key: string, value: string, ttlMs: number): Promise<boolean>;
  /** Reads and removes in one step: of two callers one gets it. */
  take(key: string): Promise<string | undefined>;
  /** Adds one; the first call starts the window. */
  increment(key: string, windowMs: number): Promise<number>;
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Bounded: when full, the entries that end first make room. */
export function createMemoryEphemeral(max = 100_000): Ephemeral {
  const entries = new Map<string, { value: string; until: number }>();
  const time = () => now().getTime();

  const live = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.until <= time()) entries.delete(key);
    return entries.get(key);
  };
  const put = (key: string, value: string, until: number) => {
    if (entries.size >= max && !entries.has(key)) makeRoom(entries, time());
    entries.set(key, { value, until });
  };

  return {
    get: async (key) => live(key)?.value,
    set: async (key, value, ttlMs) => put(key, value, time() + ttlMs),
    add: async (key, value, ttlMs) => {
      if (live(key)) return false;
      put(key, value, time() + ttlMs);
      return true;
    },
    take: async (key) => {
      const value = live(key)?.value;
      entries.delete(key);
      return value;
    },
    increment: async (key, windowMs) => {
      const entry = live(key);
      const count = Number(entry?.value ?? 0) + 1;
      put(key, String(count), entry?.until ?? time() + windowMs);
      return count;
    },
    remove: async (key) => void entries.delete(key),
    close: async () => entries.clear(),
  };
}

/** Drops what has ended, and a tenth of the rest when that alone does not help. */
function makeRoom(entries: Map<string, { until: number }>, time: number): void {
  const full = entries.size;
  for (const [key, entry] of entries) if (entry.until <= time) entries.delete(key);
  if (entries.size < full) return;
  const first = [...entries].sort(([, a], [, b]) => a.until - b.until).slice(0, Math.ceil(full / 10));
  for (const [key] of first) entries.delete(key);
}
