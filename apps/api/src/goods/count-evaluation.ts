import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { announce } from '#db/notices.ts';
import { evaluations, goods, stores } from '#db/schema/index.ts';
import { indexFigures } from '#search/index-goods.ts';

/** A new evaluation shows in the counts of its goods, in search and in the scores of its store. */
export async function countEvaluation(
  tx: Database,
  { goodsId, storeId, isGood }: { goodsId: string; storeId: string; isGood: boolean },
): Promise<void> {
  const all = sql`${goods.commentNum} + 1`;
  const good = sql`${goods.goodCommentNum} + ${isGood ? 1 : 0}`;
  await tx
    .update(goods)
    .set({ commentNum: all, goodCommentNum: good, grade: sql`round((${good}) * 1000.0 / (${all})) / 10` })
    .where(eq(goods.id, goodsId));
  await indexFigures(tx, [goodsId]);
  await announce(tx, 'goods', goodsId);

  // Take the store first: the averages below then see every evaluation that was counted before.
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update');
  const average = (score: PgColumn) =>
    sql<number>`(select round(avg(${score}), 2) from ${evaluations}
      where ${evaluations.storeId} = ${storeId} and ${evaluations.status} = 'OPEN')`;
  await tx
    .update(stores)
    .set({
      descriptionScore: average(evaluations.descriptionScore),
      serviceScore: average(evaluations.serviceScore),
      deliveryScore: average(evaluations.deliveryScore),
    })
    .where(eq(stores.id, storeId));
  await announce(tx, 'stores', storeId);
}
