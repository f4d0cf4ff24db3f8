import { isStoreCollected } from '@silkboat/contract/collections';
import { storeAddresses, storeDetail } from '@silkboat/contract/stores';
import { data, useNavigation } from 'react-router';
import { CouponRow } from '#web/coupon-offers/coupon-row.tsx';
import { fromPromotion } from '#web/coupon-offers/offer.ts';
import { toCardGoods } from '#web/goods-card/goods.ts';
import { GoodsGrid } from '#web/goods-card/goods-grid.tsx';
import { GoodsTag } from '#web/goods-card/goods-tag.tsx';
import { toSkuChoices } from '#web/goods-card/sku-choice.ts';
import { SkuPicker } from '#web/goods-card/sku-picker.tsx';
import { buy } from '#web/goods-detail/buy.server.ts';
import { promotionsOf, toDetail } from '#web/goods-detail/detail.ts';
import { detailPath, readDetailQuery } from '#web/goods-detail/detail-query.ts';
import { GoodsDetail } from '#web/goods-detail/goods-detail.tsx';
import { goodsDetailWords } from '#web/goods-detail/goods-detail-words.ts';
import { GoodsShelf } from '#web/goods-detail/goods-shelf.tsx';
import { findSku, listRelated, listSeen, loadEvaluations } from '#web/goods-detail/load-detail.server.ts';
import { productData } from '#web/goods-detail/product-data.ts';
import { RecentlySeen } from '#web/goods-detail/recently-seen.tsx';
import { TakenDown } from '#web/goods-detail/taken-down.tsx';
import { languageOfPath, pathIn } from '#web/i18n/language.ts';
import { translate, useWords } from '#web/i18n/words.ts';
import { pageContext } from '#web/session/context.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { toShopStore } from '#web/store/shop-store.ts';
import { StoreCard } from '#web/store/store-card.tsx';
import type { Route } from './+types/goods-detail';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, visitor } = context.get(pageContext);
  const query = readDetailQuery(new URL(request.url).searchParams);
  if (!query) throw data(null, { status: 404 });

  const sku = await findSku(api, query);
  if (!sku) return data({ popular: (await listRelated(api)).map(toCardGoods) }, { status: 404 });

  const detail = toDetail(sku);
  const [store, evaluations, related, seen, isFollowed] = await Promise.all([
    api.call(storeDetail, { id: detail.store.id }),
    loadEvaluations(api, query),
    listRelated(api, detail.skuId),
    visitor ? listSeen(api) : [],
    visitor ? api.call(isStoreCollected, { id: detail.store.id }) : false,
  ]);
  const pickUp = store?.hasSelfPickUp
    ? await api.call(storeAddresses, { storeId: detail.store.id, pageSize: 1 })
    : null;
  return {
    detail,
    evaluations,
    choices: toSkuChoices(sku.specs),
    tag: sku.data.tag,
    offers: promotionsOf(sku.promotionMap, 'COUPON').map(fromPromotion),
    store: store && toShopStore(store),
    isFollowed,
    pickUpPlace: pickUp?.records[0]?.addressName,
    related: related.map(toCardGoods),
    seen,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { search } = new URL(request.url);
  return buy(context.get(pageContext), { form: await request.formData(), search });
}

export function meta(args: Route.MetaArgs) {
  const { loaderData, location, matches } = args;
  const language = languageOfPath(location.pathname);
  if (!loaderData || 'popular' in loaderData)
    return pageMeta(args, { title: translate(goodsDetailWords, language)('gone.heading'), isPrivate: true });

  const { detail } = loaderData;
  const { origin = '' } = (matches[0]?.loaderData ?? {}) as { origin?: string };
  return [
    ...pageMeta(args, {
      title: detail.name,
      description: [detail.sellingPoint, detail.store.name, detail.origin.place].filter(Boolean).join(' · '),
      query: ['goodsId'],
    }),
    { property: 'og:image', content: origin + detail.pictures[0] },
    { 'script:ld+json': productData(detail, { origin, path: (page) => pathIn(language, page) }) },
  ];
}

export default function GoodsDetailRoute({ loaderData }: Route.ComponentProps) {
  const t = useWords(goodsDetailWords);
  const pending = usePendingSku();
  if ('popular' in loaderData) return <TakenDown popular={<GoodsGrid goods={loaderData.popular} columns={5} />} />;

  const { detail, evaluations, choices, tag, offers, store, isFollowed, pickUpPlace, related, seen } = loaderData;
  const { goodsId, skuId } = detail;
  const option = choices.options.find((one) => one.skuId === skuId);

  return (
    <GoodsDetail
      key={goodsId}
      detail={detail}
      evaluations={evaluations}
      shipsFrom={store?.place ?? detail.origin.place}
      pickUpPlace={pickUpPlace}
      chosen={choices.options.length > 1 && option ? option.values.join(' · ') : ''}
      isPending={pending !== undefined && pending !== skuId}
      tag={<GoodsTag goods={{ ...detail, tag }} />}
      picker={
        <SkuPicker
          choices={choices}
          skuId={pending ?? skuId}
          pathOf={(id) => detailPath({ goodsId, skuId: id, evaluations: evaluations.filter })}
        />
      }
      coupons={offers.length > 0 && <CouponRow offers={offers} />}
      storeCard={store && <StoreCard store={store} isFollowed={isFollowed} />}
    >
      {related.length > 0 && (
        <GoodsShelf id="related" title={t('relatedTitle')}>
          <GoodsGrid goods={related} columns={5} />
        </GoodsShelf>
      )}
      <RecentlySeen detail={detail} ofMember={seen} />
    </GoodsDetail>
  );
}

/** The SKU that the page is on its way to, so that the choice shows at once. */
function usePendingSku(): string | undefined {
  const { location, formMethod } = useNavigation();
  if (!location || formMethod || !location.pathname.endsWith('/goodsDetail')) return undefined;
  return readDetailQuery(new URLSearchParams(location.search))?.skuId;
}
