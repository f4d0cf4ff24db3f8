/**
 * Money is an integer of fen inside the shop and yuan with two decimals on the wire.
 * Rounding is half up, in one place each: where a rate is applied or a sum is split.
 */
export type Fen = number;

/** The only currency that the shop charges in today. */
export const currency = 'CNY';

export const toYuan = (fen: Fen): number => fen / 100;

/** Yuan from outside; refuses nothing, so validate range and decimals before. */
export const toFen = (yuan: number): Fen => Math.round(Number((yuan * 100).toFixed(4)));

/** `amount × numerator ÷ denominator`, half up, exact for amounts up to 90 million yuan. */
export function portion(amount: Fen, numerator: number, denominator: number): Fen {
  if (denominator === 0) return 0;
  const product = BigInt(Math.round(amount)) * BigInt(Math.round(numerator));
  const divisor = BigInt(Math.round(denominator));
  const doubled = product * 2n + (product >= 0n ? divisor : -divisor);
  return Number(doubled / (divisor * 2n));
}

/** `¥1,280.00` as every page shows it. */
export function formatYuan(yuan: number): string {
  const [whole = '0', cents = '00'] = Math.abs(yuan).toFixed(2).split('.');
  return `${yuan < 0 ? '−' : ''}¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
