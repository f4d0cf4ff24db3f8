import { type LocalText, Refusal } from '@silkboat/contract/refusal';
import type { ResultCodeName } from '@silkboat/contract/result-codes';
import { deliveryMethodOf } from '../carts/cart-skus.ts';
import type { Checkout } from '../carts/checkout.ts';
import type { CartLineState, LineFault } from '../carts/price-rows.ts';

/** The "no" to a line that became faulty after the buyer saw it. */
const faultRefusals: Record<LineFault, ResultCodeName> = {
  SHORT: 'STOCK_NOT_ENOUGH',
  OFF_SHELF: 'GOODS_OFF_SHELF',
  BELOW_MINIMUM: 'WHOLESALE_MINIMUM',
};

/** Refuses a checkout that cannot become a trade, in the order in which clients expect the reasons. */
export function refuseUnorderable({ cart, address, pickUpPoint, lostCouponIds }: Checkout): void {
  const { lines } = cart;
  if (lines.length === 0) throw new Refusal('CART_NOTHING_VALID');
  if (!address && lines.some((line) => deliveryMethodOf(line) === 'LOGISTICS')) throw new Refusal('ADDRESS_MISSING');
  refuseFaulty(lines);
  const blocked = lines.filter(({ isBlocked }) => isBlocked);
  if (blocked.length > 0) {
    const { zh, en } = namesOf(blocked);
    throw new Refusal('NOT_DELIVERABLE_THERE', { zh: `包含商品有-${zh}`, en });
  }
  const isElsewhere = (line: CartLineState) => line.sku.storeId !== pickUpPoint?.storeId;
  if (lines.some((line) => deliveryMethodOf(line) === 'SELF_PICK_UP' && isElsewhere(line))) {
    throw new Refusal('STORE_ADDRESS_MISSING');
  }
  if (lostCouponIds.length > 0) throw new Refusal('COUPON_EXPIRED');
}

/** One sold-out line refuses the whole trade and is named; goods off the shelf alone leave nothing to order. */
function refuseFaulty(lines: CartLineState[]): void {
  for (const fault of ['SHORT', 'OFF_SHELF', 'BELOW_MINIMUM'] as const) {
    const faulty = lines.filter((line) => line.fault === fault);
    if (faulty.length === 0) continue;
    if (fault === 'OFF_SHELF' && faulty.length === lines.length) throw new Refusal('CART_NOTHING_VALID');
    throw new Refusal(faultRefusals[fault], namesOf(faulty));
  }
}

const namesOf = (lines: CartLineState[]): LocalText => ({
  zh: lines.map(({ sku }) => sku.name).join('、'),
  en: lines.map(({ sku }) => sku.nameEn || sku.name).join(', '),
});
