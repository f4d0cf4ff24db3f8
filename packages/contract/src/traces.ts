import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { DateTime, Entity, Id, Nullable } from './fields.ts';

/** One stop of a parcel. The capital initials are the wire's. */
const TraceStop = Type.Object({
  AcceptTime: DateTime(),
  AcceptStation: Type.String(),
  Remark: Nullable(Type.String()),
});

/** Where a parcel has been, oldest first. */
export const Traces = Type.Object({
  shipper: Type.String({ description: 'name of the carrier' }),
  logisticCode: Type.String({ description: 'tracking number' }),
  traces: Type.Array(TraceStop),
});
export type Traces = Static<typeof Traces>;

const MaybeTraces = Nullable(Traces);

/** A parcel of a partial delivery. An order that is shipped at once has none: its parcel is on the order itself. */
export const OrderPackage = Type.Object({
  packageNo: Type.String(),
  orderSn: Type.String(),
  logisticsNo: Type.String(),
  logisticsCode: Id('id of the carrier'),
  logisticsName: Type.String(),
  consigneeMobile: Nullable(Type.String()),
  status: Type.String({ description: 'always 1' }),
  createTime: DateTime(),
  orderPackageItemList: Type.Array(
    Type.Object({
      ...Entity,
      packageNo: Type.String(),
      orderSn: Type.String(),
      orderItemSn: Type.String(),
      goodsName: Type.String(),
      thumbnail: Type.String(),
      deliverNumber: Type.Integer(),
      logisticsTime: DateTime(),
    }),
  ),
  traces: MaybeTraces,
});
export type OrderPackage = Static<typeof OrderPackage>;

const OwnOrder = Type.Object({ orderSn: Type.String({ maxLength: 64 }) });

export const getOrderTraces = endpoint({
  method: 'POST',
  path: '/buyer/order/order/getTraces/{orderSn}',
  access: 'member',
  tag: 'orders',
  summary: 'Where the parcel of an order is; null when there is nothing to follow',
  input: OwnOrder,
  result: MaybeTraces,
});

export const getOrderPackages = endpoint({
  method: 'GET',
  path: '/buyer/order/order/getPackage/{orderSn}',
  access: 'member',
  tag: 'orders',
  summary: 'The parcels of an order that was shipped in parts',
  input: OwnOrder,
  result: Type.Array(OrderPackage),
});

/** The same as `getOrderPackages` under the name that one of the clients knows. */
export const getOrderTracesList = endpoint({
  ...getOrderPackages,
  path: '/buyer/order/order/getTracesList/{orderSn}',
});
