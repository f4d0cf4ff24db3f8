import { findSkus, managerSetSkuPrice, managerSetSkuStock } from '@silkboat/contract/manager-goods';
import { expect, test } from 'vitest';
import { aMember, aSku } from '../../test/build.ts';
import { startApi } from '../../test/start-api.ts';

test('the platform finds a SKU by its code and changes price and stock in any store', async () => {
  await using api = await startApi();
  const sku = await aSku(api.db, { code: 'OJ-P17-1', stock: 3 });
  const manager = await api.as(await aMember(api.db, { role: 'MANAGER' }));

  const found = await manager.call(findSkus, { code: 'OJ-P17-1' });
  const priced = await manager.call(managerSetSkuPrice, { skuId: sku.id, price: 88.5 });
  const stocked = await manager.call(managerSetSkuStock, { skuId: sku.id, quantity: 40 });

  expect(found.body.result).toMatchObject([{ id: sku.id, code: 'OJ-P17-1' }]);
  expect(priced.body.result).toMatchObject({ price: 88.5, quantity: 3 });
  expect(stocked.body.result).toMatchObject({ price: 88.5, quantity: 40 });
});

test('buyers and sellers are refused, unknown SKUs and impossible values too', async () => {
  await using api = await startApi();
  const sku = await aSku(api.db);
  const buyer = await api.as(await aMember(api.db));
  const seller = await api.as(await aMember(api.db, { role: 'SELLER', storeId: sku.storeId }));
  const manager = await api.as(await aMember(api.db, { role: 'MANAGER' }));

  const statuses = [
    await api.call(managerSetSkuPrice, { skuId: sku.id, price: 1 }),
    await buyer.call(managerSetSkuPrice, { skuId: sku.id, price: 1 }),
    await seller.call(managerSetSkuStock, { skuId: sku.id, quantity: 1 }),
    await manager.call(managerSetSkuPrice, { skuId: '999999', price: 1 }),
    await manager.call(managerSetSkuPrice, { skuId: sku.id, price: -1 }),
    await manager.call(managerSetSkuStock, { skuId: sku.id, quantity: -1 }),
  ].map(({ status }) => status);

  expect(statuses).toEqual([403, 403, 403, 400, 400, 400]);
});
