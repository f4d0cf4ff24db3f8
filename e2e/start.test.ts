import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type Outcome, runProgram } from './run-program.ts';
import { startSite } from './start-site.ts';

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'silkboat-start-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const start = (environment: Record<string, string>): Promise<Outcome> =>
  runProgram('apps/server/src/main.ts', { environment: { DATA_DIR: newFolder(), SEED_DEMO: '0', ...environment } });

/** One sentence for the operator and nothing that only a programmer reads. */
function expectOneSentence({ code, stdout, stderr }: Outcome, sentence: RegExp): void {
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr + stdout).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
}

/** Sends the head of a request and, when the shop has taken it, leaves the body for later. */
async function askHalf(url: string): Promise<{ finish(): Promise<unknown> }> {
  const body = new URLSearchParams({ username: '13800000000', password: 'not the password' }).toString();
  const question = request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      uuid: 'start-test',
      expect: '100-continue',
    },
  });
  question.flushHeaders();
  await once(question, 'continue');
  return {
    async finish() {
      question.end(body);
      const [answer] = (await once(question, 'response')) as [IncomingMessage];
      return json(answer);
    },
  };
}

describe('a shop that cannot start says why in one sentence', () => {
  test('its port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    expectOneSentence(
      await start({ PORT: String(port) }),
      new RegExp(`^Port ${port} is in use; choose another with PORT\\.$`),
    );
    other.close();
  });

  test('its data folder cannot be written', async () => {
    // A path below a file: even the super-user cannot write there.
    expectOneSentence(
      await start({ DATA_DIR: '/dev/null/shop' }),
      /^The data folder \/dev\/null\/shop cannot be written; choose another with DATA_DIR\.$/,
    );
  });

  test('several values of its environment are wrong', async () => {
    expectOneSentence(
      await start({ PORT: 'http', DATABASE_URL: 'mysql://db', SEED_DEMO: 'perhaps', TOKEN_SECRET: 'short' }),
      /^The environment cannot be used: .*DATABASE_URL.*TOKEN_SECRET.*PORT.*SEED_DEMO.*\.$/,
    );
  });

  test('its database does not answer', async () => {
    expectOneSentence(
      await start({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' }),
      /^The database at DATABASE_URL cannot be opened: .*ECONNREFUSED.*\.$/,
    );
  });

  test('its data folder is damaged', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'db'));
    writeFileSync(join(folder, 'db', 'PG_VERSION'), 'neither a number nor a database');
    writeFileSync(join(folder, 'db', 'pg_control'), 'ruins');
    expectOneSentence(
      await start({ DATA_DIR: folder }),
      /^The database in .+\/db cannot be opened; it may be damaged\. Restore a backup, or move the folder away to start anew\.$/,
    );
  });
});

test('a shop in use keeps its folder for itself, ends when told and starts again', async () => {
  const folder = newFolder();
  const environment = { DATA_DIR: folder, SEED_DEMO: '0' };
  const shop = await startSite(environment);
  expectOneSentence(
    await start({ DATA_DIR: folder }),
    /^The data folder .+ is in use by another running shop \(process \d+\); stop it first or set DATA_DIR\.$/,
  );

  const asked = await askHalf(`${shop.url}/buyer/passport/member/userLogin`);
  const ended = shop.stop('SIGTERM');
  await vi.waitFor(() => expect(fetch(`${shop.url}/healthz`)).rejects.toThrow(), { timeout: 10_000 });
  expect(await asked.finish()).toMatchObject({ success: false, code: expect.any(Number) });
  expect(await ended).toBe(0);

  const again = await startSite(environment);
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  expect(await again.stop('SIGINT')).toBe(0);
});
