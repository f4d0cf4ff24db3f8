import type { FastifyInstance } from 'fastify';

/** Starts work that no answer waits for; the promise is fulfilled when it ended, well or not. */
export type RunLater = (work: () => Promise<unknown>) => Promise<void>;

/** A failure is logged; what has begun is finished before the API closes. */
export function createRunLater(app: FastifyInstance): RunLater {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (work) => {
    const done = work()
      .then(() => {})
      .catch((error: unknown) => app.log.error({ err: error }, 'work in the background failed'))
      .finally(() => running.delete(done));
    running.add(done);
    return done;
  };
}
