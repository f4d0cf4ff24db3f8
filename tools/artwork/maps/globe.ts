import { join } from 'node:path';
import { geoDistance, geoInterpolate, geoOrthographic, type Position } from 'd3-geo';
import { readLand } from '../chart/atlas.ts';
import { coordinatesOf } from '../chart/coordinates.ts';
import { graticulePath, isletPath, pathOf, round1, trackPath } from '../chart/lines.ts';
import { writeModule } from '../chart/module-file.ts';
import { writeSvg } from '../chart/svg-file.ts';
import { drawCoast } from '../chart/waterlines.ts';
import { folders } from '../folders.ts';
import { palette } from '../palette.ts';
import { getPort, type HomePortId, homePorts } from './ports.ts';
import { planVoyage } from './voyages.ts';

/** The globe of the About block, seen from above the Bay of Bengal, in a graduated bearing ring. */

const size = 640;
const middle = size / 2;
const radius = 262;
const projection = geoOrthographic().rotate([-96, -18]).scale(radius).translate([middle, middle]).clipAngle(90);
const sea = '#fbf8f1';

const lanes: [from: HomePortId, to: string][] = [
  ['shanghai', 'hamburg'],
  ['quanzhou', 'jeddah'],
  ['shanghai', 'jebel-ali'],
  ['shenzhen', 'laem-chabang'],
  ['shenzhen', 'durban'],
  ['shanghai', 'yokohama'],
  ['shanghai', 'melbourne'],
  ['shenzhen', 'tanjung-priok'],
];

const labelled = [
  ['quanzhou', 'right'],
  ['laem-chabang', 'left'],
  ['jebel-ali', 'above'],
] as const;

export async function makeGlobe(): Promise<void> {
  await writeSvg(join(folders.webPublic, 'art/globe.svg'), drawGlobe());
  await writeModule(join(folders.webArtwork, 'globe.ts'), {
    about: 'maps/globe.ts',
    types: `
export interface GlobePort {
  id: string;
  zh: string;
  en: string;
  /** Per cent of the picture's width and height. */
  x: number;
  y: number;
  coordinates: string;
  labelSide: 'left' | 'right' | 'above';
}`,
    values: {
      globePorts: {
        type: 'GlobePort[]',
        value: labelled.map(([id, labelSide]) => {
          const { zh, en, at } = getPort(id);
          const [x, y] = projection(at)!;
          return { id, zh, en, x: percent(x), y: percent(y), coordinates: coordinatesOf(at), labelSide };
        }),
      },
    },
  });
}

const percent = (value: number) => Math.round((value / size) * 1000) / 10;

function drawGlobe(): string {
  const disc = `<circle cx="${middle}" cy="${middle}" r="${radius}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">
    <defs>
      <path id="coast" d="${pathOf(projection, readLand('50m', 0.06))}"/>
      <clipPath id="disc">${disc}/></clipPath>
      <radialGradient id="shade" cx=".36" cy=".3" r=".85">
        <stop offset=".5" stop-color="${palette.silk700}" stop-opacity="0"/><stop offset="1" stop-color="${palette.silk700}" stop-opacity=".22"/>
      </radialGradient>
    </defs>
    ${disc} fill="${sea}"/>
    <g clip-path="url(#disc)">
      ${drawCoast('coast', {
        sea,
        line: palette.abyss600,
        lineWidth: 0.55,
        rings: [
          [14, 0.22],
          [9.5, 0.3],
          [5.5, 0.38],
          [2.6, 0.46],
        ],
        land: '#e9dfcb',
        coast: palette.ink700,
        coastWidth: 0.8,
      })}
      <path d="${isletPath(projection, 0.7)}" fill="${palette.ink700}"/>
      <path d="${graticulePath(projection, 15)}" fill="none" stroke="${palette.ink900}" stroke-opacity=".13" stroke-width=".6"/>
      <g fill="none" stroke="${palette.seal500}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${lanes.map(drawLane).join('')}</g>
      ${disc} fill="url(#shade)"/>
    </g>
    ${drawRing()}
    ${labelled.map(([id]) => drawPort(projection(getPort(id).at)!)).join('')}
  </svg>`;
}

const centre: Position = [96, 18];
const horizon = Math.PI / 2 - 0.01;

/** An orthographic projection also gives points behind the globe: a lane ends where it passes the horizon. */
function drawLane([from, to]: [HomePortId, string]): string {
  const { track } = planVoyage(homePorts[from], getPort(to));
  const hidden = track.findIndex((point) => geoDistance(point, centre) > horizon);
  const visible = hidden < 0 ? track : [...track.slice(0, hidden), pointOnHorizon(track[hidden - 1]!, track[hidden]!)];
  return `<path d="${trackPath(
    visible.map((point) => projection(point)!),
    10,
  )}"/>`;
}

function pointOnHorizon(seen: Position, hidden: Position): Position {
  const along = geoInterpolate(seen, hidden);
  const fractions = Array.from({ length: 51 }, (_, i) => i / 50);
  return along(fractions.findLast((fraction) => geoDistance(along(fraction), centre) <= horizon) ?? 0);
}

const drawPort = ([x, y]: Position) =>
  `<circle cx="${round1(x)}" cy="${round1(y)}" r="4" fill="${palette.seal500}" stroke="#fff" stroke-width="1.4"/>`;

function drawRing(): string {
  const ink = palette.ink900;
  const circle = (r: number, attributes: string) =>
    `<circle cx="${middle}" cy="${middle}" r="${r}" fill="none" stroke="${ink}" ${attributes}/>`;
  const at = (degrees: number, distance: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return [middle + distance * Math.cos(angle), middle + distance * Math.sin(angle)] as const;
  };
  let ticks = '';
  for (let degrees = 0; degrees < 360; degrees += 1) {
    const length = degrees % 30 === 0 ? 14 : degrees % 10 === 0 ? 9 : 5;
    ticks += `M${at(degrees, radius + 16).map(round1)}L${at(degrees, radius + 16 + length).map(round1)}`;
  }
  const bearings = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = at(i * 30, radius + 42);
    return `<text x="${round1(x)}" y="${round1(y + 4)}">${String(i * 30).padStart(3, '0')}</text>`;
  });
  return `${circle(radius, 'stroke-width="1.2"')}
    ${circle(radius + 8, `stroke-width="4" stroke-dasharray="${((2 * Math.PI * (radius + 8)) / 72).toFixed(3)}"`)}
    ${circle(radius + 16, 'stroke-width=".8"')}
    ${circle(radius + 4.5, 'stroke-width=".6"')}
    <path d="${ticks}" stroke="${ink}" stroke-width=".6" stroke-opacity=".7"/>
    <g font-family="system-ui, sans-serif" font-size="11" fill="${palette.ink500}" text-anchor="middle" letter-spacing="1">${bearings.join('')}</g>`;
}
