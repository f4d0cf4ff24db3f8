import { now } from '@silkboat/api/clock';
import type { Database } from '@silkboat/api/db/client';
import { seedBase, seedDemo } from '@silkboat/api/seed/seed';

/** Fills a new database and shows how far it is when that takes a while. Answers whether the sample shop was made now. */
export async function seedOnStart(db: Database, isDemo: boolean): Promise<boolean> {
  const bar = progressBar();
  await seedBase(db, bar.report);
  const isNew = isDemo && (await seedDemo(db, now(), bar.report));
  bar.end();
  return isNew;
}

const barAfterMs = 2000;

function progressBar() {
  const start = Date.now();
  let isShown = false;
  return {
    report(step: number, of: number) {
      if (Date.now() - start < barAfterMs) return;
      // A log file gets one line, a terminal a bar that moves.
      if (!process.stdout.isTTY) {
        if (!isShown) console.log('Filling the shop …');
        isShown = true;
        return;
      }
      isShown = true;
      const filled = Math.round((step / of) * 24);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(24 - filled)}`;
      process.stdout.write(`\rFilling the shop ${bar} ${Math.round((step / of) * 100)} % `);
    },
    end() {
      if (isShown && process.stdout.isTTY) process.stdout.write('\n');
    },
  };
}
