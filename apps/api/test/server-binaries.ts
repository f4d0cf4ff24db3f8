import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const path = (): string[] => (process.env.PATH ?? '').split(':');

/** Folder of PostgreSQL's server binaries: where Debian keeps them, or on PATH. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...path()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

export function findBinary(name: string): string | undefined {
  return [...path(), '/usr/bin', '/usr/sbin'].map((folder) => join(folder, name)).find((file) => existsSync(file));
}
