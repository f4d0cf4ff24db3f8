import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../apps/api/test/free-port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface RunningSite {
  url: string;
  dataFolder: string;
  output(): string;
  /** Asks it to end (or kills it) and waits. Answers the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts the shop as an operator would, on a free port, with a new sample shop unless a folder is given. */
export async function startSite(environment: Record<string, string> = {}): Promise<RunningSite> {
  const dataFolder = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'silkboat-site-'));
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(
    `${root}node_modules/.bin/node`,
    ['--disable-warning=ExperimentalWarning', `${root}apps/server/src/main.ts`],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        LOG_LEVEL: 'error',
        REQUESTS_PER_MINUTE: '0',
        ...environment,
        PORT: port,
        DATA_DIR: dataFolder,
      },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    untilReady(`${url}/readyz`),
    exited.then((code) => {
      throw new Error(`The shop ended with ${code}:\n${output}`);
    }),
  ]);

  return {
    url,
    dataFolder,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const code = await exited;
      if (!environment.DATA_DIR) rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isReady = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within two minutes.`);
}
