import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useLocalPath } from '../i18n/language.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Flag } from '../ui/flag.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { type DirectoryQuery, type DirectoryStore, directoryPath } from './directory.ts';
import { StoreTile } from './store-tile.tsx';
import { storeWords } from './store-words.ts';

/** All stores: looked for by name, narrowed by country. */
export function StoreDirectory({
  query,
  stores,
  total,
  countries,
  pagination,
}: {
  query: DirectoryQuery;
  stores: DirectoryStore[];
  total: number;
  countries: { code: string; name: string }[];
  pagination: ReactNode;
}) {
  const t = useWords(storeWords);
  const country = (code: string, name: string) => {
    const isCurrent = code === query.country;
    return (
      <li key={code} className="flex-none">
        <LocalLink
          to={directoryPath({ ...query, country: code })}
          aria-current={isCurrent ? 'true' : undefined}
          className={classNames(
            'flex min-h-10 items-center gap-2 rounded-md px-4 text-sm whitespace-nowrap transition-colors max-md:min-h-11',
            isCurrent ? 'bg-abyss-900 text-white' : 'bg-paper-100 text-ink-700 hover:bg-paper-200',
          )}
        >
          {code && <Flag country={code} />}
          {name}
        </LocalLink>
      </li>
    );
  };

  return (
    <main className="wide pt-8 pb-24 max-md:pt-4 max-md:pb-12">
      <Breadcrumb label={t('path')} items={[{ label: t('shop'), to: '/slShop' }, { label: t('stores') }]} />
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-ink-900 pb-5 max-md:mt-0">
        <div>
          <h1 className="text-3xl">{t('directory.heading')}</h1>
          <p className="mt-1 text-ink-500">
            {t('directory.text')} <span className="num">{t('directory.count', { number: total })}</span>
          </p>
        </div>
        <SearchStores query={query} />
      </div>
      <nav aria-label={t('directory.country')} className="mt-5">
        <ul className="scrollbar-none flex gap-3 max-md:-mx-5 max-md:gap-2 max-md:overflow-x-auto max-md:px-5 md:flex-wrap">
          {country('', t('directory.everywhere'))}
          {countries.map(({ code, name }) => country(code, name))}
        </ul>
      </nav>
      {stores.length > 0 ? (
        <ul className="mt-8 grid grid-cols-3 gap-6 narrow:grid-cols-2 narrow:gap-4 max-md:mt-5 max-md:grid-cols-1 max-md:gap-4">
          {stores.map((store) => (
            <li key={store.id}>
              <StoreTile store={store} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          className="py-16"
          text={t('directory.empty')}
          action={
            <ButtonLink kind="line" size="sm" to="/stores">
              {t('directory.showAll')}
            </ButtonLink>
          }
        />
      )}
      {pagination}
    </main>
  );
}

function SearchStores({ query }: { query: DirectoryQuery }) {
  const t = useWords(storeWords);
  const localPath = useLocalPath();
  return (
    <Form
      method="get"
      action={localPath('/stores')}
      role="search"
      aria-label={t('directory.search')}
      className="w-100 max-md:w-full"
    >
      {query.country && <input type="hidden" name="country" value={query.country} />}
      <TextInput
        key={query.name}
        type="search"
        name="storeName"
        defaultValue={query.name}
        maxLength={100}
        placeholder={t('directory.search')}
        aria-label={t('directory.search')}
        enterKeyHint="search"
        autoComplete="off"
        className="pr-1!"
        after={
          <IconButton type="submit" label={t('directory.submit')}>
            <Search aria-hidden="true" />
          </IconButton>
        }
      />
    </Form>
  );
}
