import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, real, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, tsvector, updatedAt } from '../columns.ts';

export const stores = pgTable('stores', {
  id: id().primaryKey(),
  name: text().notNull(),
  nameEn: text().notNull().default(''),
  state: text({ enum: ['OPEN', 'CLOSED', 'APPLY', 'REFUSED', 'APPLYING'] })
    .notNull()
    .default('OPEN'),
  logo: text(),
  banner: text(),
  /** HTML. */
  description: text().notNull().default(''),
  descriptionEn: text().notNull().default(''),
  country: text().notNull().default('cn'),
  place: text().notNull().default(''),
  placeEn: text().notNull().default(''),
  isSelfOperated: boolean().notNull().default(false),
  hasSelfPickUp: boolean().notNull().default(false),
  isPageShown: boolean().notNull().default(false),
  descriptionScore: real().notNull().default(5),
  serviceScore: real().notNull().default(5),
  deliveryScore: real().notNull().default(5),
  goodsNum: integer().notNull().default(0),
  collectionNum: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A store's own shelves, two levels. */
export const storeLabels = pgTable(
  'store_labels',
  {
    id: id().primaryKey(),
    storeId: id()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    parentId: id().notNull().default('0'),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    level: smallint().notNull(),
    sortOrder: integer().notNull().default(0),
  },
  (table) => [index().on(table.storeId, table.sortOrder)],
);

/** Pick-up points. */
export const storeAddresses = pgTable(
  'store_addresses',
  {
    id: id().primaryKey(),
    storeId: id()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    addressName: text().notNull(),
    center: text().notNull(),
    address: text().notNull(),
    mobile: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.storeId)],
);

export const brands = pgTable('brands', {
  id: id().primaryKey(),
  name: text().notNull(),
  nameEn: text().notNull().default(''),
  logo: text(),
  country: text().notNull().default('cn'),
  createdAt: createdAt(),
});

export const categories = pgTable(
  'categories',
  {
    id: id().primaryKey(),
    parentId: id().notNull().default('0'),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    level: smallint().notNull(),
    /** Hundredths of a per cent that the platform keeps of a sale (500 = 5 %). */
    commissionBasisPoints: integer().notNull().default(0),
    image: text(),
    /** Words that people type for this category, separated by spaces. */
    aliases: text().notNull().default(''),
    sortOrder: integer().notNull().default(0),
    isEnabled: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.parentId, table.sortOrder)],
);

export interface FreightRow {
  /** Region ids (second level: cities); an empty list is everywhere else. */
  areaIds: string[];
  area: string;
  /** Pieces or grams, by the template's method. */
  firstUnits: number;
  firstFen: number;
  nextUnits: number;
  nextFen: number;
}

export const freightTemplates = pgTable(
  'freight_templates',
  {
    id: id().primaryKey(),
    storeId: id()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    pricingMethod: text({ enum: ['WEIGHT', 'NUM', 'FREE'] }).notNull(),
    rows: jsonb().$type<FreightRow[]>().notNull().default([]),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.storeId)],
);

export interface GoodsParam {
  name: string;
  nameEn: string;
  value: string;
  valueEn: string;
  isIndexed: boolean;
}

export const goods = pgTable(
  'goods',
  {
    id: id().primaryKey(),
    storeId: id()
      .notNull()
      .references(() => stores.id),
    brandId: id().references(() => brands.id),
    /** The third-level category. */
    categoryId: id()
      .notNull()
      .references(() => categories.id),
    /** Ids of all three levels joined by commas. */
    categoryPath: text().notNull(),
    storeCategoryPath: text(),
    freightTemplateId: id(),
    code: text().notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    sellingPoint: text().notNull().default(''),
    sellingPointEn: text().notNull().default(''),
    /** HTML. */
    intro: text().notNull().default(''),
    introEn: text().notNull().default(''),
    mobileIntro: text().notNull().default(''),
    unit: text().notNull().default('件'),
    unitEn: text().notNull().default('pc'),
    goodsType: text({ enum: ['PHYSICAL_GOODS', 'VIRTUAL_GOODS', 'E_COUPON'] })
      .notNull()
      .default('PHYSICAL_GOODS'),
    salesModel: text({ enum: ['RETAIL', 'WHOLESALE'] })
      .notNull()
      .default('RETAIL'),
    originCountry: text().notNull().default('cn'),
    originPlace: text().notNull().default(''),
    originPlaceEn: text().notNull().default(''),
    /** One label on the card: 自营, 国家馆, 新品, 非遗. */
    tag: text(),
    /** Addresses of the pictures, 960 px; the 480 px one has the same name with -480. */
    gallery: jsonb().$type<string[]>().notNull().default([]),
    video: text(),
    params: jsonb().$type<GoodsParam[]>().notNull().default([]),
    /** Wholesale steps, ascending by pieces. */
    wholesaleSteps: jsonb().$type<{ id: string; num: number; priceFen: number }[]>().notNull().default([]),
    marketEnable: text({ enum: ['UPPER', 'DOWN'] })
      .notNull()
      .default('UPPER'),
    authFlag: text({ enum: ['TOBEAUDITED', 'PASS', 'REFUSE'] })
      .notNull()
      .default('PASS'),
    isRecommended: boolean().notNull().default(false),
    isSelfOperated: boolean().notNull().default(false),
    buyCount: integer().notNull().default(0),
    viewCount: integer().notNull().default(0),
    commentNum: integer().notNull().default(0),
    goodCommentNum: integer().notNull().default(0),
    /** Good evaluations of all, per cent with one decimal. */
    grade: real().notNull().default(100),
    releasedAt: instant().notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant(),
  },
  (table) => [index().on(table.storeId), index().on(table.categoryId), uniqueIndex().on(table.storeId, table.code)],
);

export interface SkuSpec {
  name: string;
  nameEn: string;
  value: string;
  valueEn: string;
  image?: string;
}

export const skus = pgTable(
  'skus',
  {
    id: id().primaryKey(),
    goodsId: id()
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    storeId: id()
      .notNull()
      .references(() => stores.id),
    code: text().notNull(),
    specs: jsonb().$type<SkuSpec[]>().notNull().default([]),
    position: smallint().notNull().default(0),
    price: fen().notNull(),
    /** Struck-through list price; null when there is none. */
    listPrice: fen(),
    cost: fen().notNull().default(0),
    /** What can be bought now. Reserved pieces are already taken out. */
    stock: integer().notNull().default(0),
    /** Pieces in unpaid orders. */
    reserved: integer().notNull().default(0),
    weightGrams: integer().notNull().default(0),
    thumbnail: text().notNull(),
    images: jsonb().$type<string[]>().notNull().default([]),
    alertQuantity: integer().notNull().default(0),
    isEnabled: boolean().notNull().default(true),
    buyCount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.goodsId, table.position),
    uniqueIndex().on(table.storeId, table.code),
    check('sku_stock_not_negative', sql`${table.stock} >= 0`),
    check('sku_reserved_not_negative', sql`${table.reserved} >= 0`),
  ],
);

/** Every change of stock with its cause: stock = initial − sold + returned can be checked at any time. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: id().primaryKey(),
    skuId: id()
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['INITIAL', 'SET', 'RESERVE', 'TAKE', 'RELEASE', 'RETURN'] }).notNull(),
    /** Change of `stock`; 0 for TAKE, which only ends a reservation. */
    change: integer().notNull(),
    orderSn: text(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.skuId, table.id), index().on(table.orderSn)],
);

/** Running promotions of goods: a reduced price (SECKILL) or a store's full discount (FULL_DISCOUNT). */
export const promotions = pgTable(
  'promotions',
  {
    id: id().primaryKey(),
    promotionType: text({ enum: ['SECKILL', 'FULL_DISCOUNT'] }).notNull(),
    storeId: id().notNull(),
    storeName: text().notNull(),
    promotionName: text().notNull(),
    promotionNameEn: text().notNull().default(''),
    scopeType: text({ enum: ['ALL', 'PORTION_GOODS'] })
      .notNull()
      .default('ALL'),
    startTime: instant().notNull(),
    endTime: instant().notNull(),
    fullMoney: fen().notNull().default(0),
    fullMinusFlag: boolean().notNull().default(false),
    fullMinus: fen(),
    fullRateFlag: boolean().notNull().default(false),
    /** Tenths: 85 is pay 85 % (8.5 折). */
    fullRatePercent: smallint(),
    freeFreightFlag: boolean().notNull().default(false),
    pointFlag: boolean().notNull().default(false),
    points: integer().notNull().default(0),
    couponFlag: boolean().notNull().default(false),
    couponId: id(),
    title: text().notNull().default(''),
    description: text(),
    isEnded: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.storeId, table.endTime), index().on(table.endTime)],
);

export const promotionSkus = pgTable(
  'promotion_skus',
  {
    id: id().primaryKey(),
    promotionId: id()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    skuId: id()
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    /** Price while a SECKILL runs. */
    price: fen(),
  },
  (table) => [uniqueIndex().on(table.promotionId, table.skuId), index().on(table.skuId)],
);

export const evaluations = pgTable(
  'evaluations',
  {
    id: id().primaryKey(),
    memberId: id().notNull(),
    memberName: text().notNull(),
    memberFace: text(),
    storeId: id().notNull(),
    storeName: text().notNull(),
    goodsId: id()
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    skuId: id().notNull(),
    goodsName: text().notNull(),
    goodsImage: text().notNull(),
    /** Specs as text, shown beside the stars. */
    specs: text().notNull().default(''),
    orderSn: text().notNull(),
    orderLineSn: text().notNull().unique(),
    grade: text({ enum: ['GOOD', 'MODERATE', 'WORSE'] }).notNull(),
    content: text().notNull(),
    images: jsonb().$type<string[]>().notNull().default([]),
    status: text({ enum: ['OPEN', 'CLOSE'] })
      .notNull()
      .default('OPEN'),
    reply: text(),
    replyImages: jsonb().$type<string[]>().notNull().default([]),
    deliveryScore: smallint().notNull().default(5),
    serviceScore: smallint().notNull().default(5),
    descriptionScore: smallint().notNull().default(5),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.goodsId, table.status, table.createdAt),
    index().on(table.memberId, table.id),
    index().on(table.storeId),
    check(
      'evaluation_scores',
      sql`least(${table.deliveryScore}, ${table.serviceScore}, ${table.descriptionScore}) between 1 and 5`,
    ),
  ],
);

/**
 * One row per SKU that can be found, kept by the transaction that changes the goods (`search/index-goods.ts`);
 * what search, filters and facets read. What a card shows is read from the goods themselves.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    skuId: id()
      .primaryKey()
      .references(() => skus.id, { onDelete: 'cascade' }),
    goodsId: id().notNull(),
    storeId: id().notNull(),
    brandId: id(),
    /** Category ids of all levels, top first. */
    categoryIds: id().array().notNull(),
    /** The store's own shelves, both levels. */
    storeLabelIds: id().array().notNull(),
    /** `name_value` of every indexed parameter. */
    params: text().array().notNull(),
    paramsEn: text().array().notNull(),
    /** Names and aliases of brand and categories in lower case, to see that a search names one of them. */
    labels: text().array().notNull(),
    /** Names in lower case, to see that a search is found word for word. */
    title: text().notNull(),
    /** English words and pinyin in ASCII, to find what was misspelt. */
    spelling: text().notNull(),
    /** Cut words, characters and codes; A name, B brand and category, C parameters and specs, D characters. */
    words: tsvector().notNull(),
    /** Pinyin of names, whole and by initials: many words that only Latin letters look for, so they are kept apart. */
    sounds: tsvector().notNull(),
    price: fen().notNull(),
    inStock: boolean().notNull(),
    /** The SKU that stands for its goods: the first one that can be bought, else the first. */
    isLead: boolean().notNull(),
    /** Logarithm of the sales and what else speaks for the goods before anybody searches. */
    popularity: real().notNull(),
    buyCount: integer().notNull(),
    commentNum: integer().notNull(),
    grade: real().notNull(),
    isRecommended: boolean().notNull(),
    goodsType: text().notNull(),
    salesModel: text().notNull(),
    originCountry: text().notNull(),
    releasedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.goodsId),
    index().on(table.storeId),
    index().on(table.brandId),
    index().using('gin', table.words),
    index().using('gin', table.sounds),
    index().using('gin', table.spelling.op('gin_trgm_ops')),
    index().using('gin', table.categoryIds),
    index().using('gin', table.storeLabelIds),
    index().using('gin', table.params),
    index().using('gin', table.paramsEn),
    // One for each order that lists are shown in, read backwards for the descending ones.
    index().on(table.inStock, table.isLead, table.popularity, table.skuId),
    index().on(table.price, table.skuId),
    index().on(table.buyCount, table.skuId),
    index().on(table.commentNum, table.skuId),
    index().on(table.grade, table.skuId),
    index().on(table.releasedAt, table.skuId),
  ],
);

/** What people search for. The score halves every day; it is stored as it was at `updatedAt`. */
export const hotWords = pgTable('hot_words', {
  word: text().primaryKey(),
  score: real().notNull(),
  updatedAt: updatedAt(),
});
