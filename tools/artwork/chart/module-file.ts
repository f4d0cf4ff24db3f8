import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { folders } from '../folders.ts';
import { writeText } from '../raster.ts';

interface ModuleText {
  /** The file of ours that made it. */
  about: string;
  types?: string;
  values: Record<string, { type: string; value: unknown }>;
}

/** Writes data as a TypeScript module for the web, formatted like the code around it. */
export async function writeModule(file: string, { about, types, values }: ModuleText): Promise<void> {
  const constants = Object.entries(values).map(
    ([name, { type, value }]) => `export const ${name}: ${type} = ${JSON.stringify(value)};`,
  );
  const head = `// Made by tools/artwork/${about}; do not edit by hand.`;
  await writeText(file, [head, types?.trim(), ...constants].filter(Boolean).join('\n\n'));
  execFileSync(join(folders.repository, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' });
}
