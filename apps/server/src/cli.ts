import { parseArgs } from 'node:util';
import { type ApiClient, ApiRefusal, createClient } from '@silkboat/contract/client';
import { findSkus, managerSetSkuPrice, managerSetSkuStock } from '@silkboat/contract/manager-goods';
import { managerOrders } from '@silkboat/contract/order-consoles';
import { signIn } from '@silkboat/contract/passport';

const usage = `npm run shop -- <command>

  ship <order sn> [--carrier SF] [--no SF123]   ship an order
  price <SKU code or id> <yuan>                 set what a SKU costs
  stock <SKU code or id> <pieces>               set how many can be bought

Works on a running shop as a manager: SHOP_URL (http://127.0.0.1:10000), SHOP_USER and SHOP_PASSWORD (the demo manager).`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { carrier: { type: 'string' }, no: { type: 'string' } },
});

run(positionals).then(
  (line) => console.log(line),
  (error: unknown) => {
    console.error(error instanceof ApiRefusal || error instanceof UsageError ? error.message : error);
    process.exit(1);
  },
);

class UsageError extends Error {}

async function run([command, what, value]: string[]): Promise<string> {
  if (command === undefined || what === undefined) throw new UsageError(usage);
  const manager = await signInAsManager();
  if (command === 'ship') return ship(manager, what);
  if (command === 'price') return setPrice(manager, what, value);
  if (command === 'stock') return setStock(manager, what, value);
  throw new UsageError(usage);
}

async function ship(manager: ApiClient, orderSn: string): Promise<string> {
  await manager.call(managerOrders.ship, {
    orderSn,
    ...(values.carrier && { logisticsCode: values.carrier }),
    ...(values.no && { logisticsNo: values.no }),
  });
  return `${orderSn} is shipped.`;
}

async function setPrice(manager: ApiClient, sku: string, yuan: string | undefined): Promise<string> {
  const price = Number(yuan);
  if (yuan === undefined || !Number.isFinite(price)) throw new UsageError(usage);
  const changed = await manager.call(managerSetSkuPrice, { skuId: await skuIdOf(manager, sku), price });
  return `${changed.sn} now costs ¥${changed.price.toFixed(2)}.`;
}

async function setStock(manager: ApiClient, sku: string, pieces: string | undefined): Promise<string> {
  const quantity = Number(pieces);
  if (pieces === undefined || !Number.isInteger(quantity)) throw new UsageError(usage);
  const changed = await manager.call(managerSetSkuStock, { skuId: await skuIdOf(manager, sku), quantity });
  return `${changed.sn} now has ${changed.quantity} in stock.`;
}

/** Codes are unique within a store only: a code that two stores use needs the id. */
async function skuIdOf(manager: ApiClient, sku: string): Promise<string> {
  const found = await manager.call(findSkus, { code: sku });
  if (found.length === 1) return found[0]!.id;
  if (found.length === 0 && /^\d{10,}$/.test(sku)) return sku;
  const choices = found.map(({ id, storeName, goodsName }) => `  ${id}  ${storeName}  ${goodsName}`).join('\n');
  throw new UsageError(
    found.length === 0 ? `No SKU has the code ${sku}.` : `Several SKUs have the code ${sku}; give the id:\n${choices}`,
  );
}

async function signInAsManager(): Promise<ApiClient> {
  const { SHOP_USER = '13800000021', SHOP_PASSWORD = 'silkboat-demo' } = process.env;
  const { accessToken } = await clientWith().call(signIn, { username: SHOP_USER, password: SHOP_PASSWORD });
  return clientWith(accessToken);
}

function clientWith(accessToken?: string): ApiClient {
  const { SHOP_URL = 'http://127.0.0.1:10000' } = process.env;
  return createClient(async ({ method, url, body, headers }) => {
    const answer = await fetch(SHOP_URL + url, {
      method,
      headers: {
        ...headers,
        uuid: 'shop-command',
        'x-language': 'en',
        ...(accessToken && { accesstoken: accessToken }),
      },
      ...(body !== undefined && { body }),
    }).catch(() => {
      throw new UsageError(`No shop answers at ${SHOP_URL}; start it, or set SHOP_URL.`);
    });
    return { status: answer.status, body: await answer.json() };
  });
}
