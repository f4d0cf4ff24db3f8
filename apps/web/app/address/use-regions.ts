import type { Region } from '@silkboat/contract/regions';
import { useCallback, useEffect, useState } from 'react';
import { apiFetch } from '../session/api-fetch.ts';
import { isWholePath, type RegionStep, regionLevels } from './region-path.ts';

type RegionOption = Pick<Region, 'id' | 'name'>;

const kept = new Map<string, Promise<RegionOption[]>>();

/** The regions inside one; `0` holds the provinces. Asked once for each; a failure is asked again. */
function regionsIn(parentId: string): Promise<RegionOption[]> {
  const asked =
    kept.get(parentId) ??
    apiFetch<Region[]>(`/common/common/region/item/${parentId}`, { isQuiet: true }).then((regions) =>
      regions.map(({ id, name }) => ({ id, name })),
    );
  kept.set(parentId, asked);
  asked.catch(() => kept.delete(parentId));
  return asked;
}

/** The lists to choose from on each level, as far as the way down goes. */
export function useRegions(steps: RegionStep[]) {
  const [lists, setLists] = useState<Record<string, RegionOption[]>>({});
  const [hasFailed, setFailed] = useState(false);
  const parents = ['0', ...steps.map(({ id }) => id)].slice(0, regionLevels.length);
  const missing = parents.filter((id) => !lists[id]).join(',');

  const load = useCallback(async (parentIds: string) => {
    setFailed(false);
    try {
      const ids = parentIds.split(',');
      const loaded = await Promise.all(ids.map(regionsIn));
      setLists((before) => ({ ...before, ...Object.fromEntries(ids.map((id, index) => [id, loaded[index]!])) }));
    } catch {
      // The picker says so and offers to ask again.
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    if (missing) void load(missing);
  }, [missing, load]);

  const below = lists[steps.at(-1)?.id ?? '0'];
  return {
    listOf: (level: number): RegionOption[] | undefined => {
      const parent = parents[level];
      return parent === undefined ? undefined : lists[parent];
    },
    isWhole: isWholePath(steps, below?.length === 0),
    isLoading: missing !== '' && !hasFailed,
    hasFailed,
    retry: () => void load(missing),
  };
}
