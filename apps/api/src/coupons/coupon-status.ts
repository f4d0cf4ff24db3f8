import { endOfDay } from '@silkboat/contract/dates';
import { and, gt, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
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

/** The same rule for lists. */
export function hasStatus(status: CouponStatus, time: Date): SQL {
  const { rangeDayType, effectiveDays, startTime, endTime } = coupons;
  const isDynamic = sql`coalesce(${rangeDayType} = 'DYNAMICTIME' and ${effectiveDays} between 1 and 365, false)`;
  const isFixed = not(isDynamic);
  const conditions: Record<CouponStatus, SQL | undefined> = {
    START: or(
      isDynamic,
      and(isNull(endTime), isNotNull(startTime)),
      and(gt(endTime, time), or(isNull(startTime), lte(startTime, time))),
    ),
    NEW: and(isFixed, isNotNull(endTime), gt(startTime, time)),
    END: and(isFixed, lte(endTime, time), or(isNull(startTime), lte(startTime, time))),
    CLOSE: and(isFixed, isNull(endTime), isNull(startTime)),
  };
  return conditions[status]!;
}

/** Coupons that stand at START. */
export const isRunning = (time: Date): SQL => hasStatus('START', time);

/** A coupon whose template names no end is good for this long. */
const daysWithoutEnd = 365;

/** When a piece claimed now can be used: the template's times, or whole days from today. */
export function usableTimes({ rangeDayType, effectiveDays, startTime, endTime }: Times, time: Date) {
  const days = rangeDayType === 'DYNAMICTIME' ? (effectiveDays ?? 1) : daysWithoutEnd;
  const isDynamic = rangeDayType === 'DYNAMICTIME' || endTime === null;
  return { startTime: startTime ?? time, endTime: isDynamic ? endOfDay(time, days - 1) : endTime };
}
