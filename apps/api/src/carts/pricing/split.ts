import { type Fen, portion } from '@silkboat/contract/money';

/**
 * Splits `amount` in proportion to `weights`. Each ratio is rounded to 1/`scale` and each share to a fen; the last
 * part takes the rest, so the parts always sum to the amount. No part is negative.
 */
export function splitByWeight(amount: Fen, weights: number[], scale: number): Fen[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = amount;
  return weights.map((weight, at) => {
    const share =
      at === weights.length - 1 ? left : Math.min(portion(amount, portion(weight, scale, total), scale), left);
    left -= share;
    return share;
  });
}

/**
 * Splits a reduction over lines by their prices, with ratios of 4 decimals. It is cut to what the lines cost together,
 * and what would make a line cheaper than nothing moves to lines that have room.
 */
export function splitReduction(amount: Fen, prices: Fen[]): Fen[] {
  const total = prices.reduce((sum, price) => sum + price, 0);
  const shares = splitByWeight(Math.min(amount, total), prices, 10_000);
  let excess = 0;
  const cut = shares.map((share, at) => {
    const kept = Math.min(share, prices[at]!);
    excess += share - kept;
    return kept;
  });
  return cut.map((share, at) => {
    const more = Math.min(excess, prices[at]! - share);
    excess -= more;
    return share + more;
  });
}
