import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { languageOfPath, withoutLanguage } from '../i18n/language.ts';
import { readGuestCart } from '../session/guest-cart.ts';
import { useVisitor } from '../session/root-data.ts';

let isJoining = false;

/** Stands once in the shell: whoever signs in takes the cart of the device along. The code for it comes when there is one. */
export function GuestCartJoiner() {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const isSignedIn = useVisitor() !== null;

  const join = useEffectEvent(async () => {
    if (isJoining || readGuestCart().lines.length === 0) return;
    isJoining = true;
    try {
      const { joinGuestCart } = await import('./join-guest-cart.ts');
      await joinGuestCart(languageOfPath(pathname));
      if (withoutLanguage(pathname) === '/cart') await revalidate();
    } catch {
      // Nobody asked for this: the cart stays on the device and joins with the next page.
    } finally {
      isJoining = false;
    }
  });

  useEffect(() => {
    if (isSignedIn) void join();
  }, [isSignedIn]);

  return null;
}
