import type { LocalText } from '@silkboat/contract/refusal';
import { resultCodes } from '@silkboat/contract/result-codes';
import type { PriceBreakdown } from '#db/schema/index.ts';
import { isOnSale } from '../goods/sku-rows.ts';
import { type CartRow, toLineToPrice, wholesaleStepsOf } from './cart-skus.ts';
import { piecesByGoods, stepPrice, unitPrice } from './pricing/base-price.ts';
import type { AppliedCoupon, CouponToApply } from './pricing/coupon-discount.ts';
import type { Destination } from './pricing/freight.ts';
import { type FullDiscountState, findFullDiscount } from './pricing/full-discount.ts';
import { noPrice } from './pricing/price-detail.ts';
import { type PricedTrade, priceTrade } from './pricing/price-trade.ts';
import type { PricedLine } from './pricing/priced-line.ts';

/** Why a line cannot be ordered. */
export type LineFault = 'OFF_SHELF' | 'SHORT' | 'BELOW_MINIMUM';

/** A line with its present price and what is wrong with it. A faulty line is not checked, whatever the buyer chose. */
export interface CartLineState extends CartRow {
  fault: LineFault | undefined;
  unitPrice: number;
  price: PriceBreakdown;
  isFreeFreight: boolean;
  isBlocked: boolean;
}

/** The lines of one store. */
export interface CartGroupState {
  storeId: string;
  lines: CartLineState[];
  price: PriceBreakdown;
  fullDiscount: FullDiscountState | undefined;
}

export interface PricedCart<C extends CouponToApply = CouponToApply> {
  lines: CartLineState[];
  groups: CartGroupState[];
  price: PriceBreakdown;
  coupons: AppliedCoupon<C>[];
}

interface Pricing<C extends CouponToApply> {
  coupons?: C[];
  destination?: Destination | undefined;
  hasCommission?: boolean;
}

/** Looks at each line, prices those that are checked and in order, and groups all of them by store. */
export function priceRows<C extends CouponToApply>(rows: CartRow[], pricing: Pricing<C> = {}): PricedCart<C> {
  const faults = findFaults(rows);
  const checked = rows.filter((row) => row.isChecked && !faults.has(row.sku.id));
  const trade = priceTrade(checked.map(toLineToPrice), pricing);
  const priced = new Map(trade.stores.flatMap((store) => store.lines).map((line) => [line.skuId, line]));
  const blocked = new Set(trade.blocked);
  const lines = rows.map((row): CartLineState => {
    const { unitPrice, price, isFreeFreight } = priced.get(row.sku.id) ?? unpriced(row);
    const [isChecked, isBlocked] = [priced.has(row.sku.id), blocked.has(row.sku.id)];
    return { ...row, isChecked, isBlocked, fault: faults.get(row.sku.id), unitPrice, price, isFreeFreight };
  });
  const storeIds = [...new Set(lines.map(({ sku }) => sku.storeId))];
  return {
    lines,
    groups: storeIds.map((storeId) => groupOf(storeId, lines, trade)),
    price: trade.price,
    coupons: trade.coupons,
  };
}

function findFaults(rows: CartRow[]): Map<string, LineFault> {
  const faults = new Map<string, LineFault>();
  for (const { sku, quantity } of rows) {
    if (!isOnSale(sku)) faults.set(sku.id, 'OFF_SHELF');
    else if (sku.stock < quantity) faults.set(sku.id, 'SHORT');
  }
  const counted = rows.filter(({ sku, isChecked }) => isChecked && !faults.has(sku.id));
  const pieces = piecesByGoods(counted.map(toLineToPrice));
  for (const { sku } of counted) {
    const steps = wholesaleStepsOf(sku);
    if (steps && stepPrice(steps, pieces.get(sku.goodsId)!) === undefined) faults.set(sku.id, 'BELOW_MINIMUM');
  }
  return faults;
}

/** A line that is not counted still shows what one costs. */
const unpriced = (row: CartRow) => ({
  unitPrice: unitPrice(toLineToPrice(row), row.quantity),
  price: noPrice(),
  isFreeFreight: false,
});

function groupOf(storeId: string, lines: CartLineState[], trade: PricedTrade): CartGroupState {
  const own = lines.filter(({ sku }) => sku.storeId === storeId);
  const store = trade.stores.find((priced) => priced.storeId === storeId);
  return {
    storeId,
    lines: own,
    price: store?.price ?? noPrice(),
    fullDiscount: store?.fullDiscount ?? findFullDiscount([], own),
  };
}

/** The lines that count, as coupons judge them. */
export const pricedLinesOf = ({ lines }: Pick<PricedCart, 'lines'>): PricedLine[] =>
  lines
    .filter(({ isChecked }) => isChecked)
    .map((line) => ({
      ...toLineToPrice(line),
      unitPrice: line.unitPrice,
      isFreeFreight: line.isFreeFreight,
      price: line.price,
    }));

/** What the buyer reads beside a faulty line. */
export function faultText({ fault, sku }: Pick<CartLineState, 'fault' | 'sku'>): LocalText {
  if (fault === 'OFF_SHELF') return resultCodes.GOODS_OFF_SHELF;
  if (fault === 'BELOW_MINIMUM') return resultCodes.WHOLESALE_MINIMUM;
  if (fault === undefined) return { zh: '', en: '' };
  return { zh: `商品库存不足,现有库存数量[${sku.stock}]`, en: `There is not enough stock, [${sku.stock}] left` };
}
