import { join } from 'node:path';
import { geoMercator, type Position } from 'd3-geo';
import { rhumbRays, round1 } from '../chart/lines.ts';
import { boxOfFrame, coastPath, gridPath } from '../chart/mercator.ts';
import { drawCoast } from '../chart/waterlines.ts';
import { folders } from '../folders.ts';
import { outlineText } from '../fonts/glyph-outlines.ts';
import { palette } from '../palette.ts';
import { fromSvg, sizeOf, writeWebp } from '../raster.ts';
import { mix } from './colour.ts';

/** The logos and banners of the twelve sample stores. */

interface Store {
  key: string;
  glyph: string;
  colour: string;
  /** A chart of the waters at home, or lines for those who live inland. */
  banner: { home: Position; degrees: number } | { lines: 'ridges' | 'grain' };
}

const stores: Store[] = [
  { key: 'oujiang', glyph: '瓯', colour: '#b42b20', banner: { home: [120.85, 27.95], degrees: 9 } },
  { key: 'siam-orchard', glyph: '暹', colour: '#b5731f', banner: { home: [100.95, 13.35], degrees: 12 } },
  { key: 'wujiang', glyph: '吴', colour: '#6b4a6e', banner: { home: [120.65, 31.15], degrees: 8 } },
  { key: 'java-shore', glyph: '爪', colour: '#4a3228', banner: { home: [106.85, -6.1], degrees: 20 } },
  { key: 'shensheng', glyph: '声', colour: '#1b4a5c', banner: { home: [114.06, 22.52], degrees: 5 } },
  { key: 'bottega-arno', glyph: 'A', colour: '#8f5f35', banner: { home: [10.3, 43.55], degrees: 13 } },
  { key: 'shanye', glyph: '野', colour: '#1f5f50', banner: { lines: 'ridges' } },
  { key: 'citong', glyph: '桐', colour: '#b5482f', banner: { home: [118.65, 24.85], degrees: 7 } },
  { key: 'yuanxing', glyph: '远', colour: '#2e6175', banner: { home: [121.05, 30.6], degrees: 6 } },
  { key: 'minshan', glyph: '闽', colour: '#a04f63', banner: { home: [119.5, 26.05], degrees: 7 } },
  { key: 'muli', glyph: '木', colour: '#54603f', banner: { lines: 'grain' } },
  { key: 'chateau-rive', glyph: 'R', colour: '#5f2036', banner: { home: [-0.7, 45.1], degrees: 9 } },
];

export async function makeStores(): Promise<void> {
  const folder = join(folders.media, 'stores');
  for (const store of stores) {
    const logo = join(folder, `${store.key}.webp`);
    const banner = join(folder, `${store.key}-banner.webp`);
    await writeWebp(logo, fromSvg(await drawLogo(store)), { quality: 92, maxBytes: 5_000 });
    await writeWebp(banner, fromSvg(drawBanner(store)), { quality: 92, maxBytes: 60_000 });
    console.log(`stores/${store.key} ${sizeOf(logo)}, banner ${sizeOf(banner)}`);
  }
}

async function drawLogo({ glyph, colour }: Store): Promise<string> {
  const size = 192;
  const isLatin = /[A-Z]/.test(glyph);
  const { d, width } = await outlineText(glyph, { size: isLatin ? 132 : 116 });
  const baseLine = isLatin ? 142 : 137;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <defs><linearGradient id="tile" x2=".6" y2="1"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.06)}"/><stop offset="1" stop-color="${mix(colour, '#000000', 0.08)}"/></linearGradient></defs>
    <rect width="${size}" height="${size}" fill="url(#tile)"/>
    <rect x="11" y="11" width="170" height="170" fill="none" stroke="${palette.paper50}" stroke-opacity=".34" stroke-width="1.5"/>
    <path transform="translate(${round1((size - width) / 2)} ${baseLine})" d="${d}" fill="${palette.paper50}"/>
  </svg>`;
}

const width = 1600;
const height = 360;

function drawBanner({ colour, banner }: Store): string {
  const sea = mix(colour, palette.abyss950, 0.34);
  const line = mix(colour, palette.paper200, 0.62);
  const content = 'home' in banner ? drawHomeWaters(banner, sea, line) : drawLines(banner.lines, sea, line);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="shade"><stop offset="0" stop-color="${palette.abyss950}" stop-opacity=".42"/><stop offset=".6" stop-color="${palette.abyss950}" stop-opacity="0"/></linearGradient>
      <radialGradient id="light" cx=".72" cy=".3" r=".6"><stop offset="0" stop-color="${line}" stop-opacity=".16"/><stop offset="1" stop-color="${line}" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="${sea}"/>
    ${content}
    <rect width="${width}" height="${height}" fill="url(#light)"/>
    <rect width="${width}" height="${height}" fill="url(#shade)"/>
  </svg>`;
}

/** Home lies right of the middle: the shop's name stands on the left. */
function drawHomeWaters({ home, degrees }: { home: Position; degrees: number }, sea: string, line: string): string {
  const scale = (width / degrees / 2.2) * (180 / Math.PI);
  const projection = geoMercator().scale(scale).center(home).translate([1080, 190]);
  const [x, y] = projection(home)!;
  return `<defs><path id="coast" d="${coastPath(projection, { resolution: '10m', box: boxOfFrame(projection, width, height) })}"/></defs>
    ${drawCoast('coast', {
      sea,
      line,
      lineWidth: 0.8,
      rings: [
        [44, 0.16],
        [34, 0.22],
        [25, 0.28],
        [17, 0.36],
        [10, 0.46],
        [4.5, 0.56],
      ],
      land: mix(sea, palette.abyss950, 0.34),
      coast: line,
      coastWidth: 1.1,
    })}
    <path d="${gridPath(projection, degrees > 10 ? 2 : 1, width, height)}" fill="none" stroke="${line}" stroke-opacity=".12" stroke-width=".8"/>
    <path d="${rhumbRays([x, y], 1800)}" stroke="${line}" stroke-opacity=".16" stroke-width=".8"/>
    ${drawRangeRings(x, y, line)}
    <circle cx="${round1(x)}" cy="${round1(y)}" r="12" fill="none" stroke="${palette.paper50}" stroke-opacity=".7"/>
    <circle cx="${round1(x)}" cy="${round1(y)}" r="4.5" fill="${palette.paper50}"/>`;
}

/** Distances from home, as a navigator draws them: calm ground for the shop's name. */
function drawRangeRings(x: number, y: number, line: string): string {
  const rings = Array.from({ length: 9 }, (_, i) => {
    const radius = 110 * (i + 1);
    const dashes = i % 2 ? ' stroke-dasharray="2 7"' : '';
    return `<circle cx="${round1(x)}" cy="${round1(y)}" r="${radius}"${dashes}/>`;
  });
  return `<g fill="none" stroke="${line}" stroke-opacity=".22" stroke-width="1">${rings.join('')}</g>`;
}

/** Mountain ridges behind each other, or the grain of a plank round its knots. */
function drawLines(kind: 'ridges' | 'grain', ground: string, line: string): string {
  return kind === 'ridges' ? drawRidges(ground, line) : drawGrain(ground, line);
}

/** Each ridge hides what lies behind it. */
function drawRidges(ground: string, line: string): string {
  const rows = 22;
  const ridges = Array.from({ length: rows }, (_, row) => {
    const depth = row / rows;
    const points = curvePoints((x) => {
      const peaks = [
        [1180, 300, 150],
        [760, 240, 84],
        [1480, 190, 104],
        [330, 260, 46],
      ] as const;
      const rise = peaks.reduce(
        (sum, [at, reach, tall]) => sum + tall * Math.exp(-(((x - at - Math.sin(row * 0.7) * 50) / reach) ** 2)),
        0,
      );
      const rough =
        Math.sin(x / 46 + row * 1.3) * 5 + Math.sin(x / 19 - row * 2.1) * 2.2 + Math.sin(x / 131 + row * 0.8) * 10;
      return 150 + row * 14 - rise * Math.sin((0.18 + depth * 0.82) * Math.PI) * 0.9 - rough * (0.4 + depth);
    });
    return `<path d="M${points.join('L')}L${width + 20},${height + 20}L-20,${height + 20}Z" fill="${ground}" stroke="${line}" stroke-opacity="${(0.3 + depth * 0.45).toFixed(2)}"/>`;
  });
  return `<g stroke-width="1.1" stroke-linejoin="round">${ridges.join('')}</g>`;
}

const knots = [
  { x: 1130, y: 176, reach: 190, push: 42 },
  { x: 470, y: 262, reach: 130, push: 22 },
];

function drawGrain(ground: string, line: string): string {
  const rows = Array.from({ length: 40 }, (_, row) => {
    const points = curvePoints((x) => {
      const calm = -16 + row * 10 + Math.sin(x / 260 + row * 0.05) * 8 + Math.sin(x / 97 + row * 0.16) * 1.4;
      return knots.reduce((y, knot) => {
        const near = Math.exp(-(((x - knot.x) / knot.reach) ** 2));
        const away = calm - knot.y;
        return y + knot.push * near * Math.tanh(away / 9) * Math.exp(-Math.abs(away) / 80);
      }, calm);
    });
    return `<path d="M${points.join('L')}" stroke-opacity="${(0.25 + 0.4 * Math.abs(Math.sin(row * 1.7))).toFixed(2)}"/>`;
  });
  const eyes = knots.map(({ x, y, reach, push }) => {
    const rings = [0.92, 0.7, 0.48, 0.28].map(
      (k) =>
        `<ellipse cx="${x}" cy="${y}" rx="${reach * 0.62 * k}" ry="${push * 0.74 * k}" fill="${ground}" stroke-opacity="${(0.75 - k * 0.3).toFixed(2)}"/>`,
    );
    return rings.join('');
  });
  return `<g fill="none" stroke="${line}" stroke-width="1.1">${rows.join('')}${eyes.join('')}</g>`;
}

function curvePoints(yAt: (x: number) => number): string[] {
  return Array.from({ length: width / 8 + 6 }, (_, i) => `${-20 + i * 8},${round1(yAt(-20 + i * 8))}`);
}
