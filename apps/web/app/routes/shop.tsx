import { listCoupons } from '@silkboat/contract/coupons';
import { indexPage } from '@silkboat/contract/pages';
import { listStores } from '@silkboat/contract/stores';
import { CouponStrip } from '#web/coupon-offers/coupon-strip.tsx';
import { fromCoupon } from '#web/coupon-offers/offer.ts';
import { languageOfPath } from '#web/i18n/language.ts';
import { translate } from '#web/i18n/words.ts';
import { pageContext } from '#web/session/context.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { readFloors } from '#web/shop-front/floors.ts';
import { ShopFront } from '#web/shop-front/shop-front.tsx';
import { shopFrontWords } from '#web/shop-front/shop-front-words.ts';
import { toDirectoryStore } from '#web/store/directory.ts';
import { StoreStrip } from '#web/store/store-strip.tsx';
import type { Route } from './+types/shop';

const mostCoupons = 6;
const mostStores = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [page, coupons, stores] = await Promise.all([
    api.call(indexPage, { clientType: 'PC' }),
    api.call(listCoupons, { pageSize: mostCoupons }),
    api.call(listStores, { storeDisable: 'OPEN', pageSize: mostStores, sort: 'goodsNum', order: 'desc' }),
  ]);
  return {
    floors: page ? readFloors(page.pageData) : [],
    offers: coupons.records.map(fromCoupon),
    stores: stores.records.map((store) => toDirectoryStore(store, [])),
  };
}

export function meta(args: Route.MetaArgs) {
  const t = translate(shopFrontWords, languageOfPath(args.location.pathname));
  return pageMeta(args, { title: t('heading'), description: t('description') });
}

export default function ShopRoute({ loaderData: { floors, offers, stores } }: Route.ComponentProps) {
  return (
    <ShopFront
      floors={floors}
      coupons={offers.length > 0 && <CouponStrip offers={offers} />}
      stores={stores.length > 0 && <StoreStrip stores={stores} />}
    />
  );
}
