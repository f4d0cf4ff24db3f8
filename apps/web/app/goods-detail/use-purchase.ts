import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { addToCart } from '../session/add-to-cart.ts';
import { showToast } from '../ui/toasts.ts';
import type { Detail } from './detail.ts';
import { purchaseLimits } from './purchase.ts';

/** What the page's action answers when the shop refuses. */
export interface PurchaseRefusal {
  refusal: string;
}

/** Pieces and the two ways to buy them, shared by the panel of the page and the bar and sheet of a phone. */
export function usePurchase(detail: Detail) {
  const { skuId } = detail;
  const fetcher = useFetcher<PurchaseRefusal>();
  const limits = purchaseLimits(detail);
  const [wanted, setWanted] = useState(limits.least);
  const [isAdding, setAdding] = useState(false);
  const pieces = Math.max(limits.least, Math.min(limits.most, wanted));

  const refusal = fetcher.data?.refusal;
  useEffect(() => {
    if (fetcher.state === 'idle' && refusal) showToast('failure', refusal);
  }, [fetcher.state, refusal]);

  return {
    ...limits,
    pieces,
    setPieces: setWanted,
    Form: fetcher.Form,
    isBuying: fetcher.state !== 'idle',
    isAdding,
    async add(): Promise<boolean> {
      setAdding(true);
      try {
        return await addToCart({ skuId, num: pieces });
      } finally {
        setAdding(false);
      }
    },
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
