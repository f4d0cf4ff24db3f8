import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { rowsOf } from '#db/client.ts';
import { hotWords, logisticsCompanies, reasons } from '#db/schema/index.ts';
import { indexGoods } from '../src/search/index-goods.ts';
import { carrierRows } from './base/carriers.ts';
import { reasonRows } from './base/reasons.ts';
import { catalogueParts } from './catalogue/parts.ts';
import { insertInBatches } from './insert-in-batches.ts';
import { seedRegions } from './regions/seed-regions.ts';
import { seedCatalogue } from './shop/seed-catalogue.ts';
import { seedEvaluations } from './shop/seed-evaluations.ts';
import { seedMemberLife } from './shop/seed-member-life.ts';
import { seedMembers } from './shop/seed-members.ts';
import { seedPages } from './shop/seed-pages.ts';
import { seedCoupons, seedPromotions } from './shop/seed-promotions.ts';

export type Report = (step: number, of: number) => void;
type Step = (db: Database) => Promise<void>;

/** What every shop needs, sample or not: regions, carriers, reasons. Does nothing when it is there. */
export async function seedBase(db: Database, report: Report): Promise<void> {
  if (await isFilled(db, 'regions')) return;
  await run(db, report, [
    seedRegions,
    (tx) => insertInBatches(tx, logisticsCompanies, carrierRows),
    (tx) => insertInBatches(tx, reasons, reasonRows),
  ]);
}

/** The sample shop, made from a fixed seed and counted from `today`. Does nothing when there are goods. */
export async function seedDemo(db: Database, today: Date, report: Report): Promise<boolean> {
  if (await isFilled(db, 'goods')) return false;
  await run(db, report, [
    (tx) => seedCatalogue(tx, catalogueParts, today),
    (tx) => seedPromotions(tx, today),
    (tx) => seedCoupons(tx, today),
    (tx) => seedEvaluations(tx, today),
    seedPages,
    seedHotWords,
    (tx) => seedMembers(tx, today),
    ...indexSteps(),
    (tx) => seedMemberLife(tx, today),
  ]);
  return true;
}

/** All or nothing: a first start that is interrupted begins anew. */
async function run(db: Database, report: Report, steps: Step[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [index, step] of steps.entries()) {
      report(index, steps.length);
      await step(tx as unknown as Database);
    }
  });
  report(steps.length, steps.length);
}

async function isFilled(db: Database, table: 'regions' | 'goods'): Promise<boolean> {
  const [row] = await rowsOf<{ filled: boolean }>(
    db,
    sql`select exists (select 1 from ${sql.identifier(table)}) as filled`,
  );
  return row!.filled;
}

const indexBatches = 10;

/** The search index in parts, so that the progress bar moves. */
function indexSteps(): Step[] {
  return Array.from({ length: indexBatches }, (_, part) => async (db: Database) => {
    const rows = await rowsOf<{ id: string | number }>(
      db,
      sql`select id::text as id from goods where id % ${indexBatches} = ${part} order by id`,
    );
    await indexGoods(
      db,
      rows.map((row) => String(row.id)),
    );
  });
}

async function seedHotWords(db: Database): Promise<void> {
  const words = ['青瓷茶器', '真丝围巾', '香米', '户外灯具', '母婴', '降噪耳机', '咖啡豆', '蜂蜜', '登机箱', '礼盒'];
  await db.insert(hotWords).values(words.map((word, index) => ({ word, score: 100 - index * 5 })));
}
