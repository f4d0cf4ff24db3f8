import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  'apps/web/app',
  'apps/web/public',
  'apps/web/vite.config.ts',
  'apps/web/package.json',
  'packages',
  'package-lock.json',
];
const result = `${root}apps/web/build/server/index.js`;

/** Builds the site when a source is newer than the last build. */
export function buildSiteIfStale(): void {
  const newest = Math.max(...sources.map((source) => newestIn(`${root}${source}`)));
  if (existsSync(result) && statSync(result).mtimeMs >= newest) return;
  buildSite();
}

export function buildSite(): void {
  console.log('Building the site …');
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/react-router', ['build', 'apps/web'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) return;
  console.error(`${stdout}\n${stderr}\nThe site could not be built.`);
  process.exit(1);
}

function newestIn(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .map((name) => newestIn(`${path}/${name}`));
  return Math.max(stat.mtimeMs, ...inside);
}
