import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useToast } from '../ui/toasts.ts';

interface ChoiceAnswer {
  refusal?: string;
}

/**
 * The fetcher of one choice of the checkout (address, method, coupon …), by name. What the shop refuses is said in a
 * toast, and the page shows again what holds.
 */
export function useChoice(name: string, onDone?: () => void) {
  const toast = useToast();
  const fetcher = useFetcher<ChoiceAnswer>({ key: `${choicePrefix}${name}` });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told once
  useEffect(() => {
    if (fetcher.data?.refusal) toast.failure(fetcher.data.refusal);
    else if (fetcher.data) onDone?.();
  }, [fetcher.data]);

  return fetcher;
}

export const choicePrefix = 'checkout-';
