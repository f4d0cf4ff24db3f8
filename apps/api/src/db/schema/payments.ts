import { paymentMethods, payStates } from '@silkboat/contract/order-life-cycle';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, updatedAt } from '../columns.ts';
import { members } from './members.ts';

/** One attempt to pay a trade, an order or a recharge through a provider or the wallet. */
export const payments = pgTable(
  'payments',
  {
    id: id().primaryKey(),
    memberId: id()
      .notNull()
      .references(() => members.id),
    targetType: text({ enum: ['TRADE', 'ORDER', 'RECHARGE'] }).notNull(),
    targetSn: text().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    clientType: text().notNull(),
    amount: fen().notNull(),
    state: text({ enum: ['PENDING', 'PAID', 'SURPLUS', 'CLOSED'] })
      .notNull()
      .default('PENDING'),
    /** The provider's own number; a repeated notice finds it here. */
    providerReference: text(),
    createdAt: createdAt(),
    paidAt: instant(),
  },
  (table) => [
    index().on(table.targetSn),
    index().on(table.memberId, table.id),
    index().on(table.state, table.createdAt),
    uniqueIndex().on(table.method, table.providerReference),
  ],
);

/** The shop's own book: each amount that came in or went out, once. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id().primaryKey(),
    kind: text({ enum: ['PAYMENT', 'SURPLUS', 'SURPLUS_REFUND', 'REFUND', 'RECHARGE'] }).notNull(),
    memberId: id().notNull(),
    orderSn: text(),
    paymentId: id(),
    /** Serial of what caused it: order, recharge, after-sale. With the kind it is unique, so nothing is booked twice. */
    reference: text().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    /** Positive in, negative out. */
    amount: fen().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex().on(table.kind, table.reference),
    index().on(table.orderSn),
    index().on(table.memberId, table.id),
  ],
);

/** Money on its way back to a provider; the job retries until the provider confirms. */
export const refunds = pgTable(
  'refunds',
  {
    sn: text().primaryKey(),
    memberId: id().notNull(),
    orderSn: text(),
    paymentId: id(),
    method: text({ enum: paymentMethods }).notNull(),
    amount: fen().notNull(),
    reason: text().notNull(),
    /** FAILED after too many attempts: somebody has to look at it. */
    state: text({ enum: ['PENDING', 'DONE', 'FAILED'] })
      .notNull()
      .default('PENDING'),
    attempts: integer().notNull().default(0),
    triedAt: instant(),
    createdAt: createdAt(),
    doneAt: instant(),
  },
  (table) => [index().on(table.orderSn), index().on(table.state, table.createdAt)],
);

export const wallets = pgTable(
  'wallets',
  {
    memberId: id()
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    balance: fen().notNull().default(0),
    frozen: fen().notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [check('wallet_not_negative', sql`${table.balance} >= 0 and ${table.frozen} >= 0`)],
);

export const walletLogs = pgTable(
  'wallet_logs',
  {
    id: id().primaryKey(),
    memberId: id()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    memberName: text().notNull(),
    serviceType: text({
      enum: ['WALLET_WITHDRAWAL', 'WALLET_PAY', 'WALLET_REFUND', 'WALLET_RECHARGE', 'WALLET_COMMISSION'],
    }).notNull(),
    /** Signed; the balance is the sum of all. */
    amount: fen().notNull(),
    detail: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.memberId, table.id)],
);

export const recharges = pgTable(
  'recharges',
  {
    sn: text().primaryKey(),
    id: id().notNull().unique(),
    memberId: id()
      .notNull()
      .references(() => members.id),
    memberName: text().notNull(),
    amount: fen().notNull(),
    method: text({ enum: paymentMethods }),
    payState: text({ enum: payStates }).notNull().default('UNPAID'),
    receivableNo: text(),
    createdAt: createdAt(),
    paidAt: instant(),
  },
  (table) => [index().on(table.memberId, table.id), index().on(table.payState, table.createdAt)],
);
