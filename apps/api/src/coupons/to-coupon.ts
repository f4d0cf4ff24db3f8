import type { Coupon, MemberCoupon } from '@silkboat/contract/coupons';
import { formatDateTime } from '@silkboat/contract/dates';
import { toYuan } from '@silkboat/contract/money';
import type { Language } from '@silkboat/contract/result-codes';
import type { memberCoupons } from '#db/schema/index.ts';
import { inLanguage } from '../language.ts';
import { type CouponRow, couponStatus } from './coupon-status.ts';

export type MemberCouponRow = typeof memberCoupons.$inferSelect;

const yuanOrNull = (fen: number | null) => (fen === null ? null : toYuan(fen));
const timeOrNull = (time: Date | null) => (time === null ? null : formatDateTime(time));
const tenths = (percent: number | null) => (percent === null ? null : percent / 10);
const joined = (ids: string[]) => (ids.length === 0 ? null : ids.join(','));

export function toCoupon(row: CouponRow, { time, language }: { time: Date; language: Language }): Coupon {
  return {
    id: row.id,
    createBy: null,
    createTime: formatDateTime(row.createdAt),
    updateBy: null,
    updateTime: formatDateTime(row.updatedAt),
    deleteFlag: false,
    storeId: row.storeId,
    storeName: row.storeName,
    promotionName: inLanguage(language, row.promotionName, row.couponNameEn),
    startTime: timeOrNull(row.startTime),
    endTime: timeOrNull(row.endTime),
    scopeType: row.scopeType,
    scopeId: joined(row.scopeIds),
    promotionStatus: couponStatus(row, time),
    couponName: inLanguage(language, row.couponName, row.couponNameEn),
    couponType: row.couponType,
    price: yuanOrNull(row.price),
    couponDiscount: tenths(row.discountPercent),
    getType: row.getType,
    storeCommission: row.storeCommission,
    description: row.description,
    publishNum: row.publishNum,
    couponLimitNum: row.couponLimitNum,
    usedNum: row.usedNum,
    receivedNum: row.receivedNum,
    consumeThreshold: toYuan(row.consumeThreshold),
    rangeDayType: row.rangeDayType,
    effectiveDays: row.effectiveDays,
    promotionGoodsList: null,
  };
}

export function toMemberCoupon(row: MemberCouponRow): MemberCoupon {
  return {
    id: row.id,
    createBy: null,
    createTime: formatDateTime(row.createdAt),
    updateBy: null,
    updateTime: timeOrNull(row.usedAt),
    deleteFlag: false,
    couponId: row.couponId,
    storeId: row.storeId,
    storeName: row.storeName,
    price: yuanOrNull(row.price),
    discount: tenths(row.discountPercent),
    consumeThreshold: toYuan(row.consumeThreshold),
    memberName: row.memberName,
    memberId: row.memberId,
    scopeType: row.scopeType,
    scopeId: joined(row.scopeIds),
    couponType: row.couponType,
    startTime: formatDateTime(row.startTime),
    endTime: formatDateTime(row.endTime),
    getType: row.getType,
    storeCommission: row.storeCommission,
    platformFlag: row.isPlatform,
    consumptionTime: timeOrNull(row.usedAt),
    memberCouponStatus: row.state,
  };
}
