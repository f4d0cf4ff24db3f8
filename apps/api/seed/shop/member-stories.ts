import { opinions } from './opinions.ts';
import type { OrderStory } from './order-story.ts';
import type { Shelf } from './shelf.ts';

const minute = 1 / 1440;

/**
 * Orders in every state that an order can stay in. What a timer would move soon after the first start is left out:
 * receipt comes ten days after the parcel, the shop's own evaluation fifteen days after receipt.
 */
export const firstBuyerStories = (shelf: Shelf): OrderStory[] => [
  ...oldOrders(shelf),
  {
    picks: shelf.take('citong', 2, [10, 200]),
    placed: 12,
    cancelled: 11.99,
    reason: '商品选择错误',
  },
  {
    picks: shelf.take('java-shore', 1, [50, 300]),
    placed: 9,
    paid: 8.99,
    cancelled: 8.8,
    reason: '发现更低的价格',
  },
  {
    picks: shelf.take('minshan', 2, [30, 150]),
    placed: 8,
    paid: 7.99,
    by: 'WECHAT',
    carrier: 'YTO',
    shipped: 7.2,
    received: 4.5,
  },
  {
    picks: shelf.take('muli', 2, [40, 300]),
    placed: 7,
    paid: 6.99,
    shipped: 6.3,
    received: 3.4,
    evaluated: 2.9,
    opinions: [opinions.smaller],
  },
  {
    picks: shelf.take('shanye', 2, [100, 300]),
    placed: 5,
    coupon: 4,
    paid: 4.99,
    by: 'ALIPAY',
    carrier: 'JD',
    shipped: 4.1,
  },
  {
    picks: shelf.take('yuanxing', 2, [30, 250]),
    quantity: 2,
    placed: 4,
    paid: 3.99,
    partShipped: 3.1,
    remark: '两件可以分开发',
  },
  { picks: [shelf.takeVirtual()], placed: 2, paid: 1.99 },
  { picks: shelf.take('oujiang', 1, [200, 600]), placed: 1.5, coupon: 12, pickUp: 1, paid: 1.49 },
  {
    picks: shelf.take('minshan', 2, [100, 250]),
    placed: 0.8,
    paid: 0.79,
    receiptTitle: '个人',
    remark: '请尽快发货，谢谢',
  },
  {
    picks: [...shelf.take('siam-orchard', 1, [20, 200]), ...shelf.take('wujiang', 1, [100, 500])],
    placed: 5 * minute,
  },
];

/** Orders that came to their end, most of them evaluated. */
const oldOrders = (shelf: Shelf): OrderStory[] => [
  {
    picks: shelf.take('oujiang', 2, [50, 300]),
    placed: 38,
    paid: 37.99,
    shipped: 37.1,
    received: 34.2,
    evaluated: 33,
    opinions: [opinions.fine, opinions.gift],
  },
  {
    picks: [...shelf.take('siam-orchard', 1, [20, 200]), ...shelf.take('chateau-rive', 1, [50, 400])],
    placed: 33,
    paid: 32.99,
    by: 'ALIPAY',
    carrier: 'ZTO',
    shipped: 32,
    received: 28,
    evaluated: 27,
    opinions: [opinions.again, opinions.late],
  },
  { picks: [shelf.takeVirtual()], placed: 26, paid: 25.99, taken: 24, evaluated: 23, opinions: [opinions.again] },
  {
    picks: shelf.take('wujiang', 1, [200, 600]),
    placed: 20,
    coupon: 19,
    paid: 19.99,
    receiptTitle: '泉州海丝文化有限公司',
    shipped: 19,
    received: 16,
    evaluated: 15,
    opinions: [opinions.calm],
  },
];

/** A few orders of somebody who buys now and then. */
export const secondBuyerStories = (shelf: Shelf): OrderStory[] => [
  {
    picks: shelf.take('shensheng', 1, [50, 300]),
    placed: 22,
    paid: 21.99,
    by: 'WECHAT',
    carrier: 'JD',
    shipped: 21,
    received: 18,
    evaluated: 17,
    opinions: [opinions.fine],
  },
  { picks: shelf.take('bottega-arno', 1, [50, 500]), placed: 6, paid: 5.99, by: 'ALIPAY', carrier: 'EMS', shipped: 5 },
  { picks: shelf.take('java-shore', 2, [20, 150]), placed: 1, paid: 0.99 },
];
