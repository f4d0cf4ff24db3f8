import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { DateTime, Entity, Filter, Id, Nullable, OneOf, PageOf, PageQuery, Yuan } from './fields.ts';

const tag = 'collections';

/** A SKU that a member keeps. `id` is the row, not the SKU. */
export const GoodsCollection = Type.Object({
  id: Id(),
  skuId: Id(),
  goodsId: Id(),
  goodsName: Type.String(),
  image: Type.String(),
  price: Yuan(),
  marketEnable: OneOf(['UPPER', 'DOWN']),
  /** Additions: what a card shows beside it. */
  quantity: Type.Integer({ description: 'pieces that can be bought now' }),
  promotionPrice: Nullable(Yuan('while a seckill runs')),
  storeId: Id(),
  storeName: Type.String(),
});
export type GoodsCollection = Static<typeof GoodsCollection>;

/** A store that a member keeps. `id` is the store. */
export const StoreCollection = Type.Object({
  id: Id(),
  storeName: Type.String(),
  storeLogo: Nullable(Type.String()),
  selfOperated: Type.Boolean(),
  /** Additions. */
  goodsNum: Type.Integer(),
  collectionNum: Type.Integer(),
});
export type StoreCollection = Static<typeof StoreCollection>;

const page = Filter({ ...PageQuery, type: Type.String({ maxLength: 20, description: 'ignored' }) });
const sku = Type.Object({ id: Id('the SKU') });
const store = Type.Object({ id: Id('the store') });

export const listGoodsCollections = endpoint({
  method: 'GET',
  path: '/buyer/member/collection/GOODS',
  access: 'member',
  tag,
  summary: 'My favourite goods, newest first',
  input: page,
  result: PageOf(GoodsCollection),
});

export const collectGoods = endpoint({
  method: 'POST',
  path: '/buyer/member/collection/add/GOODS/{id}',
  access: 'member',
  tag,
  summary: 'Keep a SKU',
  input: sku,
  result: Type.Object({ id: Id(), createTime: DateTime(), memberId: Id(), skuId: Id() }),
});

/** Accepts several SKUs joined by commas; false when none of them was kept. */
export const uncollectGoods = endpoint({
  method: 'DELETE',
  path: '/buyer/member/collection/delete/GOODS/{id}',
  access: 'member',
  tag,
  summary: 'Keep a SKU no longer',
  input: Type.Object({ id: Type.String({ pattern: '^\\d{1,20}(,\\d{1,20}){0,99}$' }) }),
  result: Type.Boolean(),
});

export const isGoodsCollected = endpoint({
  method: 'GET',
  path: '/buyer/member/collection/isCollection/GOODS/{id}',
  access: 'member',
  tag,
  summary: 'Whether I keep a SKU',
  input: sku,
  result: Type.Boolean(),
});

export const listStoreCollections = endpoint({
  method: 'GET',
  path: '/buyer/member/storeCollection/STORE',
  access: 'member',
  tag,
  summary: 'My favourite stores, newest first',
  input: page,
  result: PageOf(StoreCollection),
});

export const collectStore = endpoint({
  method: 'POST',
  path: '/buyer/member/storeCollection/add/STORE/{id}',
  access: 'member',
  tag,
  summary: 'Keep a store',
  input: store,
  result: Type.Object({ ...Entity, memberId: Id(), storeId: Id() }),
});

export const uncollectStore = endpoint({
  method: 'DELETE',
  path: '/buyer/member/storeCollection/delete/STORE/{id}',
  access: 'member',
  tag,
  summary: 'Keep a store no longer',
  input: store,
  result: Type.Boolean(),
});

export const isStoreCollected = endpoint({
  method: 'GET',
  path: '/buyer/member/storeCollection/isCollection/STORE/{id}',
  access: 'member',
  tag,
  summary: 'Whether I keep a store',
  input: store,
  result: Type.Boolean(),
});
