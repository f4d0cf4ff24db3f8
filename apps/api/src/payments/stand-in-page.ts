import { formatYuan, toYuan } from '@silkboat/contract/money';
import { type PaymentMethod, paymentMethodLabels } from '@silkboat/contract/order-life-cycle';

interface PayPage {
  method: PaymentMethod;
  amount: number;
  targetSn: string;
  state: 'PENDING' | 'PAID' | 'SURPLUS' | 'CLOSED';
  confirmAddress: string;
}

const endings = {
  PAID: '<p class="end">已支付 · Paid</p><p>可以回到商城了。<br>You can go back to the shop.</p>',
  SURPLUS:
    '<p class="end">已退回 · Sent back</p><p>订单已付款或已取消，款项原路退回。<br>The order was already paid or cancelled; the amount goes back.</p>',
};

/** The provider's page of the sample shop, in both languages at once. Every value on it is the shop's own. */
export function payPage({ method, amount, targetSn, state, confirmAddress }: PayPage): string {
  const { zh, en } = paymentMethodLabels[method];
  const body =
    state === 'PAID' || state === 'SURPLUS'
      ? endings[state]
      : `<form method="post" action="${confirmAddress}"><button>确认支付 · Pay now</button></form>`;
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${zh} · ${en}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f1ea; color: #1d2733;
    font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
  main { width: min(90vw, 24rem); padding: 2rem; border-radius: 1rem; background: #fff; text-align: center; }
  h1 { margin: 0; font-size: 1.125rem; }
  .amount { margin: 1rem 0 0; font-size: 2.25rem; font-weight: 600; font-variant-numeric: tabular-nums; }
  .sn, .note { color: #5b6673; font-size: .875rem; overflow-wrap: anywhere; }
  button { width: 100%; padding: .875rem; border: 0; border-radius: .5rem; background: #0b4f6c; color: #fff;
    font: inherit; font-weight: 600; cursor: pointer; }
  button:focus-visible { outline: 3px solid #e0a458; outline-offset: 2px; }
  .end { color: #1c6b45; font-weight: 600; }
</style>
</head>
<body>
<main>
  <h1>${zh} · ${en}</h1>
  <p class="amount">${formatYuan(toYuan(amount))}</p>
  <p class="sn">${targetSn}</p>
  ${body}
  <p class="note">示例商城，不会产生真实扣款。<br>This is a sample shop; no real money moves.</p>
</main>
</body>
</html>
`;
}
