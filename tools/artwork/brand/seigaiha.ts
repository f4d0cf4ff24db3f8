import { join } from 'node:path';
import { writeSvg } from '../chart/svg-file.ts';
import { folders } from '../folders.ts';
import { palette } from '../palette.ts';

/** 海水: scales of waves, to repeat as a CSS background. Each scale covers those behind it, so a tile has its ground. */
export async function makeSeigaiha(): Promise<void> {
  await writeSvg(
    join(folders.webPublic, 'art/seigaiha.svg'),
    drawTile({ ground: palette.paper200, line: palette.silk400, opacity: 0.24 }),
  );
  await writeSvg(
    join(folders.webPublic, 'art/seigaiha-deep.svg'),
    drawTile({ ground: palette.abyss900, line: palette.silk400, opacity: 0.1 }),
  );
}

function drawTile({ ground, line, opacity }: { ground: string; line: string; opacity: number }): string {
  const width = 64;
  const height = width / 2;
  const centres = [
    [0, 0],
    [width, 0],
    [width / 2, height / 2],
    [0, height],
    [width, height],
    [width / 2, height * 1.5],
  ];
  const scale = ([x, y]: number[]) =>
    [1, 0.75, 0.5, 0.25].map((k) => `<circle cx="${x}" cy="${y}" r="${(width / 2) * k}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g fill="${ground}" stroke="${line}" stroke-opacity="${opacity}" stroke-width=".8">${centres.map(scale).join('')}</g>
  </svg>`;
}
