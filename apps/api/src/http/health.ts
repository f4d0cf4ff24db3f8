import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process lives. `/readyz`: it can also work, because the database answers. */
export function healthRoutes(app: FastifyInstance): void {
  const options = { config: { rateLimit: false as const }, logLevel: 'silent' as const };
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    const isReady = await answersInTime(app.databaseServer.query('select 1'), 2000);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'database does not answer' });
  });
}

async function answersInTime(question: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, limitMs, false);
  });
  const answered = question.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
