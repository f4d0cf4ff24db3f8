import { type GoodsFacets, hotWords, relatedFacets, searchGoods } from '@silkboat/contract/goods';
import type { FastifyInstance } from 'fastify';
import { createCache } from '#db/notices.ts';
import { toPage } from '#db/paging.ts';
import { serve } from '#http/serve.ts';
import { listHotWords } from '#search/hot-words.ts';
import { createSearchCounter } from '#search/search-counter.ts';
import { searchGoods as findGoods } from '#search/search-goods.ts';
import { teachShopWords } from '#search/shop-words.ts';
import { listFacets } from './goods-facets.ts';
import { listGoodsRecords } from './goods-records.ts';
import { toGoodsQuery, toPageQuery } from './goods-search.ts';
import { goodsSources } from './goods-sources.ts';
import { findPromotionScope } from './promotion-scope.ts';

export function searchRoutes(app: FastifyInstance): void {
  const { db, notices } = app;
  const sources = goodsSources(db, notices);
  const countSearch = createSearchCounter(app);
  const cachedWords = createCache<string[]>(notices, ['hot-words', 'settings'], { max: 2, maxAgeMs: 60_000 });
  const cachedFacets = createCache<GoodsFacets>(notices, ['goods', 'categories', 'stores'], {
    max: 500,
    maxAgeMs: 30_000,
  });
  teachShopWords(app);

  serve(app, searchGoods, async ({ input, language, deviceId, request }) => {
    const { query, page } = toPageQuery(input);
    const scope = await findPromotionScope(db, input);
    const { skuIds, total, match } = await findGoods(db, { ...query, scope });
    if (query.keyword !== undefined && total > 0 && match === 'all')
      countSearch({ keyword: query.keyword, deviceId, address: request.ip });
    return toPage(await listGoodsRecords(db, sources, { skuIds, language }), total, page);
  });

  serve(app, relatedFacets, async ({ input, language }) => {
    const query = { ...toGoodsQuery(input), scope: await findPromotionScope(db, input) };
    return cachedFacets(`${language} ${JSON.stringify(query)}`, () => listFacets(db, sources, { query, language }));
  });

  serve(app, hotWords, async ({ input: { count }, language }) => {
    const words = await cachedWords(language, () => listHotWords(db, language));
    return count !== undefined && count > 0 ? words.slice(0, count) : words;
  });
}
