import { ApiRefusal } from '@silkboat/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { siteFetch } from '../session/site-fetch.ts';
import type { DrawerContents, DrawerKind } from './drawer-contents.ts';

/** Loads a drawer each time it opens; `failure` says in words why there is nothing. */
export function useDrawerContents(
  kind: DrawerKind,
  { isOpen, onSignedOut }: { isOpen: boolean; onSignedOut: () => void },
) {
  const [contents, setContents] = useState<DrawerContents>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      setContents(await siteFetch<DrawerContents>(`/shell/drawer/${kind}`));
    } catch (error) {
      // The dialog that asks to sign in says it all.
      if (error instanceof ApiRefusal && error.status === 403) onSignedOut();
      else setFailure((error as Error).message);
    }
  }, [kind, onSignedOut]);

  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  return { contents, failure, reload: load };
}
