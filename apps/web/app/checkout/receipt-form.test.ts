import { expect, test } from 'vitest';
import { isTaxNumber, kindOfReceipt, readReceipt } from './receipt-form.ts';

test.each([
  '913505001234567',
  '91350500MA31234567',
  '91350500MA3123456700',
  '91350500ma31234567',
  ' 9135 0500 MA31 2345 67 ',
])('takes %s for a tax number', (text) => {
  expect(isTaxNumber(text)).toBe(true);
});

test.each([
  '',
  '91350500MA3',
  '91350500MA312345',
  '91350500MA3123456',
  '91350500MA31234567 0',
  '91350500-A31234567',
  '九一三五零五零零一二三四五六七',
])('takes %s for no tax number', (text) => {
  expect(isTaxNumber(text)).toBe(false);
});

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test('asks for nothing when no invoice is wanted, whatever else stands there', () => {
  expect(readReceipt(form({ receiptKind: 'NONE', receiptTitle: 'x', taxpayerId: 'y' }))).toEqual({
    receipt: null,
    errors: {},
  });
  expect(readReceipt(form({}))).toEqual({ receipt: null, errors: {} });
});

test('needs no number for a person', () => {
  expect(readReceipt(form({ receiptKind: 'PERSONAL', receiptContent: '商品类别' }))).toEqual({
    receipt: { receiptTitle: '个人', taxpayerId: null, receiptContent: '商品类别' },
    errors: {},
  });
});

test('needs title and number for a company', () => {
  const company = { receiptKind: 'COMPANY', receiptTitle: '泉州刺桐贸易有限公司', taxpayerId: '91350500ma31234567' };

  expect(readReceipt(form(company))).toEqual({
    receipt: { receiptTitle: '泉州刺桐贸易有限公司', taxpayerId: '91350500MA31234567', receiptContent: '商品明细' },
    errors: {},
  });
  expect(readReceipt(form({ ...company, receiptTitle: ' ', taxpayerId: '123' })).errors).toEqual({
    receiptTitle: true,
    taxpayerId: true,
  });
});

test('knows again what was asked for', () => {
  const receiptContent = '商品明细';
  expect(kindOfReceipt(null)).toBe('NONE');
  expect(kindOfReceipt({ receiptTitle: '个人', taxpayerId: null, receiptContent })).toBe('PERSONAL');
  expect(kindOfReceipt({ receiptTitle: '刺桐', taxpayerId: '91350500MA31234567', receiptContent })).toBe('COMPANY');
});
