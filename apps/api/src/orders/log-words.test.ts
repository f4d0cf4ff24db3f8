import { paymentMethodLabels } from '@silkboat/contract/order-life-cycle';
import { expect, test } from 'vitest';
import { inEnglish } from '../fixed-words.ts';
import { walletLogWords } from '../wallet/log-words.ts';
import { orderLogWords } from './log-words.ts';

test.each([
  ['订单[O1]创建', 'Order O1 placed'],
  ['库存确认', 'Stock confirmed'],
  ['订单[O1]发货，发货单号[SF1]', 'Order O1 shipped, tracking number SF1'],
  [
    '订单 [ O1 ]商品 [ 杯 [白] ]发货，发货数量: [ 2 ]，发货单号[ A ]',
    'Order O1: 2 × 杯 [白] shipped, tracking number A',
  ],
  ['订单[O1]核销，核销码[12345678]', 'Order O1 handed over against code 12345678'],
  ['订单[O1]系统取消，原因为：超时未支付自动取消', 'Order O1 cancelled: not paid in time'],
  ['订单[O1]取消，原因为：不想要了', 'Order O1 cancelled: 不想要了'],
  ['订单[O1]修改价格，修改后价格为[9.9]', 'Price of order O1 changed to 9.9'],
  ['管理员操作订单[O1]付款', 'Payment of order O1 booked by the platform'],
  ['something else', 'something else'],
])('%s', (message, english) => {
  expect(inEnglish(orderLogWords, message)).toBe(english);
});

test('every way to pay has its words', () => {
  for (const { zh } of Object.values(paymentMethodLabels)) {
    expect(inEnglish(orderLogWords, `订单付款，付款方式[${zh}]`)).toMatch(/^Paid /);
  }
});

test.each([
  ['订单[O1, O2]支付金额[100]', 'Payment of order O1, O2: ¥100'],
  ['订单[O1]，售后单[订单取消]，退还金额[100]', 'Order O1 cancelled, refunded: ¥100'],
  ['订单[O1]，售后单[A1]，退还金额[9.9]', 'Order O1, after-sale A1, refunded: ¥9.9'],
  ['会员余额充值，充值单号为：Y1', 'Top-up Y1'],
])('%s', (detail, english) => {
  expect(inEnglish(walletLogWords, detail)).toBe(english);
});
