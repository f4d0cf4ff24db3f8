import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { useRootData } from '../session/root-data.ts';
import { classNames } from '../ui/class-names.ts';
import { searchWords } from './search-words.ts';

/** What others look for now, the first in vermilion. */
export function HotWords({ className }: { className?: string }) {
  const t = useWords(searchWords);
  const { hotWords } = useRootData();
  if (hotWords.length === 0) return null;

  return (
    <nav
      aria-label={t('hotWords')}
      className={classNames('flex gap-5 text-sm whitespace-nowrap text-ink-500 max-md:gap-2', className)}
    >
      {hotWords.map((word, index) => (
        <LocalLink
          key={word}
          to={`/goodsList?${new URLSearchParams({ keyword: word })}`}
          className={classNames(
            'flex-none py-1 hover:text-seal-600 max-md:flex max-md:min-h-11 max-md:items-center max-md:rounded-md max-md:bg-paper-100 max-md:px-3',
            index === 0 && 'text-seal-600',
          )}
        >
          {word}
        </LocalLink>
      ))}
    </nav>
  );
}
