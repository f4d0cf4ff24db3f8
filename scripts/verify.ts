import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The quick checks: format, lint, types, structure and unit tests. */
const root = fileURLToPath(new URL('..', import.meta.url));
const steps: [string, string[]][] = [
  ['biome', ['check', '.']],
  ['react-router', ['typegen', 'apps/web']],
  ['tsc', ['-p', '.']],
  ['tsc', ['-p', 'apps/web']],
  ['depcruise', ['apps', 'packages', '--config', '.dependency-cruiser.cjs']],
  ['knip', []],
  ['vitest', ['run', '--project', 'unit']],
];

for (const [command, args] of steps) {
  const { status } = spawnSync(`${root}node_modules/.bin/${command}`, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
