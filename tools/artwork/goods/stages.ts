import type { Stage, Tint } from '../../../apps/api/seed/catalogue/catalogue.ts';
import { isDark, tints } from './tints.ts';

/** Where things stand when the picture does not say: the height of the base line, as a fraction of the frame. */
export function baseLine(stage: Stage): number {
  if (stage === 'plinth') return 0.735;
  if (stage === 'step') return 0.725;
  if (stage === 'close') return 0.86;
  return 0.8;
}

/** The empty studio set of a square goods picture. */
export function drawStage({ stage, tint, size }: { stage: Stage; tint: Tint; size: number }): string {
  const { light, deep, floor } = tints[tint];
  const floorTop = size * 0.7;
  const hasFloor = stage !== 'close';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <defs>
      <radialGradient id="wall" cx=".34" cy=".22" r="1">
        <stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/>
      </radialGradient>
      <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${deep}" stop-opacity=".95"/><stop offset=".35" stop-color="${floor}"/><stop offset="1" stop-color="${light}"/>
      </linearGradient>
      <linearGradient id="niche" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${floor}"/>
      </linearGradient>
      <linearGradient id="side" x1="0" x2="1">
        <stop offset="0" stop-color="${floor}"/><stop offset=".3" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/>
      </linearGradient>
      <linearGradient id="top" x1="0" x2="1" y2="1">
        <stop offset="0" stop-color="${isDark(tint) ? '#2a5669' : '#fff'}"/><stop offset="1" stop-color="${floor}"/>
      </linearGradient>
      <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${size * 0.012}"/></filter>
      <filter id="softer" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="${size * 0.025}"/></filter>
    </defs>
    <rect width="${size}" height="${size}" fill="url(#wall)"/>
    ${hasFloor ? `<rect y="${floorTop}" width="${size}" height="${size - floorTop}" fill="url(#floor)"/>` : ''}
    ${drawProp({ stage, tint, size, floorTop })}
  </svg>`;
}

interface PropPlace {
  stage: Stage;
  tint: Tint;
  size: number;
  floorTop: number;
}

function drawProp({ stage, tint, size, floorTop }: PropPlace): string {
  if (stage === 'arch') return drawArch(size, floorTop, isDark(tint));
  if (stage === 'disc') return `<circle cx="${size * 0.5}" cy="${size * 0.44}" r="${size * 0.3}" fill="url(#niche)"/>`;
  if (stage === 'window') return drawWindowLight(size, isDark(tint));
  if (stage === 'plinth') return drawPlinth(size, isDark(tint));
  if (stage === 'step') return drawStep(size);
  return '';
}

function drawArch(size: number, floorTop: number, dark: boolean): string {
  const outline = `M${size * 0.22},${floorTop}V${size * 0.4}a${size * 0.28},${size * 0.28} 0 0 1 ${size * 0.56},0V${floorTop}`;
  return `<path d="${outline}Z" fill="url(#niche)"/>
    <path d="${outline}" fill="none" stroke="#fff" stroke-opacity="${dark ? 0.12 : 0.7}" stroke-width="${size / 320}"/>`;
}

function drawWindowLight(size: number, dark: boolean): string {
  const pane = (x: number, y: number) =>
    `<path d="M${size * x},${size * y}l${size * 0.16},-${size * 0.03}v${size * 0.3}l-${size * 0.16},${size * 0.05}z"/>`;
  return `<g fill="#fff" fill-opacity="${dark ? 0.05 : 0.42}" filter="url(#soft)">${pane(0.06, 0.08)}${pane(0.25, 0.045)}</g>`;
}

function drawPlinth(size: number, dark: boolean): string {
  const y = size * 0.705;
  const rx = size * 0.34;
  const ry = size * 0.075;
  const left = size * 0.5 - rx;
  return `<ellipse cx="${size * 0.53}" cy="${size * 0.94}" rx="${rx * 1.06}" ry="${ry * 1.2}" fill="${dark ? '#000' : '#5b4a33'}" opacity=".22" filter="url(#softer)"/>
    <path d="M${left},${y}v${size * 0.2}a${rx},${ry} 0 0 0 ${rx * 2},0v-${size * 0.2}z" fill="url(#side)"/>
    <ellipse cx="${size * 0.5}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#top)"/>`;
}

function drawStep(size: number): string {
  return `<rect x="${size * 0.14}" y="${size * 0.74}" width="${size * 0.72}" height="${size * 0.3}" fill="url(#side)"/>
    <path d="M${size * 0.14},${size * 0.74}l${size * 0.07},-${size * 0.06}h${size * 0.58}l${size * 0.07},${size * 0.06}z" fill="url(#top)"/>`;
}
