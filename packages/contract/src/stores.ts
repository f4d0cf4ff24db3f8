import Type, { type Static, type TSchema } from 'typebox';
import { endpoint } from './endpoint.ts';
import { DateTime, Day, Entity, Filter, Id, Nullable, OneOf, PageOf, PageQuery } from './fields.ts';

const tag = 'stores';

export const storeStates = ['OPEN', 'CLOSED', 'APPLY', 'REFUSED', 'APPLYING'] as const;

/** Our own fields beyond what existing clients know. */
const storeAdditions = {
  banner: Nullable(Type.String()),
  /** ISO 3166-1 alpha-2, lower case. */
  country: Type.String(),
  place: Type.String(),
  /** Averages of what buyers gave, 1 to 5. */
  descriptionScore: Type.Number(),
  serviceScore: Type.Number(),
  deliveryScore: Type.Number(),
  hasSelfPickUp: Type.Boolean({ description: 'goods can be picked up' }),
  createTime: DateTime(),
};

/** What everybody may know about a store. `selfOperated` and `pageShow` are the texts `1` and `0`. */
export const StoreBasics = Type.Object({
  storeId: Id(),
  storeName: Type.String(),
  storeDisable: OneOf(storeStates),
  companyAddressPath: Type.Null(),
  storeLogo: Nullable(Type.String()),
  storeDesc: Type.String({ description: 'HTML' }),
  pcPageData: Type.Null(),
  mobilePageData: Type.Null(),
  selfOperated: OneOf(['1', '0']),
  goodsNum: Type.Integer(),
  collectionNum: Type.Integer(),
  yzfSign: Type.Null(),
  yzfMpSign: Type.Null(),
  merchantEuid: Type.Null(),
  pageShow: OneOf(['1', '0']),
  ...storeAdditions,
});
export type StoreBasics = Static<typeof StoreBasics>;

/** Null for an unknown store. */
export const storeDetail = endpoint({
  method: 'GET',
  path: '/buyer/store/store/get/detail/{id}',
  access: 'public',
  tag,
  summary: 'A store',
  input: Type.Object({ id: Id() }),
  result: Nullable(StoreBasics),
});

const StoreLabelAbove = (children: TSchema) =>
  Type.Object({
    id: Id(),
    labelName: Type.String(),
    level: Type.Integer(),
    sortOrder: Type.Number(),
    children: Type.Unsafe<StoreLabel[]>(Type.Array(children)),
  });

/** A store's own shelf, with those on it. */
export const StoreLabel = StoreLabelAbove(StoreLabelAbove(Type.Object({})));
export interface StoreLabel {
  id: string;
  labelName: string;
  level: number;
  sortOrder: number;
  children: StoreLabel[];
}

export const storeLabels = endpoint({
  method: 'GET',
  path: '/buyer/store/store/label/get/{id}',
  access: 'public',
  tag,
  summary: 'The shelves of a store, two levels',
  input: Type.Object({ id: Id('of the store') }),
  result: Type.Array(StoreLabel),
});

/** A store in the directory. */
export const Store = Type.Object({
  ...Entity,
  memberId: Nullable(Id()),
  memberName: Nullable(Type.String()),
  storeName: Type.String(),
  storeDisable: OneOf(storeStates),
  storeEndTime: Nullable(DateTime()),
  storeLogo: Nullable(Type.String()),
  storeCenter: Nullable(Type.String()),
  storeDesc: Type.String({ description: 'HTML' }),
  storeAddressPath: Nullable(Type.String()),
  storeAddressIdPath: Nullable(Type.String()),
  storeAddressDetail: Nullable(Type.String()),
  selfOperated: Type.Boolean(),
  selfPickFlag: Type.Boolean(),
  descriptionScore: Type.Number(),
  serviceScore: Type.Number(),
  deliveryScore: Type.Number(),
  goodsNum: Type.Integer(),
  collectionNum: Type.Integer(),
  stockWarning: Type.Null(),
  nickName: Type.Null(),
  banner: storeAdditions.banner,
  country: storeAdditions.country,
  place: storeAdditions.place,
});
export type Store = Static<typeof Store>;

/** Without `storeDisable` open and closed stores. Sorted by createTime, goodsNum, collectionNum or storeName. */
export const listStores = endpoint({
  method: 'GET',
  path: '/buyer/store/store',
  access: 'public',
  tag,
  summary: 'The directory of stores',
  input: Filter({
    ...PageQuery,
    storeName: Type.String({ maxLength: 100, description: 'contains' }),
    memberName: Type.String({ maxLength: 100, description: 'ignored: who runs a store is not public' }),
    storeDisable: OneOf(storeStates),
    startDate: Day(),
    endDate: Day(),
    /** Addition: ISO 3166-1 alpha-2, lower case. */
    country: Type.String({ maxLength: 2 }),
  }),
  result: PageOf(Store),
});

/** The shop shows no licences yet: every field is null. */
export const storeLicence = endpoint({
  method: 'GET',
  path: '/buyer/store/store/get/licencePhoto/{id}',
  access: 'public',
  tag,
  summary: "A store's licence",
  input: Type.Object({ id: Id('of the store') }),
  result: Type.Object({
    companyName: Nullable(Type.String()),
    companyAddress: Nullable(Type.String()),
    companyAddressPath: Nullable(Type.String()),
    licencePhoto: Nullable(Type.String()),
    scope: Nullable(Type.String()),
    employeeNum: Nullable(Type.Integer()),
  }),
});

export const StoreAddress = Type.Object({
  ...Entity,
  storeId: Id(),
  addressName: Type.String(),
  center: Type.String({ description: 'longitude,latitude' }),
  address: Type.String(),
  mobile: Type.String(),
});
export type StoreAddress = Static<typeof StoreAddress>;

export const storeAddresses = endpoint({
  method: 'GET',
  path: '/buyer/store/address/page/{storeId}',
  access: 'public',
  tag,
  summary: 'Where goods of a store can be picked up',
  input: Type.Object({ storeId: Id(), ...PageQuery }),
  result: PageOf(StoreAddress),
});
