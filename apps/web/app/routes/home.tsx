import { listCategories } from '@silkboat/contract/categories';
import { searchGoods } from '@silkboat/contract/goods';
import { toCardGoods } from '#web/goods-card/goods.ts';
import { GoodsGrid } from '#web/goods-card/goods-grid.tsx';
import { About } from '#web/home/about.tsx';
import { GlobalLayout } from '#web/home/global-layout.tsx';
import { Hero } from '#web/home/hero.tsx';
import { Services } from '#web/home/services.tsx';
import { ShopEntry } from '#web/home/shop-entry.tsx';
import { pageContext } from '#web/session/context.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [categories, popular] = await Promise.all([
    api.call(listCategories, { parentId: '0' }),
    api.call(searchGoods, { groupByGoods: true, sort: 'buyCount', order: 'desc', inStock: true, pageSize: 8 }),
  ]);
  return {
    categories: categories.map(({ id, name, image }) => ({ id, name, image })),
    popular: popular.records.map(toCardGoods),
  };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function HomeRoute({ loaderData: { categories, popular } }: Route.ComponentProps) {
  return (
    <main>
      <Hero />
      <About />
      <Services />
      <GlobalLayout />
      <ShopEntry categories={categories}>
        <GoodsGrid goods={popular} />
      </ShopEntry>
    </main>
  );
}
