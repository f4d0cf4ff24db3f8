import type { OrderDetail } from '@silkboat/contract/order-shapes';
import { maskMobile, spacedAddress } from '../session/mask.ts';
import { type OrderStep, orderSteps } from './order-steps.ts';
import { detailToOrderView, type OrderView } from './order-view.ts';

/** Everything that the page of an order shows. */
export interface OrderDetailView {
  order: OrderView;
  steps: OrderStep[];
  cancelReason: string | null;
  code: string | null;
  consignee: { name: string; mobile: string; address: string } | null;
  pickUp: { address: string; mobile: string } | null;
  delivery: { method: string; shippedAt: string | null };
  payment: { method: string; createdAt: string; paidAt: string | null; no: string | null; completedAt: string | null };
  receipt: { title: string; taxpayerId: string | null; content: string; isIssued: boolean } | null;
  remark: string | null;
  price: {
    goods: number;
    freight: number;
    discount: number;
    storeCoupon: number;
    platformCoupon: number;
    update: number;
    total: number;
  };
  log: { id: string; time: string; who: string; message: string }[];
}

export function toOrderDetailView(detail: OrderDetail): OrderDetailView {
  const { order, orderItems, orderLogs, receipt } = detail;
  const price = order.priceDetailDTO;
  const view = detailToOrderView(detail);
  return {
    order: view,
    steps: orderSteps(order, {
      isEvaluated: orderItems.length > 0 && orderItems.every(({ commentStatus }) => commentStatus === 'FINISHED'),
      cancelledAt: order.orderStatus === 'CANCELLED' ? (orderLogs.at(-1)?.createTime ?? null) : null,
    }),
    cancelReason: order.cancelReason,
    code: view.state === 'TAKE' || view.state === 'STAY_PICKED_UP' ? order.verificationCode : null,
    consignee: order.consigneeName
      ? {
          name: order.consigneeName,
          mobile: maskMobile(order.consigneeMobile ?? ''),
          address: `${spacedAddress(order.consigneeAddressPath ?? '')} ${order.consigneeDetail ?? ''}`.trim(),
        }
      : null,
    pickUp: order.storeAddressPath
      ? { address: spacedAddress(order.storeAddressPath), mobile: order.storeAddressMobile ?? '' }
      : null,
    delivery: { method: detail.deliveryMethodValue, shippedAt: order.logisticsTime },
    payment: {
      method: detail.paymentMethodValue,
      createdAt: order.createTime ?? '',
      paidAt: order.paymentTime,
      no: order.receivableNo,
      completedAt: order.completeTime,
    },
    receipt: receipt && {
      title: receipt.receiptTitle,
      taxpayerId: receipt.taxpayerId,
      content: receipt.receiptContent,
      isIssued: receipt.receiptStatus === 1,
    },
    remark: order.remark,
    price: {
      goods: price.goodsPrice,
      freight: price.freightPrice,
      discount: price.discountPrice,
      storeCoupon: Math.max(0, fen(price.couponPrice - price.siteCouponPrice)),
      platformCoupon: price.siteCouponPrice,
      update: price.updatePrice,
      total: order.flowPrice,
    },
    log: orderLogs
      .map(({ id, createTime, operatorType, operatorName, message }) => ({
        id,
        time: createTime,
        who: operatorType === '系统' ? operatorType : operatorName,
        message,
      }))
      .reverse(),
  };
}

/** The difference of two amounts in yuan, without what floating point leaves. */
const fen = (yuan: number): number => Math.round(yuan * 100) / 100;
