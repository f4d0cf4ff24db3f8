import type { GeoShape, Position, Projection } from 'd3-geo';
import { polygonsOf, type Resolution, readLand } from './atlas.ts';
import { round1 } from './lines.ts';

/**
 * Charts in Mercator, drawn in plain degrees rather than on the sphere: meridians and parallels are straight, and d3
 * turns the land of the 10 m atlas inside out when a frame lies wholly within one continent.
 */

export interface DegreeBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface CoastOptions {
  resolution: Resolution;
  minArea?: number;
  box: DegreeBox;
}

export function coastPath(projection: Projection, { resolution, minArea = 0, box }: CoastOptions): string {
  return clippedPath(projection, readLand(resolution, minArea), box);
}

export function clippedPath(projection: Projection, shape: GeoShape, box: DegreeBox): string {
  const rings = polygonsOf(shape).flatMap((polygon) => polygon.map(unwrap));
  // What crosses the date line is drawn on both of its sides.
  const copies = [-360, 0, 360].flatMap((turn) => rings.map((ring) => ring.map(([x, y]): Position => [x + turn, y])));
  return copies
    .map((ring) => clipRingToBox(ring, box))
    .filter((ring) => ring.length > 2)
    .map((ring) => ringPath(projection, ring))
    .join('');
}

/** The box that a Mercator frame shows, with room on every side for the waterlines. West may lie beyond -180. */
export function boxOfFrame(projection: Projection, width: number, height: number, margin = 60): DegreeBox {
  const { originX, pixelsPerDegree } = meridiansOf(projection);
  return {
    west: (-margin - originX) / pixelsPerDegree,
    east: (width + margin - originX) / pixelsPerDegree,
    north: projection.invert!([0, -margin])![1],
    south: projection.invert!([0, height + margin])![1],
  };
}

/** Meridians and parallels across the whole frame. */
export function gridPath(projection: Projection, stepDegrees: number, width: number, height: number): string {
  const { west, east, north, south } = boxOfFrame(projection, width, height, 0);
  const { originX, pixelsPerDegree } = meridiansOf(projection);
  let path = '';
  for (let longitude = Math.ceil(west / stepDegrees) * stepDegrees; longitude <= east; longitude += stepDegrees) {
    path += `M${round1(originX + longitude * pixelsPerDegree)},0V${height}`;
  }
  for (let latitude = Math.ceil(south / stepDegrees) * stepDegrees; latitude <= north; latitude += stepDegrees) {
    path += `M0,${round1(projection([0, latitude])![1])}H${width}`;
  }
  return path;
}

/** In Mercator meridians are evenly spaced; d3 itself would wrap longitudes beyond the date line. */
function meridiansOf(projection: Projection) {
  return { originX: projection([0, 0])![0], pixelsPerDegree: (projection.scale() * Math.PI) / 180 };
}

/** Projects a track on Mercator without a break at the date line; the last point stays where it is. */
export function projectTrack(projection: Projection, track: Position[]): Position[] {
  const { originX, pixelsPerDegree } = meridiansOf(projection);
  return unwrap(track.toReversed())
    .map(([longitude, latitude]): Position => [originX + longitude * pixelsPerDegree, projection([0, latitude])![1]])
    .toReversed();
}

/** Longitudes that run on past 180 instead of jumping to the other side. */
function unwrap(points: Position[]): Position[] {
  let turn = 0;
  return points.map(([longitude, latitude], i) => {
    const step = i === 0 ? 0 : longitude - points[i - 1]![0];
    if (step > 180) turn -= 360;
    if (step < -180) turn += 360;
    return [longitude + turn, latitude];
  });
}

function clipRingToBox(ring: Position[], { west, south, east, north }: DegreeBox): Position[] {
  let clipped = ring;
  clipped = clipRing(clipped, ([x]) => x - west);
  clipped = clipRing(clipped, ([x]) => east - x);
  clipped = clipRing(clipped, ([, y]) => y - south);
  return clipRing(clipped, ([, y]) => north - y);
}

/** Sutherland and Hodgman: keeps the side on which `inside` is positive. */
function clipRing(ring: Position[], inside: (point: Position) => number): Position[] {
  const kept: Position[] = [];
  for (const [i, point] of ring.entries()) {
    const previous = ring[(i + ring.length - 1) % ring.length]!;
    const [before, now] = [inside(previous), inside(point)];
    if (before >= 0 !== now >= 0) {
      const share = before / (before - now);
      kept.push([previous[0] + (point[0] - previous[0]) * share, previous[1] + (point[1] - previous[1]) * share]);
    }
    if (now >= 0) kept.push(point);
  }
  return kept;
}

function ringPath(projection: Projection, ring: Position[]): string {
  const { originX, pixelsPerDegree } = meridiansOf(projection);
  const points: string[] = [];
  for (const [longitude, latitude] of ring) {
    const point = `${round1(originX + longitude * pixelsPerDegree)},${round1(projection([0, latitude])![1])}`;
    if (point !== points.at(-1)) points.push(point);
  }
  return points.length > 2 ? `M${points.join('L')}Z` : '';
}
