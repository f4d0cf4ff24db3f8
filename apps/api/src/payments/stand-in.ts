import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentMethod } from '@silkboat/contract/order-life-cycle';
import type { PaymentNotice, PaymentProvider } from './provider.ts';

/**
 * Providers of the sample shop: the code leads to a page of our own where the buyer says "paid", and the notice comes
 * back signed as a real provider's would. No money moves.
 */
export const standInMethods = ['ALIPAY', 'WECHAT'] as const satisfies PaymentMethod[];

const sign = (secret: string, ...parts: (string | number)[]): string =>
  createHmac('sha256', secret).update(parts.join('|')).digest('base64url');

function isSigned(given: unknown, expected: string): boolean {
  if (typeof given !== 'string' || given.length !== expected.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

export const payPageAddress = (secret: string, paymentId: string): string =>
  `/dev/pay/${paymentId}?sign=${sign(secret, 'page', paymentId)}`;

/** Whether a link to the page of a payment was made by the shop. */
export const isPayPageLink = (secret: string, paymentId: string, given: unknown): boolean =>
  isSigned(given, sign(secret, 'page', paymentId));

const signatureOf = (secret: string, method: string, { paymentId, reference, amount }: PaymentNotice) =>
  sign(secret, 'notice', method, paymentId, reference, amount);

/** The fields of a notice, as the stand-in posts them. */
export const signNotice = (secret: string, method: string, notice: PaymentNotice) => ({
  ...notice,
  sign: signatureOf(secret, method, notice),
});

export function createStandIn(method: PaymentMethod, secret: string): PaymentProvider {
  return {
    method,
    pay: async ({ id }) => payPageAddress(secret, id),
    readNotice(fields) {
      const amount = Number(fields.amount);
      const notice = { paymentId: String(fields.paymentId), reference: String(fields.reference), amount };
      if (!Number.isSafeInteger(amount) || amount < 0 || !/^\d{1,20}$/.test(notice.paymentId)) return undefined;
      return isSigned(fields.sign, signatureOf(secret, method, notice)) ? notice : undefined;
    },
    async refund() {
      // Nothing was taken, so nothing has to be sent.
    },
  };
}

export const createStandIns = (secret: string): PaymentProvider[] =>
  standInMethods.map((method) => createStandIn(method, secret));
