/**
 * What is shared between processes and short-lived: captcha passes, SMS codes, counters of limits.
 * In memory for one process, in Redis for several (`ephemeral-redis.ts`).
 */
export interface Ephemeral {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
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

  const live = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.until <= Date.now()) entries.delete(key);
    return entries.get(key);
  };
  const put = (key: string, value: string, until: number) => {
    if (entries.size >= max && !entries.has(key)) makeRoom(entries);
    entries.set(key, { value, until });
  };

  return {
    get: async (key) => live(key)?.value,
    set: async (key, value, ttlMs) => put(key, value, Date.now() + ttlMs),
    take: async (key) => {
      const value = live(key)?.value;
      entries.delete(key);
      return value;
    },
    increment: async (key, windowMs) => {
      const entry = live(key);
      const count = Number(entry?.value ?? 0) + 1;
      put(key, String(count), entry?.until ?? Date.now() + windowMs);
      return count;
    },
    remove: async (key) => void entries.delete(key),
    close: async () => entries.clear(),
  };
}

function makeRoom(entries: Map<string, { until: number }>): void {
  const now = Date.now();
  for (const [key, entry] of entries) if (entry.until <= now) entries.delete(key);
  const oldest = [...entries].sort(([, a], [, b]) => a.until - b.until).slice(0, Math.ceil(entries.size / 10));
  if (entries.size > 0) for (const [key] of oldest) entries.delete(key);
}
