import { readFileSync } from 'node:fs';
import { type GeoShape, geoArea, geoBounds, geoCentroid, geoDistance, type Position } from 'd3-geo';
import * as topojson from 'topojson-client';
import * as simplifier from 'topojson-simplify';
import { packageFile } from '../folders.ts';

/** Natural Earth through world-atlas: the one place where a base map comes in, so that it can be replaced. */

export type Resolution = '10m' | '50m' | '110m';
export type Polygon = Position[][];

const topologies = new Map<string, topojson.Topology>();

function readTopology(name: string): topojson.Topology {
  if (!topologies.has(name))
    topologies.set(name, JSON.parse(readFileSync(packageFile('world-atlas', `${name}.json`), 'utf8')));
  return topologies.get(name)!;
}

/** `minArea` (in square degrees of the map) flattens bends smaller than that and drops islets of four times the size. */
function simplified(name: string, minArea: number): topojson.Topology {
  if (minArea === 0) return readTopology(name);
  const key = `${name}@${minArea}`;
  if (!topologies.has(key)) {
    const simple = simplifier.simplify(simplifier.presimplify(readTopology(name)), minArea);
    topologies.set(key, simplifier.filter(simple, simplifier.filterWeight(simple, minArea * 4)));
  }
  return topologies.get(key)!;
}

/** Land without any frontier. */
export function readLand(resolution: Resolution, minArea = 0): GeoShape {
  const topology = simplified(`land-${resolution}`, minArea);
  return topojson.feature(topology, topology.objects.land);
}

/** The shape of one country by its ISO 3166-1 numeric code. */
export function readCountry(numericCode: string, resolution: Resolution, minArea = 0): GeoShape {
  const topology = simplified(`countries-${resolution}`, minArea);
  const all = topojson.feature(topology, topology.objects.countries).features as (GeoShape & { id?: string })[];
  const country = all.find(({ id }) => id === numericCode);
  if (country) return country;
  // Singapore is smaller than what simplifying keeps.
  if (minArea > 0) return readCountry(numericCode, resolution);
  throw new Error(`world-atlas has no country ${numericCode}`);
}

/** China in Natural Earth is several shapes; whatever is tinted as China is always all of them. */
export function readChina(resolution: Resolution): GeoShape[] {
  const [mainland, taiwan, hongKong, macao] = ['156', '158', '344', '446'];
  return [mainland, taiwan, hongKong, macao].map((code) => readCountry(code!, resolution));
}

/** The larger islands of the South China Sea, too small for the coast lines of the atlas; drawn as dots on every chart. */
export const southChinaSeaIslands: Position[] = [
  [116.72, 20.7],
  [112.34, 16.83],
  [112.73, 16.66],
  [111.6, 16.53],
  [111.2, 15.78],
  [117.76, 15.15],
  [114.36, 10.38],
  [114.29, 11.05],
  [115.82, 10.73],
  [114.08, 10.92],
  [112.89, 9.55],
  [115.53, 9.9],
  [112.92, 8.86],
  [113.98, 8.1],
  [112.28, 3.97],
];

export function polygonsOf(shape: GeoShape): Polygon[] {
  if (shape.features) return shape.features.flatMap(polygonsOf);
  const { type, coordinates } = (shape.geometry ?? shape) as GeoShape;
  return type === 'Polygon' ? [coordinates as Polygon] : (coordinates as Polygon[]);
}

export const multiPolygon = (polygons: Polygon[]): GeoShape => ({ type: 'MultiPolygon', coordinates: polygons });
export const lineString = (points: Position[]): GeoShape => ({ type: 'LineString', coordinates: points });

/** A country without its far possessions: parts whose middle lies within some degrees of the main part. */
export function withoutFarParts(shape: GeoShape, withinDegrees: number): GeoShape {
  const parts = polygonsOf(shape).map((coordinates) => ({ coordinates, shape: { type: 'Polygon', coordinates } }));
  const main = parts.reduce((a, b) => (geoArea(b.shape) > geoArea(a.shape) ? b : a));
  const middle = geoCentroid(main.shape);
  const near = parts.filter((part) => (geoDistance(geoCentroid(part.shape), middle) * 180) / Math.PI <= withinDegrees);
  return multiPolygon(near.map((part) => part.coordinates));
}

/** Only the polygons that reach into a frame of longitudes and latitudes: keeps the paths of cropped charts short. */
export function landWithin(shape: GeoShape, [[west, south], [east, north]]: [Position, Position]): GeoShape {
  const inFrame = polygonsOf(shape).filter((coordinates) => {
    const [[left, bottom], [right, top]] = geoBounds({ type: 'Polygon', coordinates });
    // left > right: the polygon crosses the date line.
    const overlapsWidth = left <= right ? left < east && right > west : left < east || right > west;
    return overlapsWidth && bottom < north && top > south;
  });
  return multiPolygon(inFrame);
}
