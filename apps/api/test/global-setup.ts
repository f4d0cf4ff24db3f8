import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/db/client.ts';
import { freePort } from './free-port.ts';
import { findPostgres } from './server-binaries.ts';
import { admin, databaseUrl, postgresTemplate } from './test-database.ts';

/** Makes the migrated databases that every API test copies, and takes them away at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'silkboat-test-'));
  project.provide('embeddedTemplate', await packEmbedded(folder));
  const postgres = findPostgres() ? await startPostgres(folder) : undefined;
  project.provide('postgresUrl', postgres?.url ?? '');
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function packEmbedded(folder: string): Promise<string> {
  const server = await openDatabase({});
  await server.migrate();
  const file = join(folder, 'embedded.tar');
  writeFileSync(file, Buffer.from(await (await server.pack!()).arrayBuffer()));
  await server.close();
  return file;
}

/** A throw-away cluster on a free loopback port. PostgreSQL refuses root, so as root it runs as its own user. */
async function startPostgres(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const bin = findPostgres()!;
  const data = join(folder, 'postgres');
  const isRoot = process.getuid?.() === 0;
  const account = isRoot ? { uid: userNumber('-u'), gid: userNumber('-g') } : {};
  if (isRoot) chownSync(folder, account.uid!, account.gid!);
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    { stdio: 'ignore', ...account },
  );
  const port = await freePort();
  const flags = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    data,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=200',
    '-c',
    'full_page_writes=off',
  ];
  const process_ = spawn(join(bin, 'postgres'), flags, { stdio: 'ignore', ...account });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  await admin(url, `create database ${postgresTemplate}`);
  const template = await openDatabase({ url: databaseUrl(url, postgresTemplate) });
  await template.migrate();
  await template.close();
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        process_.once('exit', () => resolve());
        process_.kill('SIGQUIT');
      }),
  };
}

const userNumber = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await admin(url, 'select 1');
    } catch (error) {
      if (attempt > 150) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
