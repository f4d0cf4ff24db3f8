import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { DateTime, Entity, Filter, Id, Nullable, OneOf, PageOf, PageQuery } from './fields.ts';
import { Mobile } from './passport.ts';

/** Where a member has goods sent. The second part of the id path is the city, by which freight is found. */
export const MemberAddress = Type.Object({
  ...Entity,
  memberId: Id(),
  name: Type.String(),
  mobile: Type.String(),
  consigneeAddressPath: Type.String({ description: 'region names joined by commas' }),
  consigneeAddressIdPath: Type.String({ description: 'region ids joined by commas' }),
  detail: Type.String(),
  isDefault: Type.Boolean(),
  alias: Nullable(Type.String()),
  lon: Nullable(Type.String()),
  lat: Nullable(Type.String()),
});
export type MemberAddress = Static<typeof MemberAddress>;

const Filled = (maxLength: number, zh: string, en: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', errorMessage: { zh, en } });

const addressFields = {
  name: Filled(50, '收货人姓名不能为空', "Enter the recipient's name"),
  mobile: Mobile(),
  consigneeAddressPath: Filled(500, '地址不能为空', 'Choose the region'),
  consigneeAddressIdPath: Type.String({
    pattern: '^\\d{1,20}(,\\d{1,20}){0,9}$',
    errorMessage: { zh: '地址不能为空', en: 'Choose the region' },
  }),
  detail: Filled(255, '详细地址不能为空', 'Enter street and number'),
  isDefault: Type.Optional(Type.Boolean({ default: false })),
  alias: Type.Optional(Type.String({ maxLength: 20 })),
  lon: Type.Optional(Type.String({ maxLength: 30 })),
  lat: Type.Optional(Type.String({ maxLength: 30 })),
};

const addressBase = { access: 'member', tag: 'addresses' } as const;

export const listAddresses = endpoint({
  ...addressBase,
  method: 'GET',
  path: '/buyer/member/address',
  summary: "The caller's addresses, the default one first",
  input: Filter(PageQuery),
  result: PageOf(MemberAddress),
});

export const getAddress = endpoint({
  ...addressBase,
  method: 'GET',
  path: '/buyer/member/address/get/{id}',
  summary: 'One of the own addresses; null for any other',
  input: Type.Object({ id: Id() }),
  result: Nullable(MemberAddress),
});

export const getDefaultAddress = endpoint({
  ...addressBase,
  method: 'GET',
  path: '/buyer/member/address/get/default',
  summary: 'The default address; null when there is none',
  result: Nullable(MemberAddress),
});

export const addAddress = endpoint({
  ...addressBase,
  method: 'POST',
  path: '/buyer/member/address',
  summary: 'Keep another address, up to 50; a default one takes the place of the default before',
  input: Type.Object(addressFields),
  result: MemberAddress,
});

export const editAddress = endpoint({
  ...addressBase,
  method: 'PUT',
  path: '/buyer/member/address',
  summary: 'Change an own address; further fields that a client echoes are passed over',
  input: Type.Object({ id: Id(), ...addressFields }),
  result: MemberAddress,
});

export const removeAddress = endpoint({
  ...addressBase,
  method: 'DELETE',
  path: '/buyer/member/address/delById/{id}',
  summary: 'Remove an own address',
  input: Type.Object({ id: Id() }),
});

export const getPoints = endpoint({
  method: 'GET',
  path: '/buyer/member/memberPointsHistory/getMemberPointsHistoryVO',
  access: 'member',
  tag: 'points',
  summary: 'Points of the caller: what there is, and all that was ever earned',
  result: Type.Object({ point: Type.Integer(), totalPoint: Type.Integer() }),
});

/** How points came or went; `variablePoint` is always positive. */
export const PointsLogEntry = Type.Object({
  id: Id(),
  createBy: Type.String(),
  createTime: DateTime(),
  memberId: Id(),
  memberName: Type.String(),
  point: Type.Integer({ description: 'after the change' }),
  beforePoint: Type.Integer(),
  variablePoint: Type.Integer(),
  content: Type.String(),
  pointType: OneOf(['INCREASE', 'REDUCE']),
});
export type PointsLogEntry = Static<typeof PointsLogEntry>;

export const listPointsLog = endpoint({
  method: 'GET',
  path: '/buyer/member/memberPointsHistory/getByPage',
  access: 'member',
  tag: 'points',
  summary: 'How the points came and went, newest first',
  input: Filter(PageQuery),
  result: PageOf(PointsLogEntry),
});
