import type { CartGroup, CartLine, DeliveryMethod } from '@silkboat/contract/cart-lines';
import type { Coupon, MemberCoupon } from '@silkboat/contract/coupons';
import { toFen, toYuan } from '@silkboat/contract/money';
import type { StoreAddress } from '@silkboat/contract/stores';
import type { CheckoutReceipt, TradeDraft } from '@silkboat/contract/trades';

/** The ways to a checkout that the site has. */
const checkoutWays = ['CART', 'BUY_NOW', 'VIRTUAL'] as const;
export type CheckoutWay = (typeof checkoutWays)[number];

/** The checkout as the page shows it. Amounts in yuan. */
export interface CheckoutView {
  stores: CheckoutStore[];
  /** What was chosen and cannot be ordered, with the reason. */
  faulty: CheckoutLine[];
  totals: CheckoutTotals;
  /** Something has to be carried to somebody. */
  hasDelivery: boolean;
  method: DeliveryMethod;
  methods: DeliveryMethod[];
  pickUpPoints: PickUpPoint[];
  pickUpPointId: string | null;
  addressId: string | null;
  usable: CouponChoice[];
  unusable: CouponChoice[];
  claimable: CouponTerms[];
  receipt: CheckoutReceipt | null;
}

export interface CheckoutStore {
  storeId: string;
  name: string;
  offerName: string | null;
  saved: number;
  lines: CheckoutLine[];
}

export interface CheckoutLine {
  skuId: string;
  goodsId: string;
  name: string;
  specs: string;
  image: string;
  unit: number;
  num: number;
  subTotal: number;
  /** Cannot be shipped to the chosen address. */
  isBlocked: boolean;
  fault: string;
  /** Pieces that there are, when they are fewer than wanted. */
  left: number | null;
}

interface CheckoutTotals {
  goods: number;
  discount: number;
  platformCoupon: number;
  storeCoupon: number;
  freight: number;
  payable: number;
  points: number;
  kinds: number;
  pieces: number;
}

/** Worth and terms of a coupon; `storeName` is null for one of the platform. */
export interface CouponTerms {
  id: string;
  storeName: string | null;
  couponType: 'PRICE' | 'DISCOUNT';
  price: number | null;
  discount: number | null;
  threshold: number;
  endTime: string | null;
  effectiveDays: number | null;
}

export interface CouponChoice extends CouponTerms {
  isSelected: boolean;
  /** Why it cannot be used. */
  reason: string | null;
}

export type PickUpPoint = Pick<StoreAddress, 'id' | 'addressName' | 'address' | 'mobile'>;

interface Around {
  methods: DeliveryMethod[];
  pickUpPoints: StoreAddress[];
  /** Running coupons of these stores and of the platform. */
  offered: Coupon[];
  /** The member's coupons, in whatever state. */
  owned: Pick<MemberCoupon, 'couponId'>[];
}

export function toCheckoutView(draft: TradeDraft, { methods, pickUpPoints, offered, owned }: Around): CheckoutView {
  const checked = draft.checkedSkuList;
  const selected = selectedCouponIds(draft);
  return {
    stores: draft.cartList.filter(({ checkedSkuList }) => checkedSkuList.length > 0).map(toStore),
    faulty: draft.skuList.filter((line) => !line.checked).map(toLine),
    totals: toTotals(draft),
    hasDelivery: checked.some(({ deliveryMethod }) => deliveryMethod !== 'VIRTUAL'),
    method: checked.some(({ deliveryMethod }) => deliveryMethod === 'SELF_PICK_UP') ? 'SELF_PICK_UP' : 'LOGISTICS',
    methods,
    pickUpPoints: pickUpPoints.map(({ id, addressName, address, mobile }) => ({ id, addressName, address, mobile })),
    pickUpPointId: draft.storeAddress?.id ?? null,
    addressId: draft.memberAddress?.id ?? null,
    usable: inOneOrder(draft.canUseCoupons).map((coupon) => ({
      ...toTerms(coupon),
      isSelected: selected.has(coupon.id),
      reason: null,
    })),
    unusable: draft.cantUseCoupons.map((coupon) => ({
      ...toTerms(coupon),
      isSelected: false,
      reason: coupon.reason,
    })),
    claimable: claimableOf(offered, owned).slice(0, mostClaimable).map(toOfferedTerms),
    receipt: draft.receiptVO,
  };
}

/** More coupons than this nobody claims on the way to the till. */
const mostClaimable = 6;

/** Coupons that are not given out yet and of which the member may have another. */
export function claimableOf<T extends Pick<Coupon, 'id' | 'publishNum' | 'receivedNum' | 'couponLimitNum'>>(
  offered: T[],
  owned: Pick<MemberCoupon, 'couponId'>[],
): T[] {
  return offered.filter(({ id, publishNum, receivedNum, couponLimitNum }) => {
    const own = owned.filter(({ couponId }) => couponId === id).length;
    return (publishNum === 0 || receivedNum < publishNum) && (couponLimitNum === 0 || own < couponLimitNum);
  });
}

/** The shop names selected ones first; cards that change places under the pointer are hard to press. */
const inOneOrder = (coupons: MemberCoupon[]): MemberCoupon[] =>
  coupons.toSorted((a, b) => a.endTime.localeCompare(b.endTime) || a.id.localeCompare(b.id));

function selectedCouponIds({ platformCoupon, storeCoupons }: TradeDraft): Set<string> {
  const all = [...(platformCoupon ? [platformCoupon] : []), ...Object.values(storeCoupons ?? {})];
  return new Set(all.map(({ memberCoupon }) => memberCoupon.id));
}

function toStore(group: CartGroup): CheckoutStore {
  return {
    storeId: group.storeId,
    name: group.storeName,
    offerName: group.fullDiscount?.promotionName ?? null,
    saved: group.priceDetailDTO.discountPrice,
    lines: group.checkedSkuList.map(toLine),
  };
}

const toLine = ({ goodsSku, ...line }: CartLine): CheckoutLine => ({
  skuId: goodsSku.id,
  goodsId: goodsSku.goodsId,
  name: goodsSku.goodsName,
  specs: goodsSku.simpleSpecs ?? '',
  image: goodsSku.thumbnail,
  unit: line.purchasePrice,
  num: line.num,
  subTotal: line.subTotal,
  isBlocked: !line.isShip,
  fault: line.errorMessage,
  left: !line.invalid && goodsSku.quantity > 0 && goodsSku.quantity < line.num ? goodsSku.quantity : null,
});

function toTotals({ priceDetailDTO: price, cartList, checkedSkuList }: TradeDraft): CheckoutTotals {
  return {
    goods: price.goodsPrice,
    discount: price.discountPrice,
    platformCoupon: price.siteCouponPrice,
    storeCoupon: toYuan(toFen(price.couponPrice) - toFen(price.siteCouponPrice)),
    freight: price.freightPrice,
    payable: price.flowPrice,
    points: cartList.reduce((sum, { giftPoint }) => sum + giftPoint, 0),
    kinds: checkedSkuList.length,
    pieces: checkedSkuList.reduce((sum, { num }) => sum + num, 0),
  };
}

const toTerms = (coupon: MemberCoupon): CouponTerms => ({
  id: coupon.id,
  storeName: coupon.platformFlag ? null : coupon.storeName,
  couponType: coupon.couponType,
  price: coupon.price,
  discount: coupon.discount,
  threshold: coupon.consumeThreshold,
  endTime: coupon.endTime,
  effectiveDays: null,
});

const toOfferedTerms = (coupon: Coupon): CouponTerms => ({
  id: coupon.id,
  storeName: coupon.storeId === '0' ? null : coupon.storeName,
  couponType: coupon.couponType,
  price: coupon.price,
  discount: coupon.couponDiscount,
  threshold: coupon.consumeThreshold,
  endTime: coupon.endTime,
  effectiveDays: coupon.effectiveDays,
});

export type Obstacle = 'address' | 'pickUpPoint' | 'blocked' | 'nothing';

/** Why the order cannot be placed yet; undefined when it can. */
export function obstacleOf(view: CheckoutView): Obstacle | undefined {
  const lines = view.stores.flatMap((store) => store.lines);
  if (lines.length === 0) return 'nothing';
  if (!view.hasDelivery) return undefined;
  if (view.method === 'SELF_PICK_UP') return view.pickUpPointId === null ? 'pickUpPoint' : undefined;
  if (view.addressId === null) return 'address';
  return lines.some(({ isBlocked }) => isBlocked) ? 'blocked' : undefined;
}

/** The way that a query asks for; the cart unless it names another. */
export const wayOf = (search: string): CheckoutWay => {
  const asked = new URLSearchParams(search).get('way');
  return checkoutWays.find((way) => way === asked) ?? 'CART';
};
