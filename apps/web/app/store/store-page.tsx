import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useLocalPath } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { type Shelf, Shelves } from './shelves.tsx';
import type { ShopStore } from './shop-store.ts';
import { StoreHead } from './store-head.tsx';
import { type StoreView, storePath } from './store-path.ts';
import { storeWords } from './store-words.ts';

/** The page of a store: its head, coupons, shelves and goods. */
export function StorePage({
  store,
  isFollowed,
  shelves,
  view,
  total,
  coupons,
  sortBar,
  results,
  pagination,
}: {
  store: ShopStore;
  isFollowed: boolean;
  shelves: Shelf[];
  view: StoreView;
  total: number;
  coupons: ReactNode;
  sortBar: ReactNode;
  results: ReactNode;
  pagination: ReactNode;
}) {
  const t = useWords(storeWords);

  return (
    <main className="wide pt-8 pb-24 max-md:pt-0 max-md:pb-12">
      <Breadcrumb
        label={t('path')}
        items={[{ label: t('shop'), to: '/slShop' }, { label: t('stores'), to: '/stores' }, { label: store.name }]}
        className="mb-6"
      />
      <StoreHead key={store.id} store={store} isFollowed={isFollowed} />
      {coupons && <div className="mt-10 max-md:mt-6">{coupons}</div>}
      <div className="mt-12 grid grid-cols-[max(16rem,150px)_minmax(0,1fr)] gap-12 narrow:gap-6 max-md:mt-8 max-md:block">
        <Shelves storeId={store.id} shelves={shelves} shelfId={view.shelfId} />
        <section aria-labelledby="goods-title" className="min-w-0 max-md:mt-4">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-rule pb-4 max-md:mb-4 max-md:pb-3">
            <h2
              id="goods-title"
              className="mr-auto font-sans text-xl font-semibold tracking-normal wrap-anywhere max-md:text-lg"
            >
              {view.keyword
                ? t('merchant.found', { keyword: view.keyword })
                : (shelves.flatMap((shelf) => [shelf, ...shelf.children]).find(({ id }) => id === view.shelfId)?.name ??
                  t('merchant.goodsTitle'))}
              <span className="num ml-3 text-sm font-normal whitespace-nowrap text-ink-500">
                {t('merchant.count', { number: total })}
              </span>
            </h2>
            <SearchInStore view={view} />
            {sortBar}
          </div>
          {total > 0 ? (
            results
          ) : (
            <EmptyState
              className="py-16"
              text={t('merchant.empty')}
              action={
                <ButtonLink kind="line" size="sm" to={storePath({ id: store.id })}>
                  {t('merchant.showAll')}
                </ButtonLink>
              }
            />
          )}
          {pagination}
        </section>
      </div>
    </main>
  );
}

/** Looks for goods of this store only. */
function SearchInStore({ view }: { view: StoreView }) {
  const t = useWords(storeWords);
  const localPath = useLocalPath();

  return (
    <Form
      method="get"
      action={localPath('/merchant')}
      role="search"
      aria-label={t('merchant.search')}
      className="w-80 narrow:w-56 max-md:w-full"
    >
      <input type="hidden" name="id" value={view.id} />
      <TextInput
        key={view.keyword}
        type="search"
        name="keyword"
        defaultValue={view.keyword}
        placeholder={t('merchant.search')}
        aria-label={t('merchant.search')}
        enterKeyHint="search"
        autoComplete="off"
        className="min-h-11! pr-1!"
        after={
          <IconButton type="submit" label={t('merchant.submit')}>
            <Search aria-hidden="true" />
          </IconButton>
        }
      />
    </Form>
  );
}
