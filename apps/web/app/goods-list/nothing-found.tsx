import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { goodsListWords } from './goods-list-words.ts';
import { listPath } from './list-path.ts';
import { type ListQuery, withoutFilters, writeListQuery } from './list-query.ts';

/** In place of results: why there are none, a way onward, and what others buy, said to be just that. */
export function NothingFound({ query, popular }: { query: ListQuery; popular?: ReactNode }) {
  const t = useWords(goodsListWords);
  const wider = withoutFilters(query);
  const hasFilters = writeListQuery(wider).toString() !== writeListQuery({ ...query, page: 1 }).toString();

  return (
    <>
      <EmptyState
        className="py-16 max-md:py-10"
        text={
          <>
            <strong className="block text-lg font-semibold text-ink-900">
              {query.keyword ? t('empty.keyword', { keyword: query.keyword }) : t('empty.text')}
            </strong>
            {t('empty.hint')}
          </>
        }
        action={
          <span className="flex flex-wrap justify-center gap-3">
            {hasFilters && (
              <ButtonLink kind="primary" size="sm" to={listPath(wider)}>
                {t('empty.clear')}
              </ButtonLink>
            )}
            <ButtonLink kind="line" size="sm" to="/goodsList">
              {t('empty.all')}
            </ButtonLink>
          </span>
        }
      />
      {popular && (
        <section aria-labelledby="popular-title" className="border-t border-rule pt-10">
          <h2 id="popular-title" className="text-2xl">
            {t('empty.popularTitle')}
          </h2>
          <p className="mt-1 mb-6 text-sm text-ink-500">{t('empty.popularHint')}</p>
          {popular}
        </section>
      )}
    </>
  );
}
