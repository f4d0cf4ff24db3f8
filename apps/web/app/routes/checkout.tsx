import { randomUUID } from 'node:crypto';
import { ApiRefusal } from '@silkboat/contract/client';
import { useId, useMemo } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs, useFetcher, useRevalidator } from 'react-router';
import { loadAddresses } from '#web/address/address.server.ts';
import { AddressChooser } from '#web/address/address-chooser.tsx';
import { changeCheckout, loadCheckout, placeOrder } from '#web/checkout/checkout.server.ts';
import { CheckoutPage } from '#web/checkout/checkout-page.tsx';
import { wayOf } from '#web/checkout/checkout-view.ts';
import { checkoutWords } from '#web/checkout/checkout-words.ts';
import { Destination } from '#web/checkout/destination.tsx';
import { OrderRefusal } from '#web/checkout/order-refusal.tsx';
import type { ReceiptErrors } from '#web/checkout/receipt-form.ts';
import { choicePrefix, useChoice } from '#web/checkout/use-choice.ts';
import { languageOfPath, pathIn } from '#web/i18n/language.ts';
import { translate, useWords } from '#web/i18n/words.ts';
import { pageContext } from '#web/session/context.ts';
import { loginPath } from '#web/session/login-path.ts';
import { isOfflineAnswer, orOfflineAnswer } from '#web/shell/offline-answer.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { clientTypeOf } from '#web/trade/client-type.ts';
import { TradeHeading } from '#web/trade/trade-heading.tsx';
import type { Route } from './+types/checkout';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, language, visitor } = context.get(pageContext);
  const { search } = url;
  if (!visitor) throw redirect(pathIn(language, loginPath({ pathname: '/checkout', search })));
  const way = wayOf(search);
  const [view, addresses] = await Promise.all([loadCheckout(api, way), loadAddresses(api)]);
  // Nothing chosen: the order was placed meanwhile, or the address was typed.
  if (!view) throw redirect(pathIn(language, '/cart'));
  return { way, view, addresses, orderKey: randomUUID() };
}

interface CheckoutAnswer {
  /** Why the shop said no, in words, and its number of the reason. */
  refusal?: string;
  code?: number;
  /** What is wrong with the invoice. */
  errors?: ReceiptErrors;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { api, language, visitor } = context.get(pageContext);
  const { search } = url;
  if (!visitor) throw redirect(pathIn(language, loginPath({ pathname: '/checkout', search })));
  const way = wayOf(search);
  const form = await request.formData();
  try {
    if (form.get('do') !== 'order') {
      await changeCheckout(api, way, form);
      return data<CheckoutAnswer>({});
    }
    const placed = await placeOrder(api, { way, client: clientTypeOf(request), form });
    if ('errors' in placed) return data<CheckoutAnswer>({ errors: placed.errors }, { status: 400 });
    const { sn, flowPrice } = placed.trade;
    const target = new URLSearchParams({ orderType: 'TRADE', sn });
    return redirect(pathIn(language, `${flowPrice > 0 ? '/cashier' : '/paySuccess'}?${target}`));
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status === 403) throw error;
    return data<CheckoutAnswer>({ refusal: error.message, code: error.code }, { status: 400 });
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
  pageMeta(args, { title: translate(checkoutWords, languageOfPath(args.location.pathname))('title'), isPrivate: true });

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { way, view, addresses, orderKey } = loaderData;
  const t = useWords(checkoutWords);
  const isCart = way === 'CART';
  const answer: CheckoutAnswer = actionData ?? {};
  const refused = useMemo(
    () => (answer.refusal === undefined ? undefined : { refusal: answer.refusal, code: answer.code }),
    [answer],
  );
  const addressId = useChosenAddress(view.addressId);
  const address = addresses.find(({ id }) => id === addressId);
  const pickUpPoint = view.pickUpPoints.find(({ id }) => id === view.pickUpPointId);

  return (
    <main className="wide pt-10 pb-24 max-[60rem]:pb-0 max-md:pt-5">
      <TradeHeading step="checkout" title={t('title')} />
      {refused && <OrderRefusal refused={refused} isCart={isCart} />}
      <CheckoutPage
        view={view}
        orderKey={orderKey}
        isCart={isCart}
        errors={answer.errors ?? {}}
        addressBook={<AddressBook addresses={addresses} chosenId={addressId} />}
        destination={
          view.hasDelivery &&
          (view.method === 'SELF_PICK_UP'
            ? pickUpPoint && <Destination pickUpPoint={pickUpPoint} />
            : address && <Destination address={address} />)
        }
      />
    </main>
  );
}

/** What was pressed just now, before the shop knows. */
function useChosenAddress(known: string | null): string | undefined {
  const { formData } = useFetcher({ key: `${choicePrefix}address` });
  return String(formData?.get('addressId') ?? known ?? '') || undefined;
}

function AddressBook({
  addresses,
  chosenId,
}: {
  addresses: Route.ComponentProps['loaderData']['addresses'];
  chosenId: string | undefined;
}) {
  const t = useWords(checkoutWords);
  const fetcher = useChoice('address');
  const { revalidate } = useRevalidator();
  const formId = useId();

  return (
    <>
      <AddressChooser
        addresses={addresses}
        chosenId={chosenId}
        name="addressId"
        formId={formId}
        onChange={(addressId) => void fetcher.submit({ do: 'address', addressId }, { method: 'post', flushSync: true })}
        onRemoved={() => void revalidate()}
      />
      <noscript>
        <form id={formId} method="post">
          <button type="submit" name="do" value="address" className="mt-3 border border-paper-400 px-4 py-2">
            {t('delivery.use')}
          </button>
        </form>
      </noscript>
    </>
  );
}
