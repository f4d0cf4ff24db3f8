import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CartChange, isNoChange, noChange, withChange } from './cart-change.ts';
import type { CartView } from './cart-view.ts';

/** What the shop says to a change: the cart as it is now, and what it refused, in words. */
export interface CartAnswer {
  cart: CartView;
  refusals: string[];
}

/** Tells the shop (or the device) about a change to a cart; throws when there was no answer. */
export type SendChange = (change: CartChange, before: CartView) => Promise<CartAnswer>;

/** Pieces are often stepped several times: they wait this long for the next step. */
const quantityDelayMs = 500;

/**
 * The cart on the page. Changes show at once, are collected and sent one after another; until the answer is there
 * `isPending` says that totals are old. A change that gets no answer is taken back.
 */
export function useCartDesk({
  loaded,
  send,
  onAnswer,
  onFailure,
}: {
  loaded: CartView;
  send: SendChange;
  onAnswer: (answer: CartAnswer, change: CartChange, before: CartView) => void;
  onFailure: (message: string) => void;
}) {
  const [cart, setCart] = useState({ loaded, view: loaded });
  if (cart.loaded !== loaded) setCart({ loaded, view: loaded });
  const [pending, setPending] = useState(noChange);
  const [sent, setSent] = useState<CartChange>();
  const delay = useRef(0);
  const latest = useRef(pending);

  const flush = useEffectEvent(async (change: CartChange) => {
    const before = cart.view;
    setSent(change);
    setPending(noChange);
    try {
      const answer = await send(change, before);
      setCart({ loaded, view: answer.cart });
      onAnswer(answer, change, before);
    } catch (error) {
      onFailure((error as Error).message);
    } finally {
      setSent(undefined);
    }
  });

  /** Who leaves the page within the delay has still made the change. */
  const flushOnLeave = useEffectEvent(() => {
    if (!isNoChange(latest.current)) send(latest.current, cart.view).catch(() => {});
  });
  useEffect(() => () => flushOnLeave(), []);

  useEffect(() => {
    latest.current = pending;
    if (sent || isNoChange(pending)) return;
    const timer = setTimeout(() => void flush(pending), delay.current);
    return () => clearTimeout(timer);
  }, [pending, sent]);

  return {
    view: withChange(sent ? withChange(cart.view, sent) : cart.view, pending),
    isPending: sent !== undefined || !isNoChange(pending),
    change(step: (change: CartChange) => CartChange, { isQuantity = false } = {}) {
      delay.current = isQuantity ? quantityDelayMs : 0;
      setPending(step);
    },
  };
}
