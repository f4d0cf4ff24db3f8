import type { FastifyInstance } from 'fastify';
import { createRunLater } from './background.ts';

/** Counts that may wait: added in memory, written together every few seconds. */
export interface Tally {
  add(key: string): void;
  /** Writes what was counted so far; for the end and for tests. */
  write(): Promise<void>;
}

/** Beyond this many different keys at once the rest is not counted. */
const mostKeys = 10_000;

export function createTally(
  app: FastifyInstance,
  { everyMs, save }: { everyMs: number; save: (counts: Map<string, number>) => Promise<void> },
): Tally {
  const runLater = createRunLater(app);
  let counts = new Map<string, number>();

  const write = async () => {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    await save(taken);
  };
  const timer = setInterval(() => runLater(write), everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await runLater(write);
  });

  return {
    add(key) {
      const count = counts.get(key);
      if (count === undefined && counts.size >= mostKeys) return;
      counts.set(key, (count ?? 0) + 1);
    },
    write,
  };
}
