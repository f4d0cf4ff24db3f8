import { useState } from 'react';
import { showRefusal } from '../session/add-to-cart.ts';
import { apiFetch } from '../session/api-fetch.ts';
import { askToSignIn } from '../session/login-dialog.tsx';
import { useVisitor } from '../session/root-data.ts';
import type { Offer } from './offer.ts';

/** Claims coupons one at a time; `said` is the one whose dialog is open, `isSaying` whether it is. */
export function useClaim() {
  const visitor = useVisitor();
  const [busyId, setBusyId] = useState<string>();
  const [claimedIds, setClaimedIds] = useState<string[]>([]);
  const [said, setSaid] = useState<Offer>();
  const [isSaying, setSaying] = useState(false);

  return {
    busyId,
    claimedIds,
    said,
    isSaying,
    close: () => setSaying(false),
    async claim(offer: Offer) {
      if (!visitor) return askToSignIn();
      if (busyId) return;
      setBusyId(offer.id);
      try {
        await apiFetch(`/buyer/promotion/coupon/receive/${offer.id}`);
        setClaimedIds((ids) => [...ids, offer.id]);
        setSaid(offer);
        setSaying(true);
      } catch (error) {
        showRefusal(error);
      } finally {
        setBusyId(undefined);
      }
    },
  };
}

export type Claim = ReturnType<typeof useClaim>;
