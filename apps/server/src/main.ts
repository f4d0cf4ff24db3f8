import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { claimNode, type DatabaseServer, openDatabase } from '@silkboat/api/db/client';
import { useNode } from '@silkboat/api/db/ids';
import { settings } from '@silkboat/api/db/schema/index';
import { startJobs } from '@silkboat/api/jobs/jobs';
import { demoMobiles, demoPassword } from '@silkboat/api/seed/shop/seed-members';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig, StartError } from './config.ts';
import { lockFolder } from './folder-lock.ts';
import { seedOnStart } from './seed-on-start.ts';
import { composeServer } from './serve.ts';
import { loadBuild } from './site.ts';
import { openViteSite } from './vite-site.ts';

/** Starts the shop: database, migrations, sample data, API, site, jobs. Prints where it is, or one sentence why not. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const folder = prepareFolder(config);
  const server = await open(config);
  await server.migrate();
  useNode(await claimNode(server.db));
  const isNewShop = await seedOnStart(server.db, config.seedDemo);
  const vite = config.isSiteFromVite ? await openViteSite() : undefined;
  const app = await composeServer(
    config,
    server,
    await tokenSecret(config, server),
    vite?.source ?? (await loadBuild()),
  );
  vite?.register(app);
  await listen(app, config);
  const jobs = config.runsJobs
    ? await startJobs({ server, logger: app.log, providers: app.paymentProviders })
    : undefined;
  stopOnSignals(async () => {
    await app.close();
    await jobs?.stop();
    await vite?.close();
    await server.close();
    folder.release();
  });
  welcome(config, isNewShop);
}

function prepareFolder(config: Config): { release(): void } {
  try {
    mkdirSync(config.dataFolder, { recursive: true });
    accessSync(config.dataFolder, constants.W_OK);
  } catch {
    throw new StartError(`The data folder ${config.dataFolder} cannot be written; choose another with DATA_DIR.`);
  }
  return config.databaseUrl ? { release: () => {} } : lockFolder(config.dataFolder);
}

async function open(config: Config): Promise<DatabaseServer> {
  const folder = `${config.dataFolder}/db`;
  const isNew = !existsSync(folder);
  try {
    return await openDatabase(
      config.databaseUrl ? { url: config.databaseUrl, poolSize: config.databasePoolSize } : { folder },
    );
  } catch (error) {
    if (config.databaseUrl) throw new StartError(`The database at DATABASE_URL cannot be opened: ${reasonOf(error)}.`);
    if (isNew) throw error;
    throw new StartError(
      `The database in ${folder} cannot be opened; it may be damaged. Restore a backup, or move the folder away to start anew.`,
    );
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof AggregateError
    ? String(error.errors[0]?.message)
    : error instanceof Error
      ? error.message
      : String(error);

/** The operator's secret, or one made at first start and kept in the database, so that every process has the same. */
async function tokenSecret(config: Config, { db }: DatabaseServer): Promise<string> {
  if (config.tokenSecret) return config.tokenSecret;
  const name = 'TOKEN_SECRET';
  await db
    .insert(settings)
    .values({ name, value: randomBytes(48).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return String(row!.value);
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE') throw new StartError(`Port ${config.port} is in use; choose another with PORT.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${config.port} needs more rights; choose one above 1023 with PORT.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${config.host} is no address of this machine.`);
    throw error;
  }
}

/** Ctrl-C and SIGTERM: finish requests in flight, stop jobs, close the database; a second signal ends at once. */
function stopOnSignals(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function welcome(config: Config, isNewShop: boolean): void {
  const host = ['0.0.0.0', '127.0.0.1', '::'].includes(config.host) ? 'localhost' : config.host;
  const lines = [
    `丝路之舟 is ${isNewShop ? 'filled and ' : ''}ready at http://${host}:${config.port}`,
    `Data lies in ${config.databaseUrl ? 'the database of DATABASE_URL, files in ' : ''}${config.dataFolder}`,
  ];
  if (config.seedDemo) {
    const { buyer, second, fresh, seller, manager } = demoMobiles;
    lines.push(
      `Demo accounts: buyers ${buyer}, ${second}, ${fresh}, seller ${seller}, manager ${manager}; password ${demoPassword}`,
    );
  }
  if (!config.isProduction)
    lines.push(`SMS codes are shown at http://${host}:${config.port}/dev/outbox, the API at /docs`);
  console.log(lines.join('\n'));
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else console.error(`The shop could not start: ${reasonOf(error)}`, process.env.DEBUG ? error : '');
  process.exit(1);
});
