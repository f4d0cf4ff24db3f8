import { useEffect } from 'react';
import { apiFetch } from './api-fetch.ts';
import { readCookie } from './browser-cookies.ts';
import { memberCartCount, setCartCount } from './cart-count-store.ts';
import { useRootData } from './root-data.ts';
import { useStore } from './store.ts';
import { useGuestCartLines } from './use-guest-cart.ts';

/** Lines in the cart: the member's as the shop has it, a guest's as the device has it. */
export function useCartCount(): number {
  const { visitor, cartCount } = useRootData();
  const heard = useStore(memberCartCount, undefined);
  const guestLines = useGuestCartLines().length;
  return visitor ? (heard ?? cartCount) : guestLines;
}

/** Asks again how many lines there are: after a change made by `apiFetch`, and when the cart is pointed at. */
export async function refreshCartCount(): Promise<void> {
  if (!readCookie('accessToken')) return;
  try {
    setCartCount(await apiFetch<number>('/buyer/trade/carts/count', { isQuiet: true }));
  } catch {
    // The badge keeps the number that it has; nobody asked for this.
  }
}

/** Keeps the count in step with what the pages load. Once in the shell. */
export function useCartCountOfPages(): void {
  const rootData = useRootData();
  useEffect(() => {
    if (rootData.visitor) setCartCount(rootData.cartCount);
  }, [rootData]);
}
