import { asc, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { evaluations, goods, members, skus, stores } from '#db/schema/index.ts';
import { insertInBatches } from '../insert-in-batches.ts';
import { createRandom, type Random } from '../random.ts';
import { sampleId } from '../sample-ids.ts';
import {
  badRemarks,
  goodArrivals,
  goodEndings,
  goodRemarks,
  middleRemarks,
  replies,
  reviewerNames,
} from './evaluation-texts.ts';

type Evaluation = typeof evaluations.$inferInsert;

const wanted = 3200;

/** Evaluations by sample reviewers, more for what sells more, and the counts and grades that follow from them. */
export async function seedEvaluations(db: Database, today: Date): Promise<void> {
  await insertInBatches(db, members, reviewers());
  const sold = await db
    .select({
      goodsId: goods.id,
      name: goods.name,
      gallery: goods.gallery,
      buyCount: goods.buyCount,
      storeId: stores.id,
      storeName: stores.name,
      skuId: skus.id,
      specs: skus.specs,
      thumbnail: skus.thumbnail,
    })
    .from(skus)
    .innerJoin(goods, sql`${goods.id} = ${skus.goodsId}`)
    .innerJoin(stores, sql`${stores.id} = ${skus.storeId}`)
    .orderBy(asc(skus.id));
  const random = createRandom(77);
  const weights = sold.map((sku) => Math.sqrt(sku.buyCount + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const rows: Evaluation[] = [];
  for (const [index, sku] of sold.entries()) {
    const count = Math.min(40, Math.floor((weights[index]! / total) * wanted + random.next()));
    for (let number = 0; number < count; number += 1) rows.push(toEvaluation(sku, rows.length, random, today));
  }
  await insertInBatches(db, evaluations, rows);
  await db.execute(sql`
    update goods set comment_num = counted.total, good_comment_num = counted.good, grade = round(100.0 * counted.good / counted.total, 1)
    from (select goods_id, count(*)::int as total, count(*) filter (where grade = 'GOOD')::int as good from evaluations group by goods_id) as counted
    where counted.goods_id = goods.id`);
}

const reviewerId = (index: number) => sampleId('member', 1000 + index);

/** Accounts that nobody signs in to: their password hash is no hash. */
function reviewers(): (typeof members.$inferInsert)[] {
  return reviewerNames.map((nickName, index) => ({
    id: reviewerId(index),
    username: `reviewer${index + 1}`,
    mobile: `1990000${String(index + 1).padStart(4, '0')}`,
    passwordHash: 'none',
    nickName,
    face: `/media/avatars/${(index % 8) + 1}.webp`,
  }));
}

interface Sold {
  goodsId: string;
  name: string;
  gallery: string[];
  storeId: string;
  storeName: string;
  skuId: string;
  specs: { value: string }[];
  thumbnail: string;
}

function toEvaluation(sku: Sold, index: number, random: Random, today: Date): Evaluation {
  const dice = random.next();
  const grade = dice < 0.93 ? 'GOOD' : dice < 0.98 ? 'MODERATE' : 'WORSE';
  const reviewer = random.between(0, reviewerNames.length - 1);
  const score = grade === 'GOOD' ? 5 : grade === 'MODERATE' ? random.between(3, 4) : random.between(1, 2);
  return {
    id: sampleId('evaluation', index + 1),
    memberId: reviewerId(reviewer),
    memberName: reviewerNames[reviewer]!,
    memberFace: `/media/avatars/${(reviewer % 8) + 1}.webp`,
    storeId: sku.storeId,
    storeName: sku.storeName,
    goodsId: sku.goodsId,
    skuId: sku.skuId,
    goodsName: sku.name,
    goodsImage: sku.thumbnail,
    specs: sku.specs.map(({ value }) => value).join(' · '),
    orderSn: `SAMPLE${index + 1}`,
    orderLineSn: `SAMPLE-LINE${index + 1}`,
    grade,
    content: contentOf(grade, random),
    images: random.chance(0.16) ? sku.gallery.slice(1, 1 + random.between(1, 3)) : [],
    reply: random.chance(grade === 'WORSE' ? 0.9 : 0.12)
      ? grade === 'WORSE'
        ? replies[3]!
        : replies[random.between(0, 2)]!
      : null,
    deliveryScore: Math.min(5, score + random.between(0, 1)),
    serviceScore: Math.min(5, score + random.between(0, 1)),
    descriptionScore: score,
    createdAt: new Date(today.getTime() - random.between(1, 300) * 86_400_000 - random.between(0, 86_399) * 1000),
  };
}

function contentOf(grade: Evaluation['grade'], random: Random): string {
  if (grade === 'WORSE') return random.pick(badRemarks);
  if (grade === 'MODERATE') return random.pick(middleRemarks);
  const second = random.chance(0.35) ? random.pick(goodRemarks) : '';
  return `${random.pick(goodRemarks)}${second}${random.pick(goodArrivals)}${random.pick(goodEndings)}`;
}
