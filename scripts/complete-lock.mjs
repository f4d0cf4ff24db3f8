/**
 * Adds the builds for other platforms that npm left out of package-lock.json.
 *
 * npm drops an optional platform package from the lock file when the registry in use does not carry that build;
 * `npm ci` then refuses the lock everywhere. The entries written here name the version that the parent asks for,
 * so that each platform fetches its own build. Run after `npm install` has changed the lock file.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const platform = /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x|wasm32)?/;
let added = 0;

for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const match = platform.exec(name);
    const path = `node_modules/${name}`;
    if (!match || lock.packages[path] || !/^\d/.test(version)) continue;
    const libc = name.endsWith('musl') ? { libc: ['musl'] } : {};
    lock.packages[path] = {
      version,
      ...libc,
      cpu: [match[2] ?? 'x64'],
      dev: true,
      license: 'MIT',
      optional: true,
      os: [match[1]],
    };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added to package-lock.json`);
