import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { loginPath } from '../session/login-path.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CartPage } from './cart-page.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { cartWords } from './cart-words.ts';
import { EmptyCart } from './empty-cart.tsx';
import { useGuestCart } from './use-guest-cart.ts';

/** The cart of a visitor who is not signed in: kept on the device, priced by the shop. */
export function GuestCartPage() {
  const t = useWords(cartWords);
  const { cart, failure, reload, send } = useGuestCart();

  if (failure) {
    return (
      <EmptyState
        className="border-t border-ink-900 py-20!"
        text={
          <span role="alert">
            {t('guest.failed')} · {failure}
          </span>
        }
        action={
          <Button kind="line" size="sm" onClick={reload}>
            {t('guest.retry')}
          </Button>
        }
      />
    );
  }
  if (!cart) return <GuestCartLoading />;
  return <CartPage loaded={cart} send={send} isGuest hint={<SignInHint />} empty={<EmptyCart isGuest />} />;
}

function GuestCartLoading(): ReactNode {
  const t = useWords(cartWords);
  return (
    <>
      <noscript>
        <p className="border-t border-ink-900 py-10 text-ink-700">{t('guest.noScript')}</p>
      </noscript>
      <CartSkeleton label={t('guest.loading')} />
    </>
  );
}

function SignInHint() {
  const t = useWords(cartWords);
  return (
    <div className="mt-6 flex items-center gap-4 rounded-md bg-silk-50 px-5 py-4 text-sm max-md:mt-3">
      <p className="flex-1">{t('guest.hint')}</p>
      <ButtonLink kind="line" size="xs" to={loginPath({ pathname: '/cart', search: '' })}>
        {t('guest.signIn')}
      </ButtonLink>
    </div>
  );
}
