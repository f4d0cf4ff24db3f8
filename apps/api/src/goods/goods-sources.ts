import type { Database } from '#db/client.ts';
import type { Notices } from '#db/notices.ts';
import { createCategoryReader } from './categories.ts';
import { createCouponReader } from './claimable-coupons.ts';
import { createGoodsReader } from './goods-base.ts';
import type { DetailSources } from './sku-detail.ts';

const made = new WeakMap<Notices, DetailSources>();

/** What everybody reads about goods, kept once for each process whoever asks. */
export function goodsSources(db: Database, notices: Notices): DetailSources {
  const known = made.get(notices);
  if (known) return known;
  const sources = {
    readGoods: createGoodsReader(db, notices),
    readCategories: createCategoryReader(db, notices),
    readCoupons: createCouponReader(db, notices),
  };
  made.set(notices, sources);
  return sources;
}
