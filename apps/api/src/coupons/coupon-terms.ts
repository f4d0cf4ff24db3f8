import type { CouponTerms } from '@silkboat/contract/coupon-consoles';
import { parseDateTime } from '@silkboat/contract/dates';
import { toFen } from '@silkboat/contract/money';
import { Refusal } from '@silkboat/contract/refusal';
import type { ResultCodeName } from '@silkboat/contract/result-codes';
import type { coupons } from '#db/schema/index.ts';

type Terms = Omit<typeof coupons.$inferInsert, 'id' | 'storeId' | 'storeName' | 'createdAt' | 'updatedAt'>;

/** Checks what a coupon is to be made of, in the order in which consoles expect the reasons, and makes columns of it. */
export function readTerms(input: CouponTerms, time: Date): Terms {
  const { couponLimitNum = 0, publishNum = 0, scopeType = 'PORTION_GOODS', scopeId = [] } = input;
  if (couponLimitNum < 0) throw new Refusal('COUPON_LIMIT_NEGATIVE');
  if (publishNum < 0) throw new Refusal('INVALID_PARAMETERS', 'publishNum');
  if (publishNum !== 0 && couponLimitNum > publishNum) throw new Refusal('COUPON_LIMIT_ABOVE_PUBLISHED');
  const worth = readWorth(input);
  const times = readTimes(input, time);
  const missing = missingScope[scopeType];
  if (missing && scopeId.length === 0) throw new Refusal(missing);
  return {
    couponName: input.couponName,
    couponNameEn: input.couponNameEn ?? '',
    promotionName: input.promotionName || input.couponName,
    couponType: input.couponType,
    ...worth,
    consumeThreshold: toFen(input.consumeThreshold ?? 0),
    scopeType,
    scopeIds: scopeType === 'ALL' ? [] : [...new Set(scopeId)],
    getType: input.getType ?? 'FREE',
    storeCommission: input.storeCommission ?? 0,
    description: input.description || null,
    publishNum,
    couponLimitNum,
    ...times,
  };
}

const missingScope: Partial<Record<NonNullable<CouponTerms['scopeType']>, ResultCodeName>> = {
  PORTION_GOODS: 'COUPON_GOODS_MISSING',
  PORTION_GOODS_CATEGORY: 'COUPON_CATEGORIES_MISSING',
  PORTION_SHOP_CATEGORY: 'COUPON_SHELVES_MISSING',
};

function readWorth({
  couponType,
  price = 0,
  couponDiscount = 0,
}: CouponTerms): Pick<Terms, 'price' | 'discountPercent'> {
  if (couponType === 'PRICE') {
    if (toFen(price) === 0)
      throw new Refusal('INVALID_PARAMETERS', { zh: '面额必须大于0', en: 'price must be above 0' });
    return { price: toFen(price), discountPercent: null };
  }
  const percent = couponDiscount * 10;
  const isWhole = Math.abs(percent - Math.round(percent)) < 1e-9;
  if (couponDiscount <= 0 || couponDiscount >= 10 || !isWhole) throw new Refusal('COUPON_DISCOUNT');
  return { price: null, discountPercent: Math.round(percent) };
}

type Times = Pick<Terms, 'rangeDayType' | 'effectiveDays' | 'startTime' | 'endTime'>;

function readTimes({ rangeDayType = 'FIXEDTIME', effectiveDays, ...input }: CouponTerms, time: Date): Times {
  if (rangeDayType === 'DYNAMICTIME') {
    if (effectiveDays === undefined || effectiveDays < 0) throw new Refusal('PROMOTION_END_TIME');
    if (effectiveDays > 365) throw new Refusal('COUPON_RANGE');
    return { rangeDayType, effectiveDays, startTime: null, endTime: null };
  }
  if (rangeDayType !== 'FIXEDTIME') throw new Refusal('COUPON_RANGE');
  const [startTime, endTime] = [input.startTime, input.endTime].map((text) => parseDateTime(text ?? ''));
  return { rangeDayType, effectiveDays: null, ...readFixedTimes({ startTime, endTime }, time) };
}

/** Both times, in order, with an end that is still to come. */
export function readFixedTimes(
  { startTime, endTime }: { startTime: Date | undefined; endTime: Date | undefined },
  time: Date,
): { startTime: Date; endTime: Date } {
  if (!startTime || !endTime || startTime >= endTime) throw new Refusal('PROMOTION_TIMES');
  if (endTime <= time) throw new Refusal('PROMOTION_END_TIME');
  return { startTime, endTime };
}
