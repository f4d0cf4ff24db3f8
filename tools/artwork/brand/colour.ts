/** Mixes two colours: `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [a, b] = [channels(first), channels(second)];
  return `#${a
    .map((value, i) =>
      Math.round(value + (b[i]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
