import { useCallback, useEffect, useState } from 'react';
import type { CategoryNode } from './category-tree.ts';
import { loadCategories } from './kept-categories.ts';

/** The category tree once it is there; `failure` says in words why it is not. */
export function useCategories() {
  const [categories, setCategories] = useState<CategoryNode[]>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(() => {
    setFailure(undefined);
    loadCategories().then(setCategories, (error: Error) => setFailure(error.message));
  }, []);
  useEffect(load, [load]);

  return { categories, failure, retry: load };
}
