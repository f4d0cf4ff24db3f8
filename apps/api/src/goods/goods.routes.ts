import { listCategories } from '@silkboat/contract/categories';
import { evaluationCounts, goodsEvaluations } from '@silkboat/contract/evaluations';
import { firstSkuDetail, getGoods, skuDetail } from '@silkboat/contract/goods';
import type { Language } from '@silkboat/contract/result-codes';
import type { FastifyInstance } from 'fastify';
import { pagingOf } from '#db/paging.ts';
import type { Caller } from '#http/caller.ts';
import { serve } from '#http/serve.ts';
import { leaveFootprint } from '#members/footprints.ts';
import { createRunLater } from '../background.ts';
import { createTally } from '../tally.ts';
import { countGoodsEvaluations, listGoodsEvaluations } from './evaluations.ts';
import { goodsSources } from './goods-sources.ts';
import { getSkuDetail, getGoods as readGoods } from './sku-detail.ts';
import { countViews } from './view-counts.ts';

export function goodsRoutes(app: FastifyInstance): void {
  const sources = goodsSources(app.db, app.notices);
  const runLater = createRunLater(app);
  const views = createTally(app, { everyMs: 10_000, save: (counts) => countViews(app.db, counts) });

  const show = async (asked: { goodsId: string; skuId?: string; language: Language; member: Caller | undefined }) => {
    const { goodsId, language, member } = asked;
    const skuId = /^\d+$/.test(asked.skuId ?? '') ? asked.skuId : undefined;
    const shown = await getSkuDetail(app.db, sources, { goodsId, skuId, memberId: member?.id, language });
    const { id, storeId } = shown.data;
    views.add(goodsId);
    if (member) void runLater(() => leaveFootprint(app.db, { memberId: member.id, storeId, goodsId, skuId: id }));
    return shown;
  };

  serve(app, skuDetail, ({ input, language, member }) => show({ ...input, language, member }));
  serve(app, firstSkuDetail, ({ input, language, member }) => show({ ...input, language, member }));
  serve(app, getGoods, ({ input, language }) => readGoods(app.db, sources, { ...input, language }));

  serve(app, listCategories, async ({ input: { parentId }, language }) => {
    const { top, byId } = await sources.readCategories(language);
    return parentId === '0' ? top : (byId.get(parentId)?.children ?? []);
  });

  serve(app, goodsEvaluations, ({ input }) => listGoodsEvaluations(app.db, { ...input, paging: pagingOf(input) }));
  serve(app, evaluationCounts, ({ input }) => countGoodsEvaluations(app.db, input.goodsId));
}
