import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { detailPath, type EvaluationFilter, evaluationFilters } from './detail-query.ts';
import type { Evaluation } from './evaluation.ts';
import { EvaluationArticle } from './evaluation-article.tsx';
import { goodsDetailWords } from './goods-detail-words.ts';

export interface Evaluations {
  counts: { all: number; good: number; moderate: number; worse: number; haveImage: number };
  filter: EvaluationFilter;
  list: Evaluation[];
  page: number;
  pages: number;
}

const format = new Intl.NumberFormat('en-US');
const filterWords = {
  all: 'evaluations.all',
  images: 'evaluations.withImages',
  GOOD: 'evaluations.good',
  MODERATE: 'evaluations.moderate',
  WORSE: 'evaluations.worse',
} as const;

/** What buyers say: how it spreads, what of it to read, and the evaluations one by one. */
export function EvaluationList({
  goods,
  evaluations: { counts, filter, list, page, pages },
}: {
  goods: { goodsId: string; skuId: string };
  evaluations: Evaluations;
}) {
  const t = useWords(goodsDetailWords);
  if (counts.all === 0) return <EmptyState text={t('evaluations.empty')} />;

  const countOf = {
    all: counts.all,
    images: counts.haveImage,
    GOOD: counts.good,
    MODERATE: counts.moderate,
    WORSE: counts.worse,
  };

  return (
    <>
      <div className="grid grid-cols-[15rem_26rem_1fr] items-center gap-16 border-b border-rule pb-10 narrow:grid-cols-[auto_1fr] narrow:gap-8 max-md:grid-cols-[auto_1fr] max-md:gap-x-6 max-md:gap-y-4 max-md:pb-5">
        <p>
          <strong className="num font-serif text-[max(4.5rem,40px)] leading-none font-semibold max-md:text-5xl">
            {Math.round((counts.good / counts.all) * 100)}
            <span className="text-[0.5em]">%</span>
          </strong>
          <span className="mt-1 block text-sm text-ink-500">{t('evaluations.praise')}</span>
        </p>
        <Spread counts={counts} />
        <ul
          aria-label={t('evaluations.filter')}
          className="flex flex-wrap gap-3 narrow:col-span-2 max-md:col-span-2 max-md:gap-2"
        >
          {evaluationFilters
            .filter((one) => one === 'all' || one === filter || countOf[one] > 0)
            .map((one) => (
              <li key={one}>
                <LocalLink
                  to={`${detailPath({ ...goods, evaluations: one })}`}
                  rel="nofollow"
                  replace
                  preventScrollReset
                  aria-current={one === filter ? 'true' : undefined}
                  className={classNames(
                    'flex min-h-10 items-center gap-2 rounded-md px-4.5 text-sm transition-colors max-md:min-h-11 max-md:px-3.5',
                    one === filter ? 'bg-abyss-900 text-white' : 'bg-paper-100 text-ink-700 hover:bg-paper-200',
                  )}
                >
                  {t(filterWords[one])}
                  <span className="num">{format.format(countOf[one])}</span>
                </LocalLink>
              </li>
            ))}
        </ul>
      </div>
      {list.length === 0 && <EmptyState text={t('evaluations.emptyFilter')} />}
      <ul>
        {list.map((one) => (
          <li key={one.id} className="border-b border-rule last:border-0">
            <EvaluationArticle evaluation={one} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        name="evaluationPage"
        hash="#comments"
        labels={{
          pages: t('evaluations.pages'),
          previous: t('evaluations.previous'),
          next: t('evaluations.next'),
          page: (number) => t('evaluations.page', { page: number }),
          jumpBefore: t('evaluations.jumpBefore'),
          jumpAfter: t('evaluations.jumpAfter'),
        }}
        className="mt-8"
      />
    </>
  );
}

/** Good, fair and poor as bars. */
function Spread({ counts }: { counts: Evaluations['counts'] }) {
  const t = useWords(goodsDetailWords);
  return (
    <dl aria-label={t('evaluations.spread')} className="grid gap-1.5 text-sm text-ink-500">
      {(['good', 'moderate', 'worse'] as const).map((one) => {
        const percent = Math.round((counts[one] / counts.all) * 100);
        return (
          <div key={one} className="grid grid-cols-[3.5rem_1fr_3.5rem] items-center gap-2">
            <dt className="whitespace-nowrap">{t(`evaluations.${one}`)}</dt>
            <dd className="col-span-2 grid grid-cols-subgrid items-center">
              <span aria-hidden="true" className="block h-2 bg-paper-200">
                <span className="block h-full bg-silk-500" style={{ width: `${percent}%` }} />
              </span>
              <span className="num text-right">{percent}%</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
