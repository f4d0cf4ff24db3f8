import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { type ListQuery, readListQuery } from './list-query.ts';

/** Quicker answers than this show nothing of the wait. */
const patienceMs = 200;

/**
 * The query that the page is on its way to, so that a choice shows at once; `isSlow` when its goods take a while.
 */
export function useShownQuery(): { query: ListQuery; isPending: boolean; isSlow: boolean } {
  const here = useLocation();
  const { location: next } = useNavigation();
  const isPending = next !== undefined && next.pathname === here.pathname;
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);

  const { search } = isPending ? next : here;
  return { query: readListQuery(new URLSearchParams(search)), isPending, isSlow: isPending && isSlow };
}
