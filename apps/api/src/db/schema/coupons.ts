import {
  couponGetTypes,
  couponRangeDayTypes,
  couponScopes,
  couponTypes,
  memberCouponStates,
} from '@silkboat/contract/coupons';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, updatedAt } from '../columns.ts';
import { members } from './members.ts';

/** Coupon templates. The status is computed from the times at reading, never stored. */
export const coupons = pgTable(
  'coupons',
  {
    id: id().primaryKey(),
    /** `0` for a coupon of the platform. */
    storeId: id().notNull().default('0'),
    storeName: text().notNull(),
    couponName: text().notNull(),
    couponNameEn: text().notNull().default(''),
    promotionName: text().notNull(),
    couponType: text({ enum: couponTypes }).notNull(),
    /** Face value of PRICE. */
    price: fen(),
    /** DISCOUNT in per cent to pay: 85 is 8.5 折. */
    discountPercent: smallint(),
    consumeThreshold: fen().notNull().default(0),
    scopeType: text({ enum: couponScopes }).notNull().default('ALL'),
    scopeIds: jsonb().$type<string[]>().notNull().default([]),
    getType: text({ enum: couponGetTypes }).notNull().default('FREE'),
    /** Per cent of the discount that the store bears. */
    storeCommission: smallint().notNull().default(0),
    description: text(),
    publishNum: integer().notNull().default(0),
    couponLimitNum: integer().notNull().default(0),
    receivedNum: integer().notNull().default(0),
    usedNum: integer().notNull().default(0),
    rangeDayType: text({ enum: couponRangeDayTypes }).notNull().default('FIXEDTIME'),
    effectiveDays: smallint(),
    startTime: instant(),
    endTime: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Withdrawn for good; pieces that members hold still name it. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.storeId),
    check('coupon_not_over_published', sql`${table.publishNum} = 0 or ${table.receivedNum} <= ${table.publishNum}`),
  ],
);

export const memberCoupons = pgTable(
  'member_coupons',
  {
    id: id().primaryKey(),
    couponId: id()
      .notNull()
      .references(() => coupons.id),
    memberId: id()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    memberName: text().notNull(),
    storeId: id().notNull(),
    storeName: text().notNull(),
    couponType: text({ enum: couponTypes }).notNull(),
    price: fen(),
    discountPercent: smallint(),
    consumeThreshold: fen().notNull(),
    scopeType: text({ enum: couponScopes }).notNull(),
    scopeIds: jsonb().$type<string[]>().notNull().default([]),
    getType: text({ enum: couponGetTypes }).notNull(),
    isPlatform: boolean().notNull(),
    storeCommission: smallint().notNull().default(0),
    state: text({ enum: memberCouponStates }).notNull().default('NEW'),
    startTime: instant().notNull(),
    endTime: instant().notNull(),
    usedAt: instant(),
    /** The trade that used it. */
    tradeSn: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.memberId, table.state, table.endTime),
    index().on(table.memberId, table.couponId),
    index().on(table.tradeSn),
    index().on(table.state, table.endTime),
  ],
);
