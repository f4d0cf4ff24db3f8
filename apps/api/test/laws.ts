import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../src/db/client.ts';

/**
 * What must be true of money, stock and coupons at any time, each as a query for whatever breaks it.
 * Tests of orders and payments end with `expect(await brokenLaws(db)).toEqual([])`.
 */
const laws = {
  'a balance is the sum of its log': sql`
    select wallets.member_id::text as what from wallets
    where balance <> (select coalesce(sum(amount), 0) from wallet_logs where wallet_logs.member_id = wallets.member_id)`,
  'stock is the sum of its moves': sql`
    select skus.id::text as what from skus
    where stock <> (select coalesce(sum(change), 0) from stock_moves where stock_moves.sku_id = skus.id)`,
  'reserved pieces are those of unpaid orders': sql`
    select skus.id::text as what from skus
    where reserved <> (
      select coalesce(sum(order_lines.quantity), 0) from order_lines join orders on orders.sn = order_lines.order_sn
      where order_lines.sku_id = skus.id and orders.state = 'UNPAID')`,
  'what left the shelf is in live orders': sql`
    select skus.id::text as what from skus
    where (select coalesce(sum(change), 0) from stock_moves where sku_id = skus.id and kind in ('INITIAL', 'SET')) - stock
      <> (select coalesce(sum(order_lines.quantity), 0) from order_lines join orders on orders.sn = order_lines.order_sn
          where order_lines.sku_id = skus.id
            and (orders.state <> 'CANCELLED' or orders.cancel_reason = '订单货物全部退款'))`,
  'an order is booked once when it is paid, and not before': sql`
    select orders.sn as what from orders
    where (pay_state = 'PAID')::int
      <> (select count(*) from ledger_entries where kind = 'PAYMENT' and order_sn = orders.sn)`,
  'what is booked for an order is what it costs': sql`
    select orders.sn as what from orders join ledger_entries on order_sn = orders.sn and kind = 'PAYMENT'
    where amount <> flow_price`,
  'a paid order that is cancelled has all its money back, no order more than that': sql`
    select orders.sn as what from orders
    cross join lateral (
      select coalesce(-sum(amount), 0) as back from ledger_entries where kind = 'REFUND' and order_sn = orders.sn
    ) as refund
    where back > flow_price or (state = 'CANCELLED' and pay_state = 'PAID' and back <> flow_price)
      or (pay_state <> 'PAID' and back <> 0)`,
  'a surplus goes back': sql`
    select payment_id::text as what from ledger_entries where kind in ('SURPLUS', 'SURPLUS_REFUND')
    group by payment_id having sum(amount) <> 0`,
  'what comes in through a payment is booked': sql`
    select payments.id::text as what from payments
    where amount * (state in ('PAID', 'SURPLUS'))::int <> (
      select coalesce(sum(amount), 0) from ledger_entries
      where payment_id = payments.id and kind in ('PAYMENT', 'RECHARGE', 'SURPLUS'))`,
  'what goes back through a provider has a refund': sql`
    select ledger_entries.id::text as what from ledger_entries
    where kind in ('REFUND', 'SURPLUS_REFUND') and method in ('ALIPAY', 'WECHAT')
      and not exists (
        select from refunds where refunds.payment_id = ledger_entries.payment_id and refunds.amount = -ledger_entries.amount)`,
  'an order costs what its lines cost': sql`
    select orders.sn as what from orders
    where flow_price <> (select sum(flow_price) from order_lines where order_sn = orders.sn)`,
  'a trade costs what its orders cost': sql`
    select trades.sn as what from trades
    where flow_price <> (select sum(flow_price) from orders where trade_sn = trades.sn)`,
  'a used coupon is on a live order, a free one is not': sql`
    select member_coupons.id::text as what from member_coupons
    where (state = 'USED') <> exists (
      select from orders where orders.state <> 'CANCELLED'
        and (platform_coupon_id = member_coupons.id or store_coupon_id = member_coupons.id))`,
  'points are the sum of their log': sql`
    select members.id::text as what from members
    where points <> (
      select coalesce(sum(case point_type when 'INCREASE' then change else -change end), 0)
      from points_log where points_log.member_id = members.id)`,
};

/** The laws that do not hold now, each with what breaks it. */
export async function brokenLaws(db: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [law, query] of Object.entries(laws)) {
    for (const { what } of await rowsOf<{ what: string }>(db, query)) broken.push(`${law}: ${what}`);
  }
  return broken;
}
