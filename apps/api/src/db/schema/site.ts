import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from '../columns.ts';

/** Settings by name; each has a schema and defaults in `site/settings.ts`. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: updatedAt(),
});

export const regions = pgTable(
  'regions',
  {
    id: id().primaryKey(),
    parentId: id().notNull(),
    adCode: text().notNull(),
    level: text({ enum: ['country', 'province', 'city', 'district', 'street'] }).notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    center: text().notNull().default(''),
    /** `,0,id1,id2` */
    path: text().notNull(),
    orderNum: integer().notNull().default(0),
  },
  (table) => [index().on(table.parentId, table.orderNum), index().on(table.name), index().on(table.level)],
);

export const logisticsCompanies = pgTable('logistics_companies', {
  id: id().primaryKey(),
  name: text().notNull(),
  nameEn: text().notNull().default(''),
  code: text().notNull().unique(),
  isOpen: boolean().notNull().default(true),
  createdAt: createdAt(),
});

/** Reasons to choose from, for cancelling, after-sale and complaints. */
export const reasons = pgTable(
  'reasons',
  {
    id: id().primaryKey(),
    serviceType: text({ enum: ['CANCEL', 'RETURN_GOODS', 'RETURN_MONEY', 'COMPLAIN'] }).notNull(),
    reason: text().notNull(),
    reasonEn: text().notNull().default(''),
    sortOrder: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.serviceType, table.sortOrder)],
);

export const pages = pgTable(
  'pages',
  {
    id: id().primaryKey(),
    name: text().notNull(),
    pageType: text({ enum: ['INDEX', 'STORE', 'SPECIAL'] }).notNull(),
    clientType: text({ enum: ['PC', 'H5', 'WECHAT_MP', 'APP'] }).notNull(),
    /** Store id of a store page; `0` otherwise. */
    num: id().notNull().default('0'),
    isOpen: boolean().notNull().default(false),
    /** The JSON text that clients render, per language. */
    pageData: text().notNull(),
    pageDataEn: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.pageType, table.clientType, table.num)],
);

export const files = pgTable(
  'files',
  {
    id: id().primaryKey(),
    ownerId: id().notNull(),
    name: text().notNull(),
    fileKey: text().notNull().unique(),
    fileType: text().notNull(),
    bytes: integer().notNull(),
    url: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.ownerId, table.id)],
);
