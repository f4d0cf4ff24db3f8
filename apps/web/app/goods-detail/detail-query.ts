import { isId } from '../session/is-id.ts';

/** The address of a goods page: which SKU, and which evaluations are read. */
export interface DetailQuery {
  goodsId: string;
  /** Empty for the first SKU of the goods. */
  skuId: string;
  evaluations: EvaluationFilter;
  evaluationPage: number;
}

export const evaluationFilters = ['all', 'images', 'GOOD', 'MODERATE', 'WORSE'] as const;
export type EvaluationFilter = (typeof evaluationFilters)[number];

const isFilter = (text: string): text is EvaluationFilter => (evaluationFilters as readonly string[]).includes(text);

/** Undefined when the address names no goods. */
export function readDetailQuery(search: URLSearchParams): DetailQuery | undefined {
  const id = (name: string) => {
    const text = search.get(name);
    return isId(text) ? text : '';
  };
  const goodsId = id('goodsId');
  if (!goodsId) return undefined;
  const filter = search.get('evaluations') ?? '';
  const page = search.get('evaluationPage') ?? '';
  return {
    goodsId,
    skuId: id('skuId'),
    evaluations: isFilter(filter) ? filter : 'all',
    evaluationPage: /^\d{1,4}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** The page of a SKU, without its language. */
export function detailPath({
  goodsId,
  skuId,
  evaluations = 'all',
}: Pick<DetailQuery, 'goodsId' | 'skuId'> & Partial<DetailQuery>): string {
  const search = new URLSearchParams({ skuId, goodsId });
  if (evaluations !== 'all') search.set('evaluations', evaluations);
  return `/goodsDetail?${search}`;
}
