import { endOfDay } from '@silkboat/contract/dates';
import { and, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { coupons } from '#db/schema/index.ts';

export type CouponRow = typeof coupons.$inferSelect;
type Times = Pick<CouponRow, 'rangeDayType' | 'effectiveDays' | 'startTime' | 'endTime'>;

export type CouponStatus = 'NEW' | 'START' | 'END' | 'CLOSE';

/** Where a coupon stands, read from its times: nothing is stored, so nothing can be late. */
export function couponStatus({ rangeDayType, effectiveDays, startTime, endTime }: Times, time: Date): CouponStatus {
  if (rangeDayType === 'DYNAMICTIME' && effectiveDays !== null && effectiveDays >= 1 && effectiveDays <= 365)
    return 'START';
  if (endTime === null) return startTime === null ? 'CLOSE' : 'START';
  if (startTime !== null && time < startTime) return 'NEW';
  return time < endTime ? 'START' : 'END';
}

/** The same rule for a list: coupons that stand at START. */
export function isRunning(time: Date): SQL {
  const { rangeDayType, effectiveDays, startTime, endTime } = coupons;
  const hasBegun = or(isNull(startTime), lte(startTime, time));
  return or(
    and(eq(rangeDayType, 'DYNAMICTIME'), gt(effectiveDays, 0), lte(effectiveDays, 365)),
    and(isNull(endTime), isNotNull(startTime)),
    and(gt(endTime, time), hasBegun),
  )!;
}

/** A coupon whose template names no end is good for this long. */
const daysWithoutEnd = 365;

/** When a piece claimed now can be used: the template's times, or whole days from today. */
export function usableTimes({ rangeDayType, effectiveDays, startTime, endTime }: Times, time: Date) {
  const days = rangeDayType === 'DYNAMICTIME' ? (effectiveDays ?? 1) : daysWithoutEnd;
  const isDynamic = rangeDayType === 'DYNAMICTIME' || endTime === null;
  return { startTime: startTime ?? time, endTime: isDynamic ? endOfDay(time, days - 1) : endTime };
}
