import { openDatabase } from '../apps/api/src/db/client.ts';
import { type Ask, askAs, type Buyer } from '../e2e/buyers.ts';
import type { Measured } from './reads.ts';

/** SKUs with much stock, so that selling out does not end the run. */
export async function stockUp(databaseUrl: string): Promise<string[]> {
  const server = await openDatabase({ url: databaseUrl, poolSize: 2 });
  await server.query('update skus set stock = 10000000 where stock > 0');
  const { rows } = await server.query(
    "select s.id::text as id from skus s join goods g on g.id = s.goods_id where s.stock > 0 and g.goods_type = 'PHYSICAL_GOODS' and g.sales_model = 'RETAIL' order by s.id limit 200",
  );
  await server.close();
  return rows.map((row) => String(row.id));
}

/** Each buyer works alone on the own cart: first only adding, then whole purchases paid from the wallet. */
export async function measureCheckouts(
  url: string,
  buyers: Buyer[],
  skuIds: string[],
  seconds: number,
): Promise<Measured[]> {
  const add = await repeat(
    'cart add',
    buyers,
    seconds,
    async (ask, turn) => {
      return (await ask('POST', '/buyer/trade/carts', { skuId: skuIds[turn % skuIds.length], num: 1 })).success;
    },
    url,
  );
  for (const buyer of buyers) await askAs(url, buyer)('DELETE', '/buyer/trade/carts');
  const buy = await repeat(
    'whole checkout (add, create, pay)',
    buyers,
    seconds,
    async (ask, turn) => {
      const added = await ask('POST', '/buyer/trade/carts', { skuId: skuIds[(turn * 7) % skuIds.length], num: 1 });
      const trade = await ask('POST', '/buyer/trade/carts/create/trade', { way: 'CART', client: 'PC' });
      if (!added.success || !trade.success) return false;
      return (
        await ask('GET', `/buyer/payment/cashier/pay/WALLET/NATIVE?orderType=TRADE&sn=${trade.result.sn}&clientType=PC`)
      ).success;
    },
    url,
  );
  return [add, buy];
}

async function repeat(
  name: string,
  buyers: Buyer[],
  seconds: number,
  work: (ask: Ask, turn: number) => Promise<boolean>,
  url: string,
): Promise<Measured> {
  const times: number[] = [];
  let failures = 0;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    buyers.map(async (buyer, index) => {
      const ask = askAs(url, buyer);
      for (let turn = index * 13; performance.now() < until; turn += 1) {
        const start = performance.now();
        if (await work(ask, turn)) times.push(performance.now() - start);
        else failures += 1;
      }
    }),
  );
  times.sort((a, b) => a - b);
  return {
    name,
    perSecond: times.length / seconds,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    failures,
  };
}
