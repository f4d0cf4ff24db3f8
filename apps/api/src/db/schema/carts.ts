import { cartWays, deliveryMethods } from '@silkboat/contract/cart-lines';
import type { CartJoin } from '@silkboat/contract/carts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from '../columns.ts';
import { skus } from './goods.ts';
import { members } from './members.ts';

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

/** Guest carts that already joined a member's cart: each joins once, and its answer can be given again. */
export const joinedGuestCarts = pgTable(
  'joined_guest_carts',
  {
    /** The uuid that the device gave its cart. */
    cartId: text().primaryKey(),
    memberId: id()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    answer: jsonb().$type<CartJoin>(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.memberId), index().on(table.createdAt)],
);
