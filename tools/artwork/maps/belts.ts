import { join } from 'node:path';
import { geoMercator, type Position } from 'd3-geo';
import { southChinaSeaIslands } from '../chart/atlas.ts';
import { drawCompassRose } from '../chart/compass-rose.ts';
import { coordinatesOf } from '../chart/coordinates.ts';
import { homeWeight } from '../chart/home-dots.ts';
import { round1, trackPath } from '../chart/lines.ts';
import { boxOfFrame, coastPath } from '../chart/mercator.ts';
import { writeModule } from '../chart/module-file.ts';
import { writeSvg } from '../chart/svg-file.ts';
import { folders } from '../folders.ts';
import { palette } from '../palette.ts';
import { getPort, type HomePortId, homePorts } from './ports.ts';
import { lengthKm, planVoyage } from './voyages.ts';

/** Domestic belts: China in dots that fade before any frontier, the sea as a soft shore, no outline. */

const width = 900;
const height = 760;
const projection = geoMercator().scale(1009.6).center([110.55, 32]).translate([450, 400]);

interface Belt {
  id: string;
  zh: string;
  en: string;
  at: Position;
  port: { zh: string; en: string; at: Position };
  labelSide: 'left' | 'right' | 'above' | 'below';
}

const yangshan = { zh: '洋山港', en: 'Yangshan', at: [122.05, 30.63] as Position };
const ningbo = { zh: '宁波舟山港', en: 'Ningbo-Zhoushan', at: [121.95, 29.93] as Position };
const qianwan = { zh: '前湾港', en: 'Qianwan', at: [120.22, 36.0] as Position };

const belts: Belt[] = [
  {
    id: 'quanzhou',
    zh: '泉州',
    en: 'Quanzhou',
    at: [118.59, 24.91],
    port: { zh: '泉州港', en: 'Quanzhou Port', at: [118.68, 24.85] },
    labelSide: 'right',
  },
  { id: 'yiwu', zh: '义乌', en: 'Yiwu', at: [120.07, 29.31], port: ningbo, labelSide: 'below' },
  {
    id: 'foshan',
    zh: '佛山',
    en: 'Foshan',
    at: [113.12, 23.02],
    port: { zh: '南沙港', en: 'Nansha', at: [113.6, 22.65] },
    labelSide: 'left',
  },
  {
    id: 'shenzhen',
    zh: '深圳',
    en: 'Shenzhen',
    at: [114.06, 22.54],
    port: { zh: '盐田港', en: 'Yantian', at: [114.27, 22.57] },
    labelSide: 'below',
  },
  { id: 'suzhou', zh: '苏州', en: 'Suzhou', at: [120.58, 31.3], port: yangshan, labelSide: 'left' },
  { id: 'jingdezhen', zh: '景德镇', en: 'Jingdezhen', at: [117.18, 29.27], port: ningbo, labelSide: 'left' },
  { id: 'qingdao', zh: '青岛', en: 'Qingdao', at: [120.38, 36.07], port: qianwan, labelSide: 'left' },
  { id: 'xuchang', zh: '许昌', en: 'Xuchang', at: [113.85, 34.04], port: qianwan, labelSide: 'left' },
  { id: 'chongqing', zh: '重庆', en: 'Chongqing', at: [106.55, 29.56], port: yangshan, labelSide: 'left' },
  {
    id: 'wuyishan',
    zh: '武夷山',
    en: 'Wuyishan',
    at: [118.03, 27.76],
    port: { zh: '厦门港', en: 'Xiamen', at: [118.07, 24.45] },
    labelSide: 'left',
  },
];

const lanes: [from: HomePortId, to: string][] = [
  ['shanghai', 'yokohama'],
  ['qingdao', 'busan'],
  ['shanghai', 'singapore'],
  ['quanzhou', 'singapore'],
  ['guangzhou', 'laem-chabang'],
];

export async function makeBelts(): Promise<void> {
  await writeSvg(join(folders.webPublic, 'art/belts.svg'), drawBelts());
  await writeModule(join(folders.webArtwork, 'belt-map.ts'), {
    about: 'maps/belts.ts',
    types: `
export interface BeltPlace {
  zh: string;
  en: string;
  /** Per cent of the map's width and height. */
  x: number;
  y: number;
  coordinates: string;
}

export interface Belt extends BeltPlace {
  id: string;
  port: BeltPlace;
  /** Great circle from the town to its port. */
  kilometres: number;
  /** From town to port, in the units of the map's viewBox. */
  d: string;
  labelSide: 'left' | 'right' | 'above' | 'below';
}

export interface BeltMap {
  background: string;
  viewBox: string;
  belts: Belt[];
}`,
    values: {
      beltMap: {
        type: 'BeltMap',
        value: { background: '/art/belts.svg', viewBox: `0 0 ${width} ${height}`, belts: belts.map(describe) },
      },
    },
  });
}

function describe({ id, zh, en, at, port, labelSide }: Belt) {
  const kilometres = Math.round(lengthKm([at, port.at]));
  return {
    id,
    ...placeOf({ zh, en, at }),
    port: placeOf(port),
    kilometres,
    d: bowPath(projection(at)!, projection(port.at)!),
    labelSide,
  };
}

function placeOf({ zh, en, at }: { zh: string; en: string; at: Position }) {
  const [x, y] = projection(at)!;
  return { zh, en, x: percent(x, width), y: percent(y, height), coordinates: coordinatesOf(at) };
}

const percent = (value: number, whole: number) => Math.round((value / whole) * 1000) / 10;

/** A shallow bow, so that two roads to one port do not cover each other. */
function bowPath([ax, ay]: Position, [bx, by]: Position): string {
  const control: Position = [(ax + bx) / 2 + (by - ay) * 0.18, (ay + by) / 2 - (bx - ax) * 0.18];
  return `M${round1(ax)},${round1(ay)}Q${control.map(round1)} ${round1(bx)},${round1(by)}`;
}

function drawBelts(): string {
  const coast = coastPath(projection, { resolution: '50m', minArea: 0.01, box: boxOfFrame(projection, width, height) });
  const shore = [
    [46, 0.05],
    [30, 0.07],
    [16, 0.1],
    [6, 0.16],
  ].map(([strokeWidth, opacity]) => `<use href="#coast" stroke-width="${strokeWidth}" stroke-opacity="${opacity}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs>
      <path id="coast" d="${coast}"/>
      <radialGradient id="round" cx=".5" cy=".5" r=".54"><stop offset=".62" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>
      <mask id="fade"><rect width="${width}" height="${height}" fill="url(#round)"/></mask>
      <clipPath id="sea"><path d="M-99-99H999V999H-99Z${coast}" clip-rule="evenodd"/></clipPath>
    </defs>
    <g mask="url(#fade)"><g clip-path="url(#sea)" fill="none" stroke="${palette.abyss600}" stroke-linejoin="round">${shore.join('')}</g></g>
    ${drawDots()}
    <g mask="url(#fade)" fill="none" stroke="${palette.silk500}" stroke-width="1.2" stroke-dasharray="1 5" stroke-linecap="round">
      ${lanes.map(drawLane).join('')}
    </g>
    ${drawSouthChinaSea()}
    ${drawCompassRose({ cx: 96, cy: 664, radius: 54, colour: palette.silk600, ground: palette.paper100 })}
  </svg>`;
}

function drawLane([from, to]: [HomePortId, string]): string {
  const points = planVoyage(homePorts[from], getPort(to)).track.map((point) => projection(point)!);
  const seen = points.filter(([x, y]) => x > -300 && y > -300 && x < width + 300 && y < height + 500);
  return `<path d="${trackPath(seen, 16)}"/>`;
}

/** Dots in staggered rows; those of one size share a path. */
function drawDots(): string {
  const gap = 11;
  const paths: Record<string, string> = {};
  for (let row = 0; row * gap * 0.87 < height; row++) {
    const y = row * gap * 0.87;
    for (let x = (row % 2) * (gap / 2); x < width; x += gap) {
      const weight = homeWeight(projection.invert!([x, y])!) * inlandFade(x, y);
      if (weight < 0.08) continue;
      const level = Math.ceil(weight * 8) / 8;
      paths[level] = `${paths[level] ?? ''}M${round1(x)},${round1(y)}h0`;
    }
  }
  const groups = Object.entries(paths).map(
    ([level, d]) =>
      `<path d="${d}" stroke-width="${(1.8 + Number(level) * 2.2).toFixed(1)}" stroke-opacity="${(0.12 + Number(level) * 0.5).toFixed(2)}"/>`,
  );
  return `<g fill="none" stroke="#8d8267" stroke-linecap="round">${groups.join('')}</g>`;
}

/** The belts lie near the coast; towards the far west and north the dots grow faint. */
function inlandFade(x: number, y: number): number {
  const distance = Math.hypot(x - 520, (y - 440) * 1.2);
  return Math.max(0, Math.min(1, (530 - distance) / 260));
}

/** The islands south of the frame, in the customary inset. */
function drawSouthChinaSea(): string {
  const box = { x: 792, y: 588, width: 92, height: 152 };
  const inset = geoMercator()
    .scale(300)
    .center([113.2, 11.9])
    .translate([box.x + box.width / 2, box.y + box.height / 2]);
  const [[left, top], [right, bottom]] = [
    inset.invert!([box.x, box.y])!,
    inset.invert!([box.x + box.width, box.y + box.height])!,
  ];
  const coast = coastPath(inset, {
    resolution: '50m',
    minArea: 0.05,
    box: { west: left, north: top, east: right, south: bottom },
  });
  const dots = southChinaSeaIslands.map((place) => `M${inset(place)!.map(round1)}h0`).join('');
  const mainland: string[] = [];
  for (let y = box.y + 2; y < box.y + 40; y += 4.4) {
    for (let x = box.x + 2; x < box.x + box.width; x += 5) {
      if (homeWeight(inset.invert!([x, y])!) > 0.4) mainland.push(`M${round1(x)},${round1(y)}h0`);
    }
  }
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${palette.paper50}" stroke="${palette.paper400}"/>
    <path d="${coast}" fill="none" stroke="${palette.abyss600}" stroke-opacity=".28" stroke-width=".7"/>
    <g fill="none" stroke="#8d8267" stroke-linecap="round"><path d="${mainland.join('')}" stroke-width="1.6" stroke-opacity=".6"/><path d="${dots}" stroke-width="2.4" stroke-opacity=".8"/></g>
    <text x="${box.x + box.width / 2}" y="${box.y + box.height - 9}" text-anchor="middle" font-family="system-ui, sans-serif" font-size="11" letter-spacing=".5" fill="${palette.ink500}" stroke="${palette.paper50}" stroke-width="4" paint-order="stroke" stroke-linejoin="round">南海诸岛</text>`;
}
