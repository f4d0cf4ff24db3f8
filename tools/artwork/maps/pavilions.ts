import { join } from 'node:path';
import { geoMercator, type Projection } from 'd3-geo';
import { multiPolygon, polygonsOf, readCountry, withoutFarParts } from '../chart/atlas.ts';
import { pathOf, round1 } from '../chart/lines.ts';
import { boxOfFrame, coastPath, gridPath } from '../chart/mercator.ts';
import { writeModule } from '../chart/module-file.ts';
import { writeSvg } from '../chart/svg-file.ts';
import { drawCoast } from '../chart/waterlines.ts';
import { folders } from '../folders.ts';
import { palette } from '../palette.ts';
import { getGuideCountry } from './guide-countries.ts';
import { guidePorts } from './ports.ts';

/** The pictures of the national pavilions: the country, or a chart of its port, in five tints by turns. */

const width = 360;
const height = 380;

interface CardTint {
  ground: string;
  ink: string;
  line: string;
  land: string;
}

const cardTints: CardTint[] = [
  { ground: '#dce9ea', ink: '#0b2937', line: '#2e6175', land: '#f7f3ea' },
  { ground: '#fcfaf6', ink: '#3b2f14', line: '#91702c', land: '#f1e6cd' },
  { ground: '#0b2937', ink: '#fcfaf6', line: '#cfae6d', land: '#163f50' },
  { ground: '#ddebe4', ink: '#143f35', line: '#2c7967', land: '#f7f9f4' },
  { ground: '#f4e2da', ink: '#5b1b14', line: '#b42b20', land: '#fcf5f1' },
];

/** The first thirteen have a pavilion on the home page. */
const order = [
  'th',
  'it',
  'jp',
  'vn',
  'fr',
  'my',
  'ae',
  'id',
  'kr',
  'de',
  'au',
  'za',
  'br',
  'sg',
  'sa',
  'kz',
  'eg',
  'gb',
  'us',
  'mx',
];
const pavilionCount = 13;

/** Where a frontier is disputed, or the country too small for a shape, its main port is charted instead. */
const portCharts: Record<string, { degrees: number; resolution: '10m' | '50m' }> = {
  kr: { degrees: 5, resolution: '10m' },
  eg: { degrees: 5, resolution: '10m' },
  sg: { degrees: 1.1, resolution: '10m' },
};

/** How far from the main part a possession may lie and still belong in the picture. */
const farDegrees: Record<string, number> = { id: 40 };

export async function makePavilions(): Promise<void> {
  for (const [i, code] of order.entries()) {
    await writeSvg(join(folders.webPublic, `art/pavilions/${code}.svg`), drawPavilion(code, tintAt(i)));
  }
  await writeModule(join(folders.webArtwork, 'pavilions.ts'), {
    about: 'maps/pavilions.ts',
    types: `
export interface PavilionArt {
  art: string;
  /** Colours of the card: the picture is drawn on exactly this ground. */
  ground: string;
  ink: string;
  line: string;
}`,
    values: {
      pavilionCountries: { type: 'string[]', value: order.slice(0, pavilionCount) },
      pavilionArt: {
        type: 'Record<string, PavilionArt>',
        value: Object.fromEntries(
          order.map((code, i) => {
            const { ground, ink, line } = tintAt(i);
            return [code, { art: `/art/pavilions/${code}.svg`, ground, ink, line }];
          }),
        ),
      },
    },
  });
}

const tintAt = (i: number) => cardTints[i % cardTints.length]!;

function drawPavilion(code: string, tint: CardTint): string {
  const chart = portCharts[code];
  const port = guidePorts[code]![0]!;
  const { projection, coast, enclosed, graticuleStep } = chart ? framePort(code, chart) : frameCountry(code);
  const [x, y] = projection(port.at)!;
  const edge = chart
    ? `<radialGradient id="round" cx=".5" cy=".5" r=".5"><stop offset=".7" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>
       <mask id="fade"><rect width="${width}" height="${height}" fill="url(#round)"/></mask>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><path id="coast" d="${coast}"/>${edge}</defs>
    <rect width="${width}" height="${height}" fill="${tint.ground}"/>
    <path d="${gridPath(projection, graticuleStep, width, height)}" fill="none" stroke="${tint.line}" stroke-opacity=".16" stroke-width=".7"/>
    <g${chart ? ' mask="url(#fade)"' : ''}>
      ${drawCoast('coast', {
        sea: tint.ground,
        line: tint.line,
        lineWidth: 0.9,
        rings: [
          [34, 0.2],
          [26, 0.28],
          [18.5, 0.38],
          [11.5, 0.5],
          [5.5, 0.66],
        ],
        land: tint.land,
        coast: tint.line,
        coastWidth: 1.3,
      })}
      ${enclosed ? `<path d="${enclosed}" fill="${tint.ground}" stroke="${tint.line}" stroke-width="1.3"/>` : ''}
    </g>
    <circle cx="${round1(x)}" cy="${round1(y)}" r="5" fill="${palette.seal500}" stroke="#fff" stroke-width="1.5"/>
  </svg>`;
}

interface Framed {
  projection: Projection;
  coast: string;
  /** Countries enclosed by this one: no sea, so without waterlines. */
  enclosed?: string;
  graticuleStep: number;
}

function frameCountry(code: string): Framed {
  const shape = withoutFarParts(readCountry(getGuideCountry(code).numeric, '50m', 0.004), farDegrees[code] ?? 18);
  const projection = geoMercator()
    .fitExtent(
      [
        [46, 56],
        [314, 324],
      ],
      shape,
    )
    .clipExtent([
      [-20, -20],
      [380, 400],
    ]);
  const polygons = polygonsOf(shape);
  const outer = multiPolygon(polygons.map(([ring]) => [ring!]));
  const holes = polygons.flatMap(([, ...rings]) => rings.map((ring) => [ring.toReversed()]));
  const isLarge = projection.scale() < 700;
  return {
    projection,
    coast: pathOf(projection, outer),
    enclosed: holes.length > 0 ? pathOf(projection, multiPolygon(holes)) : undefined,
    graticuleStep: isLarge ? 5 : 2,
  };
}

function framePort(code: string, { degrees, resolution }: { degrees: number; resolution: '10m' | '50m' }): Framed {
  const scale = (width / degrees) * (180 / Math.PI);
  const projection = geoMercator()
    .scale(scale)
    .center(guidePorts[code]![0]!.at)
    .translate([width / 2, height / 2]);
  const minArea = ((1.3 * degrees) / width) ** 2;
  const coast = coastPath(projection, { resolution, minArea, box: boxOfFrame(projection, width, height) });
  return { projection, coast, graticuleStep: degrees > 2 ? 1 : 0.25 };
}
