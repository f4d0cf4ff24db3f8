import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findBinary, findPostgres } from '../apps/api/test/server-binaries.ts';
import { findChromium } from '../e2e/chromium.ts';
import { installOnDebian } from './debian-packages.ts';

/**
 * Proves the whole: format, lint, types, structure, unit and API tests on both databases, production build, browser
 * journeys. Says at the end what was skipped and why; in CI nothing may be skipped.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const isCi = Boolean(process.env.CI);
const skipped: string[] = [];

prepare();
step('format and lint', 'biome', ['check', '.']);
step('types of the site’s routes', 'react-router', ['typegen', 'apps/web']);
step('types', 'tsc', ['-p', '.']);
step('types of the site', 'tsc', ['-p', 'apps/web']);
step('directions between folders', 'depcruise', ['apps', 'packages', '--config', '.dependency-cruiser.cjs']);
step('unused code', 'knip', []);
step('headline font', 'node', ['tools/artwork/make.ts', 'fonts', '--check']);
step('production build', 'react-router', ['build', 'apps/web'], { NODE_ENV: 'production' });
step('unit and API tests', 'vitest', ['run', ...projects()]);

for (const line of skipped) console.log(`SKIPPED: ${line}`);
console.log(
  skipped.length === 0 ? 'Everything passed, nothing was skipped.' : `Passed, with ${skipped.length} part(s) skipped.`,
);
if (isCi && skipped.length > 0) process.exit(1);

/** Gets what the tests need from Debian when that is possible; otherwise names what will be skipped. */
function prepare(): void {
  if (!findPostgres()) installOnDebian(['postgresql']);
  if (!findBinary('redis-server')) installOnDebian(['redis-server']);
  if (!findChromium()) installOnDebian(['chromium', 'fonts-noto-cjk']);
  if (!findPostgres())
    skipped.push('API tests on a PostgreSQL server: its binaries (initdb, postgres) are not on this machine');
  if (!findBinary('redis-server')) skipped.push('tests of the Redis adapter: redis-server is not on this machine');
  if (!findChromium()) skipped.push('browser journeys: install Chromium or set CHROMIUM_PATH');
}

function projects(): string[] {
  const wanted = ['unit', 'embedded', ...(findPostgres() ? ['postgres'] : []), ...(findChromium() ? ['journeys'] : [])];
  return wanted.flatMap((name) => ['--project', name]);
}

function step(name: string, command: string, args: string[], environment: Record<string, string> = {}): void {
  const start = Date.now();
  console.log(`\n— ${name}`);
  const { status } = spawnSync(`${root}node_modules/.bin/${command}`, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) {
    console.error(`\nFAILED: ${name}`);
    process.exit(1);
  }
  console.log(`  ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
