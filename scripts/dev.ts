import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { fileURLToPath } from 'node:url';

/** The shop with pages from Vite: the browser follows changes of the site, the server starts anew when its files change. */
const root = fileURLToPath(new URL('..', import.meta.url));
if (existsSync('.env')) loadEnvFile('.env');

const watched = ['apps/api/src', 'apps/api/seed', 'apps/server/src', 'packages'].map(
  (folder) => `--watch-path=${root}${folder}`,
);
const child = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', ...watched, `${root}apps/server/src/main.ts`],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', SITE_FROM_VITE: '1' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
