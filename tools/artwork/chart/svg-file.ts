import { statSync } from 'node:fs';
import { writeText } from '../raster.ts';

/** Writes a drawing without the indentation that only our source needs. */
export async function writeSvg(file: string, svg: string): Promise<void> {
  await writeText(file, `${squeeze(svg)}\n`);
  console.log(`${file.replace(/.*\/apps\//, 'apps/')} ${(statSync(file).size / 1024).toFixed(1)} KB`);
}

export function squeeze(svg: string): string {
  return svg
    .replace(/\s*\n\s*/g, ' ')
    .replace(/> </g, '><')
    .trim();
}
