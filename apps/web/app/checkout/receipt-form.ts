import type { CheckoutReceipt } from '@silkboat/contract/trades';

/** No invoice, one for a person, or one for a company with its tax number. */
export const receiptKinds = ['NONE', 'PERSONAL', 'COMPANY'] as const;
type ReceiptKind = (typeof receiptKinds)[number];

/** What an invoice may list, as the invoice itself says it in Chinese. */
export const receiptContents = { goods: '商品明细', category: '商品类别' } as const;

/** The title of an invoice for a person, as invoices have it. */
const personalTitle = '个人';

export interface ReceiptErrors {
  receiptTitle?: true;
  taxpayerId?: true;
}

/** 15, 18 or 20 digits or letters: the forms that taxpayer numbers of China have had. Case and spaces do not matter. */
export const isTaxNumber = (text: string): boolean =>
  /^(?:[0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/.test(cleanTaxNumber(text));

const cleanTaxNumber = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Reads the invoice part of the order form; `receipt` is null when none is wanted. */
export function readReceipt(form: FormData): { receipt: CheckoutReceipt | null; errors: ReceiptErrors } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const kind = text('receiptKind');
  const receiptContent =
    text('receiptContent') === receiptContents.category ? receiptContents.category : receiptContents.goods;
  if (kind === 'PERSONAL') {
    return { receipt: { receiptTitle: personalTitle, taxpayerId: null, receiptContent }, errors: {} };
  }
  if (kind !== 'COMPANY') return { receipt: null, errors: {} };

  const receiptTitle = text('receiptTitle');
  const taxpayerId = cleanTaxNumber(text('taxpayerId'));
  return {
    receipt: { receiptTitle, taxpayerId, receiptContent },
    errors: {
      ...(receiptTitle === '' && { receiptTitle: true }),
      ...(!isTaxNumber(taxpayerId) && { taxpayerId: true }),
    },
  };
}

export const kindOfReceipt = (receipt: CheckoutReceipt | null): ReceiptKind =>
  receipt === null ? 'NONE' : receipt.taxpayerId === null ? 'PERSONAL' : 'COMPANY';
