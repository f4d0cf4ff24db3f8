/**
 * Every npm command starts here, with whatever Node the machine has: installs what is missing, then hands over to the
 * project's own Node (`node_modules/.bin/node`), which runs TypeScript as it is.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command, ...rest] = process.argv.slice(2);
const ownNode = `${root}node_modules/.bin/${process.platform === 'win32' ? 'node.cmd' : 'node'}`;
/** Holds the fingerprint of the lock file that was installed last; `note-install.mjs` writes it. */
const stamp = `${root}node_modules/.installed-lock`;

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or newer is needed; this is ${process.versions.node}.`);
installIfNeeded();
const child = spawn(ownNode, ['--disable-warning=ExperimentalWarning', `${root}scripts/${command}.ts`, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${root}node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

function installIfNeeded() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(ownNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once, about a minute) …');
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0)
    fail(
      `${(install.stderr ?? '').split('\n').slice(0, 12).join('\n')}\nThe packages could not be installed; npm says why above.`,
    );
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
