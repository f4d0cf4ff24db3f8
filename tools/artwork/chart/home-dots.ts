import type { Position } from 'd3-geo';
import { landWithin, readChina, readLand } from './atlas.ts';
import { contains, type FlatPolygon, flatten } from './flat-polygons.ts';

/**
 * China is never outlined. Where it is tinted, it is tinted with dots that shrink to nothing before any land
 * frontier; Taiwan, Hainan and the coast, which no frontier bounds, keep their full dots.
 */

/** Degrees over which the dots fade towards a frontier. */
const fadeDegrees = 1.6;
const steps = [0.4, 0.8, 1.2, fadeDegrees];
const directions = Array.from({ length: 12 }, (_, i) => (i / 12) * 2 * Math.PI);

let china: FlatPolygon[] | undefined;
let nearbyLand: FlatPolygon[] | undefined;

/** How much of a dot a place gets: 1 well inside China or on its coast, 0 at a frontier and outside. */
export function homeWeight(place: Position): number {
  china ??= readChina('50m').flatMap(flatten);
  nearbyLand ??= flatten(
    landWithin(readLand('50m'), [
      [65, 0],
      [150, 60],
    ]),
  );
  if (!contains(china, place)) return 0;
  const stretch = 1 / Math.cos((place[1] * Math.PI) / 180);
  for (const step of steps) {
    for (const direction of directions) {
      const probe: Position = [place[0] + Math.cos(direction) * step * stretch, place[1] + Math.sin(direction) * step];
      if (contains(nearbyLand, probe) && !contains(china, probe)) return (step - steps[0]!) / fadeDegrees;
    }
  }
  return 1;
}
