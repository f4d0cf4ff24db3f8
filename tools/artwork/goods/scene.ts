import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Picture, PictureObject, Tint } from '../../../apps/api/seed/catalogue/catalogue.ts';
import { baseLine, drawStage } from './stages.ts';
import { cutObject, type StudioObject } from './studio-object.ts';
import { shadowColour } from './tints.ts';

/** Raise this when the drawing changes, so that every picture is made again. */
export const sceneVersion = 1;

export interface PlacedObject {
  cut: StudioObject;
  /** Centre and base line in pixels. */
  x: number;
  y: number;
}

export async function composePicture(picture: Picture, size: number): Promise<Sharp> {
  const set = drawStage({ stage: picture.stage, tint: picture.tint, size });
  const placed = await placeObjects(picture.objects, {
    width: size,
    height: size,
    unit: size,
    base: baseLine(picture.stage),
    defaultSize: picture.stage === 'close' ? 0.72 : 0.54,
  });
  return composeSet({ set, placed, width: size, height: size, tint: picture.tint });
}

interface Frame {
  width: number;
  height: number;
  /** What an object's `size` is a fraction of. */
  unit: number;
  base: number;
  defaultSize: number;
}

/** Things further back stand higher in the frame: they are placed first, so that those in front cover them. */
export async function placeObjects(objects: PictureObject[], frame: Frame): Promise<PlacedObject[]> {
  const placed: PlacedObject[] = [];
  for (const object of objects) {
    const cut = await cutObject(object, (object.size ?? frame.defaultSize) * frame.unit);
    placed.push({ cut, x: (object.x ?? 0.5) * frame.width, y: (object.y ?? frame.base) * frame.height });
  }
  return placed.sort((a, b) => a.y - b.y);
}

interface Composition {
  set: string;
  placed: PlacedObject[];
  width: number;
  height: number;
  tint: Tint;
}

export function composeSet({ set, placed, width, height, tint }: Composition): Sharp {
  const layers: OverlayOptions[] = [
    { input: Buffer.from(drawShadows({ placed, width, height, tint })), left: 0, top: 0 },
  ];
  for (const { cut, x, y } of placed) {
    layers.push({ input: cut.pixels, left: Math.round(x - cut.width / 2), top: Math.round(y - cut.height) });
  }
  return sharp(Buffer.from(set)).composite(layers);
}

/** A tight dark shadow where the object touches, and a wide soft one thrown to the right. */
function drawShadows({ placed, width, height, tint }: Omit<Composition, 'set'>): string {
  const colour = shadowColour(tint);
  const blur = Math.min(width, height);
  const ellipses = placed.map(({ cut, x, y }) => {
    const left = x - cut.width / 2;
    const footCentre = left + (cut.foot.from + cut.foot.to) / 2;
    const footHalf = Math.max((cut.foot.to - cut.foot.from) / 2, cut.width * 0.16);
    const depth = Math.max(cut.width, cut.height * 0.6);
    return `<ellipse cx="${footCentre + depth * 0.02}" cy="${y - depth * 0.01}" rx="${footHalf * 1.04}" ry="${depth * 0.045}" opacity=".36" filter="url(#contact)"/>
      <ellipse cx="${x + cut.width * 0.12}" cy="${y + depth * 0.005}" rx="${cut.width * 0.55}" ry="${depth * 0.085}" opacity=".18" filter="url(#thrown)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <filter id="contact" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="${blur * 0.01}"/></filter>
      <filter id="thrown" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="${blur * 0.03}"/></filter>
    </defs>
    <g fill="${colour}">${ellipses.join('')}</g>
  </svg>`;
}
