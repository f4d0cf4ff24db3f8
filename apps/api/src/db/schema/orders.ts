import { deliveryMethods } from '@silkboat/contract/cart-lines';
import {
  deliverStates,
  lineAfterSaleStates,
  lineCommentStates,
  lineComplainStates,
  lineRefundStates,
  orderStates,
  paymentMethods,
  payStates,
} from '@silkboat/contract/order-life-cycle';
import { isNotNull } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, updatedAt } from '../columns.ts';
import { members } from './members.ts';

/** How a price came about, in fen; stored with the order so that later changes rewrite nothing. */
export interface PriceBreakdown {
  originalPrice: number;
  goodsPrice: number;
  freightPrice: number;
  payPoint: number;
  discountPrice: number;
  discountPriceDetail: {
    promotionTypeEnum: string;
    promotionId: string;
    discountPrice: number;
    goodsId: string;
    skuId: string;
    promotionName: string;
  }[];
  couponPrice: number;
  siteCouponPrice: number;
  siteCouponPoint: number;
  siteCouponCommission: number;
  distributionCommission: number;
  platFormCommissionPoint: number;
  platFormCommission: number;
  updatePrice: number;
  flowPrice: number;
  settlementPrice: number;
  billPrice: number;
  joinPromotion: { promotionType: string; activityId: string }[];
}

export const trades = pgTable(
  'trades',
  {
    sn: text().primaryKey(),
    id: id().notNull().unique(),
    memberId: id()
      .notNull()
      .references(() => members.id),
    memberName: text().notNull(),
    payState: text({ enum: payStates }).notNull().default('UNPAID'),
    paymentMethod: text({ enum: paymentMethods }),
    deliveryMethod: text({ enum: deliveryMethods }),
    goodsPrice: fen().notNull(),
    freightPrice: fen().notNull(),
    discountPrice: fen().notNull(),
    flowPrice: fen().notNull(),
    consigneeName: text(),
    consigneeMobile: text(),
    consigneeAddressPath: text(),
    consigneeAddressIdPath: text(),
    consigneeDetail: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.memberId, table.id)],
);

export const orders = pgTable(
  'orders',
  {
    sn: text().primaryKey(),
    id: id().notNull().unique(),
    tradeSn: text()
      .notNull()
      .references(() => trades.sn),
    memberId: id()
      .notNull()
      .references(() => members.id),
    memberName: text().notNull(),
    storeId: id().notNull(),
    storeName: text().notNull(),
    state: text({ enum: orderStates }).notNull().default('UNPAID'),
    payState: text({ enum: payStates }).notNull().default('UNPAID'),
    deliverState: text({ enum: deliverStates }).notNull().default('UNDELIVERED'),
    orderType: text({ enum: ['NORMAL', 'VIRTUAL', 'E_COUPON'] })
      .notNull()
      .default('NORMAL'),
    promotionType: text({ enum: ['NORMAL', 'GIFT', 'PINTUAN', 'POINTS', 'KANJIA'] })
      .notNull()
      .default('NORMAL'),
    parentOrderSn: text(),
    clientType: text().notNull().default('PC'),
    paymentMethod: text({ enum: paymentMethods }),
    /** Reference of the payment at its provider. */
    receivableNo: text(),
    goodsPrice: fen().notNull(),
    freightPrice: fen().notNull(),
    discountPrice: fen().notNull(),
    flowPrice: fen().notNull(),
    updatePrice: fen(),
    price: jsonb().$type<PriceBreakdown>().notNull(),
    goodsNum: integer().notNull(),
    weightGrams: integer().notNull().default(0),
    remark: text(),
    sellerRemark: text(),
    cancelReason: text(),
    deliveryMethod: text({ enum: deliveryMethods }).notNull(),
    consigneeName: text(),
    consigneeMobile: text(),
    consigneeAddressPath: text(),
    consigneeAddressIdPath: text(),
    consigneeDetail: text(),
    storeAddressPath: text(),
    storeAddressMobile: text(),
    storeAddressCenter: text(),
    verificationCode: text(),
    logisticsId: id(),
    logisticsName: text(),
    logisticsNo: text(),
    needReceipt: boolean().notNull().default(false),
    platformCouponId: id(),
    storeCouponId: id(),
    distributionId: id(),
    /** What the store's full discount gives, remembered for the payment. */
    giftPoints: integer().notNull().default(0),
    giftCouponIds: jsonb().$type<string[]>().notNull().default([]),
    paidAt: instant(),
    shippedAt: instant(),
    completedAt: instant(),
    cancelledAt: instant(),
    /** The buyer took it out of the own list. */
    hiddenAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.memberId, table.id),
    index().on(table.memberId, table.state, table.id),
    index().on(table.tradeSn),
    index().on(table.storeId, table.state, table.id),
    index().on(table.state, table.createdAt),
    index().on(table.state, table.shippedAt),
    index().on(table.state, table.completedAt),
    uniqueIndex().on(table.storeId, table.verificationCode).where(isNotNull(table.verificationCode)),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    sn: text().primaryKey(),
    id: id().notNull().unique(),
    orderSn: text()
      .notNull()
      .references(() => orders.sn),
    tradeSn: text().notNull(),
    memberId: id().notNull(),
    goodsId: id().notNull(),
    skuId: id().notNull(),
    categoryId: id().notNull(),
    goodsName: text().notNull(),
    goodsNameEn: text().notNull().default(''),
    image: text().notNull(),
    specs: text().notNull().default(''),
    specsEn: text().notNull().default(''),
    quantity: integer().notNull(),
    /** List price of the SKU when ordered. */
    goodsPrice: fen().notNull(),
    /** Price charged for one. */
    unitPrice: fen().notNull(),
    subTotal: fen().notNull(),
    /** Share of what is payable, freight inside. */
    flowPrice: fen().notNull(),
    price: jsonb().$type<PriceBreakdown>().notNull(),
    promotionType: text(),
    promotionId: text(),
    afterSaleState: text({ enum: lineAfterSaleStates }).notNull().default('NEW'),
    commentState: text({ enum: lineCommentStates }).notNull().default('NEW'),
    complainState: text({ enum: lineComplainStates }).notNull().default('NEW'),
    complainId: id(),
    refundState: text({ enum: lineRefundStates }).notNull().default('NO_REFUND'),
    refundPrice: fen().notNull().default(0),
    returnedQuantity: integer().notNull().default(0),
    deliveredQuantity: integer().notNull().default(0),
    /** As on the order; what is due some days later is looked for by it. */
    completedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.orderSn, table.id),
    index().on(table.memberId, table.id),
    index().on(table.commentState, table.completedAt),
    index().on(table.afterSaleState, table.completedAt),
    index().on(table.complainState, table.orderSn),
  ],
);

/** Every step of an order, for buyer and seller to read. */
export const orderLogs = pgTable(
  'order_logs',
  {
    id: id().primaryKey(),
    orderSn: text()
      .notNull()
      .references(() => orders.sn),
    operatorId: id().notNull(),
    operatorType: text({ enum: ['会员', '商家', '管理员', '系统'] }).notNull(),
    operatorName: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.orderSn, table.id)],
);

export const orderPackages = pgTable(
  'order_packages',
  {
    packageNo: text().primaryKey(),
    id: id().notNull().unique(),
    orderSn: text()
      .notNull()
      .references(() => orders.sn),
    logisticsId: id().notNull(),
    logisticsName: text().notNull(),
    logisticsNo: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.orderSn, table.id)],
);

export const orderPackageLines = pgTable(
  'order_package_lines',
  {
    id: id().primaryKey(),
    packageNo: text()
      .notNull()
      .references(() => orderPackages.packageNo, { onDelete: 'cascade' }),
    orderSn: text().notNull(),
    orderLineSn: text().notNull(),
    goodsName: text().notNull(),
    thumbnail: text().notNull(),
    quantity: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.packageNo)],
);

/** Invoices that the buyer asked for at checkout. */
export const receipts = pgTable(
  'receipts',
  {
    id: id().primaryKey(),
    orderSn: text()
      .notNull()
      .references(() => orders.sn),
    memberId: id().notNull(),
    memberName: text().notNull(),
    storeId: id().notNull(),
    storeName: text().notNull(),
    receiptTitle: text().notNull(),
    taxpayerId: text(),
    receiptContent: text().notNull(),
    receiptPrice: fen().notNull(),
    receiptState: smallint().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.orderSn), index().on(table.memberId, table.id)],
);
