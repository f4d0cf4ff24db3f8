/** Ids of the sample shop: one range per kind, all older than any id made while running, the same on every machine. */
const kinds = {
  store: 1,
  brand: 2,
  category: 3,
  goods: 4,
  sku: 5,
  coupon: 6,
  promotion: 7,
  member: 8,
  evaluation: 9,
  page: 10,
  freight: 11,
  label: 12,
  pickUp: 13,
  word: 14,
  carrier: 15,
  reason: 16,
  move: 17,
  promotionSku: 18,
  memberCoupon: 19,
} as const;

export type SampleKind = keyof typeof kinds;

export const sampleId = (kind: SampleKind, number: number): string =>
  String(BigInt(kinds[kind]) * 1_000_000_000_000n + BigInt(number));

/** Numbers the keys of a kind in the order in which they first appear. */
export function createNumbering(kind: SampleKind): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const id = known.get(key) ?? sampleId(kind, known.size + 1);
    known.set(key, id);
    return id;
  };
}
