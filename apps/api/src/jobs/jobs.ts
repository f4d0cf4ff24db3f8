import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { DatabaseServer } from '#db/client.ts';
import type { PaymentProviders } from '../payments/provider.ts';
import { timers } from './timers.ts';

export interface Jobs {
  /** Lets running work end, then stops. */
  stop(): Promise<void>;
}

interface JobOptions {
  server: DatabaseServer;
  logger: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Those of the API (`app.paymentProviders`): refunds are sent through them. */
  providers: PaymentProviders;
}

const queue = 'timers';

/**
 * Starts the shop's timers on pg-boss, in a schema of its own in the shop's database. The timetable is kept there, so
 * that timers survive a restart and of several processes one runs each of them.
 */
export async function startJobs({ server, logger, providers }: JobOptions): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => server.query(text, values) },
    backend: server.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'jobs'));
  await boss.start();
  await boss.createQueue(queue, { retryLimit: 0, retentionSeconds: 86_400, deleteAfterSeconds: 3600 });
  await writeTimetable(boss);

  const tools = {
    db: server.db,
    providers,
    onFailure: (error: unknown, key?: string) => logger.error({ err: error, key }, 'a timer left something undone'),
  };
  await boss.work<{ name: string }>(queue, { pollingIntervalSeconds: 2, localConcurrency: 2 }, async ([job]) => {
    const timer = timers.find(({ name }) => name === job?.data.name);
    try {
      await timer?.run(tools);
    } catch (error) {
      logger.error({ err: error, timer: timer?.name }, 'a timer failed');
      throw error;
    }
  });
  return { stop: () => boss.stop({ graceful: true, close: false, timeout: 20_000 }) };
}

/** Timers that are no longer in the table leave the timetable. */
async function writeTimetable(boss: PgBoss): Promise<void> {
  for (const { name, cron } of timers) await boss.schedule(queue, cron, { name }, { key: name, tz: 'Asia/Shanghai' });
  for (const { key } of await boss.getSchedules(queue)) {
    if (!timers.some(({ name }) => name === key)) await boss.unschedule(queue, key);
  }
}
