import { Refusal } from '@silkboat/contract/refusal';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { announce } from '#db/notices.ts';
import { indexFigures } from '#search/index-goods.ts';
import { now } from '../clock.ts';

/** Pieces of one SKU in one order. Rows of `order_lines` fit as they are. */
export interface StockLine {
  orderSn: string;
  skuId: string;
  quantity: number;
  goodsName: string;
  goodsNameEn?: string;
}

/** What one piece does to the two counts of a SKU. */
const steps = {
  RESERVE: { stock: -1, reserved: 1 },
  TAKE: { stock: 0, reserved: -1 },
  RELEASE: { stock: 1, reserved: -1 },
  RETURN: { stock: 1, reserved: 0 },
} as const;

type Step = keyof typeof steps;

/** A trade is created: its pieces leave the stock and wait for payment. One short line refuses them all. */
export async function reserveStock(tx: Database, { lines }: { lines: StockLine[] }): Promise<void> {
  const short = await moveStock(tx, 'RESERVE', lines);
  if (short.length === 0) return;
  throw new Refusal('STOCK_NOT_ENOUGH', {
    zh: short.map(({ goodsName }) => goodsName).join('、'),
    en: short.map(({ goodsName, goodsNameEn }) => goodsNameEn || goodsName).join(', '),
  });
}

/** An order is paid: its reserved pieces are sold for good. */
export async function takeStock(tx: Database, { lines }: { lines: StockLine[] }): Promise<void> {
  refuseShort('TAKE', await moveStock(tx, 'TAKE', lines));
  await countSales(tx, lines, 1);
}

/** An unpaid order is cancelled: its reserved pieces can be bought again. */
export async function releaseStock(tx: Database, { lines }: { lines: StockLine[] }): Promise<void> {
  refuseShort('RELEASE', await moveStock(tx, 'RELEASE', lines));
}

/** A paid order is cancelled: its pieces come back on the shelf. */
export async function returnStock(tx: Database, { lines }: { lines: StockLine[] }): Promise<void> {
  refuseShort('RETURN', await moveStock(tx, 'RETURN', lines));
  await countSales(tx, lines, -1);
}

/**
 * Walks one step for all lines in one statement and answers the lines that could not.
 * Rows are locked in the order of their ids, so that two trades with the same goods wait for each other in turn
 * instead of in a circle. What decides is what the lock found: the snapshot of the statement may be older.
 */
async function moveStock(tx: Database, step: Step, lines: StockLine[]): Promise<StockLine[]> {
  if (lines.length === 0) return [];
  const { stock, reserved } = steps[step];
  const changed = await rowsOf<{ sku: string; goods: string; before: number; after: number }>(
    tx,
    sql`
    with line as (
      select * from jsonb_to_recordset(${JSON.stringify(lines.map(toMove))}::jsonb)
        as line(id bigint, sku_id bigint, quantity integer, order_sn text)
    ), wanted as (
      select sku_id, sum(quantity)::integer as pieces from line group by sku_id
    ), locked as (
      select skus.id, skus.stock + ${stock} * pieces as stock, skus.reserved + ${reserved} * pieces as reserved, pieces
      from skus join wanted on wanted.sku_id = skus.id order by skus.id for no key update of skus
    ), changed as (
      update skus set stock = locked.stock, reserved = locked.reserved
      from locked where skus.id = locked.id and locked.stock >= 0 and locked.reserved >= 0
      returning skus.id, skus.goods_id, skus.stock - ${stock} * pieces as before, skus.stock as after
    ), moved as (
      insert into stock_moves (id, sku_id, kind, change, order_sn, created_at)
      select line.id, line.sku_id, ${step}, ${stock} * line.quantity, line.order_sn, ${now().toISOString()}::timestamptz
      from line join changed on changed.id = line.sku_id
    )
    select id::text as sku, goods_id::text as goods, before, after from changed`,
  );
  const turned = changed.filter(({ before, after }) => (before === 0) !== (after === 0));
  await showSoldOut(tx, [...new Set(turned.map(({ goods }) => goods))].sort());
  const done = new Set(changed.map(({ sku }) => sku));
  return lines.filter(({ skuId }) => !done.has(skuId));
}

const toMove = ({ orderSn, skuId, quantity }: StockLine) => ({
  id: nextId(),
  sku_id: skuId,
  quantity,
  order_sn: orderSn,
});

/**
 * "Sold out" appears or disappears: search shows it and copies of the goods are dropped. Any other number may be
 * seconds old, so a busy sale does not make every process read its goods anew.
 */
async function showSoldOut(tx: Database, goodsIds: string[]): Promise<void> {
  await indexFigures(tx, goodsIds);
  for (const goodsId of goodsIds) await announce(tx, 'goods', goodsId);
}

/** Sold pieces, counted on the SKU and its goods; search picks them up every few minutes. */
async function countSales(tx: Database, lines: StockLine[], sign: 1 | -1): Promise<void> {
  const sold = JSON.stringify(lines.map(({ skuId, quantity }) => ({ sku_id: skuId, quantity: sign * quantity })));
  await tx.execute(sql`
    with sold as (
      select sku_id, sum(quantity)::integer as pieces
      from jsonb_to_recordset(${sold}::jsonb) as line(sku_id bigint, quantity integer) group by sku_id
    ), of_sku as (
      update skus set buy_count = greatest(skus.buy_count + pieces, 0) from sold where skus.id = sold.sku_id
      returning skus.goods_id, pieces
    ), of_goods as (
      select goods_id, sum(pieces)::integer as pieces from of_sku group by goods_id
    ), locked as (
      select goods.id from goods join of_goods on of_goods.goods_id = goods.id order by goods.id for no key update of goods
    )
    update goods set buy_count = greatest(goods.buy_count + pieces, 0)
    from of_goods join locked on locked.id = of_goods.goods_id
    where goods.id = of_goods.goods_id`);
}

/** Beyond a reservation nothing may be short: what is taken or given back was reserved before. */
function refuseShort(step: Step, short: StockLine[]): void {
  if (short.length === 0) return;
  const what = short.map(({ orderSn, skuId, quantity }) => `${quantity} × ${skuId} of ${orderSn}`).join(', ');
  throw new Error(`Stock does not hold what it must: ${step} ${what}`);
}
