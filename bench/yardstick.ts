import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../apps/api/test/free-port.ts';

/** The bare server runs in a process of its own, as the shop does. */
export async function startYardstick(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const file = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}
