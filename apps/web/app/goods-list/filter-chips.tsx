import X from 'lucide-react/icons/x';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { goodsListWords } from './goods-list-words.ts';
import { changed, type ListQuery, withoutFilters } from './list-query.ts';
import type { Chip } from './use-chips.ts';

/** What is chosen, each a link to the list without it. */
export function FilterChips({
  chips,
  query,
  pathOf,
}: {
  chips: Chip[];
  query: ListQuery;
  pathOf: (query: ListQuery) => string;
}) {
  const t = useWords(goodsListWords);
  if (chips.length === 0) return null;

  return (
    <ul
      aria-label={t('chips.label')}
      className="scrollbar-none flex items-center gap-3 py-4.5 text-sm max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:py-3 max-md:whitespace-nowrap md:flex-wrap"
    >
      <li aria-hidden="true" className="text-ink-500 max-md:hidden">
        {t('chips.chosen')}
      </li>
      {chips.map(({ name, without }) => (
        <li key={name} className="flex-none">
          <LocalLink
            to={pathOf(changed(query, without))}
            rel="nofollow"
            preventScrollReset
            aria-label={t('chips.remove', { name })}
            className="flex min-h-9 items-center gap-2 rounded-md bg-abyss-100 px-3.5 text-abyss-800 transition-colors hover:bg-abyss-200 max-md:min-h-11"
          >
            {name}
            <X aria-hidden="true" className="size-[0.875em]" />
          </LocalLink>
        </li>
      ))}
      <li className="flex-none">
        <LocalLink
          to={pathOf(withoutFilters(query))}
          rel="nofollow"
          preventScrollReset
          className="ml-2 flex items-center text-ink-500 underline decoration-paper-400 underline-offset-4 hover:text-ink-900 hover:decoration-current max-md:min-h-11"
        >
          {t('chips.clear')}
        </LocalLink>
      </li>
    </ul>
  );
}
