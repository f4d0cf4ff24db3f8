import sharp from 'sharp';
import type { PictureObject } from '../../../apps/api/seed/catalogue/catalogue.ts';
import { packageFile } from '../folders.ts';
import { bleedOutline, splitAlpha, tightenOutline } from './outline.ts';

/** The edge of every picture in fluent-emoji-3d. */
const sourceSize = 256;

/** An object cut out to its visible pixels, ready to be placed. */
export interface StudioObject {
  pixels: Buffer;
  width: number;
  height: number;
  /** The part that touches the ground, from the left edge of the cut-out. */
  foot: { from: number; to: number };
}

export const emojiFile = (emoji: string) => packageFile('@lobehub/fluent-emoji-3d', `assets/${emoji}.webp`);

/** Grades, turns and scales an object; `boxSize` is the edge that the uncut 256 px picture would have. */
export async function cutObject(object: PictureObject, boxSize: number): Promise<StudioObject> {
  const { data, info } = await gradeObject(object);
  const box = visibleBox(data, info);
  const scale = boxSize / sourceSize;
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));

  // Colour and outline are enlarged apart: together, the pale rim of the small picture would grow with it.
  bleedOutline(data, info);
  const { colour, alpha } = splitAlpha(data);
  let painted = sharp(colour, { raw: { ...sizeOf(info), channels: 3 } })
    .extract(box)
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' });
  if (scale > 1.05) painted = painted.sharpen({ sigma: Math.min(1.8, 0.7 * scale), m1: 0.4, m2: 1.4 });
  const outline = await sharp(alpha, { raw: { ...sizeOf(info), channels: 1 } })
    .extract(box)
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  if (scale > 1.15) tightenOutline(outline, scale);

  const cut = sharp(await painted.raw().toBuffer(), { raw: { width, height, channels: 3 } });
  const pixels = await cut
    .joinChannel(outline, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return { pixels, width, height, foot: footOf(outline, width, height) };
}

async function gradeObject({ emoji, hue = 0, saturation = 0.86, brightness = 1, flip, rotate }: PictureObject) {
  let picture = sharp(emojiFile(emoji)).ensureAlpha();
  if (flip) picture = picture.flop();
  picture = picture.modulate({ hue: Math.round(hue), saturation, brightness });
  if (rotate) picture = picture.rotate(rotate, { background: { r: 0, g: 0, b: 0, alpha: 0 } });
  return picture.raw().toBuffer({ resolveWithObject: true });
}

interface Size {
  width: number;
  height: number;
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

function visibleBox(pixels: Buffer, { width, height }: Size) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pixels[(y * width + x) * 4 + 3]! < 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The extent of the lowest tenth: a goblet stands on its foot, a chair between its legs. */
function footOf(alpha: Buffer, width: number, height: number) {
  let [from, to] = [width, 0];
  for (let y = Math.floor(height * 0.9); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (alpha[y * width + x]! < 128) continue;
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
  }
  return from < to ? { from, to } : { from: 0, to: width };
}
