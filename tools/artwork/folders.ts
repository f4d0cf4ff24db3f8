import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const repository = join(import.meta.dirname, '../..');

export const folders = {
  repository,
  artwork: import.meta.dirname,
  catalogue: join(repository, 'apps/api/seed/catalogue'),
  media: join(repository, 'apps/api/seed/media'),
  webApp: join(repository, 'apps/web/app'),
  webArtwork: join(repository, 'apps/web/app/artwork'),
  webPublic: join(repository, 'apps/web/public'),
  content: join(repository, 'packages/content'),
};

/** A file inside one of our npm packages, wherever npm put it. */
export function packageFile(name: string, path: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), path);
}

/** Makes the folder of a file that is about to be written, and gives the file back. */
export async function withFolder(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  return file;
}
