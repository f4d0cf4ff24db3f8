import { formatDateTime } from '@silkboat/contract/dates';
import { toYuan } from '@silkboat/contract/money';
import type { Order, OrderLine, OrderListLine, OrderLog, OrderSummary } from '@silkboat/contract/order-shapes';
import type { Language } from '@silkboat/contract/result-codes';
import type { orderLogs } from '#db/schema/index.ts';
import { toPriceDetail } from '../carts/pricing/price-detail.ts';
import { inEnglish } from '../fixed-words.ts';
import type { OrderLineRow, OrderRow } from './advance-order.ts';
import { allowedInList } from './allowed-operations.ts';
import { orderLogWords } from './log-words.ts';

const timeOf = (time: Date | null) => time && formatDateTime(time);

/** The name in the reader's language, as far as there is one. */
const inLanguage = (language: Language, zh: string, en: string) => (language === 'en' && en !== '' ? en : zh);

export function toOrderSummary(
  order: OrderRow,
  lines: OrderLineRow[],
  { language, endsAt }: { language: Language; endsAt: number | null },
): OrderSummary {
  const items = lines.map((line) => toListLine(line, order, language));
  const join = (read: (item: OrderListLine) => string | number | null) => items.map(read).join(',');
  return {
    sn: order.sn,
    flowPrice: toYuan(order.flowPrice),
    createTime: formatDateTime(order.createdAt),
    orderStatus: order.state,
    payStatus: order.payState,
    paymentMethod: order.paymentMethod,
    paymentTime: timeOf(order.paidAt),
    memberId: order.memberId,
    memberName: order.memberName,
    storeName: order.storeName,
    storeId: order.storeId,
    clientType: order.clientType,
    orderItems: items,
    orderType: order.orderType,
    deliverStatus: order.deliverState,
    orderPromotionType: order.promotionType,
    sellerRemark: order.sellerRemark,
    allowOperationVO: allowedInList(order),
    groupAfterSaleStatus: join(({ afterSaleStatus }) => afterSaleStatus),
    groupGoodsId: join(({ goodsId }) => goodsId),
    groupSkuId: join(({ skuId }) => skuId),
    groupNum: join(({ num }) => num),
    groupImages: join(({ image }) => image),
    groupName: join(({ name }) => name),
    groupOrderItemsSn: join(({ sn }) => sn),
    groupGoodsPrice: join(({ goodsPrice }) => goodsPrice),
    groupComplainStatus: join(({ complainStatus }) => complainStatus),
    groupCommentStatus: join(({ commentStatus }) => commentStatus),
    groupIsRefund: join(({ isRefund }) => isRefund),
    groupRefundPrice: join(({ refundPrice }) => refundPrice),
    freightPrice: toYuan(order.freightPrice),
    endsAt,
  };
}

/** Gifts, goods for points and bargains cannot be sent back. */
const neverReturns = new Set(['GIFT', 'POINTS', 'KANJIA']);

function toListLine(line: OrderLineRow, order: OrderRow, language: Language): OrderListLine {
  return {
    sn: line.sn,
    goodsId: line.goodsId,
    skuId: line.skuId,
    num: String(line.quantity),
    image: line.image,
    name: inLanguage(language, line.goodsName, line.goodsNameEn),
    goodsPrice: toYuan(line.goodsPrice),
    afterSaleStatus: neverReturns.has(order.promotionType) ? 'EXPIRED' : line.afterSaleState,
    complainStatus: line.complainState,
    commentStatus: line.commentState,
    isRefund: line.refundState,
    refundPrice: toYuan(line.refundPrice).toFixed(2),
    unitPrice: toYuan(line.unitPrice),
    specs: inLanguage(language, line.specs, line.specsEn) || null,
  };
}

export function toOrder(order: OrderRow): Order {
  const priceDetailDTO = toPriceDetail(order.price);
  return {
    id: order.id,
    createBy: order.memberName,
    createTime: formatDateTime(order.createdAt),
    updateBy: null,
    updateTime: formatDateTime(order.updatedAt),
    deleteFlag: order.hiddenAt !== null,
    sn: order.sn,
    tradeSn: order.tradeSn,
    storeId: order.storeId,
    storeName: order.storeName,
    memberId: order.memberId,
    memberName: order.memberName,
    orderStatus: order.state,
    payStatus: order.payState,
    deliverStatus: order.deliverState,
    receivableNo: order.receivableNo,
    paymentMethod: order.paymentMethod,
    paymentTime: timeOf(order.paidAt),
    consigneeName: order.consigneeName,
    consigneeMobile: order.consigneeMobile,
    deliveryMethod: order.deliveryMethod,
    consigneeAddressPath: order.consigneeAddressPath,
    consigneeAddressIdPath: order.consigneeAddressIdPath,
    consigneeDetail: order.consigneeDetail,
    flowPrice: toYuan(order.flowPrice),
    goodsPrice: toYuan(order.goodsPrice),
    freightPrice: toYuan(order.freightPrice),
    discountPrice: toYuan(order.discountPrice),
    updatePrice: order.updatePrice === null ? null : toYuan(order.updatePrice),
    logisticsNo: order.logisticsNo,
    logisticsCode: order.logisticsId,
    logisticsName: order.logisticsName,
    weight: order.weightGrams / 1000,
    goodsNum: order.goodsNum,
    remark: order.remark,
    sellerRemark: order.sellerRemark,
    cancelReason: order.cancelReason,
    completeTime: timeOf(order.completedAt),
    logisticsTime: timeOf(order.shippedAt),
    payOrderNo: order.receivableNo,
    clientType: order.clientType,
    needReceipt: order.needReceipt,
    parentOrderSn: order.parentOrderSn,
    promotionId: null,
    orderType: order.orderType,
    orderPromotionType: order.promotionType,
    priceDetail: JSON.stringify(priceDetailDTO),
    priceDetailDTO,
    canReturn: order.paymentMethod && order.paymentMethod !== 'BANK_TRANSFER',
    verificationCode: order.verificationCode,
    distributionId: order.distributionId,
    useStoreMemberCouponIds: order.storeCouponId,
    usePlatformMemberCouponId: order.platformCouponId,
    qrCode: null,
    storeAddressPath: order.storeAddressPath,
    storeAddressMobile: order.storeAddressMobile,
    storeAddressCenter: order.storeAddressCenter,
  };
}

const neverReturnsLine = /KANJIA|POINTS_GOODS/;

export function toOrderLine(line: OrderLineRow, createBy: string, language: Language): OrderLine {
  const priceDetailDTO = toPriceDetail(line.price);
  return {
    id: line.id,
    createBy,
    createTime: formatDateTime(line.createdAt),
    updateBy: null,
    updateTime: formatDateTime(line.updatedAt),
    deleteFlag: false,
    orderSn: line.orderSn,
    sn: line.sn,
    tradeSn: line.tradeSn,
    unitPrice: toYuan(line.unitPrice),
    subTotal: toYuan(line.subTotal),
    goodsId: line.goodsId,
    skuId: line.skuId,
    num: line.quantity,
    image: line.image,
    goodsName: inLanguage(language, line.goodsName, line.goodsNameEn),
    categoryId: line.categoryId,
    snapshotId: null,
    specs: inLanguage(language, line.specs, line.specsEn) || null,
    promotionType: line.promotionType,
    promotionId: line.promotionId,
    goodsPrice: toYuan(line.goodsPrice),
    flowPrice: toYuan(line.flowPrice),
    commentStatus: line.commentState,
    afterSaleStatus: neverReturnsLine.test(line.promotionType ?? '') ? 'EXPIRED' : line.afterSaleState,
    priceDetail: JSON.stringify(priceDetailDTO),
    priceDetailDTO,
    complainStatus: line.complainState,
    complainId: line.complainId,
    returnGoodsNumber: line.returnedQuantity,
    isRefund: line.refundState,
    refundPrice: toYuan(line.refundPrice),
    deliverNumber: line.deliveredQuantity,
  };
}

export function toOrderLog(log: typeof orderLogs.$inferSelect, language: Language): OrderLog {
  const isEnglish = language === 'en';
  const isSystem = log.operatorType === '系统';
  return {
    id: log.id,
    createBy: isSystem ? (isEnglish ? 'System' : '系统') : log.operatorName,
    createTime: formatDateTime(log.createdAt),
    orderSn: log.orderSn,
    operatorId: log.operatorId,
    operatorType: log.operatorType,
    operatorName: isSystem && isEnglish ? 'System' : log.operatorName,
    message: isEnglish ? inEnglish(orderLogWords, log.message) : log.message,
  };
}
