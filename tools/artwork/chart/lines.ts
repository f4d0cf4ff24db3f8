import { type GeoShape, geoGraticule, geoPath, type Position, type Projection } from 'd3-geo';
import { southChinaSeaIslands } from './atlas.ts';

export const round1 = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Position) => `${round1(x)},${round1(y)}`;

export function pathOf(projection: Projection, shape: GeoShape, digits = 1): string {
  return geoPath(projection).digits(digits)(shape) ?? '';
}

export function graticulePath(projection: Projection, stepDegrees: number): string {
  return pathOf(projection, geoGraticule().step([stepDegrees, stepDegrees])());
}

/** The islands of the South China Sea as dots, to be appended to the path of a coast. */
export function isletPath(projection: Projection, radius = 1): string {
  return southChinaSeaIslands
    .map((at) => projection(at))
    .filter((point) => point !== null)
    .map(
      ([x, y]) =>
        `M${round1(x - radius)},${round1(y)}a${radius},${radius} 0 1 0 ${radius * 2},0a${radius},${radius} 0 1 0 ${-radius * 2},0Z`,
    )
    .join('');
}

/** A sailed track: straight legs with rounded turns, as a navigator would draw it. */
export function trackPath(points: Position[], turnRadius: number): string {
  const track = withoutCrowding(points, 3);
  const [first, ...rest] = track;
  if (!first) return '';
  let path = `M${pair(first)}`;
  for (let i = 1; i < track.length - 1; i++) {
    const corner = track[i]!;
    const before = towards(corner, track[i - 1]!, turnRadius);
    const after = towards(corner, track[i + 1]!, turnRadius);
    path += `L${pair(before)}Q${pair(corner)} ${pair(after)}`;
  }
  return rest.length > 0 ? `${path}L${pair(track.at(-1)!)}` : path;
}

/** The point at most `distance` from `from`, and never past the middle of the leg. */
function towards(from: Position, to: Position, distance: number): Position {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = Math.min(distance, length / 2) / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function withoutCrowding(points: Position[], minGap: number): Position[] {
  const kept: Position[] = [];
  for (const [i, point] of points.entries()) {
    const last = kept.at(-1);
    const isFar = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= minGap;
    if (isFar) kept.push(point);
    else if (i === points.length - 1) kept[kept.length - 1] = point;
  }
  return simplifyTrack(kept, 0.8);
}

/** Douglas and Peucker: drops points that the eye would not miss. */
function simplifyTrack(points: Position[], tolerance: number): Position[] {
  if (points.length < 3) return points;
  const [start, end] = [points[0]!, points.at(-1)!];
  let farthest = 0;
  let distance = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const d = distanceToLeg(points[i]!, start, end);
    if (d > distance) [farthest, distance] = [i, d];
  }
  if (distance <= tolerance) return [start, end];
  const left = simplifyTrack(points.slice(0, farthest + 1), tolerance);
  return [...left.slice(0, -1), ...simplifyTrack(points.slice(farthest), tolerance)];
}

function distanceToLeg([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [bx - ax, by - ay];
  const lengthSquared = dx * dx + dy * dy;
  const t = lengthSquared === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / lengthSquared));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Rays of a compass rose across the sea, as on portolan charts. */
export function rhumbRays([cx, cy]: Position, radius: number, count = 32): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI;
    path += `M${pair([cx, cy])}L${pair([cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)])}`;
  }
  return path;
}
