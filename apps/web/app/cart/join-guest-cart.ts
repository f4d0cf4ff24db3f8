import type { CartJoin } from '@silkboat/contract/carts';
import type { Language } from '@silkboat/contract/result-codes';
import { translate } from '../i18n/words.ts';
import { refreshCartCount } from '../session/cart-count.ts';
import { clearGuestCart, readGuestCart } from '../session/guest-cart.ts';
import { siteFetch } from '../session/site-fetch.ts';
import { showToast } from '../ui/toasts.ts';
import { cartWords } from './cart-words.ts';

/** Joins the cart of the device with that of the member who signed in; one sentence says what changed. */
export async function joinGuestCart(language: Language): Promise<void> {
  const cart = readGuestCart();
  const joined = await siteFetch<CartJoin>('/shell/joinCart', { cart: JSON.stringify(cart) });
  // Another tab may have begun a new one meanwhile: that one waits for its own turn.
  if (readGuestCart().cartId === cart.cartId) clearGuestCart();
  showToast('notice', joinSentence(joined, language));
  await refreshCartCount();
}

function joinSentence(joined: CartJoin, language: Language): string {
  const t = translate(cartWords, language);
  const parts = (['added', 'raised', 'limited', 'dropped'] as const)
    .filter((change) => joined[change].length > 0)
    .map((change) => t(`joined.${change}`, { count: joined[change].length }));
  return parts.length > 0 ? t('joined.text', { parts: parts.join(t('joined.and')) }) : '';
}
