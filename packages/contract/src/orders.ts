import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Day, Entity, Filter, OneOf, PageOf, PageQuery } from './fields.ts';
import { lineCommentStates, orderStates, paymentMethods, payStates } from './order-life-cycle.ts';
import { OrderDetail, OrderSummary, orderPromotionTypes, orderTypes } from './order-shapes.ts';

/** Tabs of the list. WAIT_COMMENT (completed, with a line to evaluate) is ours. */
export const orderTags = ['ALL', 'WAIT_PAY', 'WAIT_SHIP', 'WAIT_ROG', 'COMPLETE', 'CANCELLED', 'WAIT_COMMENT'] as const;
export type OrderTag = (typeof orderTags)[number];

const text = (maxLength = 100) => Type.String({ maxLength });

/** What a list of orders can be narrowed by, for buyers and for the consoles. */
export const OrderFilter = {
  ...PageQuery,
  tag: OneOf(orderTags),
  keywords: Type.String({ maxLength: 100, description: 'in sn, goods name, consignee, mobile or store name' }),
  orderSn: text(),
  orderItemSn: Type.String({ maxLength: 64, description: 'addition: the order that has this line' }),
  goodsName: text(),
  orderStatus: OneOf(orderStates),
  payStatus: OneOf(payStates),
  orderType: OneOf(orderTypes),
  orderPromotionType: OneOf(orderPromotionTypes),
  paymentMethod: OneOf(paymentMethods),
  clientType: text(20),
  commentStatus: OneOf(lineCommentStates),
  parentOrderSn: text(),
  /** Addition: the orders of one checkout. */
  tradeSn: text(),
  promotionId: text(),
  shipName: text(),
  buyerName: text(),
  flowPrice: Type.String({ maxLength: 40, description: 'yuan: `min` or `min_max`' }),
  startDate: Day(),
  endDate: Day(),
};

const OrderList = Filter(OrderFilter);
export type OrderFilter = Static<typeof OrderList>;

export const OrderSn = text(64);

export const listOrders = endpoint({
  method: 'GET',
  path: '/buyer/order/order',
  access: 'member',
  tag: 'orders',
  summary: "The caller's orders, newest first",
  input: OrderList,
  result: PageOf(OrderSummary),
});

export const OrderCounts = Type.Object({
  ALL: Type.Integer(),
  WAIT_PAY: Type.Integer(),
  WAIT_SHIP: Type.Integer(),
  WAIT_ROG: Type.Integer(),
  COMPLETE: Type.Integer(),
  CANCELLED: Type.Integer(),
  WAIT_COMMENT: Type.Integer(),
});
export type OrderCounts = Static<typeof OrderCounts>;

export const countOrders = endpoint({
  method: 'GET',
  path: '/buyer/order/order/counts',
  access: 'member',
  tag: 'orders',
  summary: "How many of the caller's orders each tab holds",
  result: OrderCounts,
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/buyer/order/order/{orderSn}',
  access: 'member',
  tag: 'orders',
  summary: 'One order with its lines, log and what may be done with it',
  input: Type.Object({ orderSn: OrderSn }),
  result: OrderDetail,
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/buyer/order/order/{orderSn}/cancel',
  access: 'member',
  tag: 'orders',
  summary: 'Cancel an order that is not shipped; money, points and coupons come back',
  input: Type.Object({ orderSn: OrderSn, reason: Type.String({ minLength: 1, maxLength: 200 }) }),
  guard: 'duplicate',
});

export const deleteOrder = endpoint({
  method: 'DELETE',
  path: '/buyer/order/order/{orderSn}',
  access: 'member',
  tag: 'orders',
  summary: "Take a completed or cancelled order out of the caller's list",
  input: Type.Object({ orderSn: OrderSn }),
  guard: 'duplicate',
});

export const receiveOrder = endpoint({
  method: 'POST',
  path: '/buyer/order/order/{orderSn}/receiving',
  access: 'member',
  tag: 'orders',
  summary: 'Confirm that the goods have arrived',
  input: Type.Object({ orderSn: OrderSn }),
  guard: 'duplicate',
});

export const reasonTypes = ['CANCEL', 'RETURN_GOODS', 'RETURN_MONEY', 'COMPLAIN'] as const;

export const listReasons = endpoint({
  method: 'GET',
  path: '/buyer/order/afterSale/get/afterSaleReason/{serviceType}',
  access: 'member',
  tag: 'orders',
  summary: 'Reasons to choose from: CANCEL, RETURN_GOODS, RETURN_MONEY or COMPLAIN; nothing for any other word',
  input: Type.Object({ serviceType: text(40) }),
  result: Type.Array(Type.Object({ ...Entity, reason: Type.String(), serviceType: Type.String() })),
});
