import type { Database } from '#db/client.ts';
import { forgetOldAnswers } from '#http/idempotency.ts';
import { forgetOldJoins } from '../carts/guest-cart.ts';
import { expireCoupons } from '../coupons/member-coupons.ts';
import { endPromotions } from '../goods/end-promotions.ts';
import {
  cancelUnpaidOrders,
  closeAfterSaleWindows,
  closeComplaintWindows,
  evaluateSilentLines,
  receiveDeliveredOrders,
} from '../orders/order-timers.ts';
import { closeStalePayments } from '../payments/pay.ts';
import type { PaymentProviders } from '../payments/provider.ts';
import { sendRefunds } from '../payments/refunds.ts';
import { indexSales } from '../search/index-goods.ts';
import { cancelUnpaidRecharges } from '../wallet/recharges.ts';
import { forgetOldSessions } from './old-sessions.ts';

export interface TimerTools {
  db: Database;
  providers: PaymentProviders;
  onFailure: (error: unknown, key?: string) => void;
}

interface Timer {
  name: string;
  /** Minute, hour, day, month, weekday; in GMT+8. */
  cron: string;
  run(tools: TimerTools): Promise<unknown>;
}

const everyMinute = '* * * * *';

/** What the shop does by itself, and when. Each may run in several processes at once and twice in a row. */
export const timers: Timer[] = [
  {
    name: 'cancel-unpaid-orders',
    cron: everyMinute,
    run: ({ db, onFailure }) => cancelUnpaidOrders(db, { onFailure }),
  },
  { name: 'cancel-unpaid-recharges', cron: everyMinute, run: ({ db }) => cancelUnpaidRecharges(db) },
  {
    name: 'receive-delivered-orders',
    cron: everyMinute,
    run: ({ db, onFailure }) => receiveDeliveredOrders(db, { onFailure }),
  },
  {
    name: 'evaluate-silent-lines',
    cron: everyMinute,
    run: ({ db, onFailure }) => evaluateSilentLines(db, { onFailure }),
  },
  { name: 'close-after-sale-windows', cron: everyMinute, run: ({ db }) => closeAfterSaleWindows(db) },
  { name: 'expire-coupons', cron: everyMinute, run: ({ db }) => expireCoupons(db) },
  { name: 'end-promotions', cron: everyMinute, run: ({ db }) => endPromotions(db) },
  {
    name: 'send-refunds',
    cron: everyMinute,
    run: ({ db, providers, onFailure }) => sendRefunds(db, { providers, onFailure }),
  },
  { name: 'index-sales', cron: '*/5 * * * *', run: ({ db }) => indexSales(db) },
  { name: 'close-complaint-windows', cron: '7 * * * *', run: ({ db }) => closeComplaintWindows(db) },
  { name: 'close-stale-payments', cron: '17 * * * *', run: ({ db }) => closeStalePayments(db) },
  { name: 'forget-old-sessions', cron: '5 3 * * *', run: ({ db }) => forgetOldSessions(db) },
  { name: 'forget-old-answers', cron: '15 3 * * *', run: ({ db }) => forgetOldAnswers(db) },
  { name: 'forget-old-joins', cron: '25 3 * * *', run: ({ db }) => forgetOldJoins(db) },
];
