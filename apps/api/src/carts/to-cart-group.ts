import type { CartGroup, CartLine, CartWay, FullDiscount } from '@silkboat/contract/cart-lines';
import type { Coupon } from '@silkboat/contract/coupons';
import { formatDateTime } from '@silkboat/contract/dates';
import { toYuan } from '@silkboat/contract/money';
import type { Language } from '@silkboat/contract/result-codes';
import { toPromotionMap } from '../goods/promotion-map.ts';
import type { RunningFullDiscount } from '../goods/promotions.ts';
import { toGoodsSku } from '../goods/sku-rows.ts';
import { inLanguage } from '../language.ts';
import { deliveryMethodOf } from './cart-skus.ts';
import { type CartGroupState, type CartLineState, faultText } from './price-rows.ts';
import type { FullDiscountState } from './pricing/full-discount.ts';
import { toPriceDetail, toPriceSummary } from './pricing/price-detail.ts';

interface Shown {
  way: CartWay;
  language: Language;
}

export function toCartLine(line: CartLineState, { way, language }: Shown): CartLine {
  const { sku, promotions } = line;
  const goodsSku = toGoodsSku(sku, { language, running: promotions });
  const fault = faultText(line);
  return {
    storeId: sku.storeId,
    storeName: goodsSku.storeName,
    priceDetailDTO: toPriceDetail(line.price),
    priceDetailVO: toPriceSummary(line.price),
    sn: null,
    goodsSku,
    distributionGoods: null,
    num: line.quantity,
    purchasePrice: toYuan(line.unitPrice),
    subTotal: toYuan(line.unitPrice * line.quantity),
    utilPrice: toYuan(line.unitPrice),
    checked: line.isChecked,
    isFreeFreight: line.isFreeFreight,
    invalid: line.fault === 'OFF_SHELF',
    errorMessage: inLanguage(language, fault.zh, fault.en),
    isShip: !line.isBlocked,
    pintuanId: null,
    kanjiaId: null,
    pointsId: null,
    point: null,
    promotionMap: toPromotionMap(promotions, [], language),
    notFilterPromotionMap: null,
    cartType: way,
    deliveryMethod: deliveryMethodOf(line),
  };
}

export function toCartGroup(
  { storeId, lines, price, fullDiscount }: CartGroupState,
  { claimable, ...shown }: Shown & { claimable: Coupon[] },
): CartGroup {
  const wireLines = lines.map((line) => toCartLine(line, shown));
  const checked = lines.filter(({ isChecked }) => isChecked);
  const pieces = checked.reduce((sum, { quantity }) => sum + quantity, 0);
  const grams = checked.reduce((sum, { quantity, sku }) => sum + quantity * sku.weightGrams, 0);
  const { points, couponId } = giftsOf(fullDiscount);
  return {
    storeId,
    storeName: wireLines[0]!.storeName,
    priceDetailDTO: toPriceDetail(price),
    priceDetailVO: toPriceSummary(price),
    skuList: wireLines,
    checkedSkuList: wireLines.filter((line) => line.checked),
    sn: null,
    checked: checked.length > 0,
    fullDiscount: fullDiscount ? toFullDiscount(fullDiscount, shown.language) : null,
    fullDiscountSkuIds: fullDiscount ? fullDiscount.skuIds : null,
    isFull: false,
    couponList: [],
    canReceiveCoupon: claimable.filter((coupon) => coupon.storeId === storeId),
    giftList: [],
    giftCouponList: couponId === null ? [] : [couponId],
    giftPoint: points,
    weight: grams / 1000,
    goodsNum: checked.length > 0 ? pieces : null,
    remark: '',
    deliveryMethod: wireLines[0]!.deliveryMethod,
    promotionNotice: fullDiscount ? promotionNotice(fullDiscount, shown.language) : null,
  };
}

/** Points and coupon that a reached full discount gives when the order is paid. */
export function giftsOf(state: FullDiscountState | undefined): { points: number; couponId: string | null } {
  if (!state?.isReached) return { points: 0, couponId: null };
  const { pointFlag, points, couponFlag, couponId } = state.promotion;
  return { points: pointFlag ? points : 0, couponId: couponFlag ? couponId : null };
}

function toFullDiscount({ promotion, skuIds }: FullDiscountState, language: Language): FullDiscount {
  return {
    id: promotion.id,
    storeName: promotion.storeName,
    storeId: promotion.storeId,
    promotionName: inLanguage(language, promotion.promotionName, promotion.promotionNameEn),
    startTime: formatDateTime(promotion.startTime),
    endTime: formatDateTime(promotion.endTime),
    scopeType: promotion.scopeType,
    scopeId: promotion.scopeType === 'ALL' ? null : skuIds.join(','),
    promotionStatus: 'START',
    fullMoney: toYuan(promotion.fullMoney),
    fullMinusFlag: promotion.fullMinusFlag,
    fullMinus: promotion.fullMinus === null ? null : toYuan(promotion.fullMinus),
    fullRateFlag: promotion.fullRateFlag,
    fullRate: promotion.fullRatePercent === null ? null : promotion.fullRatePercent / 10,
    pointFlag: promotion.pointFlag,
    point: promotion.pointFlag ? promotion.points : null,
    freeFreightFlag: promotion.freeFreightFlag,
    giftFlag: false,
    giftId: null,
    couponFlag: promotion.couponFlag,
    couponId: promotion.couponId,
    title: promotion.title,
    description: promotion.description,
    promotionGoodsList: null,
    giftSkuId: null,
    giftSkuName: null,
    giftSkuThumbnail: null,
  };
}

/** One sentence: taking part, or what is still to spend; then what it brings. */
export function promotionNotice({ promotion, isReached, missing }: FullDiscountState, language: Language): string {
  const name = inLanguage(language, promotion.promotionName, promotion.promotionNameEn);
  const effects = effectsOf(promotion, language).join('');
  if (language === 'en')
    return isReached ? `“${name}” applies:${effects}` : `Spend ¥${toYuan(missing)} more for “${name}”:${effects}`;
  return isReached
    ? `正在参与满优惠活动[${name}]${effects}`
    : `还差${toYuan(missing)} 即可参与活动（${name}）${effects}`;
}

function effectsOf(promotion: RunningFullDiscount, language: Language): string[] {
  const { fullMinusFlag, fullMinus, fullRateFlag, fullRatePercent, freeFreightFlag, pointFlag, points, couponFlag } =
    promotion;
  const minus = toYuan(fullMinus ?? 0);
  const percent = fullRatePercent ?? 100;
  const effects: [boolean, string, string][] = [
    [fullMinusFlag, ` 减${minus}元 `, ` ¥${minus} off `],
    [!fullMinusFlag && fullRateFlag, ` 打${percent / 10}折 `, ` ${100 - percent}% off `],
    [freeFreightFlag, ' 免运费 ', ' free shipping '],
    [pointFlag, ` 赠${points}积分 `, ` ${points} points `],
    [couponFlag, ' 赠优惠券 ', ' a coupon '],
  ];
  return effects.filter(([isGiven]) => isGiven).map(([, zh, en]) => inLanguage(language, zh, en));
}
