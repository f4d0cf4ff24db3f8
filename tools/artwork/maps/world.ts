import { join } from 'node:path';
import { geoNaturalEarth1, type Position } from 'd3-geo';
import { lineString, readCountry, readLand } from '../chart/atlas.ts';
import { homeWeight } from '../chart/home-dots.ts';
import { isletPath, pathOf, round1, trackPath } from '../chart/lines.ts';
import { writeModule } from '../chart/module-file.ts';
import { writeSvg } from '../chart/svg-file.ts';
import { drawCoast } from '../chart/waterlines.ts';
import { folders } from '../folders.ts';
import { palette } from '../palette.ts';
import { guideCountries } from './guide-countries.ts';
import { getPort, homePorts } from './ports.ts';
import { planVoyage } from './voyages.ts';

/** Global layout: the Pacific view that Chinese readers know. Land in one tone, guide countries tinted, no frontiers. */

const width = 1920;
const height = 880;
const projection = geoNaturalEarth1()
  .rotate([-152, 0])
  .scale(325.35)
  .translate([960, 477])
  .clipExtent([
    [-10, -10],
    [1930, 890],
  ]);

const destinations = [
  'laem-chabang',
  'singapore',
  'tanjung-priok',
  'jebel-ali',
  'jeddah',
  'marseille',
  'hamburg',
  'durban',
  'los-angeles',
  'manzanillo',
  'yokohama',
  'busan',
  'melbourne',
];

const minArea = 0.07;

/** A frontier is only where one soft tint meets another; neighbours take turns. */
const secondTone = new Set(['fr', 'mx', 'my', 'ae']);

export async function makeWorld(): Promise<void> {
  await writeSvg(join(folders.webPublic, 'art/world.svg'), drawWorld());
  await writeModule(join(folders.webArtwork, 'world-map.ts'), {
    about: 'maps/world.ts',
    types: `
export interface WorldMark {
  /** ISO 3166-1 alpha-2, lower case; the home port has none. */
  country?: string;
  zh: string;
  en: string;
  /** Per cent of the map's width and height. */
  x: number;
  y: number;
  labelSide: 'left' | 'right' | 'above' | 'below';
}

export interface WorldMap {
  background: string;
  width: number;
  height: number;
  home: WorldMark;
  countries: WorldMark[];
}`,
    values: {
      worldMap: {
        type: 'WorldMap',
        value: {
          background: '/art/world.svg',
          width,
          height,
          home: { zh: '上海', en: 'Shanghai', ...percentOf(homePorts.shanghai.at), labelSide: 'above' },
          countries: guideCountries.map(({ code, zh, en, mark, labelSide }) => ({
            country: code,
            zh,
            en,
            ...percentOf(mark),
            labelSide,
          })),
        },
      },
    },
  });
}

function percentOf(place: Position) {
  const [x, y] = projection(place)!;
  return { x: Math.round((x / width) * 1000) / 10, y: Math.round((y / height) * 1000) / 10 };
}

function drawWorld(): string {
  const ground = palette.abyss900;
  const tints = guideCountries.map(({ code, numeric }) => {
    const tone = secondTone.has(code) ? palette.jade700 : palette.jade600;
    return `<path d="${pathOf(projection, readCountry(numeric, '50m', minArea))}" fill="${tone}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs>
      <path id="coast" d="${pathOf(projection, readLand('50m', minArea))}"/>
      <filter id="soft" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="1.8"/></filter>
      <clipPath id="land"><use href="#coast"/></clipPath>
      <linearGradient id="ends" x2="0" y2="1">
        <stop offset="0" stop-color="#000"/><stop offset=".13" stop-color="#fff"/><stop offset=".86" stop-color="#fff"/><stop offset="1" stop-color="#000"/>
      </linearGradient>
      <mask id="fade"><rect width="${width}" height="${height}" fill="url(#ends)"/></mask>
    </defs>
    <g mask="url(#fade)">
      ${drawCoast('coast', {
        sea: ground,
        line: palette.abyss400,
        lineWidth: 0.6,
        rings: [
          [12, 0.14],
          [7.5, 0.2],
          [3.6, 0.28],
        ],
        land: '#123848',
        coast: '#3b7184',
        coastWidth: 0.8,
      })}
      <g clip-path="url(#land)"><g filter="url(#soft)" opacity=".8">${tints.join('')}</g></g>
      <use href="#coast" fill="none" stroke="${palette.jade400}" stroke-opacity=".28" stroke-width=".6"/>
      ${drawHomeDots()}
    </g>
    <g fill="none" stroke="${palette.silk400}" stroke-width="1.1" stroke-opacity=".72" stroke-dasharray="1 5" stroke-linecap="round">
      ${destinations.map(drawLane).join('')}
    </g>
  </svg>`;
}

function drawLane(destination: string): string {
  const { track } = planVoyage(homePorts.shanghai, getPort(destination));
  const points = track.map((point) => projection(point)!);
  const crossesTheCut = points.some((point, i) => i > 0 && Math.abs(point[0] - points[i - 1]![0]) > width / 2);
  if (crossesTheCut) return `<path d="${pathOf(projection, lineString(track))}"/>`;
  return `<path d="${trackPath(points, 12)}"/>`;
}

/** Taiwan and Hainan are too narrow for the grid to meet them well. */
const islandDots: Position[] = [
  [121.55, 24.9],
  [121.2, 24.05],
  [120.75, 23.2],
  [120.75, 22.4],
  [109.2, 19.2],
  [110.1, 19.5],
  [109.9, 18.8],
];

/** China in gold dots, see chart/home-dots.ts; dots of one size share a path. */
const isIsland = ([x, y]: Position) => (x > 119.9 && y < 25.5) || (x > 108.5 && y < 20.3);

function drawHomeDots(): string {
  const gap = 5.4;
  const rows: Record<string, string> = {};
  const invert = projection.invert!;
  for (let row = 0; row * gap < height; row++) {
    const y = row * gap;
    if (y < 150 || y > 470) continue;
    for (let x = 470 + (row % 2) * (gap / 2); x < 860; x += gap) {
      const place = invert([x, y]);
      const weight = place && !isIsland(place) ? homeWeight(place) : 0;
      if (weight < 0.2) continue;
      const diameter = (0.9 + weight * 0.9).toFixed(1);
      rows[diameter] = `${rows[diameter] ?? ''}M${round1(x)},${round1(y)}h0`;
    }
  }
  const paths = Object.entries(rows).map(([diameter, d]) => `<path d="${d}" stroke-width="${diameter}"/>`);
  const islands = islandDots.map((place) => projection(place)!.map(round1)).join('h0M');
  paths.push(`<path d="M${islands}h0" stroke-width="1.8"/>`);
  const islets = `<path d="${isletPath(projection, 0.9)}" fill="${palette.silk400}" stroke="none"/>`;
  return `<g fill="none" stroke="${palette.silk400}" stroke-opacity=".62" stroke-linecap="round">${paths.join('')}${islets}</g>`;
}
