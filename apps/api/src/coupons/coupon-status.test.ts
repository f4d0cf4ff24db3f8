import { couponStatuses } from '@silkboat/contract/coupons';
import { expect, test } from 'vitest';
import { aCoupon } from '../../test/build-checkout.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { coupons } from '../db/schema/index.ts';
import { type CouponRow, couponStatus, hasStatus, usableTimes } from './coupon-status.ts';

const time = new Date('2026-05-20T12:00:00+08:00');
const before = new Date('2026-05-20T11:59:59+08:00');
const after = new Date('2026-05-20T12:00:01+08:00');

const fixed = { rangeDayType: 'FIXEDTIME' as const, effectiveDays: null };
const dynamic = { rangeDayType: 'DYNAMICTIME' as const, startTime: null, endTime: null };

const cases = [
  ['within its times', { ...fixed, startTime: before, endTime: after }, 'START'],
  ['at the moment it begins', { ...fixed, startTime: time, endTime: after }, 'START'],
  ['before it begins', { ...fixed, startTime: after, endTime: new Date('2027-01-01') }, 'NEW'],
  ['at the moment it ends', { ...fixed, startTime: before, endTime: time }, 'END'],
  ['after it ended', { ...fixed, startTime: new Date('2026-01-01'), endTime: before }, 'END'],
  ['without times', { ...fixed, startTime: null, endTime: null }, 'CLOSE'],
  ['begun without an end', { ...fixed, startTime: before, endTime: null }, 'START'],
  ['for 7 days from its claim', { ...dynamic, effectiveDays: 7 }, 'START'],
  ['for 365 days from its claim', { ...dynamic, effectiveDays: 365 }, 'START'],
  ['for no days any more', { ...dynamic, effectiveDays: 0 }, 'CLOSE'],
] as const;

test.each(cases)('a coupon %s', (_, times, status) => {
  expect(couponStatus(times, time)).toBe(status);
});

test('a list finds for each status exactly the coupons that have it', async () => {
  const server = await openTestDatabase();
  try {
    const rows: CouponRow[] = [];
    for (const [, times] of cases) rows.push(await aCoupon(server.db, times));

    for (const status of couponStatuses) {
      const found = await server.db.select({ id: coupons.id }).from(coupons).where(hasStatus(status, time));

      const expected = rows.filter((row) => couponStatus(row, time) === status).map(({ id }) => id);
      expect({ status, ids: found.map(({ id }) => id).sort() }).toEqual({ status, ids: expected.sort() });
    }
  } finally {
    await server.close();
  }
});

test('a piece is usable for the times of its template, or for whole days from today', () => {
  const times = { startTime: before, endTime: after };

  expect(usableTimes({ ...fixed, ...times }, time)).toEqual(times);
  expect(usableTimes({ ...dynamic, effectiveDays: 1 }, time)).toEqual({
    startTime: time,
    endTime: new Date('2026-05-20T23:59:59+08:00'),
  });
  expect(usableTimes({ ...dynamic, effectiveDays: 3 }, time).endTime).toEqual(new Date('2026-05-22T23:59:59+08:00'));
});
