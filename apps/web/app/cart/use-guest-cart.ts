import type { TradeDraft } from '@silkboat/contract/trades';
import { useCallback, useEffect, useRef, useState } from 'react';
import { apiFetch } from '../session/api-fetch.ts';
import {
  addToGuestCart,
  onGuestCartChange,
  readGuestCart,
  removeFromGuestCart,
  setGuestCartQuantity,
} from '../session/guest-cart.ts';
import { type CartChange, withChange } from './cart-change.ts';
import { type CartView, linesOf, toCartView } from './cart-view.ts';
import type { CartAnswer } from './use-cart-desk.ts';

interface DeviceLine {
  skuId: string;
  num: number;
  checked: boolean;
}

const noCart: CartView = {
  stores: [],
  totals: { goods: 0, discount: 0, payable: 0, points: 0, kinds: 0, pieces: 0 },
};

/** Loads the cart of the device, priced by the shop, and follows it: goods may be added on this page or in another tab. */
export function useGuestCart() {
  const [cart, setCart] = useState<CartView>();
  const [failure, setFailure] = useState<string>();
  const latest = useRef(noCart);
  const isChanging = useRef(false);

  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      const lines = deviceLines(latest.current);
      const view = await preview(lines);
      forgetMissing(lines, view);
      latest.current = view;
      setCart(view);
    } catch (error) {
      setFailure((error as Error).message);
    }
  }, []);

  useEffect(() => {
    void load();
    return onGuestCartChange(() => {
      if (!isChanging.current && !isOnDevice(latest.current)) void load();
    });
  }, [load]);

  const send = async (change: CartChange, before: CartView): Promise<CartAnswer> => {
    isChanging.current = true;
    changeDevice(change);
    isChanging.current = false;
    const view = await preview(deviceLines(withChange(before, change), change));
    latest.current = view;
    return { cart: view, refusals: [] };
  };

  return { cart, failure, reload: load, send };
}

async function preview(lines: DeviceLine[]): Promise<CartView> {
  if (lines.length === 0) return noCart;
  const call = { method: 'POST', body: { lines }, isQuiet: true } as const;
  return toCartView(await apiFetch<TradeDraft>('/buyer/trade/carts/preview', call));
}

/** The lines of the device; checked unless the page shows, or a line coming back says, that they are not. */
function deviceLines(shown: CartView, { restore }: Pick<CartChange, 'restore'> = { restore: [] }): DeviceLine[] {
  const isUnchecked = new Set(
    [...linesOf(shown).filter(({ isDead }) => !isDead), ...restore]
      .filter(({ isChecked }) => !isChecked)
      .map(({ skuId }) => skuId),
  );
  return readGuestCart().lines.map(({ skuId, num }) => ({ skuId, num, checked: !isUnchecked.has(skuId) }));
}

function changeDevice({ lines, remove, favour, restore }: CartChange): void {
  for (const { skuId, num } of restore) addToGuestCart(skuId, num);
  for (const [skuId, { num }] of Object.entries(lines)) if (num !== undefined) setGuestCartQuantity(skuId, num);
  removeFromGuestCart(...remove, ...favour);
}

/** Goods that the shop does not know any more leave the device without a word. */
function forgetMissing(lines: DeviceLine[], view: CartView): void {
  const known = new Set(linesOf(view).map(({ skuId }) => skuId));
  const missing = lines.filter(({ skuId }) => !known.has(skuId)).map(({ skuId }) => skuId);
  if (missing.length > 0) removeFromGuestCart(...missing);
}

/** Whether the device holds what is shown. */
function isOnDevice(view: CartView): boolean {
  const shown = new Map(linesOf(view).map(({ skuId, num }) => [skuId, num]));
  const { lines } = readGuestCart();
  return lines.length === shown.size && lines.every(({ skuId, num }) => shown.get(skuId) === num);
}
