import type { PayTarget } from '@silkboat/contract/payments';

/** What is paid: a whole trade, one order, or a top-up of the wallet. */
export interface Payable {
  orderType: PayTarget;
  sn: string;
}

const targets = ['TRADE', 'ORDER', 'RECHARGE'] as const satisfies PayTarget[];

/** Reads `?orderType=…&sn=…`; undefined when that names nothing. */
export function payableOf(search: string): Payable | undefined {
  const query = new URLSearchParams(search);
  const orderType = targets.find((one) => one === query.get('orderType'));
  const sn = query.get('sn')?.trim() ?? '';
  return orderType && sn !== '' && sn.length <= 64 ? { orderType, sn } : undefined;
}

/** The page of a payable: `/cashier` or `/paySuccess`, without the language. */
export const payPath = (page: '/cashier' | '/paySuccess', { orderType, sn }: Payable): string =>
  `${page}?${new URLSearchParams({ orderType, sn })}`;
