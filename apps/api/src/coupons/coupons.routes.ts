import {
  claimCoupon as claimCouponCall,
  countMemberCoupons,
  getMemberCoupon,
  listCoupons,
  listMemberCoupons,
  listUsableCoupons,
  receiveActivityCoupons,
} from '@silkboat/contract/coupons';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { now } from '../clock.ts';
import { listClaimableCoupons, listOwnCoupons } from './list-coupons.ts';
import { claimCoupon } from './member-coupons.ts';
import { countOwnCoupons, getOwnCoupon, listCouponsFor } from './own-coupons.ts';
import { toCoupon, toMemberCoupon } from './to-coupon.ts';

export function couponRoutes(app: FastifyInstance): void {
  const { db } = app;

  serve(app, listCoupons, async ({ input, language }) => {
    const page = await listClaimableCoupons(db, input);
    const time = now();
    return { ...page, records: page.records.map((row) => toCoupon(row, { time, language })) };
  });
  serve(app, listMemberCoupons, async ({ input, member }) => {
    const page = await listOwnCoupons(db, { ...input, memberId: member.id });
    return { ...page, records: page.records.map(toMemberCoupon) };
  });
  serve(app, listUsableCoupons, async ({ input: { storeId, scopeId = [], totalPrice, ...paging }, member }) => {
    const page = await listCouponsFor(db, {
      ...paging,
      memberId: member.id,
      storeIds: storeId,
      skuIds: scopeId,
      totalPrice,
    });
    return { ...page, records: page.records.map(toMemberCoupon) };
  });
  serve(app, claimCouponCall, async ({ input: { couponId }, member }) => {
    await claimCoupon(db, { memberId: member.id, couponId });
  });
  // The shop runs no activities that hand out coupons by themselves.
  serve(app, receiveActivityCoupons, () => []);
  serve(app, countMemberCoupons, ({ member }) => countOwnCoupons(db, member.id));
  serve(app, getMemberCoupon, async ({ input: { id }, member }) =>
    toMemberCoupon(await getOwnCoupon(db, { memberId: member.id, id })),
  );
}
