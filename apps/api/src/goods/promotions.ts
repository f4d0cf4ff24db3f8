import type { Fen } from '@silkboat/contract/money';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { promotionSkus, promotions, skus } from '#db/schema/index.ts';
import { now } from '../clock.ts';

export type Promotion = typeof promotions.$inferSelect;

/** A reduced price that runs now. */
export interface RunningSeckill extends Promotion {
  promotionType: 'SECKILL';
  price: Fen;
}

/** A store's full discount that runs now and that this SKU takes part in. */
export interface RunningFullDiscount extends Promotion {
  promotionType: 'FULL_DISCOUNT';
}

/** What runs for one SKU: the cheapest seckill price and the full discount that began first. */
export interface SkuPromotions {
  seckill?: RunningSeckill;
  fullDiscount?: RunningFullDiscount;
}

const isRunning = and(
  eq(promotions.isEnded, false),
  lte(promotions.startTime, sql.placeholder('now')),
  gt(promotions.endTime, sql.placeholder('now')),
);

const findRunning = prepared((db) => {
  const wanted = sql`any(${sql.placeholder('skuIds')}::bigint[])`;
  const own = db
    .select({ skuId: promotionSkus.skuId, price: promotionSkus.price, promotion: promotions })
    .from(promotionSkus)
    .innerJoin(promotions, eq(promotions.id, promotionSkus.promotionId))
    .where(and(sql`${promotionSkus.skuId} = ${wanted}`, isRunning));
  const ofWholeStore = db
    .select({ skuId: skus.id, price: sql<number | null>`null::bigint`, promotion: promotions })
    .from(skus)
    .innerJoin(promotions, eq(promotions.storeId, skus.storeId))
    .where(
      and(
        sql`${skus.id} = ${wanted}`,
        eq(promotions.scopeType, 'ALL'),
        eq(promotions.promotionType, 'FULL_DISCOUNT'),
        isRunning,
      ),
    );
  return unionAll(own, ofWholeStore).prepare('running_promotions');
});

/** The promotions that run now for each of the SKUs; a SKU without any is not in the map. */
export async function listRunningPromotions(db: Database, skuIds: string[]): Promise<Map<string, SkuPromotions>> {
  const bySku = new Map<string, SkuPromotions>();
  if (skuIds.length === 0) return bySku;
  for (const row of await findRunning(db).execute({ skuIds, now: now() })) {
    const running = bySku.get(row.skuId) ?? {};
    bySku.set(row.skuId, running);
    addPromotion(running, row);
  }
  return bySku;
}

function addPromotion(running: SkuPromotions, { promotion, price }: { promotion: Promotion; price: Fen | null }): void {
  if (promotion.promotionType === 'SECKILL') {
    if (price === null || (running.seckill && running.seckill.price <= price)) return;
    running.seckill = { ...promotion, promotionType: 'SECKILL', price };
  } else if (!running.fullDiscount || beganBefore(promotion, running.fullDiscount)) {
    running.fullDiscount = { ...promotion, promotionType: 'FULL_DISCOUNT' };
  }
}

const beganBefore = (one: Promotion, other: Promotion): boolean =>
  one.startTime < other.startTime ||
  (one.startTime.getTime() === other.startTime.getTime() && BigInt(one.id) < BigInt(other.id));

/** What a SKU costs now: its seckill price while one runs, else its own. */
export const chargedPrice = (price: Fen, running: SkuPromotions | undefined): Fen => running?.seckill?.price ?? price;
