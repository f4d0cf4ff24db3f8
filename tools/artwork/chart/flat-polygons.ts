import type { GeoShape, Position } from 'd3-geo';
import { polygonsOf } from './atlas.ts';

/**
 * Point in polygon in plain degrees: a hundred times faster than on the sphere, and right for shapes that do not
 * cross the date line.
 */
export interface FlatPolygon {
  rings: Position[][];
  box: [west: number, south: number, east: number, north: number];
}

export function flatten(shape: GeoShape): FlatPolygon[] {
  return polygonsOf(shape).map((rings) => {
    const [xs, ys] = [rings[0]!.map(([x]) => x), rings[0]!.map(([, y]) => y)];
    return { rings, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
  });
}

/** Even-odd rule. */
export function contains(polygons: FlatPolygon[], [x, y]: Position): boolean {
  return polygons.some(({ rings, box: [west, south, east, north] }) => {
    if (x < west || x > east || y < south || y > north) return false;
    let inside = false;
    for (const ring of rings) {
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [[xi, yi], [xj, yj]] = [ring[i]!, ring[j]!];
        if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
      }
    }
    return inside;
  });
}
