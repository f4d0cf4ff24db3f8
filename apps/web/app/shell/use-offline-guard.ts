import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { useToast } from '../ui/toasts.ts';
import { shellWords } from './shell-words.ts';

/** Without a network the visitor stays on the page at hand; the router would reload and lose it. */
export function useOfflineGuard(): void {
  const t = useWords(shellWords);
  const toast = useToast();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    toast.failure(t('offline.text'));
  }, [blocker, toast, t]);
}
