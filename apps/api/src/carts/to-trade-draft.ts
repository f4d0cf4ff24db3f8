import type { Coupon, MemberCoupon, UnusableCoupon } from '@silkboat/contract/coupons';
import { formatDateTime } from '@silkboat/contract/dates';
import { toYuan } from '@silkboat/contract/money';
import type { Language } from '@silkboat/contract/result-codes';
import type { CheckoutAddress, CheckoutPickUpPoint, SelectedCoupon, TradeDraft } from '@silkboat/contract/trades';
import { type MemberCouponRow, toMemberCoupon } from '../coupons/to-coupon.ts';
import { inLanguage } from '../language.ts';
import type { AddressRow, Checkout, PickUpPointRow } from './checkout.ts';
import { pricedLinesOf } from './price-rows.ts';
import { type AppliedCoupon, couponFit } from './pricing/coupon-discount.ts';
import { toPriceDetail } from './pricing/price-detail.ts';
import { toCartGroup, toCartLine } from './to-cart-group.ts';

interface Shown {
  language: Language;
  memberName: string | null;
  /** Coupons of the stores that the caller may claim. */
  claimable?: Coupon[];
  /** The page before the order, with coupons; else the cart. */
  isCheckout: boolean;
}

/** A draft as every client reads it. */
export function toTradeDraft(
  checkout: Checkout,
  { language, memberName, claimable = [], isCheckout }: Shown,
): TradeDraft {
  const { draft, cart, address, pickUpPoint } = checkout;
  const shown = { way: draft.way, language };
  const skuList = cart.lines.map((line) => toCartLine(line, shown));
  const blocked = cart.lines.filter(({ isBlocked }) => isBlocked).map((line) => toCartLine(line, shown));
  return {
    sn: null,
    parentOrderSn: null,
    cartList: cart.groups.map((group) => toCartGroup(group, { ...shown, claimable })),
    skuList,
    checkedSkuList: skuList.filter(({ checked }) => checked),
    priceDetailVO: null,
    priceDetailDTO: toPriceDetail(cart.price),
    receiptVO: draft.receipt,
    needReceipt: draft.receipt !== null,
    // An empty list would open an empty dialog.
    notSupportFreight: blocked.length > 0 ? blocked : null,
    cartTypeEnum: draft.way,
    storeRemark: null,
    skuPromotionDetail: {},
    ...(isCheckout ? selectedCoupons(cart.coupons) : { platformCoupon: null, storeCoupons: null }),
    ...(isCheckout ? sortCoupons(checkout, language) : { canUseCoupons: [], cantUseCoupons: [] }),
    memberAddress: address ? toCheckoutAddress(address) : null,
    storeAddress: pickUpPoint ? toPickUpPoint(pickUpPoint) : null,
    clientType: null,
    memberName,
    memberId: memberName === null ? null : draft.memberId,
    distributionId: null,
    orderVO: null,
  };
}

function selectedCoupons(
  applied: AppliedCoupon<MemberCouponRow>[],
): Pick<TradeDraft, 'platformCoupon' | 'storeCoupons'> {
  const ofStores = applied.filter(({ coupon }) => !coupon.isPlatform);
  const platform = applied.find(({ coupon }) => coupon.isPlatform);
  return {
    platformCoupon: platform ? toSelectedCoupon(platform) : null,
    storeCoupons: Object.fromEntries(ofStores.map((one) => [one.coupon.storeId, toSelectedCoupon(one)])),
  };
}

const toSelectedCoupon = ({ coupon, skuDetail }: AppliedCoupon<MemberCouponRow>): SelectedCoupon => ({
  skuDetail: Object.fromEntries(Object.entries(skuDetail).map(([skuId, amount]) => [skuId, toYuan(amount)])),
  memberCoupon: toMemberCoupon(coupon),
});

/** The member's coupons that the selection can use now, and the others with what they lack. */
export function sortCoupons(
  { cart, coupons }: Pick<Checkout, 'cart' | 'coupons'>,
  language: Language,
): { canUseCoupons: MemberCoupon[]; cantUseCoupons: UnusableCoupon[] } {
  const lines = pricedLinesOf(cart);
  const canUseCoupons: MemberCoupon[] = [];
  const cantUseCoupons: UnusableCoupon[] = [];
  for (const coupon of coupons) {
    const { missing } = couponFit(coupon, lines);
    if (missing === 0) canUseCoupons.push(toMemberCoupon(coupon));
    else cantUseCoupons.push({ ...toMemberCoupon(coupon), couponName: null, reason: reasonOf(missing, language) });
  }
  return { canUseCoupons, cantUseCoupons };
}

function reasonOf(missing: number | undefined, language: Language): string {
  if (missing === undefined) {
    return inLanguage(
      language,
      '当前选择的商品不在优惠券适用范围内',
      'Your selection has no goods that this coupon is for',
    );
  }
  const amount = toYuan(missing).toFixed(2);
  return inLanguage(language, `优惠券使用门槛不足，还差${amount}元`, `Spend ¥${amount} more to use this coupon`);
}

const toCheckoutAddress = ({ createdAt, updatedAt, ...address }: AddressRow): CheckoutAddress => ({
  ...address,
  createBy: null,
  createTime: formatDateTime(createdAt),
  updateBy: null,
  updateTime: formatDateTime(updatedAt),
  deleteFlag: false,
});

const toPickUpPoint = ({ createdAt, ...point }: PickUpPointRow): CheckoutPickUpPoint => ({
  ...point,
  createBy: null,
  createTime: formatDateTime(createdAt),
  updateBy: null,
  updateTime: null,
  deleteFlag: false,
});
