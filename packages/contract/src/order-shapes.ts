import Type, { type Static } from 'typebox';
import { DateTime, Entity, Id, Nullable, OneOf, Yuan } from './fields.ts';
import {
  deliverStates,
  lineAfterSaleStates,
  lineCommentStates,
  lineComplainStates,
  lineRefundStates,
  orderStates,
  paymentMethods,
  payStates,
} from './order-life-cycle.ts';
import { PriceDetail } from './pricing.ts';
import { Receipt } from './receipts.ts';

/** What may be done with an order now; lists and the detail judge a little differently, as existing clients expect. */
export const AllowedOperations = Type.Object({
  cancel: Type.Boolean(),
  pay: Type.Boolean(),
  ship: Type.Boolean(),
  rog: Type.Boolean({ description: 'confirm the receipt' }),
  showLogistics: Type.Boolean(),
  editConsignee: Type.Boolean(),
  editPrice: Type.Boolean(),
  take: Type.Boolean({ description: 'check off the code' }),
});
export type AllowedOperations = Static<typeof AllowedOperations>;

export const orderTypes = ['NORMAL', 'VIRTUAL', 'E_COUPON'] as const;
export const orderPromotionTypes = ['NORMAL', 'GIFT', 'PINTUAN', 'POINTS', 'KANJIA'] as const;

const OrderStatus = () => OneOf(orderStates);
const PayStatus = () => OneOf(payStates);
const DeliverStatus = () => OneOf(deliverStates);
const PaymentMethodName = () => Nullable(OneOf(paymentMethods));

/** A line as the list shows it. The number of pieces and the refunded amount are texts there. */
export const OrderListLine = Type.Object({
  sn: Type.String(),
  goodsId: Id(),
  skuId: Id(),
  num: Type.String(),
  image: Type.String(),
  name: Type.String({ description: 'goods name' }),
  goodsPrice: Yuan(),
  afterSaleStatus: OneOf(lineAfterSaleStates),
  complainStatus: OneOf(lineComplainStates),
  commentStatus: OneOf(lineCommentStates),
  isRefund: Nullable(OneOf(lineRefundStates)),
  refundPrice: Nullable(Type.String()),
  /** Additions. */
  unitPrice: Yuan('charged for one'),
  specs: Nullable(Type.String()),
});
export type OrderListLine = Static<typeof OrderListLine>;

/** The values of all lines joined by commas, in line order. */
const Joined = () => Nullable(Type.String({ description: 'values of the lines, joined by commas' }));

/** An addition: when the shop goes on by itself, cancelling what is unpaid and completing what was shipped. */
const EndsAt = () => Nullable(Type.Integer({ description: 'epoch milliseconds; null when nothing runs out' }));

/** An order in a list. */
export const OrderSummary = Type.Object({
  sn: Type.String(),
  flowPrice: Yuan('payable'),
  createTime: DateTime(),
  orderStatus: OrderStatus(),
  payStatus: PayStatus(),
  paymentMethod: PaymentMethodName(),
  paymentTime: Nullable(DateTime()),
  memberId: Id(),
  memberName: Type.String(),
  storeName: Type.String(),
  storeId: Id(),
  clientType: Type.String(),
  orderItems: Type.Array(OrderListLine),
  orderType: OneOf(orderTypes),
  deliverStatus: DeliverStatus(),
  orderPromotionType: OneOf(orderPromotionTypes),
  sellerRemark: Nullable(Type.String()),
  allowOperationVO: AllowedOperations,
  groupAfterSaleStatus: Joined(),
  groupGoodsId: Joined(),
  groupSkuId: Joined(),
  groupNum: Joined(),
  groupImages: Joined(),
  groupName: Joined(),
  groupOrderItemsSn: Joined(),
  groupGoodsPrice: Joined(),
  groupComplainStatus: Joined(),
  groupCommentStatus: Joined(),
  groupIsRefund: Joined(),
  groupRefundPrice: Joined(),
  /** Additions. */
  freightPrice: Yuan(),
  endsAt: EndsAt(),
});
export type OrderSummary = Static<typeof OrderSummary>;

export const Order = Type.Object({
  ...Entity,
  sn: Type.String(),
  tradeSn: Type.String(),
  storeId: Id(),
  storeName: Type.String(),
  memberId: Id(),
  memberName: Type.String(),
  orderStatus: OrderStatus(),
  payStatus: PayStatus(),
  deliverStatus: DeliverStatus(),
  receivableNo: Nullable(Type.String()),
  paymentMethod: PaymentMethodName(),
  paymentTime: Nullable(DateTime()),
  consigneeName: Nullable(Type.String()),
  consigneeMobile: Nullable(Type.String()),
  deliveryMethod: Type.String(),
  consigneeAddressPath: Nullable(Type.String({ description: 'region names joined by commas' })),
  consigneeAddressIdPath: Nullable(Type.String()),
  consigneeDetail: Nullable(Type.String()),
  flowPrice: Yuan('payable'),
  goodsPrice: Yuan(),
  freightPrice: Yuan(),
  discountPrice: Yuan(),
  updatePrice: Nullable(Yuan()),
  logisticsNo: Nullable(Type.String()),
  logisticsCode: Nullable(Id('id of the carrier')),
  logisticsName: Nullable(Type.String()),
  weight: Type.Number({ description: 'kilograms' }),
  goodsNum: Type.Integer(),
  remark: Nullable(Type.String()),
  sellerRemark: Nullable(Type.String()),
  cancelReason: Nullable(Type.String()),
  completeTime: Nullable(DateTime()),
  logisticsTime: Nullable(DateTime()),
  payOrderNo: Nullable(Type.String()),
  clientType: Type.String(),
  needReceipt: Type.Boolean(),
  parentOrderSn: Nullable(Type.String()),
  promotionId: Nullable(Type.String()),
  orderType: OneOf(orderTypes),
  orderPromotionType: OneOf(orderPromotionTypes),
  priceDetail: Type.String({ description: 'priceDetailDTO as JSON text' }),
  priceDetailDTO: PriceDetail,
  canReturn: Nullable(Type.Boolean({ description: 'the amount can go back the way it came' })),
  verificationCode: Nullable(Type.String()),
  distributionId: Nullable(Id()),
  useStoreMemberCouponIds: Nullable(Type.String()),
  usePlatformMemberCouponId: Nullable(Id()),
  qrCode: Nullable(Type.String()),
  storeAddressPath: Nullable(Type.String()),
  storeAddressMobile: Nullable(Type.String()),
  storeAddressCenter: Nullable(Type.String()),
});
export type Order = Static<typeof Order>;

export const OrderLine = Type.Object({
  ...Entity,
  orderSn: Type.String(),
  sn: Type.String(),
  tradeSn: Type.String(),
  unitPrice: Yuan('charged for one'),
  subTotal: Yuan(),
  goodsId: Id(),
  skuId: Id(),
  num: Type.Integer(),
  image: Type.String(),
  goodsName: Type.String(),
  categoryId: Id(),
  snapshotId: Nullable(Id()),
  specs: Nullable(Type.String()),
  promotionType: Nullable(Type.String()),
  promotionId: Nullable(Type.String()),
  goodsPrice: Yuan('list price of the SKU when ordered'),
  flowPrice: Yuan('share of what is payable, freight inside'),
  commentStatus: OneOf(lineCommentStates),
  afterSaleStatus: OneOf(lineAfterSaleStates),
  priceDetail: Type.String(),
  priceDetailDTO: PriceDetail,
  complainStatus: OneOf(lineComplainStates),
  complainId: Nullable(Id()),
  returnGoodsNumber: Type.Integer(),
  isRefund: OneOf(lineRefundStates),
  refundPrice: Yuan(),
  deliverNumber: Type.Integer(),
});
export type OrderLine = Static<typeof OrderLine>;

/** One step of an order. */
export const OrderLog = Type.Object({
  id: Id(),
  createBy: Type.String(),
  createTime: DateTime(),
  orderSn: Type.String(),
  operatorId: Type.String(),
  operatorType: Type.String({ description: '会员, 商家, 管理员 or 系统' }),
  operatorName: Type.String(),
  message: Type.String(),
});
export type OrderLog = Static<typeof OrderLog>;

export const OrderDetail = Type.Object({
  order: Order,
  orderItems: Type.Array(OrderLine),
  orderStatusValue: Type.String(),
  payStatusValue: Type.String(),
  deliverStatusValue: Type.String(),
  deliveryMethodValue: Type.String(),
  paymentMethodValue: Type.String({ description: 'empty while unpaid' }),
  receipt: Nullable(Receipt),
  orderLogs: Type.Array(OrderLog),
  priceDetail: Type.Unsafe<null>({ type: 'null' }),
  allowOperationVO: AllowedOperations,
  endsAt: EndsAt(),
});
export type OrderDetail = Static<typeof OrderDetail>;
