import { nextId, nextSerial } from '#db/ids.ts';
import type { orderLines, orders, receipts, trades } from '#db/schema/index.ts';
import { deliveryMethodOf } from '../carts/cart-skus.ts';
import type { Checkout } from '../carts/checkout.ts';
import type { CartGroupState, CartLineState } from '../carts/price-rows.ts';
import { giftsOf } from '../carts/to-cart-group.ts';
import { specsText } from '../goods/sku-rows.ts';

type TradeRow = typeof trades.$inferInsert;
type OrderRow = typeof orders.$inferInsert;
type OrderLineRow = typeof orderLines.$inferInsert;
type ReceiptRow = typeof receipts.$inferInsert;

export interface Placing {
  member: { id: string; nickName: string };
  clientType: string;
  /** Store id → what the buyer wrote to it. */
  remarks: ReadonlyMap<string, string>;
  time: Date;
}

/** Everything that a checkout becomes: one trade, an order per store with its lines, and the invoices asked for. */
export interface TradeRows {
  trade: TradeRow;
  orders: OrderRow[];
  lines: OrderLineRow[];
  receipts: ReceiptRow[];
}

export function toTradeRows(checkout: Checkout, placing: Placing): TradeRows {
  const { cart } = checkout;
  const { member, time } = placing;
  const tradeSn = nextSerial('T', time);
  const orderRows = cart.groups.map((group) => toOrder(group, { checkout, placing, tradeSn }));
  const methods = new Set(orderRows.map(({ deliveryMethod }) => deliveryMethod));
  const lineRows = cart.groups.flatMap((group, at) =>
    group.lines.map((line) => toOrderLine(line, { orderSn: orderRows[at]!.sn, tradeSn, member, time })),
  );
  return {
    trade: {
      sn: tradeSn,
      id: nextId(),
      memberId: member.id,
      memberName: member.nickName,
      deliveryMethod: methods.size === 1 ? [...methods][0]! : null,
      goodsPrice: cart.price.goodsPrice,
      freightPrice: cart.price.freightPrice,
      discountPrice: cart.price.discountPrice,
      flowPrice: cart.price.flowPrice,
      ...(methods.has('LOGISTICS') && consigneeOf(checkout)),
      createdAt: time,
      updatedAt: time,
    },
    orders: orderRows,
    lines: lineRows,
    receipts: orderRows.flatMap((order) => toReceipt(order, checkout)),
  };
}

interface Order {
  checkout: Checkout;
  placing: Placing;
  tradeSn: string;
}

function toOrder(group: CartGroupState, { checkout, placing, tradeSn }: Order): OrderRow {
  const { storeId, lines, price, fullDiscount } = group;
  const { member, time, clientType, remarks } = placing;
  const gifts = giftsOf(fullDiscount);
  return {
    sn: nextSerial('O', time),
    id: nextId(),
    tradeSn,
    memberId: member.id,
    memberName: member.nickName,
    storeId,
    storeName: lines[0]!.sku.storeName,
    orderType: orderTypeOf(lines),
    clientType,
    goodsPrice: price.goodsPrice,
    freightPrice: price.freightPrice,
    discountPrice: price.discountPrice,
    flowPrice: price.flowPrice,
    price,
    goodsNum: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    weightGrams: lines.reduce((sum, { quantity, sku }) => sum + quantity * sku.weightGrams, 0),
    remark: remarks.get(storeId) || null,
    ...deliveryOf(group, checkout),
    needReceipt: checkout.draft.receipt !== null,
    ...couponsOf(group, checkout),
    giftPoints: gifts.points,
    giftCouponIds: gifts.couponId === null ? [] : [gifts.couponId],
    createdAt: time,
    updatedAt: time,
  };
}

/** Nothing to carry makes an order of codes. */
function orderTypeOf(lines: CartLineState[]): NonNullable<OrderRow['orderType']> {
  const types = new Set(lines.map(({ sku }) => sku.goodsType));
  if (types.has('PHYSICAL_GOODS')) return 'NORMAL';
  return types.has('VIRTUAL_GOODS') ? 'VIRTUAL' : 'E_COUPON';
}

/** One parcel, one pick-up or nothing to carry; goods without a parcel go along with those that have one. */
function deliveryOf(
  { lines }: CartGroupState,
  checkout: Checkout,
): Pick<OrderRow, 'deliveryMethod'> & Partial<OrderRow> {
  const methods = new Set(lines.map(deliveryMethodOf));
  if (methods.has('LOGISTICS')) return { deliveryMethod: 'LOGISTICS', ...consigneeOf(checkout) };
  if (!methods.has('SELF_PICK_UP')) return { deliveryMethod: 'VIRTUAL' };
  const { pickUpPoint } = checkout;
  return {
    deliveryMethod: 'SELF_PICK_UP',
    storeAddressPath: pickUpPoint!.address,
    storeAddressMobile: pickUpPoint!.mobile,
    storeAddressCenter: pickUpPoint!.center,
  };
}

const consigneeOf = ({ address }: Checkout) =>
  address && {
    consigneeName: address.name,
    consigneeMobile: address.mobile,
    consigneeAddressPath: address.consigneeAddressPath,
    consigneeAddressIdPath: address.consigneeAddressIdPath,
    consigneeDetail: address.detail,
  };

/** The coupons that this order uses: it keeps them from coming back as long as it lives. */
function couponsOf({ storeId, lines }: CartGroupState, { cart }: Checkout) {
  const used = cart.coupons.filter(({ skuDetail }) => lines.some(({ sku }) => sku.id in skuDetail));
  return {
    platformCouponId: used.find(({ coupon }) => coupon.isPlatform)?.coupon.id ?? null,
    storeCouponId: used.find(({ coupon }) => coupon.storeId === storeId)?.coupon.id ?? null,
  };
}

interface Line extends Pick<Placing, 'member' | 'time'> {
  orderSn: string;
  tradeSn: string;
}

function toOrderLine(line: CartLineState, { orderSn, tradeSn, member, time }: Line): OrderLineRow {
  const { sku, quantity, unitPrice, price } = line;
  const promotions = price.joinPromotion;
  return {
    sn: nextSerial('OI', time),
    id: nextId(),
    orderSn,
    tradeSn,
    memberId: member.id,
    goodsId: sku.goodsId,
    skuId: sku.id,
    categoryId: sku.categoryPath.split(',').at(-1)!,
    goodsName: sku.name,
    goodsNameEn: sku.nameEn,
    image: sku.thumbnail,
    specs: specsText(sku.specs, 'zh-CN') ?? '',
    specsEn: specsText(sku.specs, 'en') ?? '',
    quantity,
    goodsPrice: sku.price,
    unitPrice,
    subTotal: unitPrice * quantity,
    flowPrice: price.flowPrice,
    price,
    promotionType: promotions.map(({ promotionType }) => promotionType).join(',') || null,
    promotionId: promotions.map(({ activityId }) => activityId).join(',') || null,
    createdAt: time,
    updatedAt: time,
  };
}

function toReceipt(order: OrderRow, { draft }: Checkout): ReceiptRow[] {
  if (!draft.receipt) return [];
  return [
    {
      id: nextId(),
      orderSn: order.sn,
      memberId: order.memberId,
      memberName: order.memberName,
      storeId: order.storeId,
      storeName: order.storeName,
      ...draft.receipt,
      receiptPrice: order.flowPrice,
      createdAt: order.createdAt!,
    },
  ];
}
