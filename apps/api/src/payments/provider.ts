import type { Fen } from '@silkboat/contract/money';
import type { PaymentMethod } from '@silkboat/contract/order-life-cycle';
import type { LocalText } from '@silkboat/contract/refusal';

/** What a provider tells about one payment, once its signature is found good. */
export interface PaymentNotice {
  paymentId: string;
  /** The provider's own number of the payment. */
  reference: string;
  /** What was really paid. */
  amount: Fen;
}

export interface PaymentRequest {
  id: string;
  amount: Fen;
  subject: LocalText;
}

export interface RefundRequest {
  /** The same number is sent again after a failure; a provider pays it out once. */
  sn: string;
  /** The provider's number of the payment that is given back. */
  reference: string;
  amount: Fen;
  reason: string;
}

/** A way to pay that lies outside the shop. Adapters keep their own time limits. */
export interface PaymentProvider {
  method: PaymentMethod;
  /** Text of the code that the buyer scans or opens. */
  pay(payment: PaymentRequest): Promise<string>;
  /** Reads a notice; undefined when it is not the provider's. */
  readNotice(fields: Record<string, unknown>): PaymentNotice | undefined;
  /** Sends money back; throws when the provider did not confirm it. */
  refund(refund: RefundRequest): Promise<void>;
}

export type PaymentProviders = ReadonlyMap<PaymentMethod, PaymentProvider>;

export const providersOf = (providers: PaymentProvider[]): PaymentProviders =>
  new Map(providers.map((provider) => [provider.method, provider]));
