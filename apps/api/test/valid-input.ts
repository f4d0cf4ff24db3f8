import type { Endpoint } from '@silkboat/contract/endpoint';
import type { TSchema } from 'typebox';
import type { Life } from './a-life.ts';

export interface Field {
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  items?: TSchema;
}

export const fieldsOf = (call: Endpoint): [name: string, field: Field][] =>
  Object.entries((call.input?.properties ?? {}) as Record<string, Field>);

/** Something right for every field of a call, so that only what a test changes is wrong; `turn` takes the orders in turn. */
export function validInput(call: Endpoint, life: Life, turn = 0): Record<string, unknown> {
  const known = { ...ordinary, ...ofLife(life, turn), ...ofPath(call.path, life) };
  return Object.fromEntries(fieldsOf(call).map(([name, field]) => [name, known[name] ?? plainValue(field)]));
}

function plainValue({ type, enum: values, minimum = 1 }: Field): unknown {
  if (values) return values[0];
  if (type === 'integer' || type === 'number') return Math.max(1, minimum);
  if (type === 'boolean') return true;
  if (type === 'array') return ['1'];
  return 'x';
}

const ordinary: Record<string, unknown> = {
  pageNumber: 1,
  pageSize: 10,
  sort: 'createTime',
  order: 'desc',
  way: 'CART',
  cartType: 'CART',
  client: 'PC',
  clientType: 'PC',
  shippingMethod: 'LOGISTICS',
  mobile: '13900001111',
  consigneeAddressPath: '福建省,泉州市,丰泽区,东海街道',
  consigneeAddressIdPath: '35,3505,350503,350503001',
  consigneeMobile: '13900001111',
  consigneeName: '林舟',
  consigneeDetail: '海星路88号',
  cartId: '00000000-0000-4000-8000-000000000000',
  verificationEnums: 'LOGIN',
  paymentMethod: 'WALLET',
  orderType: 'ORDER',
  couponType: 'PRICE',
  scopeType: 'ALL',
  rangeDayType: 'DYNAMICTIME',
  effectiveDays: 3,
  startDate: '2026-01-01',
  endDate: '2027-01-01',
  price: '1_900',
  serviceType: 'CANCEL',
  goodsType: 'PHYSICAL_GOODS',
  parentId: '0',
  pageClientType: 'PC',
  pageType: 'INDEX',
  storeDisable: 'OPEN',
  images: '',
};

function ofLife(life: Life, turn: number): Record<string, unknown> {
  const { sku, store, carrier, unpaid } = life;
  const order = life.orders[turn % life.orders.length]!;
  const line = life.lineOf(order);
  return {
    skuId: sku.id,
    skuIds: [sku.id],
    nums: [1],
    lines: [{ skuId: sku.id, num: 1, checked: true }],
    remark: [{ storeId: store.id, remark: '轻放' }],
    goodsId: sku.goodsId,
    ids: [sku.goodsId],
    storeId: store.id,
    sn: unpaid.sn,
    orderSn: order.sn,
    tradeSn: order.tradeSn,
    orderItemSn: line.sn,
    partDeliveryDTOList: [{ orderItemId: line.id, deliveryNum: 1 }],
    logisticsId: carrier.id,
    logisticsCode: carrier.code,
    logisticsNo: `SF${turn}`,
    verificationCode: life.toPickUp.verificationCode,
    couponId: life.template.id,
    couponIds: [life.template.id],
    memberCouponId: life.memberCoupon.id,
    shippingAddressId: life.address.id,
    storeAddressId: life.pickUpPoint.id,
  };
}

/** What `id` and a few other words mean depends on the call. */
function ofPath(path: string, life: Life): Record<string, unknown> {
  const ids: [string, string][] = [
    ['/member/address', life.address.id],
    ['/collection/', life.sku.id],
    ['/storeCollection/', life.store.id],
    ['/evaluation/get', life.evaluation.id],
    ['/buyer/promotion/coupon/get', life.memberCoupon.id],
    ['/trade/receipt', life.receipt.id],
    ['/store/store/', life.store.id],
    ['/seller/promotion/coupon', life.template.id],
    ['/manager/promotion/coupon', life.ofPlatform.id],
  ];
  const id = ids.find(([part]) => path.includes(part))?.[1] ?? '0';
  const isPlatform = path.startsWith('/manager/promotion');
  const isPrice = path.endsWith('/price') || path.endsWith('/recharge') || path.includes('/promotion/coupon');
  return {
    id,
    ...(isPlatform && { couponId: id, couponIds: [id] }),
    ...(isPrice && { price: 12.5 }),
    ...(path.endsWith('/canUse') && { storeId: [life.store.id] }),
    ...(path.includes('/order/order') && { price: 12.5, orderType: 'NORMAL', flowPrice: '1_900' }),
  };
}
