import { type ApiClient, ApiRefusal } from '@silkboat/contract/client';
import type { PaymentMethod } from '@silkboat/contract/order-life-cycle';
import { getOrder, listOrders } from '@silkboat/contract/orders';
import { type CashierDetail, getPayResult, openCashier, payAtCashier } from '@silkboat/contract/payments';
import { listRecharges } from '@silkboat/contract/wallet';
import type { Static } from 'typebox';
import type { Payable } from './pay-target.ts';
import { type QrCode, qrCode } from './qr-code.ts';

export type Cashier = Static<typeof CashierDetail>;

const alreadyPaid = 32003;

/** What there is to pay; `paid` when it is paid already, else why nothing can be paid here. */
export async function loadCashier(
  api: ApiClient,
  payable: Payable,
  clientType: 'PC' | 'H5',
): Promise<{ detail: Cashier } | { isPaid: true } | { refusal: string }> {
  try {
    return { detail: await api.call(openCashier, { ...payable, clientType }) };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status === 403) throw error;
    // A trade of which one order was paid by itself is refused in the same words, and is not paid.
    if (error.code === alreadyPaid && (await isPaid(api, payable))) return { isPaid: true };
    return { refusal: error.message };
  }
}

export const isPaid = (api: ApiClient, payable: Payable): Promise<boolean> => api.call(getPayResult, payable);

/** The code of a payment that was begun: to be scanned, and to be opened when it is an address of the web. */
export interface PayCode {
  method: PaymentMethod;
  address: string | undefined;
  qr: QrCode | undefined;
}

interface Paying {
  method: PaymentMethod;
  clientType: 'PC' | 'H5';
  /** Scheme and host of the site, before addresses of its own. */
  origin: string;
}

/** Pays from the wallet (answers undefined: it is paid) or begins a payment elsewhere. */
export async function pay(api: ApiClient, payable: Payable, { method, clientType, origin }: Paying) {
  const paying = { ...payable, clientType, paymentMethod: method, paymentClient: 'NATIVE' as const };
  const code = await api.call(payAtCashier, paying);
  return code === null ? undefined : toPayCode(code, { method, origin });
}

function toPayCode(code: string, { method, origin }: Pick<Paying, 'method' | 'origin'>): PayCode {
  const text = code.startsWith('/') ? origin + code : code;
  return { method, address: /^https?:\/\//.test(text) ? text : undefined, qr: qrCode(text) };
}

/** What was paid, for the page after the payment. */
export interface Paid {
  amount: number | null;
  orderSns: string[];
  isVirtual: boolean;
}

export async function loadPaid(api: ApiClient, { orderType, sn }: Payable): Promise<Paid> {
  if (orderType === 'ORDER') {
    const { order } = await api.call(getOrder, { orderSn: sn });
    return { amount: order.flowPrice, orderSns: [sn], isVirtual: order.orderType !== 'NORMAL' };
  }
  if (orderType === 'RECHARGE') {
    const { records } = await api.call(listRecharges, { pageSize: 50 });
    const recharge = records.find(({ rechargeSn }) => rechargeSn === sn);
    return { amount: recharge?.rechargeMoney ?? null, orderSns: [], isVirtual: true };
  }
  const { records } = await api.call(listOrders, { tradeSn: sn, payStatus: 'PAID', pageSize: 100 });
  const own = records.filter(({ orderPromotionType }) => orderPromotionType !== 'GIFT');
  return {
    amount: own.reduce((fen, { flowPrice }) => fen + Math.round(flowPrice * 100), 0) / 100,
    orderSns: own.map((order) => order.sn),
    isVirtual: own.every(({ orderType }) => orderType !== 'NORMAL'),
  };
}
