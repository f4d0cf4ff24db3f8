import { redirect } from 'react-router';
import { toCardGoods } from '#web/goods-card/goods.ts';
import { GoodsGrid, GoodsGridSkeleton } from '#web/goods-card/goods-grid.tsx';
import { GoodsRows } from '#web/goods-card/goods-row.tsx';
import { GoodsList } from '#web/goods-list/goods-list.tsx';
import { goodsListWords } from '#web/goods-list/goods-list-words.ts';
import { listCrumbs, listHeading } from '#web/goods-list/list-heading.ts';
import { listPath } from '#web/goods-list/list-path.ts';
import { readListQuery } from '#web/goods-list/list-query.ts';
import { loadList } from '#web/goods-list/load-list.server.ts';
import { NothingFound } from '#web/goods-list/nothing-found.tsx';
import { StoreNotice } from '#web/goods-list/store-notice.tsx';
import { languageOfPath, pathIn } from '#web/i18n/language.ts';
import { translate, useWords } from '#web/i18n/words.ts';
import { pageContext } from '#web/session/context.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/goods-list';

/** Cards that are seen at once on a large screen. */
const firstCards = 4;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, language } = context.get(pageContext);
  const query = readListQuery(new URL(request.url).searchParams);
  const { records, popular, ...list } = await loadList(api, { query, language });
  // A page behind the last: the goods became fewer since the address was made.
  if (records.length === 0 && list.filters.total > 0 && query.page > 1)
    throw redirect(pathIn(language, listPath({ ...query, page: Math.max(1, list.pages) })));
  return { ...list, query, goods: records.map(toCardGoods), popular: popular.map(toCardGoods) };
}

export function meta(args: Route.MetaArgs) {
  const { loaderData, location } = args;
  if (!loaderData) return pageMeta(args);
  const { query, page, pages } = loaderData;
  const language = languageOfPath(location.pathname);
  const to = (target: number) => pathIn(language, listPath({ ...query, page: target }));
  return [
    ...pageMeta(args, {
      title: listHeading(loaderData, translate(goodsListWords, language)).title,
      query: ['categoryId', 'pageNumber'],
      isPrivate: query.keyword !== '',
    }),
    ...(page > 1 ? [{ tagName: 'link', rel: 'prev', href: to(page - 1) }] : []),
    ...(page < pages ? [{ tagName: 'link', rel: 'next', href: to(page + 1) }] : []),
  ];
}

export default function GoodsListRoute({ loaderData }: Route.ComponentProps) {
  const t = useWords(goodsListWords);
  const { goods, popular, query, filters, page, pages } = loaderData;
  const { heading } = listHeading(loaderData, t);
  const Goods = query.view === 'list' ? GoodsRows : GoodsGrid;

  return (
    <GoodsList
      heading={heading}
      crumbs={listCrumbs(loaderData, t)}
      notice={<StoreNotice query={query} filters={filters} />}
      filters={filters}
      page={page}
      pages={pages}
      results={<Goods goods={goods} keyword={query.keyword} eager={firstCards} />}
      skeleton={<GoodsGridSkeleton count={goods.length || firstCards} />}
      empty={
        goods.length === 0 && (
          <NothingFound query={query} popular={popular.length > 0 && <GoodsGrid goods={popular} />} />
        )
      }
    />
  );
}
