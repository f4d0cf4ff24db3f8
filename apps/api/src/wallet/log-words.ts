import type { FixedWords } from '../fixed-words.ts';

export const walletLogWords: FixedWords = [
  [/^订单\[(.+)\]支付金额\[(.*)\]$/, 'Payment of order $1: ¥$2'],
  [/^订单\[(.+)\]支付异常，余额返还\[(.*)\]$/, 'Payment of order $1 failed, returned: ¥$2'],
  [/^订单\[(.+?)\]，售后单\[订单取消\]，退还金额\[(.*)\]$/, 'Order $1 cancelled, refunded: ¥$2'],
  [/^订单\[(.+?)\]，售后单\[(.+)\]，退还金额\[(.*)\]$/, 'Order $1, after-sale $2, refunded: ¥$3'],
  [/^会员余额充值，充值单号为：(.+)$/, 'Top-up $1'],
  [/^提现金额已冻结$/, 'Held for withdrawal'],
  [/^提现成功，余额提现$/, 'Withdrawn'],
  [/^第三方提现失败，提现金额解冻到余额$/, 'The withdrawal failed, the amount is back in the wallet'],
  [/^审核拒绝，提现金额解冻到余额$/, 'The withdrawal was refused, the amount is back in the wallet'],
];
