import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Entity, Id, Nullable, OneOf } from './fields.ts';

const base = { method: 'GET', access: 'public', tag: 'regions' } as const;

export const regionLevels = ['country', 'province', 'city', 'district', 'street'] as const;

export const Region = Type.Object({
  ...Entity,
  parentId: Id('0 above the provinces'),
  adCode: Nullable(Type.String()),
  cityCode: Nullable(Type.String({ description: 'dialling code; not known here' })),
  center: Type.String({ description: 'longitude,latitude; empty when unknown' }),
  level: OneOf(regionLevels),
  name: Type.String(),
  path: Type.String({ description: 'the regions above: ,0,id1,id2' }),
  orderNum: Type.Integer(),
});
export type Region = Static<typeof Region>;

export const listRegions = endpoint({
  ...base,
  path: '/common/common/region/item/{id}',
  summary: 'The regions inside one, in their order; 0 holds the provinces',
  input: Type.Object({ id: Id() }),
  result: Type.Array(Region),
});

/** Ids and names from the province down, joined by commas; empty when nothing fits. */
export const RegionPath = Type.Partial(Type.Object({ id: Type.String(), name: Type.String() }));

export const findRegionPath = endpoint({
  ...base,
  path: '/common/common/region/region',
  summary: 'The way down to a town of a city',
  input: Type.Object({
    cityCode: Type.String({ minLength: 1, maxLength: 20, description: 'administrative or dialling code' }),
    townName: Type.String({ minLength: 1, maxLength: 50 }),
  }),
  result: RegionPath,
});

export const findRegionByName = endpoint({
  ...base,
  path: '/common/common/region/name',
  summary: 'Path and id of the region with this name; null when there is none',
  input: Type.Object({ lastName: Type.String({ minLength: 1, maxLength: 50 }) }),
  result: Nullable(Type.String()),
});

const City = Type.Object({ ...Region.properties, children: Type.Array(Region) });

export const listCities = endpoint({
  ...base,
  path: '/common/common/region/allCity',
  summary: 'All provinces with their cities',
  result: Type.Array(Type.Object({ ...Region.properties, children: Type.Array(City) })),
});
