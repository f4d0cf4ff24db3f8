import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { admin } from './postgres-databases.ts';
import { findPostgres } from './server-binaries.ts';

/** A throw-away cluster on a free loopback port. PostgreSQL refuses root, so as root it runs as its own user. */
export async function startPostgres(
  settings: string[] = ['fsync=off', 'full_page_writes=off'],
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'silkboat-postgres-'));
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
  const flags = ['listen_addresses=127.0.0.1', 'max_connections=200', ...settings].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', data, ...flags], {
    stdio: 'ignore',
    ...account,
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGQUIT');
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
