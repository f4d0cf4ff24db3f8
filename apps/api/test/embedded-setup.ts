import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/db/client.ts';

/** Makes the migrated embedded database that every API test opens a copy of. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'silkboat-test-'));
  const server = await openDatabase({});
  await server.migrate();
  const file = join(folder, 'embedded.tar');
  writeFileSync(file, Buffer.from(await (await server.pack!()).arrayBuffer()));
  await server.close();
  project.provide('embeddedTemplate', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
