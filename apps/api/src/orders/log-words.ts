import type { FixedWords } from '../fixed-words.ts';

export const orderLogWords: FixedWords = [
  [/^(?:赠品)?订单\[(.+?)\]创建$/, 'Order $1 placed'],
  [/^订单付款，付款方式\[微信\]$/, 'Paid by WeChat Pay'],
  [/^订单付款，付款方式\[支付宝\]$/, 'Paid by Alipay'],
  [/^订单付款，付款方式\[银联-云闪付\]$/, 'Paid by UnionPay'],
  [/^订单付款，付款方式\[余额支付\]$/, 'Paid from the wallet'],
  [/^订单付款，付款方式\[线下转账\]$/, 'Paid by bank transfer'],
  [/^库存确认$/, 'Stock confirmed'],
  [/^订单\[(.+?)\]发货，发货单号\[(.*)\]$/, 'Order $1 shipped, tracking number $2'],
  [
    /^订单 \[ (.+?) \]商品 \[ (.*) \]发货，发货数量: \[ (\d+) \]，发货单号\[ (.*) \]$/,
    'Order $1: $3 × $2 shipped, tracking number $4',
  ],
  [/^订单\[(.+?)\]核销，核销码\[(.*)\]$/, 'Order $1 handed over against code $2'],
  [/^订单\[(.+?)\]完成$/, 'Order $1 completed'],
  [/^订单\[(.+?)\](?:系统)?取消，原因为：超时未支付自动取消$/, 'Order $1 cancelled: not paid in time'],
  [/^订单\[(.+?)\](?:系统)?取消，原因为：订单货物全部退款$/, 'Order $1 closed: everything was refunded'],
  [/^订单\[(.+?)\](?:系统)?取消，原因为：(.*)$/s, 'Order $1 cancelled: $2'],
  [/^订单\[(.+?)\]修改价格，修改后价格为\[(.*)\]$/, 'Price of order $1 changed to $2'],
  [/^管理员操作订单\[(.+?)\]付款$/, 'Payment of order $1 booked by the platform'],
  [/^订单\[(.+?)\]收货信息修改，由\[(.*)\]修改为\[(.*)\]$/s, 'Consignee of order $1 changed from $2 to $3'],
];
