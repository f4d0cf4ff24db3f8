import { type Fen, portion } from '@silkboat/contract/money';

/**
 * Spreads a change of an order's price over its lines in proportion to what they cost. The parts sum to the change,
 * and as long as the change is not greater than the sum no line falls below 0: each part is the difference of two
 * rounded running sums.
 */
export function spreadChange(amounts: Fen[], change: Fen): Fen[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return amounts.map((_, index) => (index === 0 ? change : 0));
  let seen = 0;
  let spread = 0;
  return amounts.map((amount) => {
    seen += amount;
    const upToHere = portion(change, seen, total);
    const part = upToHere - spread;
    spread = upToHere;
    return part;
  });
}
