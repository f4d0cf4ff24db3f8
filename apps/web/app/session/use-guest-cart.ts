import { useMemo, useSyncExternalStore } from 'react';
import { type GuestCartLine, guestCartText, onGuestCartChange, parseGuestCart } from './guest-cart.ts';

/** The lines of the guest's cart, always as they are now; none on the server. */
export function useGuestCartLines(): GuestCartLine[] {
  const text = useSyncExternalStore(onGuestCartChange, guestCartText, () => null);
  return useMemo(() => parseGuestCart(text)?.lines ?? [], [text]);
}
