import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { loginPath } from '../session/login-path.ts';
import { Button } from '../ui/button.tsx';
import type { CartTotals } from './cart-view.ts';
import { cartWords } from './cart-words.ts';

/**
 * Leads to the checkout once every change is known to the shop. A guest signs in first and comes back to the cart, where
 * both carts are joined. Without script it sends the form.
 */
export function CheckoutButton({
  totals,
  isGuest,
  isPending,
  formId,
  className,
}: {
  totals: CartTotals;
  isGuest: boolean;
  isPending: boolean;
  formId: string;
  className: string;
}) {
  const t = useWords(cartWords);
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const isReady = totals.pieces > 0;

  const leave = useEffectEvent(() => {
    setLeaving(false);
    if (!isReady) return;
    void navigate(localPath(isGuest ? loginPath({ pathname: '/cart', search: '' }) : '/checkout?way=CART'));
  });
  useEffect(() => {
    if (isLeaving && !isPending) leave();
  }, [isLeaving, isPending]);

  return (
    <Button
      kind="buy"
      type="submit"
      name="do"
      value="checkout"
      form={formId}
      disabled={!isReady && !isPending}
      isLoading={isLeaving}
      className={className}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        setLeaving(true);
      }}
    >
      {t(isGuest ? 'guest.checkout' : 'summary.checkout', { count: totals.pieces })}
    </Button>
  );
}
