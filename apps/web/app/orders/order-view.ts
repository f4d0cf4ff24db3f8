import type { OrderDetail, OrderLine, OrderListLine, OrderSummary } from '@silkboat/contract/order-shapes';

/** A line of an order as the pages show it. */
export interface OrderLineView {
  sn: string;
  goodsId: string;
  skuId: string;
  name: string;
  image: string;
  specs: string | null;
  /** Charged for one, in yuan. */
  yuan: number;
  pieces: number;
  comment: OrderListLine['commentStatus'];
  afterSale: OrderListLine['afterSaleStatus'];
  refund: NonNullable<OrderListLine['isRefund']>;
  refundedYuan: number;
}

/** An order as list and detail show it; the rest of what the shop knows stays on the server. */
export interface OrderView {
  sn: string;
  state: OrderSummary['orderStatus'];
  storeId: string;
  storeName: string;
  createTime: string;
  flowPrice: number;
  freightPrice: number;
  isGift: boolean;
  isPaid: boolean;
  /** Epoch milliseconds: the end of the time to pay, or the automatic receipt. */
  endsAt: number | null;
  allows: { pay: boolean; cancel: boolean; receive: boolean; track: boolean };
  lines: OrderLineView[];
}

const allowed = ({ pay, cancel, rog, showLogistics }: OrderSummary['allowOperationVO']): OrderView['allows'] => ({
  pay,
  cancel,
  receive: rog,
  track: showLogistics,
});

export const toOrderView = (order: OrderSummary): OrderView => ({
  sn: order.sn,
  state: order.orderStatus,
  storeId: order.storeId,
  storeName: order.storeName,
  createTime: order.createTime,
  flowPrice: order.flowPrice,
  freightPrice: order.freightPrice,
  isGift: order.orderPromotionType === 'GIFT',
  isPaid: order.payStatus === 'PAID',
  endsAt: order.endsAt,
  allows: allowed(order.allowOperationVO),
  lines: order.orderItems.map((line) => ({
    sn: line.sn,
    goodsId: line.goodsId,
    skuId: line.skuId,
    name: line.name,
    image: line.image,
    specs: line.specs,
    yuan: line.unitPrice,
    pieces: Number(line.num),
    comment: line.commentStatus,
    afterSale: line.afterSaleStatus,
    refund: line.isRefund ?? 'NO_REFUND',
    refundedYuan: Number(line.refundPrice ?? 0),
  })),
});

/** The same from the page of one order. */
export const detailToOrderView = ({ order, orderItems, allowOperationVO, endsAt }: OrderDetail): OrderView => ({
  sn: order.sn,
  state: order.orderStatus,
  storeId: order.storeId,
  storeName: order.storeName,
  createTime: order.createTime ?? '',
  flowPrice: order.flowPrice,
  freightPrice: order.freightPrice,
  isGift: order.orderPromotionType === 'GIFT',
  isPaid: order.payStatus === 'PAID',
  endsAt,
  allows: allowed(allowOperationVO),
  lines: orderItems.map(toLineView),
});

const toLineView = (line: OrderLine): OrderLineView => ({
  sn: line.sn,
  goodsId: line.goodsId,
  skuId: line.skuId,
  name: line.goodsName,
  image: line.image,
  specs: line.specs,
  yuan: line.unitPrice,
  pieces: line.num,
  comment: line.commentStatus,
  afterSale: line.afterSaleStatus,
  refund: line.isRefund,
  refundedYuan: line.refundPrice,
});

export const goodsPathOf = ({ skuId, goodsId }: Pick<OrderLineView, 'skuId' | 'goodsId'>): string =>
  `/goodsDetail?${new URLSearchParams({ skuId, goodsId })}`;

export const orderPath = (sn: string): string => `/home/OrderDetail?${new URLSearchParams({ sn })}`;

export const cashierPath = (sn: string): string => `/cashier?${new URLSearchParams({ orderType: 'ORDER', sn })}`;

export const evaluatePath = (lineSn: string): string => `/home/Evaluate?${new URLSearchParams({ sn: lineSn })}`;
