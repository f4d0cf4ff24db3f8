/** After each install: remembers which lock file `node_modules` was made from, so that the commands know when to install again. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const fingerprint = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex');
writeFileSync(new URL('node_modules/.installed-lock', root), fingerprint);
