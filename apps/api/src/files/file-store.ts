import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where uploaded files are kept; keys are made by us and never hold what a visitor wrote. */
export interface FileStore {
  put(key: string, content: Buffer): Promise<void>;
}

/** Files below a folder of this machine; they are served at `/files/`. */
export function createFolderStore(folder: string): FileStore {
  return {
    async put(key, content) {
      const file = join(folder, key);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content, { flag: 'wx' });
    },
  };
}
