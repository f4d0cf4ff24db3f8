import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { DateTime, Filter, Id, Nullable, OneOf, PageOf, PageQuery, Yuan } from './fields.ts';
import { auditStates, goodsTypes, marketStates, salesModels } from './goods-sku.ts';

const tag = 'seller: goods';

/** A SKU as its seller sees it. */
export const SellerSku = Type.Object({
  id: Id(),
  sn: Type.String(),
  simpleSpecs: Nullable(Type.String()),
  thumbnail: Type.String(),
  price: Yuan(),
  listPrice: Nullable(Yuan('struck-through price')),
  quantity: Type.Integer({ description: 'pieces that can be bought now' }),
  reserved: Type.Integer({ description: 'pieces in unpaid orders' }),
  alertQuantity: Type.Integer(),
  buyCount: Type.Integer(),
});
export type SellerSku = Static<typeof SellerSku>;

/** Goods as their seller sees them; `price` is the lowest, `quantity` the sum of the SKUs. */
export const SellerGoods = Type.Object({
  id: Id(),
  goodsName: Type.String(),
  sn: Type.String(),
  thumbnail: Nullable(Type.String()),
  categoryPath: Type.String(),
  goodsType: OneOf(goodsTypes),
  salesModel: OneOf(salesModels),
  marketEnable: OneOf(marketStates),
  authFlag: OneOf(auditStates),
  price: Nullable(Yuan()),
  quantity: Type.Integer(),
  buyCount: Type.Integer(),
  commentNum: Type.Integer(),
  grade: Type.Number(),
  createTime: DateTime(),
  updateTime: DateTime(),
  skuList: Type.Array(SellerSku),
});
export type SellerGoods = Static<typeof SellerGoods>;

export const listSellerGoods = endpoint({
  method: 'GET',
  path: '/seller/goods/goods',
  access: 'seller',
  tag,
  summary: "The caller's goods, newest first",
  input: Filter({
    ...PageQuery,
    goodsName: Type.String({ maxLength: 100, description: 'contains, in either language' }),
    sn: Type.String({ maxLength: 100, description: 'code of the goods or of one of its SKUs' }),
    categoryId: Type.String({ pattern: '^\\d{0,20}$', description: 'of any level' }),
    goodsType: OneOf(goodsTypes),
    salesModel: OneOf(salesModels),
    marketEnable: OneOf(marketStates),
    authFlag: OneOf(auditStates),
    soldOut: Type.Boolean({ description: 'with a SKU that is sold out (or without any)' }),
  }),
  result: PageOf(SellerGoods),
});

const largestPrice = 9_999_999.99;

/** Takes effect at once; unpaid orders keep their price. */
export const setSkuPrice = endpoint({
  method: 'PUT',
  path: '/seller/goods/sku/{skuId}/price',
  access: 'seller',
  tag,
  summary: 'Set the price of a SKU',
  input: Type.Object({
    skuId: Id(),
    price: Type.Number({ minimum: 0.01, maximum: largestPrice, description: 'yuan' }),
  }),
  result: SellerSku,
});

/** Pieces in unpaid orders are not part of it. */
export const setSkuStock = endpoint({
  method: 'PUT',
  path: '/seller/goods/sku/{skuId}/stock',
  access: 'seller',
  tag,
  summary: 'Set how many pieces of a SKU can be bought',
  input: Type.Object({
    skuId: Id(),
    quantity: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000, description: 'refused below 0' }),
  }),
  result: SellerSku,
});

export const setGoodsMarket = endpoint({
  method: 'PUT',
  path: '/seller/goods/goods/{goodsId}/market',
  access: 'seller',
  tag,
  summary: 'Put goods on the shelf or take them off',
  input: Type.Object({ goodsId: Id(), marketEnable: OneOf(marketStates) }),
});
