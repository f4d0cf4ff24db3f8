import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { SellerSku, setSkuPrice, setSkuStock } from './seller-goods.ts';

const shared = { access: 'manager', tag: 'manager goods' } as const;

/** The platform's own steps with SKUs of any store. */
export const findSkus = endpoint({
  ...shared,
  method: 'GET',
  path: '/manager/goods/sku',
  summary: 'SKUs whose code is exactly this, in any store',
  input: Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) }),
  result: Type.Array(
    Type.Object({ id: Id(), storeId: Id(), storeName: Type.String(), goodsName: Type.String(), code: Type.String() }),
  ),
});

export const managerSetSkuPrice = endpoint({
  ...shared,
  method: 'PUT',
  path: '/manager/goods/sku/{skuId}/price',
  summary: 'Set what a SKU costs',
  input: setSkuPrice.input!,
  result: SellerSku,
});

export const managerSetSkuStock = endpoint({
  ...shared,
  method: 'PUT',
  path: '/manager/goods/sku/{skuId}/stock',
  summary: 'Set how many pieces of a SKU can be bought',
  input: setSkuStock.input!,
  result: SellerSku,
});
