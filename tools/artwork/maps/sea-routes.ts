import { join } from 'node:path';
import { coordinatesOf } from '../chart/coordinates.ts';
import { writeModule } from '../chart/module-file.ts';
import { folders } from '../folders.ts';
import { guidePorts, homePorts, type Port } from './ports.ts';
import { lengthKm, planVoyage } from './voyages.ts';

/** A container ship on a long lane, harbours not counted. */
const knots = 16;

/** Ports, coordinates and distances of the guide countries, for pages to print. */
export async function makeSeaRoutes(): Promise<void> {
  const guide = Object.fromEntries(
    Object.entries(guidePorts).map(([country, ports]) => [
      country,
      ports.map((port) => ({ ...describe(port), fromShanghai: distanceTo(port) })),
    ]),
  );
  await writeModule(join(folders.webArtwork, 'sea-routes.ts'), {
    about: 'maps/sea-routes.ts',
    types: `
export type Passage = 'malacca' | 'suez' | 'panama' | 'good-hope';

/** Along the sea lane; \`days\` at ${knots} knots. An estimate is written with 约. */
export interface SeaDistance {
  kind: 'sea';
  nauticalMiles: number;
  days: number;
  isEstimate: boolean;
  via: Passage[];
}

/** Great circle to a place that no ship reaches. */
export interface LandDistance {
  kind: 'land';
  kilometres: number;
}

export interface ChartPort {
  id: string;
  zh: string;
  en: string;
  longitude: number;
  latitude: number;
  /** As printed: 13°05′N 100°53′E. */
  coordinates: string;
}

export interface GuidePort extends ChartPort {
  fromShanghai: SeaDistance | LandDistance;
}`,
    values: {
      homePorts: { type: 'ChartPort[]', value: Object.values(homePorts).map(describe) },
      guidePorts: {
        type: 'Record<string, GuidePort[]>',
        value: guide,
      },
    },
  });
  for (const [country, ports] of Object.entries(guide)) {
    console.log(
      country,
      ports
        .map(
          ({ en, fromShanghai: d }) =>
            `${en} ${d.kind === 'sea' ? `${d.isEstimate ? '~' : ''}${d.nauticalMiles} ${d.via}` : `${d.kilometres} km`}`,
        )
        .join(', '),
    );
  }
}

function describe({ id, zh, en, at }: Port) {
  return { id, zh, en, longitude: at[0], latitude: at[1], coordinates: coordinatesOf(at) };
}

function distanceTo(port: Port) {
  if (port.isInland)
    return { kind: 'land', kilometres: Math.round(lengthKm([homePorts.shanghai.at, port.at])) } as const;
  const { nauticalMiles, isEstimate, via } = planVoyage(homePorts.shanghai, port);
  return {
    kind: 'sea',
    nauticalMiles: Math.round(nauticalMiles),
    days: Math.round(nauticalMiles / knots / 24),
    isEstimate,
    via,
  } as const;
}
