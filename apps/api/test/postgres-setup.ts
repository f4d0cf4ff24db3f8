import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/db/client.ts';
import { admin, databaseUrl, postgresTemplate } from './postgres-databases.ts';
import { startPostgres } from './postgres-server.ts';

/** A throw-away PostgreSQL server with the migrated database that every API test gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await admin(server.url, `create database ${postgresTemplate}`);
  const template = await openDatabase({ url: databaseUrl(server.url, postgresTemplate) });
  await template.migrate();
  await template.close();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
