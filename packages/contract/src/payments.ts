import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Nullable, OneOf, Yuan } from './fields.ts';
import { paymentMethods } from './order-life-cycle.ts';

export const payTargets = ['TRADE', 'ORDER', 'RECHARGE'] as const;
export type PayTarget = (typeof payTargets)[number];

export const clientTypes = ['PC', 'H5', 'WECHAT_MP', 'APP'] as const;
export type ClientType = (typeof clientTypes)[number];

/** What is to be paid, and from which client. */
const target = {
  orderType: OneOf(payTargets),
  sn: Type.String({ minLength: 1, maxLength: 64 }),
};

export const CashierDetail = Type.Object({
  price: Yuan('payable'),
  title: Type.String({ description: 'name of the shop' }),
  detail: Type.String({ description: 'what is paid, in a few words' }),
  orderSns: Nullable(Type.String({ description: 'joined by `, `; null for a recharge' })),
  support: Type.Array(OneOf(paymentMethods), { description: 'methods of this client' }),
  createTime: Type.String({ description: 'ISO 8601' }),
  autoCancel: Type.Integer({ description: 'epoch milliseconds: end of the time to pay' }),
  walletValue: Yuan('balance of the wallet'),
});
export type CashierDetail = Static<typeof CashierDetail>;

export const openCashier = endpoint({
  method: 'GET',
  path: '/buyer/payment/cashier/tradeDetail',
  access: 'member',
  tag: 'payments',
  summary: 'What is to be paid and how it can be paid',
  input: Type.Object({ ...target, clientType: Type.String({ maxLength: 20 }) }),
  result: CashierDetail,
});

export const payAtCashier = endpoint({
  method: 'GET',
  path: '/buyer/payment/cashier/pay/{paymentMethod}/{paymentClient}',
  access: 'member',
  tag: 'payments',
  summary: 'Pay: WALLET at once (code 32001), a provider by the text of a code',
  input: Type.Object({
    ...target,
    clientType: Type.String({ maxLength: 20 }),
    paymentMethod: OneOf(paymentMethods),
    paymentClient: OneOf(['APP', 'NATIVE', 'JSAPI', 'H5', 'MP']),
  }),
  result: Nullable(Type.String({ description: 'text of the code to scan' })),
  guard: 'idempotent',
});

export const getPayResult = endpoint({
  method: 'GET',
  path: '/buyer/payment/cashier/result',
  access: 'member',
  tag: 'payments',
  summary: 'Whether it is paid; clients ask every few seconds',
  input: Type.Object(target),
  result: Type.Boolean(),
});
