import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one of the shop's programs to its end; one that does not end is killed. */
export function runProgram(
  file: string,
  { args = [], environment = {} }: { args?: string[]; environment?: Record<string, string> },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(
      `${root}node_modules/.bin/node`,
      ['--disable-warning=ExperimentalWarning', root + file, ...args],
      {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'development', ...environment },
        timeout: 60_000,
      },
    );
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}
