import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from '../columns.ts';
import { skus } from './goods.ts';
import { members } from './members.ts';

export const cartWays = ['CART', 'BUY_NOW', 'VIRTUAL', 'PINTUAN', 'POINTS', 'KANJIA'] as const;
export const deliveryMethods = ['LOGISTICS', 'SELF_PICK_UP', 'LOCAL_TOWN_DELIVERY', 'VIRTUAL'] as const;

export interface CartReceipt {
  receiptTitle: string;
  taxpayerId: string | null;
  receiptContent: string;
}

/** One draft per member and way: what the buyer chose for the checkout. Prices are never stored, they are computed at each read. */
export const carts = pgTable(
  'carts',
  {
    memberId: id()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    way: text({ enum: cartWays }).notNull(),
    addressId: id(),
    storeAddressId: id(),
    platformCouponId: id(),
    /** Store id → member coupon id. */
    storeCouponIds: jsonb().$type<Record<string, string>>().notNull().default({}),
    receipt: jsonb().$type<CartReceipt>(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.way] })],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    memberId: id()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    way: text({ enum: cartWays }).notNull(),
    skuId: id()
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    storeId: id().notNull(),
    quantity: integer().notNull(),
    isChecked: boolean().notNull().default(true),
    deliveryMethod: text({ enum: deliveryMethods }).notNull().default('LOGISTICS'),
    distributionId: id(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.way, table.skuId] }), index().on(table.skuId)],
);
