import type { Database } from './client.ts';

/**
 * A statement that is built once for each connection pool or transaction that it runs on, for hot paths:
 * the database plans a named statement once per connection.
 */
export function prepared<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (db) => {
    const found = statements.get(db);
    if (found) return found;
    const statement = build(db);
    statements.set(db, statement);
    return statement;
  };
}
