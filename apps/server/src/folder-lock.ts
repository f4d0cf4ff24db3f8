import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { StartError } from './config.ts';

/** The embedded database belongs to one process at a time: a file with its number says which. */
export function lockFolder(folder: string): { release(): void } {
  const file = `${folder}/in-use`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(file, 'utf8'));
      if (attempt > 0 || isRunning(owner))
        throw new StartError(
          `The data folder ${folder} is in use by another running shop (process ${owner}); stop it first or set DATA_DIR.`,
        );
      // Left behind by a process that was killed.
      rmSync(file, { force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
