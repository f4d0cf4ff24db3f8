import { ApiRefusal } from '@silkboat/contract/client';
import { paymentMethods } from '@silkboat/contract/order-life-cycle';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { loadCashier, type PayCode, pay } from '#web/cashier/cashier.server.ts';
import { cashierWords } from '#web/cashier/cashier-words.ts';
import { PayCodePanel } from '#web/cashier/pay-code-panel.tsx';
import { PayHead } from '#web/cashier/pay-head.tsx';
import { PayMethods } from '#web/cashier/pay-methods.tsx';
import { payableOf, payPath } from '#web/cashier/pay-target.ts';
import { Unpayable } from '#web/cashier/unpayable.tsx';
import { languageOfPath, pathIn } from '#web/i18n/language.ts';
import { translate, useWords } from '#web/i18n/words.ts';
import { pageContext } from '#web/session/context.ts';
import { loginPath } from '#web/session/login-path.ts';
import { isOfflineAnswer, orOfflineAnswer } from '#web/shell/offline-answer.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { clientTypeOf } from '#web/trade/client-type.ts';
import { TradeHeading } from '#web/trade/trade-heading.tsx';
import type { Route } from './+types/cashier';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { api, language, visitor } = context.get(pageContext);
  if (!visitor) throw redirect(pathIn(language, loginPath({ pathname: '/cashier', search: url.search })));
  const payable = payableOf(url.search);
  if (!payable) throw data(null, { status: 404 });
  const cashier = await loadCashier(api, payable, clientTypeOf(request));
  if ('isPaid' in cashier) throw redirect(pathIn(language, payPath('/paySuccess', payable)));
  return { payable, cashier };
}

interface CashierAnswer {
  refusal?: string;
  code?: PayCode;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { api, language, visitor, origin } = context.get(pageContext);
  if (!visitor) throw redirect(pathIn(language, loginPath({ pathname: '/cashier', search: url.search })));
  const payable = payableOf(url.search);
  const asked = (await request.formData()).get('method');
  const method = paymentMethods.find((one) => one === asked);
  if (!payable || !method) throw data(null, { status: 400 });

  try {
    const code = await pay(api, payable, { method, clientType: clientTypeOf(request), origin });
    return code ? data<CashierAnswer>({ code }) : redirect(pathIn(language, payPath('/paySuccess', payable)));
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status === 403) throw error;
    return data<CashierAnswer>({ refusal: error.message }, { status: 400 });
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineAnswer(serverAction);

export const shouldRevalidate = ({
  actionResult,
  defaultShouldRevalidate,
  formMethod,
}: ShouldRevalidateFunctionArgs) =>
  isOfflineAnswer(actionResult) ? false : formMethod === 'POST' || defaultShouldRevalidate;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: translate(cashierWords, languageOfPath(args.location.pathname))('title'), isPrivate: true });

export default function CashierRoute({ loaderData: { payable, cashier }, actionData }: Route.ComponentProps) {
  const t = useWords(cashierWords);
  const answer: CashierAnswer = actionData ?? {};

  return (
    <main className="page pt-10 pb-24 max-md:pt-5 max-md:pb-12">
      <TradeHeading step={payable.orderType === 'RECHARGE' ? undefined : 'payment'} title={t('title')} />
      {'refusal' in cashier ? (
        <Unpayable refusal={cashier.refusal} payable={payable} />
      ) : (
        <>
          <PayHead detail={cashier.detail} payable={payable} />
          {answer.refusal && (
            <p role="alert" className="mt-6 flex items-center gap-3 rounded-lg bg-seal-50 px-5 py-4 text-seal-600">
              <CircleAlert aria-hidden="true" />
              {answer.refusal}
            </p>
          )}
          <PayMethods detail={cashier.detail} begun={answer.code?.method} />
          {answer.code && (
            <PayCodePanel key={answer.code.method} code={answer.code} payable={payable} amount={cashier.detail.price} />
          )}
        </>
      )}
    </main>
  );
}
