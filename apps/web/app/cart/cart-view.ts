import type { CartGroup, CartLine, FullDiscount } from '@silkboat/contract/cart-lines';
import type { Coupon } from '@silkboat/contract/coupons';
import { toFen, toYuan } from '@silkboat/contract/money';
import type { TradeDraft } from '@silkboat/contract/trades';

/** The cart as the page shows it: much smaller than the draft, which holds every line three times. Amounts in yuan. */
export interface CartView {
  stores: StoreView[];
  totals: CartTotals;
}

export interface StoreView {
  storeId: string;
  name: string;
  logo: string | null;
  place: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  offer: StoreOffer | null;
  /** Coupons that the visitor may claim. */
  coupons: CartCoupon[];
  /** What can be bought first, what cannot at the end. */
  lines: LineView[];
}

/** "Spend so much in this store", and how far the checked lines are. */
export interface StoreOffer {
  name: string;
  full: number;
  /** Yuan off. */
  minus: number | null;
  /** Tenths to pay: 8.5 is 85 %. */
  rate: number | null;
  hasFreeFreight: boolean;
  points: number;
  hasCoupon: boolean;
  isReached: boolean;
  missing: number;
  saved: number;
}

export type CartCoupon = Pick<
  Coupon,
  'id' | 'couponType' | 'price' | 'couponDiscount' | 'consumeThreshold' | 'scopeType' | 'endTime' | 'effectiveDays'
>;

export interface LineView {
  skuId: string;
  goodsId: string;
  name: string;
  specs: string;
  image: string;
  unit: number;
  /** The struck-through price beside the charged one. */
  was: number | null;
  isSeckill: boolean;
  num: number;
  /** The most pieces that a line may hold now. */
  max: number;
  /** Set while so few are left that it matters. */
  left: number | null;
  subTotal: number;
  isChecked: boolean;
  /** Cannot be bought, whatever the quantity. */
  isDead: boolean;
  isSoldOut: boolean;
  /** Why the line cannot be ordered as it is; empty when it can. */
  fault: string;
}

export interface CartTotals {
  goods: number;
  /** By the stores' offers. */
  discount: number;
  payable: number;
  /** Points that reached offers give. */
  points: number;
  kinds: number;
  pieces: number;
}

const mostRetailPieces = 99;
/** From so few pieces on the page warns. */
const fewPieces = 5;

export function toCartView(draft: TradeDraft): CartView {
  const { goodsPrice, discountPrice, flowPrice } = draft.priceDetailDTO;
  return {
    stores: draft.cartList.map(toStore),
    totals: {
      goods: goodsPrice,
      discount: discountPrice,
      payable: flowPrice,
      points: draft.cartList.reduce((sum, { giftPoint }) => sum + giftPoint, 0),
      kinds: draft.checkedSkuList.length,
      pieces: draft.checkedSkuList.reduce((sum, { num }) => sum + num, 0),
    },
  };
}

function toStore(group: CartGroup): StoreView {
  const sku = group.skuList[0]?.goodsSku;
  const lines = group.skuList.map(toLine);
  return {
    storeId: group.storeId,
    name: group.storeName,
    logo: sku?.storeLogo ?? null,
    place: commonPlace(group),
    country: sku?.originCountry ?? '',
    offer: group.fullDiscount && toOffer(group, group.fullDiscount),
    coupons: group.canReceiveCoupon.map(toCoupon),
    lines: [...lines.filter(({ isDead }) => !isDead), ...lines.filter(({ isDead }) => isDead)],
  };
}

/** Where the goods come from, when it is the same for all of them. */
function commonPlace({ skuList }: CartGroup): string {
  const [place = '', ...others] = new Set(skuList.map(({ goodsSku }) => goodsSku.originPlace));
  return others.length === 0 ? place : '';
}

function toOffer(group: CartGroup, offer: FullDiscount): StoreOffer {
  const skuIds = new Set(group.fullDiscountSkuIds);
  const spent = group.checkedSkuList
    .filter(({ goodsSku }) => skuIds.has(goodsSku.id))
    .reduce((sum, { subTotal }) => sum + toFen(subTotal), 0);
  const missing = Math.max(0, toFen(offer.fullMoney) - spent);
  return {
    name: offer.promotionName,
    full: offer.fullMoney,
    minus: offer.fullMinusFlag ? offer.fullMinus : null,
    rate: !offer.fullMinusFlag && offer.fullRateFlag ? offer.fullRate : null,
    hasFreeFreight: offer.freeFreightFlag,
    points: offer.pointFlag ? (offer.point ?? 0) : 0,
    hasCoupon: offer.couponFlag,
    isReached: missing === 0,
    missing: toYuan(missing),
    saved: group.priceDetailDTO.discountPrice,
  };
}

function toCoupon(coupon: Coupon): CartCoupon {
  const { id, couponType, price, couponDiscount, consumeThreshold, scopeType, endTime, effectiveDays } = coupon;
  return { id, couponType, price, couponDiscount, consumeThreshold, scopeType, endTime, effectiveDays };
}

function toLine({ goodsSku, ...line }: CartLine): LineView {
  const { quantity: stock, alertQuantity } = goodsSku;
  const limit = goodsSku.salesModel === 'WHOLESALE' ? stock : Math.min(mostRetailPieces, stock);
  const was = goodsSku.promotionFlag ? goodsSku.price : goodsSku.listPrice;
  const isSoldOut = stock <= 0;
  const isDead = line.invalid || isSoldOut;
  return {
    skuId: goodsSku.id,
    goodsId: goodsSku.goodsId,
    name: goodsSku.goodsName,
    specs: goodsSku.simpleSpecs ?? '',
    image: goodsSku.thumbnail,
    unit: line.purchasePrice,
    was: was !== null && was > line.purchasePrice ? was : null,
    isSeckill: goodsSku.promotionFlag,
    num: line.num,
    max: Math.max(1, limit),
    left: !isDead && stock <= Math.max(fewPieces, alertQuantity) ? stock : null,
    subTotal: line.subTotal,
    isChecked: line.checked,
    isDead,
    isSoldOut,
    fault: line.errorMessage,
  };
}

export const linesOf = ({ stores }: CartView): LineView[] => stores.flatMap(({ lines }) => lines);

/** Whether a line can be checked. */
export const canCheck = ({ isDead, num, max }: LineView): boolean => !isDead && num <= max;

type CheckState = 'all' | 'some' | 'none';

/** The state of the box above some lines: lines that cannot be checked do not count. */
export function checkState(lines: LineView[]): CheckState {
  const able = lines.filter(canCheck);
  const checked = able.filter(({ isChecked }) => isChecked).length;
  if (checked === 0) return 'none';
  return checked === able.length ? 'all' : 'some';
}
