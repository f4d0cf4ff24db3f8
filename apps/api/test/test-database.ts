import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { type DatabaseServer, openDatabase } from '../src/db/client.ts';
import { admin, databaseUrl, postgresTemplate } from './postgres-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database, packed; each test file opens its own copy in memory. */
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

function openCopy(template: string): Promise<DatabaseServer> {
  return openDatabase({ template: new Blob([readFileSync(template)]) });
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
