import { compactDate } from '@silkboat/contract/dates';

/**
 * Time-ordered 64-bit ids made in the process: 41 bits of milliseconds since 2024, 10 bits of node, 12 bits of count.
 * The node number comes from a database sequence at start (`claimNode`), so that several processes never collide.
 */
const epoch = Date.UTC(2024, 0, 1);
let node = 0;
let last = 0;
let count = 0;

export function useNode(number: number): void {
  node = number % 1024;
}

export function nextId(): string {
  const time = Math.max(Date.now() - epoch, last);
  if (time === last) {
    count = (count + 1) & 4095;
    if (count === 0) last += 1;
  } else {
    count = 0;
    last = time;
  }
  return String((BigInt(Math.max(time, last)) << 22n) | (BigInt(node) << 12n) | BigInt(count));
}

/** Serial numbers: prefix, day in GMT+8, id (`T` trade, `O` order, `OI` order line, `OP` parcel); `Y` and `W` carry no day. */
export function nextSerial(prefix: 'T' | 'O' | 'OI' | 'OP' | 'A' | 'AF' | 'Y' | 'W', now: Date): string {
  const day = prefix === 'Y' || prefix === 'W' || prefix === 'AF' ? '' : compactDate(now);
  return `${prefix}${day}${nextId()}`;
}
