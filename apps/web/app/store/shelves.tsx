import type { StoreLabel } from '@silkboat/contract/stores';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { storePath } from './store-path.ts';
import { storeWords } from './store-words.ts';

/** A shelf of a store with those below it. */
export interface Shelf {
  id: string;
  name: string;
  children: Shelf[];
}

export const toShelf = ({ id, labelName, children }: StoreLabel): Shelf => ({
  id,
  name: labelName,
  children: children.map(toShelf),
});

/** The store's own order of its goods: a column, on phones a row that scrolls. */
export function Shelves({ storeId, shelves, shelfId }: { storeId: string; shelves: Shelf[]; shelfId: string }) {
  const t = useWords(storeWords);
  const row = (id: string, name: string, isBelow = false) => {
    const isCurrent = id === shelfId;
    return (
      <LocalLink
        to={storePath({ id: storeId, shelfId: id })}
        preventScrollReset
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(
          'relative block py-[0.40625rem] whitespace-nowrap max-md:flex max-md:min-h-11 max-md:items-center max-md:rounded-md max-md:px-4',
          isBelow ? 'md:pl-8' : 'md:pl-4',
          isCurrent
            ? 'font-semibold text-seal-600 before:absolute before:inset-y-2 before:-left-px before:w-0.5 before:bg-seal-500 max-md:bg-abyss-900 max-md:text-white max-md:before:hidden'
            : 'text-ink-700 hover:text-ink-900 max-md:bg-paper-100',
        )}
      >
        {name}
      </LocalLink>
    );
  };

  return (
    <nav aria-label={t('merchant.shelves')}>
      <h2 className="mb-3.5 font-sans text-base font-semibold tracking-normal max-md:sr-only">
        {t('merchant.shelvesTitle')}
      </h2>
      <ul className="scrollbar-none border-l border-rule max-md:-mx-5 max-md:flex max-md:gap-2 max-md:overflow-x-auto max-md:border-0 max-md:px-5">
        <li>{row('', t('merchant.all'))}</li>
        {shelves.map((shelf) => (
          <li key={shelf.id} className="max-md:flex max-md:gap-2">
            {row(shelf.id, shelf.name)}
            {shelf.children.map((below) => (
              <div key={below.id}>{row(below.id, below.name, true)}</div>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  );
}
