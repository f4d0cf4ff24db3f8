import type { LifeCycle } from './life-cycle.ts';
import type { LocalText } from './refusal.ts';

export const orderStates = [
  'UNPAID',
  'PAID',
  'UNDELIVERED',
  'PARTS_DELIVERED',
  'DELIVERED',
  'STAY_PICKED_UP',
  'TAKE',
  'COMPLETED',
  'CANCELLED',
] as const;
export type OrderState = (typeof orderStates)[number];

/** What may happen to an order; `timeOut` and `refundAll` are the shop's own doing. */
export type OrderEvent =
  | 'pay'
  | 'confirm'
  | 'shipPart'
  | 'ship'
  | 'receive'
  | 'take'
  | 'cancel'
  | 'timeOut'
  | 'refundAll';

/**
 * From the checkout to the end. Stock is reserved when the order is created, so PAID lasts only until the stock is
 * taken in the same transaction: then the order waits for the parcel, for the buyer at the pick-up point, or for the code.
 */
export const orderLifeCycle: LifeCycle<OrderState, OrderEvent> = {
  name: 'order',
  initial: 'UNPAID',
  steps: {
    UNPAID: { pay: 'PAID', cancel: 'CANCELLED', timeOut: 'CANCELLED' },
    PAID: { confirm: ['UNDELIVERED', 'STAY_PICKED_UP', 'TAKE'], cancel: 'CANCELLED' },
    UNDELIVERED: { shipPart: 'PARTS_DELIVERED', ship: 'DELIVERED', cancel: 'CANCELLED' },
    PARTS_DELIVERED: { shipPart: 'PARTS_DELIVERED', ship: 'DELIVERED' },
    DELIVERED: { receive: 'COMPLETED', refundAll: 'CANCELLED' },
    STAY_PICKED_UP: { take: 'COMPLETED', cancel: 'CANCELLED', refundAll: 'CANCELLED' },
    TAKE: { take: 'COMPLETED', cancel: 'CANCELLED', refundAll: 'CANCELLED' },
    COMPLETED: { refundAll: 'CANCELLED' },
    CANCELLED: {},
  },
};

export const payStates = ['UNPAID', 'PAID', 'CANCEL'] as const;
export type PayState = (typeof payStates)[number];

/** Of trades, orders and recharges. Cancelling an order leaves it as it is; only a recharge is cancelled this way. */
export const payLifeCycle: LifeCycle<PayState, 'pay' | 'timeOut'> = {
  name: 'payment',
  initial: 'UNPAID',
  steps: { UNPAID: { pay: 'PAID', timeOut: 'CANCEL' }, PAID: {}, CANCEL: {} },
};

export const deliverStates = ['UNDELIVERED', 'PARTS_DELIVERED', 'DELIVERED', 'RECEIVED'] as const;
export type DeliverState = (typeof deliverStates)[number];

/** RECEIVED is a word of the wire that is never set: existing clients read the receipt from the order state. */
export const deliverLifeCycle: LifeCycle<DeliverState, 'shipPart' | 'ship'> = {
  name: 'delivery',
  initial: 'UNDELIVERED',
  steps: {
    UNDELIVERED: { shipPart: 'PARTS_DELIVERED', ship: 'DELIVERED' },
    PARTS_DELIVERED: { shipPart: 'PARTS_DELIVERED', ship: 'DELIVERED' },
    DELIVERED: {},
    RECEIVED: {},
  },
};

export const lineAfterSaleStates = ['NEW', 'NOT_APPLIED', 'PART_AFTER_SALE', 'ALREADY_APPLIED', 'EXPIRED'] as const;
export type LineAfterSaleState = (typeof lineAfterSaleStates)[number];

/** Whether a line can still be sent back: `open` with the delivery, `expire` at the end of the window. */
export const lineAfterSaleCycle: LifeCycle<LineAfterSaleState, 'open' | 'apply' | 'giveUp' | 'expire'> = {
  name: 'after-sale of a line',
  initial: 'NEW',
  steps: {
    NEW: { open: 'NOT_APPLIED' },
    NOT_APPLIED: { apply: ['PART_AFTER_SALE', 'ALREADY_APPLIED'], expire: 'EXPIRED' },
    PART_AFTER_SALE: {
      apply: ['PART_AFTER_SALE', 'ALREADY_APPLIED'],
      giveUp: ['NOT_APPLIED', 'PART_AFTER_SALE'],
      expire: 'EXPIRED',
    },
    ALREADY_APPLIED: { giveUp: ['NOT_APPLIED', 'PART_AFTER_SALE'], expire: 'EXPIRED' },
    EXPIRED: {},
  },
};

export const lineCommentStates = ['NEW', 'UNFINISHED', 'WAIT_CHASE', 'FINISHED'] as const;
export type LineCommentState = (typeof lineCommentStates)[number];

/** WAIT_CHASE is a word of the wire that is never set. */
export const lineCommentCycle: LifeCycle<LineCommentState, 'open' | 'evaluate'> = {
  name: 'evaluation of a line',
  initial: 'NEW',
  steps: { NEW: { open: 'UNFINISHED' }, UNFINISHED: { evaluate: 'FINISHED' }, WAIT_CHASE: {}, FINISHED: {} },
};

export const lineComplainStates = ['NEW', 'NO_APPLY', 'APPLYING', 'COMPLETE', 'EXPIRED', 'CANCEL'] as const;
export type LineComplainState = (typeof lineComplainStates)[number];

export const lineComplainCycle: LifeCycle<LineComplainState, 'open' | 'apply' | 'complete' | 'cancel' | 'expire'> = {
  name: 'complaint of a line',
  initial: 'NEW',
  steps: {
    NEW: { open: 'NO_APPLY' },
    NO_APPLY: { apply: 'APPLYING', expire: 'EXPIRED' },
    APPLYING: { complete: 'COMPLETE', cancel: 'CANCEL' },
    COMPLETE: {},
    EXPIRED: {},
    CANCEL: { apply: 'APPLYING' },
  },
};

export const lineRefundStates = ['NO_REFUND', 'REFUNDING', 'PART_REFUND', 'ALL_REFUND'] as const;
export type LineRefundState = (typeof lineRefundStates)[number];

/** `refund` ends in ALL_REFUND when every fen of the line is back; a line partly refunded may ask again for the rest. */
export const lineRefundCycle: LifeCycle<LineRefundState, 'apply' | 'giveUp' | 'refund'> = {
  name: 'refund of a line',
  initial: 'NO_REFUND',
  steps: {
    NO_REFUND: { apply: 'REFUNDING', refund: 'ALL_REFUND' },
    REFUNDING: {
      apply: 'REFUNDING',
      giveUp: ['NO_REFUND', 'PART_REFUND'],
      refund: ['PART_REFUND', 'ALL_REFUND'],
    },
    PART_REFUND: { apply: 'REFUNDING', refund: 'ALL_REFUND' },
    ALL_REFUND: {},
  },
};

export const paymentMethods = ['WECHAT', 'ALIPAY', 'UNIONPAY', 'WALLET', 'BANK_TRANSFER'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The words that the site shows. */
export const orderStateLabels: Record<OrderState, LocalText> = {
  UNPAID: { zh: '未付款', en: 'Awaiting payment' },
  PAID: { zh: '已付款', en: 'Paid' },
  UNDELIVERED: { zh: '待发货', en: 'To be shipped' },
  PARTS_DELIVERED: { zh: '部分发货', en: 'Partly shipped' },
  DELIVERED: { zh: '已发货', en: 'Shipped' },
  STAY_PICKED_UP: { zh: '待自提', en: 'Ready for pick-up' },
  TAKE: { zh: '待核验', en: 'To be checked off' },
  COMPLETED: { zh: '已完成', en: 'Completed' },
  CANCELLED: { zh: '已取消', en: 'Cancelled' },
};

export const payStateLabels: Record<PayState, LocalText> = {
  UNPAID: { zh: '待付款', en: 'Unpaid' },
  PAID: { zh: '已付款', en: 'Paid' },
  CANCEL: { zh: '已取消', en: 'Cancelled' },
};

export const deliverStateLabels: Record<DeliverState, LocalText> = {
  UNDELIVERED: { zh: '未发货', en: 'Not shipped' },
  PARTS_DELIVERED: { zh: '部分发货', en: 'Partly shipped' },
  DELIVERED: { zh: '已发货', en: 'Shipped' },
  RECEIVED: { zh: '已收货', en: 'Received' },
};

export const deliveryMethodLabels: Record<'SELF_PICK_UP' | 'LOCAL_TOWN_DELIVERY' | 'LOGISTICS' | 'VIRTUAL', LocalText> =
  {
    SELF_PICK_UP: { zh: '自提', en: 'Pick-up' },
    LOCAL_TOWN_DELIVERY: { zh: '同城配送', en: 'Local delivery' },
    LOGISTICS: { zh: '物流', en: 'Parcel' },
    VIRTUAL: { zh: '虚拟发货', en: 'Online delivery' },
  };

export const paymentMethodLabels: Record<PaymentMethod, LocalText> = {
  WECHAT: { zh: '微信', en: 'WeChat Pay' },
  ALIPAY: { zh: '支付宝', en: 'Alipay' },
  UNIONPAY: { zh: '银联-云闪付', en: 'UnionPay' },
  WALLET: { zh: '余额支付', en: 'Wallet' },
  BANK_TRANSFER: { zh: '线下转账', en: 'Bank transfer' },
};
