import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { Entity, Nullable, OneOf } from './fields.ts';

/** A carrier that parcels can travel with. */
export const LogisticsCompany = Type.Object({
  ...Entity,
  name: Type.String(),
  code: Type.String(),
  standBy: Nullable(Type.String()),
  formItems: Nullable(Type.String()),
  disabled: OneOf(['OPEN', 'CLOSE']),
});

export const listLogisticsCompanies = endpoint({
  method: 'GET',
  path: '/buyer/other/logistics',
  access: 'member',
  tag: 'logistics',
  summary: 'All open carriers, as a plain array; paging parameters are passed over',
  result: Type.Array(LogisticsCompany),
});
