/** A small seeded generator (mulberry32), so that two machines make the same shop. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from `min` to `max`, both possible. */
  between(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { next, between, pick: (list) => list[between(0, list.length - 1)]!, chance: (share) => next() < share };
}
