import { listGoodsCollections } from '@silkboat/contract/collections';
import { listFootprints } from '@silkboat/contract/footprints';
import { countOrders, listOrders } from '@silkboat/contract/orders';
import { getOwnMember } from '@silkboat/contract/passport';
import { getWallet } from '@silkboat/contract/wallet';
import { languageOfPath } from '#web/i18n/language.ts';
import { translate } from '#web/i18n/words.ts';
import { greetingTime } from '#web/member/greeting.ts';
import { MemberHome } from '#web/member/member-home.tsx';
import { memberWords } from '#web/member/member-words.ts';
import { requireMember } from '#web/member/require-member.server.ts';
import { LatestOrders } from '#web/orders/latest-orders.tsx';
import { ordersPath } from '#web/orders/order-query.ts';
import { toOrderView } from '#web/orders/order-view.ts';
import { maskMobile } from '#web/session/mask.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/member-home';

const shownOrders = 5;
const stripGoods = 12;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = requireMember(context, request);
  const strip = { pageNumber: 1, pageSize: stripGoods };
  const [member, counts, wallet, latest, seen, kept] = await Promise.all([
    api.call(getOwnMember),
    api.call(countOrders),
    api.call(getWallet),
    api.call(listOrders, { pageNumber: 1, pageSize: shownOrders }),
    api.call(listFootprints, strip),
    api.call(listGoodsCollections, strip),
  ]);
  return {
    name: maskMobile(member.nickName || member.username),
    time: greetingTime(new Date()),
    points: member.point,
    counts: {
      toPay: counts.WAIT_PAY,
      toShip: counts.WAIT_SHIP,
      toReceive: counts.WAIT_ROG,
      toEvaluate: counts.WAIT_COMMENT,
    },
    wallet: { yuan: wallet.memberWallet, frozenYuan: wallet.memberFrozenWallet },
    orders: latest.records.map(toOrderView),
    seen: seen.records.map(({ id, goodsId, goodsName, thumbnail, price, promotionPrice }) => ({
      goodsId,
      skuId: id,
      name: goodsName,
      image: thumbnail,
      yuan: promotionPrice ?? price,
      isSold: true,
    })),
    kept: kept.records.map(({ goodsId, skuId, goodsName, image, price, promotionPrice, marketEnable }) => ({
      goodsId,
      skuId,
      name: goodsName,
      image,
      yuan: promotionPrice ?? price,
      isSold: marketEnable === 'UPPER',
    })),
  };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: translate(memberWords, languageOfPath(args.location.pathname))('home.title'),
    isPrivate: true,
  });

export { MemberFailure as ErrorBoundary } from '#web/member/member-failure.tsx';

const statePath = {
  toPay: ordersPath({ tab: 'WAIT_PAY' }),
  toShip: ordersPath({ tab: 'WAIT_SHIP' }),
  toReceive: ordersPath({ tab: 'WAIT_ROG' }),
  toEvaluate: ordersPath({ tab: 'WAIT_COMMENT' }),
};

export default function MemberHomeRoute({ loaderData: { orders, ...home } }: Route.ComponentProps) {
  return (
    <MemberHome
      {...home}
      statePath={statePath}
      orders={orders.length > 0 ? <LatestOrders orders={orders} /> : undefined}
    />
  );
}
