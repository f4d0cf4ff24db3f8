import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { memberCartCount, setCartCount } from '../session/cart-count-store.ts';
import { siteFetch } from '../session/site-fetch.ts';
import { CartPage } from './cart-page.tsx';
import type { CartView } from './cart-view.ts';
import { EmptyCart } from './empty-cart.tsx';
import type { CartAnswer, SendChange } from './use-cart-desk.ts';

/** What the resource route of the cart answers: `cartCount` are the lines that the badge counts. */
export interface MemberCartAnswer extends CartAnswer {
  cartCount: number;
}

const send: SendChange = async (change) => {
  const answer = await siteFetch<MemberCartAnswer>('/shell/cart', { change: JSON.stringify(change) });
  setCartCount(answer.cartCount);
  return answer;
};

/** The cart of the signed-in member. Loads anew when goods were put into it elsewhere on the page. */
export function MemberCartPage({ loaded }: { loaded: CartView }) {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let known = memberCartCount.get();
    return memberCartCount.listen(() => {
      const count = memberCartCount.get();
      if (known !== undefined && count !== undefined && count > known) void revalidate();
      known = count;
    });
  }, [revalidate]);

  return <CartPage loaded={loaded} send={send} isGuest={false} empty={<EmptyCart isGuest={false} />} />;
}
