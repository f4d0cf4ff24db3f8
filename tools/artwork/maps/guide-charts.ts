import { join } from 'node:path';
import { geoMercator, type Position, type Projection } from 'd3-geo';
import { readCountry, readLand, withoutFarParts } from '../chart/atlas.ts';
import { coordinatesOf } from '../chart/coordinates.ts';
import { contains, flatten } from '../chart/flat-polygons.ts';
import { isletPath, rhumbRays, round1, trackPath } from '../chart/lines.ts';
import { boxOfFrame, clippedPath, coastPath, type DegreeBox, gridPath, projectTrack } from '../chart/mercator.ts';
import { writeModule } from '../chart/module-file.ts';
import { writeSvg } from '../chart/svg-file.ts';
import { drawCoast } from '../chart/waterlines.ts';
import { folders } from '../folders.ts';
import { palette } from '../palette.ts';
import { guideCountries } from './guide-countries.ts';
import { guidePorts, homePorts, type Port } from './ports.ts';
import { planVoyage } from './voyages.ts';

/** The chart at the head of a country guide: its waters, its ports and the lanes that come in from Shanghai. */

const width = 1920;
const height = 860;
/** The words stand left of this. */
const countryBox: [Position, Position] = [
  [860, 90],
  [1720, 690],
];

/** Countries whose frontier is disputed are not tinted, only their coast is charted. */
const withoutTint = new Set(['kr', 'eg']);
const farDegrees: Record<string, number> = { id: 40, jp: 9, us: 25 };
/** Degrees across the frame for those that are too small to be fitted. */
const fixedWidth: Record<string, number> = { sg: 3.4, ae: 13, eg: 15 };

interface Chart {
  projection: Projection;
  box: DegreeBox;
  pixelsPerDegree: number;
}

export async function makeGuideCharts(): Promise<void> {
  const charts: Record<string, unknown> = {};
  for (const { code, numeric } of guideCountries) {
    const chart = frameChart(code, numeric);
    await writeSvg(join(folders.webPublic, `art/guides/${code}.svg`), drawChart(code, numeric, chart));
    charts[code] = {
      background: `/art/guides/${code}.svg`,
      lanes: lanesOf(code, chart),
      ports: withoutOverlap(guidePorts[code]!.map((port) => describe(port, chart))),
    };
  }
  await writeModule(join(folders.webArtwork, 'guide-charts.ts'), {
    about: 'maps/guide-charts.ts',
    types: `
export interface GuideChartPort {
  id: string;
  zh: string;
  en: string;
  /** Per cent of the chart's width and height. */
  x: number;
  y: number;
  coordinates: string;
  labelSide: 'left' | 'right';
  /** False where the name would cover that of a port before it. */
  hasLabel: boolean;
}

export interface GuideChart {
  background: string;
  /** Paths in the units of \`guideChartViewBox\`. */
  lanes: string[];
  /** The main port first. */
  ports: GuideChartPort[];
}`,
    values: {
      guideChartViewBox: { type: 'string', value: `0 0 ${width} ${height}` },
      guideCharts: { type: 'Record<string, GuideChart>', value: charts },
    },
  });
}

function frameChart(code: string, numeric: string): Chart {
  const shape = withoutFarParts(readCountry(numeric, '50m'), farDegrees[code] ?? 18);
  const projection = fixedWidth[code]
    ? geoMercator()
        .scale((width / fixedWidth[code]) * (180 / Math.PI))
        .center(guidePorts[code]![0]!.at)
        .translate([1290, 400])
    : geoMercator().fitExtent(countryBox, shape);
  const pixelsPerDegree = (projection.scale() * Math.PI) / 180;
  return { projection, box: boxOfFrame(projection, width, height), pixelsPerDegree };
}

function describe({ id, zh, en, at }: Port, { projection, pixelsPerDegree }: Chart) {
  const [x, y] = projection(at)!;
  land ??= flatten(readLand('50m'));
  const reach = 60 / pixelsPerDegree;
  const isLandOnTheRight = contains(land, [at[0] + reach, at[1]]);
  const isLandOnTheLeft = contains(land, [at[0] - reach, at[1]]);
  return {
    id,
    zh,
    en,
    x: Math.round((x / width) * 1000) / 10,
    y: Math.round((y / height) * 1000) / 10,
    coordinates: coordinatesOf(at),
    // Labels stand on land, where no lane passes.
    labelSide: isLandOnTheRight && !isLandOnTheLeft ? 'right' : 'left',
  };
}

/** Names that would lie over each other at 1920 px are left to the list beside the chart. */
function withoutOverlap(ports: ReturnType<typeof describe>[]) {
  const taken: { left: number; right: number; y: number }[] = [];
  return ports.map((port) => {
    const [x, y] = [(port.x / 100) * width, (port.y / 100) * height];
    const length = 24 + port.zh.length * 18;
    const [left, right] = port.labelSide === 'left' ? [x - length, x] : [x, x + length];
    const hasLabel = taken.every((label) => left > label.right || right < label.left || Math.abs(y - label.y) > 24);
    if (hasLabel) taken.push({ left, right, y });
    return { ...port, hasLabel };
  });
}

let land: ReturnType<typeof flatten> | undefined;

function lanesOf(code: string, { projection }: Chart): string[] {
  const inFrame = ([x, y]: Position) => x > -100 && y > -100 && x < width + 100 && y < height + 100;
  return guidePorts[code]!.filter(({ isInland }) => !isInland).map((port) => {
    const points = projectTrack(projection, planVoyage(homePorts.shanghai, port).track);
    const entry = points.findLastIndex((point) => !inFrame(point));
    return trackPath(points.slice(Math.max(0, entry)), 26);
  });
}

function drawChart(code: string, numeric: string, { projection, box, pixelsPerDegree }: Chart): string {
  const resolution = pixelsPerDegree > 45 ? '10m' : '50m';
  const minArea = (1.5 / pixelsPerDegree) ** 2;
  const main = projection(guidePorts[code]![0]!.at)!;
  const step = [10, 5, 2, 1, 0.5].find((degrees) => degrees * pixelsPerDegree < 260) ?? 0.5;
  const tint = withoutTint.has(code)
    ? ''
    : drawTint(clippedPath(projection, readCountry(numeric, resolution, minArea), box));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs>
      <path id="coast" d="${coastPath(projection, { resolution, minArea, box })}${isletPath(projection, 1.2)}"/>
      <clipPath id="land"><use href="#coast"/></clipPath>
      <clipPath id="frame"><rect width="${width}" height="${height}"/></clipPath>
      <filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter>
      <linearGradient id="behind-words">${stop(0, 0.94)}${stop(0.28, 0.7)}${stop(0.52, 0)}</linearGradient>
      <linearGradient id="below" x2="0" y2="1">${stop(0, 0.5)}${stop(0.16, 0)}${stop(0.62, 0)}${stop(0.88, 0.82)}${stop(1, 0.95)}</linearGradient>
    </defs>
    <g clip-path="url(#frame)">
      <rect width="${width}" height="${height}" fill="${palette.sea}"/>
      ${drawCoast('coast', {
        sea: palette.sea,
        line: palette.abyss400,
        lineWidth: 0.8,
        rings: [
          [46, 0.12],
          [36, 0.16],
          [27, 0.2],
          [19, 0.26],
          [12, 0.32],
          [5.5, 0.4],
        ],
        land: palette.seaLand,
        coast: '#5f90a2',
      })}
      ${tint}
      <path d="${gridPath(projection, step, width, height)}" fill="none" stroke="${palette.abyss300}" stroke-opacity=".09" stroke-width=".8"/>
      <path d="${rhumbRays(main, 2000)}" stroke="${palette.silk400}" stroke-opacity=".1" stroke-width=".8"/>
      <circle cx="${round1(main[0])}" cy="${round1(main[1])}" r="150" fill="none" stroke="${palette.silk400}" stroke-opacity=".16"/>
      <rect width="${width}" height="${height}" fill="url(#behind-words)"/>
      <rect width="${width}" height="${height}" fill="url(#below)"/>
    </g>
  </svg>`;
}

const stop = (offset: number, opacity: number) =>
  `<stop offset="${offset}" stop-color="${palette.abyss950}" stop-opacity="${opacity}"/>`;

/** Crisp along the coast, soft where there is a frontier. */
function drawTint(country: string): string {
  return `<g clip-path="url(#land)"><path d="${country}" fill="${palette.abyss700}" fill-opacity=".9" filter="url(#soft)"/></g>
    <use href="#coast" fill="none" stroke="#5f90a2" stroke-width=".9"/>`;
}
