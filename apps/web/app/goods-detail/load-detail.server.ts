import { type ApiClient, ApiRefusal } from '@silkboat/contract/client';
import { evaluationCounts, goodsEvaluations } from '@silkboat/contract/evaluations';
import { listFootprints } from '@silkboat/contract/footprints';
import { firstSkuDetail, type GoodsRecord, type SkuDetail, searchGoods, skuDetail } from '@silkboat/contract/goods';
import type { DetailQuery } from './detail-query.ts';
import { toEvaluation } from './evaluation.ts';
import type { Evaluations } from './evaluations.tsx';
import type { SeenGoods } from './seen-goods.ts';

const evaluationsAtOnce = 5;
const relatedSize = 5;
const seenSize = 8;
const takenDown = 11001;

/** The SKU; undefined when it is not for sale any more. */
export async function findSku(api: ApiClient, { goodsId, skuId }: DetailQuery): Promise<SkuDetail | undefined> {
  try {
    return await (skuId ? api.call(skuDetail, { goodsId, skuId }) : api.call(firstSkuDetail, { goodsId }));
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === takenDown) return undefined;
    throw error;
  }
}

/** What buyers say, as far as it is asked for. */
export async function loadEvaluations(
  api: ApiClient,
  { goodsId, evaluations: filter, evaluationPage }: DetailQuery,
): Promise<Evaluations> {
  const [counts, page] = await Promise.all([
    api.call(evaluationCounts, { goodsId }),
    api.call(goodsEvaluations, {
      goodsId,
      pageNumber: evaluationPage,
      pageSize: evaluationsAtOnce,
      ...(filter === 'images' ? { haveImage: true } : filter === 'all' ? {} : { grade: filter }),
    }),
  ]);
  return { counts, filter, list: page.records.map(toEvaluation), page: page.current, pages: page.pages };
}

/** Goods like the SKU; without one, what sells best. */
export async function listRelated(api: ApiClient, skuId?: string): Promise<GoodsRecord[]> {
  const { records } = await api.call(searchGoods, {
    groupByGoods: true,
    inStock: true,
    pageSize: relatedSize,
    ...(skuId ? { currentGoodsId: skuId } : { sort: 'buyCount', order: 'desc' }),
  });
  return records;
}

/** What the member looked at before. */
export async function listSeen(api: ApiClient): Promise<SeenGoods[]> {
  const { records } = await api.call(listFootprints, { pageSize: seenSize });
  return records.map((record) => ({
    goodsId: record.goodsId,
    skuId: record.id,
    name: record.goodsName,
    thumbnail: record.thumbnail,
    price: record.promotionPrice ?? record.price,
  }));
}
