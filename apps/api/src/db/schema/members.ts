import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from '../columns.ts';

export const memberRole = pgEnum('member_role', ['BUYER', 'SELLER', 'MANAGER']);

export const members = pgTable('members', {
  id: id().primaryKey(),
  username: text().notNull().unique(),
  mobile: text().notNull().unique(),
  /** argon2id of the md5 hex that existing clients send; null for an account that came by SMS and has set none. */
  passwordHash: text(),
  role: memberRole().notNull().default('BUYER'),
  /** The store that a seller works for. */
  storeId: id(),
  nickName: text().notNull(),
  sex: smallint().notNull().default(0),
  birthday: date({ mode: 'string' }),
  regionIdPath: text(),
  regionPath: text(),
  face: text(),
  clientType: text().notNull().default('PC'),
  isEnabled: boolean().notNull().default(true),
  points: integer().notNull().default(0),
  totalPoints: integer().notNull().default(0),
  lastSignInAt: instant(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** One sign-in on one device. Closing it ends its access and refresh tokens everywhere. */
export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    memberId: id()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    deviceId: text().notNull(),
    clientType: text().notNull(),
    isLongTerm: boolean().notNull().default(false),
    createdAt: createdAt(),
    closedAt: instant(),
    closedReason: text(),
  },
  (table) => [index().on(table.memberId, table.createdAt)],
);

/** Refresh tokens by their `jti`; each is used once, and a session has one that is not used yet. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id().primaryKey(),
    sessionId: id()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index().on(table.sessionId),
    uniqueIndex('refresh_tokens_unused').on(table.sessionId).where(sql`${table.usedAt} is null`),
    index().on(table.expiresAt),
  ],
);

export const addresses = pgTable(
  'addresses',
  {
    id: id().primaryKey(),
    memberId: id()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    mobile: text().notNull(),
    consigneeAddressPath: text().notNull(),
    consigneeAddressIdPath: text().notNull(),
    detail: text().notNull(),
    alias: text(),
    isDefault: boolean().notNull().default(false),
    lon: text(),
    lat: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.memberId, table.id)],
);

export const pointsLog = pgTable(
  'points_log',
  {
    id: id().primaryKey(),
    memberId: id()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    pointType: text({ enum: ['INCREASE', 'REDUCE'] }).notNull(),
    before: integer().notNull(),
    change: integer().notNull(),
    after: integer().notNull(),
    content: text().notNull(),
    /** What caused it (`order:O2026…`, `evaluation:…`); one change per cause. */
    cause: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.memberId, table.id), uniqueIndex().on(table.memberId, table.cause)],
);

export const goodsCollections = pgTable(
  'goods_collections',
  {
    id: id().primaryKey(),
    memberId: id()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    skuId: id().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.memberId, table.skuId), index().on(table.memberId, table.id)],
);

export const storeCollections = pgTable(
  'store_collections',
  {
    id: id().primaryKey(),
    memberId: id()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    storeId: id().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.memberId, table.storeId), index().on(table.memberId, table.id)],
);

/** What a member looked at: one row per goods, the newest 100 are kept. */
export const footprints = pgTable(
  'footprints',
  {
    id: id().primaryKey(),
    memberId: id()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    storeId: id().notNull(),
    goodsId: id().notNull(),
    skuId: id().notNull(),
    viewedAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.memberId, table.goodsId), index().on(table.memberId, table.viewedAt)],
);

/** Answers that were given under an idempotency key, for 24 h; no body while the first attempt is under way. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    id: id().primaryKey(),
    memberId: id().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    body: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.memberId, table.key), index().on(table.createdAt)],
);
