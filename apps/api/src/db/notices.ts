import { sql } from 'drizzle-orm';
import type { Database, DatabaseServer } from './client.ts';

/** What others may keep a copy of; a change announces its topic and every process drops the copy. */
export type Topic =
  | 'site'
  | 'categories'
  | 'goods'
  | 'stores'
  | 'pages'
  | 'hot-words'
  | 'sessions'
  | 'settings'
  | 'coupons';

const channel = 'silkboat_changes';

/** Tells every process, when the transaction commits, that `topic` (or one `key` of it) changed. */
export async function announce(db: Database, topic: Topic, key = ''): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${`${topic} ${key}`})`);
}

export interface Notices {
  on(topic: Topic, onChange: (key: string) => void): void;
}

export async function openNotices(server: DatabaseServer): Promise<Notices> {
  const handlers: { topic: Topic; onChange: (key: string) => void }[] = [];
  await server.listen(channel, (payload) => {
    const [topic, key = ''] = payload.split(' ');
    for (const handler of handlers) {
      if (topic === '*' || handler.topic === topic) handler.onChange(key);
    }
  });
  return { on: (topic, onChange) => handlers.push({ topic, onChange }) };
}

/**
 * A bounded copy of something everybody reads: loaded once per key, shared by callers that ask at the same time,
 * dropped at a notice of its topic, and never older than `maxAgeMs`. The oldest entry leaves when `max` is reached.
 * A notice of `keyedBy` drops only the key that it names.
 */
export function createCache<T>(
  notices: Notices,
  topics: Topic[],
  options: { max: number; maxAgeMs: number; keyedBy?: Topic },
) {
  const entries = new Map<string, { value: Promise<T>; until: number }>();
  for (const topic of topics) {
    notices.on(topic, (key) => {
      if (topic === options.keyedBy && key !== '') entries.delete(key);
      else entries.clear();
    });
  }

  return async function cached(key: string, load: () => Promise<T>): Promise<T> {
    const found = entries.get(key);
    if (found && found.until > Date.now()) return found.value;
    const value = load();
    entries.delete(key);
    entries.set(key, { value, until: Date.now() + options.maxAgeMs });
    if (entries.size > options.max) entries.delete(entries.keys().next().value!);
    value.catch(() => {
      if (entries.get(key)?.value === value) entries.delete(key);
    });
    return value;
  };
}
