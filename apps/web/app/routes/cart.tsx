import { searchGoods } from '@silkboat/contract/goods';
import { data, redirect } from 'react-router';
import { applyCartChange, claimCartCoupon, loadCart } from '#web/cart/cart.server.ts';
import { readCartForm } from '#web/cart/cart-form.ts';
import { type CartView, linesOf } from '#web/cart/cart-view.ts';
import { cartWords } from '#web/cart/cart-words.ts';
import { GuestCartPage } from '#web/cart/guest-cart-page.tsx';
import { MemberCartPage } from '#web/cart/member-cart-page.tsx';
import { toCardGoods } from '#web/goods-card/goods.ts';
import { GoodsGrid } from '#web/goods-card/goods-grid.tsx';
import { languageOfPath, pathIn } from '#web/i18n/language.ts';
import { translate, useWords } from '#web/i18n/words.ts';
import { useCartCount } from '#web/session/cart-count.ts';
import { type PageContext, pageContext } from '#web/session/context.ts';
import { loginPath } from '#web/session/login-path.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { TradeHeading } from '#web/trade/trade-heading.tsx';
import type { Route } from './+types/cart';

/** How many cards stand below the cart. */
const relatedCards = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, visitor } = context.get(pageContext);
  const [cart, related] = await Promise.all([visitor ? loadCart(api) : null, loadRelated(api)]);
  return { cart, related: notInCart(related, cart) };
}

async function loadRelated(api: PageContext['api']) {
  const wanted = { recommend: true, inStock: true, groupByGoods: true, pageSize: 3 * relatedCards };
  const { records } = await api.call(searchGoods, wanted);
  return records.map(toCardGoods);
}

function notInCart<T extends { goodsId: string }>(goods: T[], cart: CartView | null): T[] {
  const inCart = new Set(cart && linesOf(cart).map(({ goodsId }) => goodsId));
  return goods.filter(({ goodsId }) => !inCart.has(goodsId)).slice(0, relatedCards);
}

/** The form of a visitor without script; the page itself talks to `/shell/cart`. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, language, visitor } = context.get(pageContext);
  if (!visitor) throw redirect(pathIn(language, loginPath({ pathname: '/cart', search: '' })));
  const { change, isCheckout, claim } = readCartForm(await request.formData(), await loadCart(api));
  const refusals = await applyCartChange(api, change);
  if (claim) refusals.push(...(await claimCartCoupon(api, claim)));
  if (refusals.length > 0) return data({ refusals }, { status: 400 });
  throw redirect(pathIn(language, isCheckout ? '/checkout?way=CART' : '/cart'));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: translate(cartWords, languageOfPath(args.location.pathname))('title'), isPrivate: true });

export default function CartRoute({ loaderData: { cart, related }, actionData }: Route.ComponentProps) {
  const t = useWords(cartWords);
  const count = useCartCount();

  return (
    <main className="wide pt-10 pb-24 max-[60rem]:flex max-[60rem]:flex-col max-[60rem]:pb-0 max-md:pt-5">
      <TradeHeading step="cart" title={t('title')} aside={count > 0 && t('lines', { count })} />
      {actionData?.refusals.map((refusal) => (
        <p key={refusal} role="alert" className="mb-4 text-seal-600">
          {refusal}
        </p>
      ))}
      {cart ? <MemberCartPage loaded={cart} /> : <GuestCartPage />}
      {related.length > 0 && (
        <section className="mt-20 max-md:mt-10 max-md:pb-12">
          <h2 className="mb-8 text-[max(2rem,22px)] max-md:mb-5">{t('goodsTitle')}</h2>
          <GoodsGrid goods={related} columns={5} />
        </section>
      )}
    </main>
  );
}
