import { ApiRefusal } from '@silkboat/contract/client';
import { languageOfPath } from '../i18n/language.ts';
import { translate } from '../i18n/words.ts';
import { showToast } from '../ui/toasts.ts';
import { apiFetch } from './api-fetch.ts';
import { readCookie } from './browser-cookies.ts';
import { refreshCartCount } from './cart-count.ts';
import { addToGuestCart } from './guest-cart.ts';
import { sessionWords } from './session-words.ts';

/** Puts pieces of a SKU into the cart, the member's or that of the device, and says so. True when they are in it. */
export async function addToCart({ skuId, num }: { skuId: string; num: number }): Promise<boolean> {
  const t = translate(sessionWords, languageOfPath(location.pathname));
  try {
    if (readCookie('accessToken')) {
      await apiFetch<null>('/buyer/trade/carts', { method: 'POST', body: { skuId, num } });
      void refreshCartCount();
    } else if (!addToGuestCart(skuId, num)) {
      showToast('notice', t('cart.full'));
      return false;
    }
    showToast('success', t('cart.added'));
    return true;
  } catch (error) {
    showRefusal(error);
    return false;
  }
}

/** Shows what the shop said; that nobody is signed in any more is told by the dialog. */
export function showRefusal(error: unknown): void {
  if (!(error instanceof ApiRefusal)) throw error;
  if (error.status !== 403) showToast('failure', error.message);
}
