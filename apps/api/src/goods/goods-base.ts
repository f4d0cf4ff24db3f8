import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { createCache, type Notices } from '#db/notices.ts';
import { prepared } from '#db/prepared.ts';
import { goods, skus, stores } from '#db/schema/index.ts';
import { sanitizeRichText } from '#http/sanitize.ts';
import { listSkusOfGoods, type SkuRow } from './sku-rows.ts';

/** What the page of goods shows, with every SKU that is not withdrawn, as it is now. */
export interface GoodsBase {
  texts: { intro: string; introEn: string; mobileIntro: string };
  skus: SkuRow[];
}

export type ReadGoods = (goodsId: string) => Promise<GoodsBase | undefined>;

/**
 * Goods are read whole once and kept; price, stock, counts and whether they are on sale are read fresh each time in one
 * statement, because nothing of those may be old.
 */
export function createGoodsReader(db: Database, notices: Notices): ReadGoods {
  const cached = createCache<GoodsBase | undefined>(notices, ['goods', 'stores'], {
    max: 500,
    maxAgeMs: 60_000,
    keyedBy: 'goods',
  });
  return async (goodsId) => {
    const [base, fresh] = await Promise.all([
      cached(goodsId, () => readBase(db, goodsId)),
      readFresh(db).execute({ goodsId }),
    ]);
    if (fresh.length === 0) return undefined;
    const known = new Map(base?.skus.map((sku) => [sku.id, sku]));
    const isComplete = base !== undefined && fresh.every(({ id }) => known.has(id));
    return isComplete ? { ...base, skus: merge(known, fresh) } : readWithoutCopy(db, goodsId);
  };
}

/** A SKU was added since the copy was made. */
async function readWithoutCopy(db: Database, goodsId: string): Promise<GoodsBase | undefined> {
  const base = await readBase(db, goodsId);
  return base && { ...base, skus: base.skus.filter(({ isEnabled }) => isEnabled) };
}

const readFresh = prepared((db) =>
  db
    .select({
      id: skus.id,
      price: skus.price,
      listPrice: skus.listPrice,
      stock: skus.stock,
      isEnabled: skus.isEnabled,
      marketEnable: goods.marketEnable,
      authFlag: goods.authFlag,
      deletedAt: goods.deletedAt,
      storeState: stores.state,
      buyCount: goods.buyCount,
      viewCount: goods.viewCount,
      commentNum: goods.commentNum,
      goodCommentNum: goods.goodCommentNum,
      grade: goods.grade,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .innerJoin(stores, eq(stores.id, skus.storeId))
    .where(eq(skus.goodsId, sql.placeholder('goodsId')))
    .orderBy(skus.position, skus.id)
    .prepare('fresh_skus_of_goods'),
);

type Fresh = Awaited<ReturnType<ReturnType<typeof readFresh>['execute']>>[number];

const merge = (known: Map<string, SkuRow>, fresh: Fresh[]): SkuRow[] =>
  fresh.filter(({ isEnabled }) => isEnabled).map((row) => ({ ...known.get(row.id)!, ...row }));

async function readBase(db: Database, goodsId: string): Promise<GoodsBase | undefined> {
  const [[texts], rows] = await Promise.all([
    db
      .select({ intro: goods.intro, introEn: goods.introEn, mobileIntro: goods.mobileIntro })
      .from(goods)
      .where(eq(goods.id, goodsId)),
    listSkusOfGoods(db, goodsId),
  ]);
  if (!texts) return undefined;
  return {
    texts: {
      intro: sanitizeRichText(texts.intro),
      introEn: sanitizeRichText(texts.introEn),
      mobileIntro: sanitizeRichText(texts.mobileIntro),
    },
    skus: rows,
  };
}
