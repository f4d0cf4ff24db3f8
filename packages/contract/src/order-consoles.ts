import Type from 'typebox';
import { type Endpoint, endpoint } from './endpoint.ts';
import { Filter, Id, PageOf } from './fields.ts';
import { OrderDetail, OrderSummary } from './order-shapes.ts';
import { OrderFilter, OrderSn } from './orders.ts';

/** The calls that stores and the platform move orders with. A seller sees the orders of the own store only. */

const ofOrder = { orderSn: OrderSn };
const reason = Type.String({ minLength: 1, maxLength: 200 });
const consignee = {
  consigneeName: Type.String({ minLength: 1, maxLength: 40 }),
  consigneeMobile: Type.String({ pattern: '^0?1[3-9]\\d{9}$' }),
  consigneeAddressPath: Type.String({ minLength: 1, maxLength: 200 }),
  consigneeAddressIdPath: Type.String({ pattern: '^\\d{1,20}(,\\d{1,20}){0,5}$' }),
  consigneeDetail: Type.String({ minLength: 1, maxLength: 200 }),
};

const price = Type.Number({ exclusiveMinimum: 0, maximum: 10_000_000, description: 'yuan' });

/** Calls that both consoles have, under their own paths and for their own role. */
function consoleCalls<const A extends 'seller' | 'manager'>(access: A) {
  const base = `/${access}/order/order`;
  const tag = `${access} orders`;
  const shared = { access, tag } as const;
  return {
    listOrders: endpoint({
      ...shared,
      method: 'GET',
      path: base,
      summary: 'Orders, newest first',
      input: Filter({ ...OrderFilter, storeId: Id() }),
      result: PageOf(OrderSummary),
    }),
    getOrder: endpoint({
      ...shared,
      method: 'GET',
      path: `${base}/{orderSn}`,
      summary: 'One order',
      input: Type.Object(ofOrder),
      result: OrderDetail,
    }),
    changePrice: endpoint({
      ...shared,
      method: 'PUT',
      path: `${base}/update/{orderSn}/price`,
      summary: 'Change what an unpaid order costs',
      input: Type.Object({ ...ofOrder, orderPrice: price }),
      guard: 'duplicate',
    }),
    changeConsignee: endpoint({
      ...shared,
      method: 'POST',
      path: `${base}/update/{orderSn}/consignee`,
      summary: 'Change where an order goes, before it is shipped',
      input: Type.Object({ ...ofOrder, ...consignee }),
      guard: 'duplicate',
    }),
    cancelOrder: endpoint({
      ...shared,
      method: 'POST',
      path: `${base}/{orderSn}/cancel`,
      summary: 'Cancel an order that is not shipped',
      input: Type.Object({ ...ofOrder, reason }),
      guard: 'duplicate',
    }),
  } as const;
}

const sellerBase = '/seller/order/order';
const ofSeller = { access: 'seller', tag: 'seller orders' } as const;

export const sellerOrders = {
  ...consoleCalls('seller'),
  ship: endpoint({
    ...ofSeller,
    method: 'POST',
    path: `${sellerBase}/{orderSn}/delivery`,
    summary: 'Ship everything that is not shipped yet',
    input: Type.Object({
      ...ofOrder,
      logisticsNo: Type.String({ minLength: 1, maxLength: 64 }),
      logisticsId: Id('the carrier'),
    }),
    guard: 'duplicate',
  }),
  shipPart: endpoint({
    ...ofSeller,
    method: 'POST',
    path: `${sellerBase}/{orderSn}/partDelivery`,
    summary: 'Ship some pieces as a parcel of their own',
    input: Type.Object({
      ...ofOrder,
      logisticsNo: Type.String({ minLength: 1, maxLength: 64 }),
      logisticsId: Id('the carrier'),
      partDeliveryDTOList: Type.Array(
        Type.Object({
          orderItemId: Id('id of the line'),
          deliveryNum: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
        }),
        { minItems: 1, maxItems: 200 },
      ),
    }),
    guard: 'duplicate',
  }),
  take: endpoint({
    ...ofSeller,
    method: 'PUT',
    path: `${sellerBase}/take/{orderSn}/{verificationCode}`,
    summary: 'Hand over an order against its code',
    input: Type.Object({ ...ofOrder, verificationCode: Type.String({ maxLength: 20 }) }),
  }),
  takeByCode: endpoint({
    ...ofSeller,
    method: 'PUT',
    path: `${sellerBase}/take/{verificationCode}`,
    summary: 'Hand over the order that has this code',
    input: Type.Object({ verificationCode: Type.String({ maxLength: 20 }) }),
  }),
  findByCode: endpoint({
    ...ofSeller,
    method: 'GET',
    path: `${sellerBase}/getOrderByVerificationCode/{verificationCode}`,
    summary: 'The order that has this code',
    input: Type.Object({ verificationCode: Type.String({ maxLength: 20 }) }),
    result: OrderDetail,
  }),
} as const;

export const managerOrders = {
  ...consoleCalls('manager'),
  pay: endpoint({
    access: 'manager',
    tag: 'manager orders',
    method: 'POST',
    path: '/manager/order/order/{orderSn}/pay',
    summary: 'Book a bank transfer for an unpaid order',
    input: Type.Object(ofOrder),
    guard: 'duplicate',
  }),
  /** For shops whose stores have no console yet; without a carrier the first open one takes it. */
  ship: endpoint({
    access: 'manager',
    tag: 'manager orders',
    method: 'POST',
    path: '/manager/order/order/{orderSn}/delivery',
    summary: 'Ship an order in the name of its store',
    input: Type.Object({
      ...ofOrder,
      logisticsCode: Type.Optional(Type.String({ maxLength: 20, description: 'code of the carrier, such as SF' })),
      logisticsNo: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    }),
    guard: 'duplicate',
  }),
} as const;

/** The reference's name of the seller's paths. */
export const underStorePath = <E extends Endpoint>(call: E): E => ({
  ...call,
  path: call.path.replace('/seller/', '/store/'),
});
