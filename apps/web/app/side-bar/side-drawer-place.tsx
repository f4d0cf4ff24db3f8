import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createStore, useStore } from '../session/store.ts';
import type { DrawerKind } from './drawer-contents.ts';

const SideDrawer = lazy(() => import('./side-drawer.tsx'));

const opened = createStore<DrawerKind | undefined>(undefined);

export const openDrawer = (kind: DrawerKind) => opened.set(kind);
const closeDrawer = () => opened.set(undefined);

/** Where the drawers appear: once in the shell. Each navigation closes them; their code comes when one is wanted. */
export function SideDrawerPlace() {
  const kind = useStore(opened, undefined);
  const [latest, setLatest] = useState(kind);
  const { key } = useLocation();
  if (kind && kind !== latest) setLatest(kind);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the drawer
  useEffect(closeDrawer, [key]);

  return (
    latest && (
      <Suspense>
        <SideDrawer key={latest} kind={latest} isOpen={kind !== undefined} onClose={closeDrawer} />
      </Suspense>
    )
  );
}
