import {
  clearFootprints,
  countFootprints,
  deleteFootprints,
  footprintHistory,
  listFootprints,
} from '@silkboat/contract/footprints';
import type { Language } from '@silkboat/contract/result-codes';
import type { FastifyInstance } from 'fastify';
import { type PageRequest, pagingOf, toPage } from '#db/paging.ts';
import { listGoodsRecords } from '#goods/goods-records.ts';
import { goodsSources } from '#goods/goods-sources.ts';
import { serve } from '#http/serve.ts';
import { countVisits, forgetFootprints, listVisits } from './footprints.ts';

export function footprintRoutes(app: FastifyInstance): void {
  const { db } = app;
  const sources = goodsSources(db, app.notices);

  const list = async (memberId: string, input: PageRequest & { storeId?: string }, language: Language) => {
    const paging = pagingOf(input);
    const { visits, total } = await listVisits(db, { memberId, storeId: input.storeId || undefined, paging });
    const cards = await listGoodsRecords(db, sources, { skuIds: visits.map(({ skuId }) => skuId), language });
    const viewedAt = new Map(visits.map((visit) => [visit.skuId, visit.viewedAt.getTime()]));
    return toPage(
      cards.map((card) => ({ ...card, releaseTime: viewedAt.get(card.id)! })),
      total,
      paging,
    );
  };

  serve(app, listFootprints, ({ input, member, language }) => list(member.id, input, language));
  serve(app, footprintHistory, ({ input, member, language }) => list(member.id, input, language));
  serve(app, clearFootprints, ({ member }) => forgetFootprints(db, { memberId: member.id }));
  serve(app, deleteFootprints, ({ input, member }) =>
    forgetFootprints(db, { memberId: member.id, goodsIds: input.ids }),
  );
  serve(app, countFootprints, ({ member }) => countVisits(db, member.id));
}
