import { randomUUID } from 'node:crypto';
import { Refusal } from '@silkboat/contract/refusal';
import type { SliderPuzzle, VerificationScene } from '@silkboat/contract/verification';
import type { Ephemeral } from '../ephemeral.ts';
import { drawPuzzle, pieceSize, puzzleHeight, puzzleWidth } from './slider-pictures.ts';

const lifeMs = 300_000;
/** Drops nearer than this many pixels are right. */
const tolerance = 3;
const mostTries = 5;

interface Place {
  scene: VerificationScene;
  deviceId: string;
}

const placeKey = ({ scene, deviceId }: Place) => `slider:${scene}:${deviceId}`;
const triesKey = (place: Place) => `tries:${placeKey(place)}`;
const passKey = (place: Place) => `pass:${placeKey(place)}`;

/** A new puzzle; the one before it counts no more. */
export async function makeSlider(ephemeral: Ephemeral, place: Place): Promise<SliderPuzzle> {
  const { x, y, back, piece } = await drawPuzzle();
  await ephemeral.remove(triesKey(place));
  await ephemeral.set(placeKey(place), String(x), lifeMs);
  return {
    backImage: `data:image/jpeg;base64,${back.toString('base64')}`,
    slidingImage: `data:image/png;base64,${piece.toString('base64')}`,
    randomY: y,
    originalWidth: puzzleWidth,
    originalHeight: puzzleHeight,
    sliderWidth: pieceSize,
    sliderHeight: pieceSize,
    key: randomUUID(),
    effectiveTime: lifeMs / 1000,
  };
}

/** The right place gives a pass; a wrong one may be tried again a few times. */
export async function checkSlider(ephemeral: Ephemeral, place: Place, x: number): Promise<void> {
  const right = await ephemeral.get(placeKey(place));
  if (right === undefined) throw new Refusal('VERIFICATION_REQUIRED');
  if (Math.abs(Number(right) - x) >= tolerance) {
    if ((await ephemeral.increment(triesKey(place), lifeMs)) >= mostTries) await ephemeral.remove(placeKey(place));
    throw new Refusal('VERIFICATION_FAILED');
  }
  if ((await ephemeral.take(placeKey(place))) !== right) throw new Refusal('VERIFICATION_REQUIRED');
  await ephemeral.set(passKey(place), 'passed', lifeMs);
}

/** Uses the pass up; false when there is none. */
export const takeSliderPass = async (ephemeral: Ephemeral, place: Place): Promise<boolean> =>
  (await ephemeral.take(passKey(place))) !== undefined;
