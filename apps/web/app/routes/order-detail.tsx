import { ApiRefusal } from '@silkboat/contract/client';
import { getOrder, listReasons } from '@silkboat/contract/orders';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { languageOfPath, pathIn } from '#web/i18n/language.ts';
import { translate } from '#web/i18n/words.ts';
import { requireMember } from '#web/member/require-member.server.ts';
import { AskPanel, panelQuestion } from '#web/orders/ask-panel.tsx';
import { changeOrder } from '#web/orders/change-order.server.ts';
import { loadParcels } from '#web/orders/load-tracking.server.ts';
import { actionsOf } from '#web/orders/order-actions.ts';
import { type OrderChanged, useOrderDesk } from '#web/orders/order-desk.ts';
import { OrderDetailPage } from '#web/orders/order-detail-page.tsx';
import { toOrderDetailView } from '#web/orders/order-detail-view.ts';
import { OrderDialogs } from '#web/orders/order-dialogs.tsx';
import { ordersPath } from '#web/orders/order-query.ts';
import { orderPath } from '#web/orders/order-view.ts';
import { ordersWords } from '#web/orders/orders-words.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/order-detail';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = requireMember(context, request);
  const search = new URL(request.url).searchParams;
  const orderSn = (search.get('sn') ?? '').slice(0, 64);
  if (!orderSn) throw data(null, 404);
  const [found, reasons] = await Promise.all([
    api.call(getOrder, { orderSn }).catch(notOurs),
    api.call(listReasons, { serviceType: 'CANCEL' }),
  ]);
  const detail = toOrderDetailView(found);
  const question = panelQuestion(search.get('ask'));
  return {
    detail,
    reasons: reasons.map(({ reason }) => reason),
    question: question && actionsOf(detail.order).includes(question) ? question : undefined,
    parcels: loadParcels(api, detail.order, found.order.deliveryMethod === 'LOGISTICS'),
  };
}

/** Whoever asks for the order of somebody else, or for none, sees that there is none. */
function notOurs(error: unknown): never {
  if (error instanceof ApiRefusal && error.status < 500) throw data(null, 404);
  throw error;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api, language } = requireMember(context, request);
  const form = await request.formData();
  const changed = await changeOrder(api, { form, language });
  // What was deleted has no page any more.
  if (changed.ok && form.get('do') === 'delete') changed.to = ordersPath();
  if (!form.has('live') && changed.ok)
    throw redirect(pathIn(language, changed.to ?? orderPath(String(form.get('sn')))));
  return data(changed, changed.ok ? 200 : 400);
}

/** After a change that leads elsewhere the order may be gone. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return (actionResult as OrderChanged | undefined)?.to ? false : defaultShouldRevalidate;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: translate(ordersWords, languageOfPath(args.location.pathname))('detail'),
    query: ['sn'],
    isPrivate: true,
  });

export { MemberFailure as ErrorBoundary } from '#web/member/member-failure.tsx';

export default function OrderDetailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const desk = useOrderDesk();
  const { detail, parcels, reasons, question } = loaderData;

  return (
    <>
      <OrderDetailPage
        detail={detail}
        parcels={parcels}
        desk={desk}
        notice={
          <>
            {actionData && !actionData.ok && (
              <p role="alert" className="mb-4 text-seal-600">
                {actionData.message}
              </p>
            )}
            {question && <AskPanel question={question} order={detail.order} reasons={reasons} />}
          </>
        }
      />
      <OrderDialogs desk={desk} reasons={reasons} />
    </>
  );
}
