/** Levels of the region tree below the country, in their order. */
export const regionLevels = ['province', 'city', 'district', 'street'] as const;

export interface RegionStep {
  id: string;
  name: string;
}

/** Ids and names as an address holds them: joined by commas, from the province down. */
export const joinRegions = (steps: RegionStep[]): { idPath: string; namePath: string } => ({
  idPath: steps.map(({ id }) => id).join(','),
  namePath: steps.map(({ name }) => name).join(','),
});

/** The steps of a stored address; none when ids and names do not belong together. */
export function splitRegions(idPath: string, namePath: string): RegionStep[] {
  const ids = idPath ? idPath.split(',') : [];
  const names = namePath ? namePath.split(',') : [];
  if (ids.length !== names.length || ids.length > regionLevels.length) return [];
  return ids.map((id, index) => ({ id, name: names[index]! }));
}

/** The choice on one level, which makes the choices below it void. An empty id takes it back. */
export const chooseRegion = (steps: RegionStep[], level: number, step: RegionStep): RegionStep[] =>
  step.id === '' ? steps.slice(0, level) : [...steps.slice(0, level), step];

/**
 * Whether an address is exact enough: down to the street, or as far as the regions are known (`isLeaf`: nothing lies
 * below the last step).
 */
export const isWholePath = (steps: RegionStep[], isLeaf: boolean): boolean =>
  steps.length === regionLevels.length || (steps.length > 0 && isLeaf);
