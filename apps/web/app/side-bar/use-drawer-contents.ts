import { useCallback, useEffect, useState } from 'react';
import { siteFetch } from '../session/site-fetch.ts';
import type { DrawerContents, DrawerKind } from './drawer-contents.ts';

/** Loads a drawer each time it opens; `failure` says in words why there is nothing. */
export function useDrawerContents(kind: DrawerKind, isOpen: boolean) {
  const [contents, setContents] = useState<DrawerContents>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      setContents(await siteFetch<DrawerContents>(`/shell/drawer/${kind}`));
    } catch (error) {
      setFailure((error as Error).message);
    }
  }, [kind]);

  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  return { contents, failure, reload: load };
}
