import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import * as schema from './schema/index.ts';

/** A connection or a transaction: domain functions take either, so they compose. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface DatabaseServer {
  kind: 'embedded' | 'postgres';
  db: Database;
  /** Plain SQL for libraries that bring their own (jobs). Without values the text may hold several statements. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Calls back for each notice on a channel, from any process. */
  listen(channel: string, onNotice: (payload: string) => void): Promise<void>;
  migrate(): Promise<void>;
  /** The whole embedded database in one file; a PostgreSQL server has its own tools for that. */
  pack?(): Promise<Blob>;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const casing = 'snake_case' as const;
/** One process migrates at a time; the number is arbitrary but fixed. */
const migrationLock = 7_301_001;

interface OpenOptions {
  url?: string | undefined;
  folder?: string | undefined;
  /** A packed embedded database to start from. */
  template?: Blob;
  poolSize?: number;
}

/** Opens the PostgreSQL server at `url`, or the embedded database in `folder` (in memory without one). */
export async function openDatabase(options: OpenOptions): Promise<DatabaseServer> {
  return options.url ? openPostgres(options.url, options.poolSize ?? 16) : openEmbedded(options);
}

async function openPostgres(url: string, poolSize: number): Promise<DatabaseServer> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 15_000,
    statement_timeout: 15_000,
    application_name: 'silkboat',
  });
  // A connection that breaks while idle is replaced by the pool; the next query reports a lasting fault.
  pool.on('error', () => {});
  // The same while it is lent: its query fails, and without a listener the process would end as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('create extension if not exists pg_trgm');
  const db = drizzlePg(pool, { schema, casing }) as unknown as Database;
  const listeners = new NoticeConnection(url);

  return {
    kind: 'postgres',
    db,
    query: (text, values) => queryOn(pool, text, values),
    listen: (channel, onNotice) => listeners.listen(channel, onNotice),
    async migrate() {
      const client = await pool.connect();
      try {
        await client.query('set statement_timeout = 0');
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migratePg(drizzlePg(client, { casing }), { migrationsFolder });
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock]);
        client.release(true);
      }
    },
    async close() {
      await listeners.close();
      await pool.end();
    },
  };
}

/** A failed text of several statements may have left a transaction open: its connection is not used again. */
async function queryOn(pool: pg.Pool, text: string, values: unknown[] | undefined) {
  const client = await pool.connect();
  try {
    const results: pg.QueryResult | pg.QueryResult[] = await client.query(text, values);
    client.release();
    return { rows: [results].flat().flatMap(({ rows }) => rows) };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The one connection that waits for notices; it comes back by itself when the server restarts. */
class NoticeConnection {
  readonly #url: string;
  readonly #handlers = new Map<string, (payload: string) => void>();
  #client: pg.Client | undefined;
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async listen(channel: string, onNotice: (payload: string) => void): Promise<void> {
    this.#handlers.set(channel, onNotice);
    if (this.#client) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`);
    else await this.#connect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      application_name: 'silkboat notices',
    });
    client.on('notification', ({ channel, payload }) => this.#handlers.get(channel)?.(payload ?? ''));
    const lose = () => {
      if (this.#client !== client) return;
      this.#client = undefined;
      this.#reconnect();
    };
    client.on('error', lose);
    client.on('end', lose);
    await client.connect();
    for (const channel of this.#handlers.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    this.#client = client;
  }

  /** Tries every second until the server is there again. */
  #reconnect(): void {
    if (this.#isClosed) return;
    const retry = setTimeout(() => {
      this.#connect()
        // Notices were missed while away: let every listener drop what it keeps.
        .then(() => {
          for (const onNotice of this.#handlers.values()) onNotice('*');
        })
        .catch(() => this.#reconnect());
    }, 1000);
    retry.unref();
  }
}

async function openEmbedded({ folder, template }: OpenOptions): Promise<DatabaseServer> {
  if (folder) mkdirSync(folder, { recursive: true });
  const client = await PGlite.create({
    ...(folder && { dataDir: folder }),
    ...(template && { loadDataDir: template }),
    extensions: { pg_trgm },
  });
  await client.exec('create extension if not exists pg_trgm');
  const db = drizzlePglite(client, { schema, casing }) as unknown as Database;

  return {
    kind: 'embedded',
    db,
    query: (text, values) => queryEmbedded(client, text, values),
    async listen(channel, onNotice) {
      await client.listen(channel, onNotice);
    },
    migrate: () => migratePglite(drizzlePglite(client, { casing }), { migrationsFolder }),
    pack: () => client.dumpDataDir('none'),
    close: () => client.close(),
  };
}

/** Several statements go through `exec`; should they fail halfway, the transaction that they opened must not stay. */
async function queryEmbedded(client: PGlite, text: string, values: unknown[] = []) {
  if (values.length > 0) return client.query<Record<string, unknown>>(text, values);
  try {
    const results = await client.exec(text);
    return { rows: results.flatMap(({ rows }) => rows as Record<string, unknown>[]) };
  } catch (error) {
    await client.exec('rollback');
    throw error;
  }
}

/** Rows of a hand-written statement. */
export async function rowsOf<T>(db: Database, statement: SQL): Promise<T[]> {
  const result = (await db.execute(statement)) as unknown as { rows: T[] };
  return result.rows;
}

/** SQLSTATE of a failed statement, however deep the driver wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

const retryable = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction and repeats it when the database chose it as the victim of a deadlock.
 * Inside another transaction it is a savepoint and the outer call repeats.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => work(tx as unknown as Database));
    } catch (error) {
      if (attempt === 5 || !retryable.has(sqlState(error) ?? '') || isTransaction(db)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

const isTransaction = (db: Database): boolean => 'rollback' in db;

/** A number for this process, unique among those running, for `useNode`. */
export async function claimNode(db: Database): Promise<number> {
  await db.execute(sql`create sequence if not exists node_numbers maxvalue 1023 minvalue 0 cycle`);
  const [row] = await rowsOf<{ node: string | number }>(db, sql`select nextval('node_numbers') as node`);
  return Number(row!.node);
}
