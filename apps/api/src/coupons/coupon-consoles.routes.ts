import { managerCoupons, sellerCoupons } from '@silkboat/contract/coupon-consoles';
import { Refusal } from '@silkboat/contract/refusal';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '#http/caller.ts';
import { serve } from '#http/serve.ts';
import { now } from '../clock.ts';
import { getPublishedCoupon, listPublishedCoupons } from './list-coupons.ts';
import { changeCoupon, publishCoupon, removeCoupons, setCouponTimes } from './manage-coupons.ts';
import { toCoupon } from './to-coupon.ts';

/** What stores do with their coupons and the platform with its own. */
export function couponConsoleRoutes(app: FastifyInstance): void {
  consoleRoutes(app, sellerCoupons);
  consoleRoutes(app, managerCoupons);
}

function consoleRoutes(app: FastifyInstance, calls: typeof sellerCoupons | typeof managerCoupons): void {
  const { db } = app;

  serve(app, calls.list, async ({ input, member, language }) => {
    const page = await listPublishedCoupons(db, { ...input, storeId: publisherOf(member) });
    return { ...page, records: page.records.map((row) => toCoupon(row, { time: now(), language })) };
  });
  serve(app, calls.get, async ({ input: { couponId }, member, language }) => {
    const coupon = await getPublishedCoupon(db, { id: couponId, storeId: publisherOf(member) });
    return toCoupon(coupon, { time: now(), language });
  });
  serve(app, calls.create, async ({ input, member, language }) => {
    const coupon = await publishCoupon(db, { storeId: publisherOf(member), terms: input });
    return toCoupon(coupon, { time: now(), language });
  });
  serve(app, calls.change, async ({ input: { id, ...terms }, member, language }) => {
    const coupon = await changeCoupon(db, { storeId: publisherOf(member), id, terms });
    return toCoupon(coupon, { time: now(), language });
  });
  serve(app, calls.setTimes, ({ input: { couponIds, startTime, endTime }, member }) =>
    setCouponTimes(db, {
      storeId: publisherOf(member),
      ids: couponIds,
      times: { startTime: toTime(startTime), endTime: toTime(endTime) },
    }),
  );
  serve(app, calls.remove, ({ input: { couponIds }, member }) =>
    removeCoupons(db, { storeId: publisherOf(member), ids: couponIds }),
  );
}

const toTime = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms));

/** A seller acts for the own store, a manager for the platform. */
function publisherOf({ role, storeId }: Caller): string {
  if (role === 'MANAGER') return '0';
  if (storeId === null) throw new Refusal('ROLE_NOT_ALLOWED');
  return storeId;
}
