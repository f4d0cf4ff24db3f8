import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { apiFetch } from '../session/api-fetch.ts';
import type { Payable } from './pay-target.ts';

const everyMs = 5000;
const mostTries = 7;

/**
 * Asks whether something is paid: every 5 s, at most 7 times, and whenever the visitor comes back to the window. Then
 * `ask` starts it again by hand.
 */
export function usePayResult({ orderType, sn }: Payable, onPaid: () => void) {
  const [tries, setTries] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const isWaiting = tries < mostTries;

  const tell = useEffectEvent(onPaid);
  const ask = useCallback(async () => {
    setAsking(true);
    try {
      const query = { orderType, sn };
      if (await apiFetch<boolean>('/buyer/payment/cashier/result', { query, isQuiet: true })) tell();
    } catch {
      // No answer is no payment yet: the next try asks again.
    } finally {
      setAsking(false);
      setTries((before) => before + 1);
    }
  }, [orderType, sn]);

  useEffect(() => {
    if (!isWaiting || isAsking) return;
    const timer = setTimeout(() => void ask(), everyMs);
    return () => clearTimeout(timer);
  }, [isWaiting, isAsking, ask]);

  useEffect(() => {
    const askOnReturn = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', askOnReturn);
    return () => document.removeEventListener('visibilitychange', askOnReturn);
  }, [ask]);

  return {
    isWaiting,
    isAsking,
    askAgain() {
      setTries(0);
      void ask();
    },
  };
}
