import { formatDate } from '@silkboat/contract/dates';
import type { OrderFilter, OrderTag } from '@silkboat/contract/orders';

/** The tabs of the list. TAKE is a state that the shop counts in no tab of its own. */
export const orderTabs = [
  'ALL',
  'WAIT_PAY',
  'WAIT_SHIP',
  'WAIT_ROG',
  'TAKE',
  'COMPLETE',
  'CANCELLED',
  'WAIT_COMMENT',
] as const satisfies (OrderTag | 'TAKE')[];
export type OrderTab = (typeof orderTabs)[number];

export const orderPeriods = ['all', '3m', '1y'] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

export interface OrderQuery {
  tab: OrderTab;
  keywords: string;
  period: OrderPeriod;
  page: number;
}

const monthsOf: Record<OrderPeriod, number> = { all: 0, '3m': 3, '1y': 12 };

const among = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Reads the address; whatever makes no sense there is as if it were not. */
export function readOrderQuery(search: URLSearchParams): OrderQuery {
  return {
    tab: among(orderTabs, search.get('tag')) ?? 'ALL',
    keywords: (search.get('keywords') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 100),
    period: among(orderPeriods, search.get('period')) ?? 'all',
    page: Math.max(1, Math.min(100_000, Number.parseInt(search.get('pageNumber') ?? '1', 10) || 1)),
  };
}

export const pageSize = 10;

/** What to ask the shop for. */
export function toOrderFilter({ tab, keywords, period, page }: OrderQuery, today: Date): OrderFilter {
  return {
    ...(tab === 'TAKE' ? { orderStatus: 'TAKE' } : { tag: tab }),
    ...(keywords && { keywords }),
    ...(period !== 'all' && { startDate: formatDate(monthsBefore(today, monthsOf[period])) }),
    pageNumber: page,
    pageSize,
  };
}

/** The same day some months ago; the last day of that month where it has no such day. */
function monthsBefore(day: Date, months: number): Date {
  const date = new Date(`${formatDate(day)}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date;
}

/** The list's address without its language; only what differs from the plain list is in it. */
export function ordersPath({ tab = 'ALL', keywords = '', period = 'all', page = 1 }: Partial<OrderQuery> = {}): string {
  const search = new URLSearchParams();
  if (tab !== 'ALL') search.set('tag', tab);
  if (keywords) search.set('keywords', keywords);
  if (period !== 'all') search.set('period', period);
  if (page > 1) search.set('pageNumber', String(page));
  return search.size > 0 ? `/home/MyOrder?${search}` : '/home/MyOrder';
}
