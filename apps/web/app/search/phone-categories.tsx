import { lazy, Suspense, useState } from 'react';
import { createStore, useStore } from '../session/store.ts';

const CategorySheet = lazy(() => import('./category-sheet.tsx'));

const isOpen = createStore(false);

/** From the shop bar and from the bar at the bottom of a phone. */
export const openCategorySheet = () => isOpen.set(true);

/** Stands once in the shell; the sheet itself comes when it is first wanted. */
export function PhoneCategories() {
  const isShown = useStore(isOpen, false);
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);

  return (
    wasShown && (
      <Suspense>
        <CategorySheet isOpen={isShown} onClose={() => isOpen.set(false)} />
      </Suspense>
    )
  );
}
