/** The nearest number that may be chosen; what is no number leaves the value as it was. */
export function correctedQuantity(
  typed: string,
  { value, min, max }: { value: number; min: number; max: number },
): number {
  const number = Number.parseInt(typed, 10);
  return Number.isNaN(number) ? value : Math.max(min, Math.min(max, number));
}
