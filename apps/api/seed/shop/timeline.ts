import type { Database } from '#db/client.ts';
import { setClock } from '../../src/clock.ts';

/** Something that somebody does in the sample shop at a time. */
export interface Act {
  at: Date;
  run(db: Database): Promise<unknown>;
}

/** Lets acts happen in the order of time, with the shop's clock at the time of each: ids and lists follow that order. */
export async function liveThrough(db: Database, acts: Act[]): Promise<void> {
  let time = new Date();
  const restoreClock = setClock(() => time);
  try {
    for (const { at, run } of acts.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      time = at;
      await run(db);
    }
  } finally {
    restoreClock();
  }
}

const day = 86_400_000;

/** Answers the time so many days before `today`; 0.5 is half a day. */
export const daysBefore =
  (today: Date) =>
  (days: number): Date =>
    new Date(today.getTime() - Math.round(days * day));
