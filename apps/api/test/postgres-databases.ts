import pg from 'pg';

export const postgresTemplate = 'silkboat_template';

/** Runs one statement on its own connection. */
export async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function databaseUrl(url: string, name: string): string {
  const parts = new URL(url);
  parts.pathname = `/${name}`;
  return parts.href;
}
