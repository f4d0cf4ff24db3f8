import { countOrders, listOrders, listReasons } from '@silkboat/contract/orders';
import { data, redirect } from 'react-router';
import { languageOfPath, pathIn } from '#web/i18n/language.ts';
import { translate } from '#web/i18n/words.ts';
import { requireMember } from '#web/member/require-member.server.ts';
import { changeOrder } from '#web/orders/change-order.server.ts';
import { loadLatestStops } from '#web/orders/load-tracking.server.ts';
import { useOrderDesk } from '#web/orders/order-desk.ts';
import { OrderDialogs } from '#web/orders/order-dialogs.tsx';
import { ordersPath, readOrderQuery, toOrderFilter } from '#web/orders/order-query.ts';
import { toOrderView } from '#web/orders/order-view.ts';
import { OrdersPage } from '#web/orders/orders-page.tsx';
import { ordersWords } from '#web/orders/orders-words.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/my-order';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language } = requireMember(context, request);
  const query = readOrderQuery(new URL(request.url).searchParams);
  const [{ records, pages }, counts, reasons] = await Promise.all([
    api.call(listOrders, toOrderFilter(query, new Date())),
    api.call(countOrders),
    api.call(listReasons, { serviceType: 'CANCEL' }),
  ]);
  // A page behind the last: its orders were deleted or moved on.
  if (records.length === 0 && query.page > 1)
    throw redirect(pathIn(language, ordersPath({ ...query, page: Math.max(1, pages) })));
  const orders = records.map(toOrderView);
  return {
    query,
    orders,
    pages,
    counts,
    reasons: reasons.map(({ reason }) => reason),
    latestStops: loadLatestStops(api, orders),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api, language } = requireMember(context, request);
  const form = await request.formData();
  const changed = await changeOrder(api, { form, language });
  if (!form.has('live') && changed.ok) {
    const { pathname, search } = new URL(request.url);
    throw redirect(changed.to ? pathIn(language, changed.to) : pathname + search);
  }
  return data(changed, changed.ok ? 200 : 400);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: translate(ordersWords, languageOfPath(args.location.pathname))('title'), isPrivate: true });

export { MemberFailure as ErrorBoundary } from '#web/member/member-failure.tsx';

export default function MyOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const desk = useOrderDesk();
  const { reasons, ...page } = loaderData;

  return (
    <>
      <OrdersPage
        {...page}
        desk={desk}
        notice={
          actionData && (
            <p role="alert" className="mb-4 text-seal-600">
              {actionData.message}
            </p>
          )
        }
      />
      <OrderDialogs desk={desk} reasons={reasons} />
    </>
  );
}
