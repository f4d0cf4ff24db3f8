import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { type DatabaseServer, openDatabase } from '../src/db/client.ts';
import { admin, databaseUrl, postgresTemplate } from './postgres-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database, packed; each test file works on a copy of its own in memory. */
    embeddedTemplate: string;
    /** Address of a throw-away PostgreSQL server with a migrated template database; empty when there is none. */
    postgresUrl: string;
  }
}

/** A fresh, migrated, empty database: embedded, or on the throw-away server in the project that has one. */
export function openTestDatabase(): Promise<DatabaseServer> {
  return process.env.TEST_DATABASE === 'postgres'
    ? openOnServer(inject('postgresUrl'))
    : openCopy(inject('embeddedTemplate'));
}

/** An embedded database that no test uses now: emptying it takes a tenth of the time that opening another does. */
let idle: DatabaseServer | undefined;

async function openCopy(template: string): Promise<DatabaseServer> {
  const used = idle;
  idle = undefined;
  if (used) await empty(used);
  const server = used ?? (await openDatabase({ template: new Blob([readFileSync(template)]) }));
  return {
    ...server,
    async close() {
      if (idle) await server.close();
      else idle = server;
    },
  };
}

async function empty(server: DatabaseServer): Promise<void> {
  await server.query('drop schema if exists jobs cascade');
  const { rows } = await server.query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  // Rows go without a look at foreign keys: deleting is several times faster than truncating here.
  const deletions = rows.map(({ name }) => `delete from ${name}`);
  await server.query(
    ['set session_replication_role = replica', ...deletions, 'set session_replication_role = origin'].join(';'),
  );
}

async function openOnServer(url: string): Promise<DatabaseServer> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin(url, `create database ${name} template ${postgresTemplate}`);
  const server = await openDatabase({ url: databaseUrl(url, name), poolSize: 10 });
  return {
    ...server,
    async close() {
      await server.close();
      await admin(url, `drop database ${name} with (force)`);
    },
  };
}
