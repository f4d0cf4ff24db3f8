/**
 * Places 0 to 100 on the price slider. Most goods are cheap, so that the low prices get more room; prices are round
 * numbers, and both ends mean no limit.
 */
export function priceAt(place: number, { min, max }: { min: number; max: number }): number | undefined {
  if (place <= 0 || place >= 100) return undefined;
  const yuan = min + (max - min) * (place / 100) ** 2;
  const step = yuan < 100 ? 5 : yuan < 500 ? 10 : yuan < 2000 ? 50 : 100;
  return Math.max(step, Math.round(yuan / step) * step);
}

/** Where a price stands, as far as the slider goes. */
export function placeOf(yuan: number, { min, max }: { min: number; max: number }): number {
  if (max <= min) return 0;
  return Math.round(Math.sqrt(Math.max(0, Math.min(1, (yuan - min) / (max - min)))) * 100);
}
