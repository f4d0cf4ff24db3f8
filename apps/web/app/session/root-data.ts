import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What every page knows: the visitor, the site's options, hot words, the count of the cart. */
export const useRootData = () => useRouteLoaderData<typeof loader>('root')!;

/** Who is signed in; null for a guest. */
export const useVisitor = () => useRouteLoaderData<typeof loader>('root')?.visitor ?? null;
