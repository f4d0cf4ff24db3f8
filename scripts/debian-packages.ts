import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

let isListFresh = false;

/** Installs packages where that is possible without asking: Debian, as root. */
export function installOnDebian(packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!isListFresh) spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env: environment });
  isListFresh = true;
  const { status, stderr } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    encoding: 'utf8',
    env: environment,
  });
  if (status !== 0) console.error(stderr);
}
