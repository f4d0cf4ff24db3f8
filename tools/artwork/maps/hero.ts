import { join } from 'node:path';
import { geoMercator, type Position, type Projection } from 'd3-geo';
import { landWithin, readLand } from '../chart/atlas.ts';
import { coordinatesOf } from '../chart/coordinates.ts';
import { isletPath, pathOf, rhumbRays, round1, trackPath } from '../chart/lines.ts';
import { gridPath } from '../chart/mercator.ts';
import { writeModule } from '../chart/module-file.ts';
import { writeSvg } from '../chart/svg-file.ts';
import { drawCoast } from '../chart/waterlines.ts';
import { folders } from '../folders.ts';
import { palette } from '../palette.ts';
import { getPort, type HomePortId, homePorts } from './ports.ts';
import { planVoyage } from './voyages.ts';

/** The chart behind the slogan: from the ports of China to Europe, Mercator, so that a course is a straight line. */

interface HeroFrame {
  width: number;
  height: number;
  projection: Projection;
  /** Longitudes and latitudes in view, with some room for the waterlines. */
  reach: [Position, Position];
  minArea: number;
}

const wide: HeroFrame = {
  width: 1920,
  height: 1080,
  projection: geoMercator()
    .scale(490)
    .translate([650.9, 723.7])
    .clipExtent([
      [-60, -60],
      [1980, 1140],
    ]),
  reach: [
    [-80, -45],
    [160, 72],
  ],
  minArea: 0.02,
};

/** China to Malacca, for the upper half of a phone; the words stand below on the fade. */
const phone: HeroFrame = {
  width: 780,
  height: 1000,
  projection: geoMercator()
    .scale(860)
    .center([112, 17])
    .translate([420, 365])
    .clipExtent([
      [-60, -60],
      [840, 1060],
    ]),
  reach: [
    [80, -32],
    [142, 50],
  ],
  minArea: 0.008,
};

type LabelSide = 'left' | 'right' | 'above' | 'below';

const lanes: [from: HomePortId, to: string][] = [
  ['shanghai', 'hamburg'],
  ['quanzhou', 'marseille'],
  ['shenzhen', 'alexandria'],
  ['ningbo', 'genoa'],
  ['shanghai', 'singapore'],
  ['shenzhen', 'tanjung-priok'],
  ['ningbo', 'jebel-ali'],
  ['quanzhou', 'jeddah'],
  ['shanghai', 'felixstowe'],
  ['shenzhen', 'durban'],
  ['shanghai', 'yokohama'],
  ['qingdao', 'busan'],
  ['shenzhen', 'melbourne'],
  ['guangzhou', 'laem-chabang'],
];

const labelled: [id: string, side: LabelSide][] = [
  ['shanghai', 'left'],
  ['quanzhou', 'left'],
  ['shenzhen', 'left'],
  ['laem-chabang', 'left'],
  ['singapore', 'right'],
  ['tanjung-priok', 'right'],
  ['jebel-ali', 'below'],
  ['jeddah', 'left'],
  ['alexandria', 'left'],
  ['marseille', 'left'],
  ['hamburg', 'above'],
  ['genoa', 'above'],
];

const onPhone = new Set(['shanghai', 'quanzhou', 'shenzhen', 'laem-chabang', 'singapore']);

export async function makeHero(): Promise<void> {
  await writeSvg(join(folders.webPublic, 'art/hero.svg'), drawHero(wide));
  await writeSvg(join(folders.webPublic, 'art/hero-phone.svg'), drawHero(phone));
  await writeModule(join(folders.webArtwork, 'hero-lanes.ts'), {
    about: 'maps/hero.ts',
    types: `
export interface HeroPort {
  id: string;
  zh: string;
  en: string;
  /** Per cent of the chart's width and height. */
  x: number;
  y: number;
  kind: 'home' | 'foreign';
  coordinates: string;
  labelSide: 'left' | 'right' | 'above' | 'below';
}

export interface HeroChart {
  /** The static layer: sea, coast, waterlines and vignettes. */
  background: string;
  viewBox: string;
  shape: 'wide' | 'tall';
  lanes: { id: string; d: string }[];
  ports: HeroPort[];
}`,
    values: {
      heroChart: { type: 'HeroChart', value: describe(wide, '/art/hero.svg', () => true) },
      heroChartPhone: { type: 'HeroChart', value: describe(phone, '/art/hero-phone.svg', (id) => onPhone.has(id)) },
    },
  });
}

function describe(frame: HeroFrame, background: string, hasLabel: (id: string) => boolean) {
  const { width, height, projection } = frame;
  return {
    background,
    viewBox: `0 0 ${width} ${height}`,
    shape: width > height ? 'wide' : 'tall',
    lanes: lanes
      .map(([from, to]) => ({ id: `${from}-${to}`, d: laneWithin(frame, from, to) }))
      .filter(({ d }) => d !== ''),
    ports: labelled
      .filter(([id]) => hasLabel(id))
      .map(([id, labelSide]) => {
        const { zh, en, at } = getPort(id);
        const [x, y] = projection(at)!;
        const kind = id in homePorts ? 'home' : 'foreign';
        return {
          id,
          zh,
          en,
          x: percent(x, width),
          y: percent(y, height),
          kind,
          coordinates: coordinatesOf(at),
          labelSide,
        };
      }),
  };
}

const percent = (value: number, whole: number) => Math.round((value / whole) * 1000) / 10;

/** The part of a lane that can be seen; a phone gets no path that runs mostly outside. */
function laneWithin({ projection, width, height }: HeroFrame, from: HomePortId, to: string): string {
  const margin = 80;
  const points = planVoyage(homePorts[from], getPort(to)).track.map((point) => projection(point)!);
  const isSeen = ([x, y]: Position) => x > -margin && y > -margin && x < width + margin && y < height + margin;
  const lastSeen = points.findLastIndex(isSeen);
  return trackPath(points.slice(0, lastSeen + 2), 18);
}

function drawHero({ width, height, projection, reach, minArea }: HeroFrame): string {
  const land = landWithin(readLand('50m', minArea), reach);
  const isWide = width > height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs>
      <path id="coast" d="${pathOf(projection, land)}${isletPath(projection)}"/>
      ${isWide ? wideVignettes : phoneVignettes}
      <clipPath id="frame"><rect width="${width}" height="${height}"/></clipPath>
    </defs>
    <g clip-path="url(#frame)">
      <rect width="${width}" height="${height}" fill="${palette.sea}"/>
      ${drawCoast('coast', {
        sea: palette.sea,
        line: palette.abyss400,
        rings: [
          [21, 0.16],
          [14.5, 0.22],
          [9, 0.3],
          [4.5, 0.4],
        ],
        land: palette.seaLand,
        coast: '#5f90a2',
      })}
      <path d="${gridPath(projection, 10, width, height)}" fill="none" stroke="${palette.abyss300}" stroke-opacity=".09" stroke-width=".7"/>
      <path d="${rhumbRays(projection(homePorts.quanzhou.at)!, 2200)}" stroke="${palette.silk400}" stroke-opacity=".13" stroke-width=".8"/>
      ${isWide ? '<rect width="1920" height="1080" fill="url(#around)"/>' : ''}
      ${isWide ? drawScale(projection) : ''}
      ${isWide ? '<rect width="1920" height="1080" fill="url(#behind-words)"/><rect width="1920" height="1080" fill="url(#below)"/>' : `<rect width="${width}" height="${height}" fill="url(#below)"/>`}
    </g>
  </svg>`;
}

const deep = palette.abyss950;
const stop = (offset: number, opacity: number) =>
  `<stop offset="${offset}" stop-color="${deep}" stop-opacity="${opacity}"/>`;

const wideVignettes = `
  <radialGradient id="around" cx=".68" cy=".42" r=".8">${stop(0, 0)}${stop(0.6, 0.3)}${stop(1, 0.85)}</radialGradient>
  <linearGradient id="behind-words">${stop(0, 0.92)}${stop(0.3, 0.62)}${stop(0.52, 0)}</linearGradient>
  <linearGradient id="below" x2="0" y2="1">${stop(0.6, 0)}${stop(0.84, 0.8)}${stop(1, 0.95)}</linearGradient>`;

const phoneVignettes = `<linearGradient id="below" x2="0" y2="1">${stop(0, 0.35)}${stop(0.12, 0)}${stop(0.42, 0)}${stop(0.68, 0.85)}${stop(0.84, 1)}</linearGradient>`;

/** Degrees along the upper and the right edge. */
function drawScale(projection: Projection): string {
  const longitudes = [20, 40, 60, 80, 100, 120, 140].map((longitude) => {
    const x = round1(projection([longitude, 0])![0]);
    return { text: `<text x="${x}" y="104" text-anchor="middle">${longitude}°E</text>`, tick: `M${x},84v7` };
  });
  const latitudes = [50, 40, 30, 20, 10, 0, -10].map((latitude) => {
    const y = projection([0, latitude])![1];
    const name = latitude === 0 ? '0°' : `${Math.abs(latitude)}°${latitude > 0 ? 'N' : 'S'}`;
    return {
      text: `<text x="1786" y="${round1(y + 4)}" text-anchor="end">${name}</text>`,
      tick: `M1792,${round1(y)}h8`,
    };
  });
  const marks = [...longitudes, ...latitudes];
  return `<g font-family="system-ui, sans-serif" font-size="11" letter-spacing="1" fill="${palette.abyss300}" fill-opacity=".62">${marks.map((mark) => mark.text).join('')}</g>
    <path d="${marks.map((mark) => mark.tick).join('')}" stroke="${palette.abyss300}" stroke-opacity=".5"/>`;
}
