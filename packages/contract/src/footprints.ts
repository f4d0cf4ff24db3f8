import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { Filter, Id, ListOf, PageOf, PageQuery } from './fields.ts';
import { GoodsRecord } from './goods.ts';

const tag = 'footprints';

/** `id` is the SKU, `releaseTime` the visit in epoch milliseconds. Sorting that clients ask for is ignored. */
export const listFootprints = endpoint({
  method: 'GET',
  path: '/buyer/member/footprint',
  access: 'member',
  tag,
  summary: 'Goods that the caller looked at, newest first',
  input: Filter({ ...PageQuery, storeId: Type.String({ pattern: '^\\d{0,20}$' }) }),
  result: PageOf(GoodsRecord),
});

/** The same list under the address that store pages use; only ever the caller's own. */
export const footprintHistory = endpoint({
  ...listFootprints,
  path: '/buyer/member/footprint/history',
  summary: 'Goods that the caller looked at, also of one store',
});

export const clearFootprints = endpoint({
  method: 'DELETE',
  path: '/buyer/member/footprint',
  access: 'member',
  tag,
  summary: 'Forget every footprint of the caller',
});

export const deleteFootprints = endpoint({
  method: 'DELETE',
  path: '/buyer/member/footprint/delByIds/{ids}',
  access: 'member',
  tag,
  summary: 'Forget the footprints of some goods',
  input: Type.Object({ ids: ListOf(Id('of goods')) }),
});

export const countFootprints = endpoint({
  method: 'GET',
  path: '/buyer/member/footprint/getFootprintNum',
  access: 'member',
  tag,
  summary: 'How many goods the caller looked at',
  result: Type.Integer(),
});
