import { isStoreCollected } from '@silkboat/contract/collections';
import { listCoupons } from '@silkboat/contract/coupons';
import { searchGoods } from '@silkboat/contract/goods';
import { storeDetail, storeLabels } from '@silkboat/contract/stores';
import { data, redirect } from 'react-router';
import { CouponStrip } from '#web/coupon-offers/coupon-strip.tsx';
import { fromCoupon } from '#web/coupon-offers/offer.ts';
import { toCardGoods } from '#web/goods-card/goods.ts';
import { GoodsGrid } from '#web/goods-card/goods-grid.tsx';
import { GoodsRows } from '#web/goods-card/goods-row.tsx';
import { usePageLabels } from '#web/goods-list/goods-list.tsx';
import { toSearchInput, toSortInput } from '#web/goods-list/list-query.ts';
import { SortBar } from '#web/goods-list/sort-bar.tsx';
import { readStoreQuery, storeQueryPath } from '#web/goods-list/store-goods.ts';
import { languageOfPath, pathIn } from '#web/i18n/language.ts';
import { translate, useWords } from '#web/i18n/words.ts';
import { pageContext } from '#web/session/context.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { toShelf } from '#web/store/shelves.tsx';
import { toShopStore } from '#web/store/shop-store.ts';
import { StorePage } from '#web/store/store-page.tsx';
import { storeWords } from '#web/store/store-words.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/merchant';

const pageSize = 20;
const mostCoupons = 6;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, language, visitor } = context.get(pageContext);
  const query = readStoreQuery(new URL(request.url).searchParams);
  const id = query.storeId;
  const store = id ? await api.call(storeDetail, { id }) : null;
  if (!store) throw data(null, { status: 404 });

  const [labels, found, coupons, isFollowed] = await Promise.all([
    api.call(storeLabels, { id }),
    api.call(searchGoods, {
      ...toSearchInput(query),
      ...toSortInput(query),
      groupByGoods: true,
      pageNumber: query.page,
      pageSize,
    }),
    api.call(listCoupons, { storeId: id, pageSize: mostCoupons }),
    visitor ? api.call(isStoreCollected, { id }) : false,
  ]);
  // A page behind the last: the goods became fewer since the address was made.
  if (found.records.length === 0 && found.total > 0)
    throw redirect(pathIn(language, storeQueryPath({ ...query, page: found.pages })));
  return {
    query,
    store: toShopStore(store),
    isFollowed,
    shelves: labels.map(toShelf),
    goods: found.records.map(toCardGoods),
    total: found.total,
    page: found.current,
    pages: found.pages,
    offers: coupons.records.map(fromCoupon),
  };
}

export function meta(args: Route.MetaArgs) {
  const { loaderData, location } = args;
  if (!loaderData) return pageMeta(args);
  const { store, query } = loaderData;
  const t = translate(storeWords, languageOfPath(location.pathname));
  return pageMeta(args, {
    title: query.keyword ? `${t('merchant.found', { keyword: query.keyword })} · ${store.name}` : store.name,
    description: `${store.name} · ${store.place}`,
    query: ['id', 'storeCatId', 'pageNumber'],
    isPrivate: query.keyword !== '',
  });
}

export default function MerchantRoute({ loaderData }: Route.ComponentProps) {
  const t = useWords(storeWords);
  const pageLabels = usePageLabels();
  const { query, store, isFollowed, shelves, goods, total, page, pages, offers } = loaderData;
  const Goods = query.view === 'list' ? GoodsRows : GoodsGrid;

  return (
    <StorePage
      store={store}
      isFollowed={isFollowed}
      shelves={shelves}
      view={{ id: store.id, keyword: query.keyword, shelfId: query.shelfId }}
      total={total}
      coupons={offers.length > 0 && <CouponStrip offers={offers} title={t('merchant.couponsTitle')} />}
      sortBar={<SortBar query={query} pathOf={storeQueryPath} className="max-md:w-full" />}
      results={<Goods goods={goods} keyword={query.keyword} />}
      pagination={<Pagination page={page} pages={pages} labels={pageLabels} className="mt-16 max-md:mt-10" />}
    />
  );
}
