import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Entity, Filter, Id, Nullable, OneOf, PageOf, PageQuery, Yuan } from './fields.ts';
import { orderStates } from './order-life-cycle.ts';

/** An invoice that the buyer asked for; the store issues it. */
export const Receipt = Type.Object({
  ...Entity,
  orderSn: Type.String(),
  receiptTitle: Type.String(),
  taxpayerId: Nullable(Type.String()),
  receiptContent: Type.String(),
  receiptPrice: Yuan(),
  memberId: Id(),
  memberName: Type.String(),
  storeId: Id(),
  storeName: Type.String(),
  receiptStatus: Type.Integer({ description: '0 not issued, 1 issued' }),
  receiptDetail: Type.String({ description: 'JSON text: the lines of the order' }),
});
export type Receipt = Static<typeof Receipt>;

const text = (maxLength = 100) => Type.String({ maxLength });

export const listReceipts = endpoint({
  method: 'GET',
  path: '/buyer/trade/receipt',
  access: 'member',
  tag: 'receipts',
  summary: "The caller's invoices, newest first",
  input: Filter({
    ...PageQuery,
    receiptTitle: text(),
    taxpayerId: text(),
    storeName: text(),
    orderSn: text(),
    receiptStatus: Type.Integer({ minimum: 0, maximum: 1 }),
    storeId: Id(),
  }),
  result: PageOf(Type.Object({ ...Receipt.properties, orderStatus: OneOf(orderStates) })),
});

export const getReceipt = endpoint({
  method: 'GET',
  path: '/buyer/trade/receipt/{id}',
  access: 'member',
  tag: 'receipts',
  summary: "One of the caller's invoices; null for any other",
  input: Type.Object({ id: Id() }),
  result: Nullable(Receipt),
});

export const askForReceipt = endpoint({
  method: 'POST',
  path: '/buyer/trade/receipt',
  access: 'member',
  tag: 'receipts',
  summary: 'Ask for the invoice of an own order; null when it already has one with this title',
  input: Type.Object({
    orderSn: text(64),
    receiptTitle: Type.String({ minLength: 1, maxLength: 100 }),
    taxpayerId: Type.Optional(text(32)),
    receiptContent: Type.String({ minLength: 1, maxLength: 100 }),
  }),
  result: Nullable(Receipt),
  guard: 'duplicate',
});
