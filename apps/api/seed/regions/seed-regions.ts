import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Database } from '#db/client.ts';
import { regions } from '#db/schema/index.ts';
import { insertInBatches } from '../insert-in-batches.ts';

type Region = typeof regions.$inferInsert;

const levels: Record<number, Region['level']> = { 2: 'province', 4: 'city', 6: 'district', 9: 'street' };
const parentLength: Record<number, number> = { 4: 2, 6: 4, 9: 6 };

/** The regions of China down to the street: the code tells the level and the parent, as in GB/T 2260. */
export async function seedRegions(db: Database): Promise<void> {
  const text = gunzipSync(readFileSync(new URL('./china.tsv.gz', import.meta.url))).toString('utf8');
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line, index) => toRegion(line, index));
  await insertInBatches(db, regions, rows);
}

function toRegion(line: string, index: number): Region {
  const [code = '', name = ''] = line.split('\t');
  const ancestors = [2, 4, 6].filter((length) => length < code.length).map((length) => code.slice(0, length));
  return {
    id: code,
    parentId: code.length === 2 ? '0' : code.slice(0, parentLength[code.length]),
    adCode: code.slice(0, 6).padEnd(6, '0'),
    level: levels[code.length] ?? 'street',
    name,
    path: [',0', ...ancestors].join(','),
    orderNum: index,
  };
}
