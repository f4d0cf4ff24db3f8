import {
  addToCart,
  checkAll,
  checkLine,
  checkStore,
  countCart,
  getCart,
  removeLines,
  setQuantity,
} from '@silkboat/contract/carts';
import { type ApiClient, ApiRefusal } from '@silkboat/contract/client';
import { collectGoods } from '@silkboat/contract/collections';
import { claimCoupon } from '@silkboat/contract/coupons';
import type { CartChange } from './cart-change.ts';
import { type CartView, toCartView } from './cart-view.ts';

const alreadyCollected = 20017;

export async function loadCart(api: ApiClient): Promise<CartView> {
  return toCartView(await api.call(getCart));
}

export const countLines = (api: ApiClient): Promise<number> => api.call(countCart);

/** Carries out a change as far as the shop allows; answers what it refused, in words. */
export async function applyCartChange(api: ApiClient, change: CartChange): Promise<string[]> {
  const refusals = new Set<string>();
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.status === 403) throw error;
      refusals.add(error.message);
      return false;
    }
  };

  for (const { skuId, num, isChecked } of change.restore) {
    const isBack = await attempt(() => api.call(addToCart, { skuId, num }));
    if (isBack && !isChecked) await attempt(() => api.call(checkLine, { skuId, checked: false }));
  }
  const leaving = [...change.remove];
  for (const skuId of change.favour) {
    if (await attempt(() => keep(api, skuId))) leaving.push(skuId);
  }
  if (leaving.length > 0) await attempt(() => api.call(removeLines, { skuIds: leaving }));

  const { all } = change;
  if (all !== undefined) await attempt(() => api.call(checkAll, { checked: all }));
  for (const [storeId, checked] of Object.entries(change.stores)) {
    await attempt(() => api.call(checkStore, { storeId, checked }));
  }
  for (const [skuId, { num, isChecked }] of Object.entries(change.lines)) {
    if (num !== undefined) await attempt(() => api.call(setQuantity, { skuId, num }));
    // The shop checks a line whose quantity changes.
    const isSaid = isChecked !== undefined && !(num !== undefined && isChecked);
    if (isSaid) await attempt(() => api.call(checkLine, { skuId, checked: isChecked }));
  }
  return [...refusals];
}

async function keep(api: ApiClient, skuId: string): Promise<void> {
  try {
    await api.call(collectGoods, { id: skuId });
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code !== alreadyCollected) throw error;
  }
}

export async function claimCartCoupon(api: ApiClient, couponId: string): Promise<string[]> {
  try {
    await api.call(claimCoupon, { couponId });
    return [];
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status === 403) throw error;
    return [error.message];
  }
}
