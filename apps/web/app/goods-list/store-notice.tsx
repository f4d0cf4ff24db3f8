import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { goodsListWords } from './goods-list-words.ts';
import type { ListFilters } from './list-filters.ts';
import { listPath } from './list-path.ts';
import { changed, type ListQuery } from './list-query.ts';

/** Says that a search stays in one shop, and leads out of it. */
export function StoreNotice({ query, filters }: { query: ListQuery; filters: ListFilters }) {
  const t = useWords(goodsListWords);
  const store = filters.stores.find(({ id }) => id === query.storeId);
  if (!query.storeId) return null;

  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 text-sm text-ink-500">
      {store && t('inStore', { store: store.name })}
      <LocalLink
        to={listPath(changed(query, { storeId: '', shelfId: '' }))}
        className="text-ink-900 underline decoration-paper-400 underline-offset-4 hover:decoration-current max-md:py-3"
      >
        {t('everywhere')}
      </LocalLink>
    </p>
  );
}
