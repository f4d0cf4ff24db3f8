import type { Detail } from './detail.ts';

/** A line of retail goods holds no more pieces than this; wholesale has no ceiling but the stock. */
const mostRetailPieces = 99;

type Sold = Pick<Detail, 'quantity' | 'steps' | 'price' | 'promotionPrice' | 'listPrice'>;

/** How many pieces can be bought at once. */
export function purchaseLimits({ quantity, steps }: Pick<Sold, 'quantity' | 'steps'>) {
  const least = steps[0]?.num ?? 1;
  const most = steps.length > 0 ? quantity : Math.min(quantity, mostRetailPieces);
  return { least, most: Math.max(least, most), canBuy: most >= least };
}

/** What one of so many pieces costs, and what is struck through beside it: nothing that is not dearer. */
export function priceOfOne({ steps, price, promotionPrice, listPrice }: Sold, pieces: number) {
  const step = steps.findLast(({ num }) => num <= pieces) ?? steps[0];
  const now = step?.price ?? promotionPrice ?? price;
  const before = promotionPrice === null || step ? listPrice : price;
  return { now, before: before !== null && before > now ? before : null };
}

/** `8.2` for a price that is 82 % of the one before. */
export const tenthsOf = (now: number, before: number): number => Math.max(0.1, Math.round((now / before) * 100) / 10);
