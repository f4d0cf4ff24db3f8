import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { Entity, Nullable } from './fields.ts';

const base = { method: 'GET', access: 'public', tag: 'site' } as const;

/** What `settingValue` holds as JSON text; existing clients parse it. */
export const SiteSetting = Type.Object({
  siteName: Type.String(),
  icp: Nullable(Type.String()),
  domainLogo: Nullable(Type.String()),
  domainIcon: Nullable(Type.String()),
  buyerSideLogo: Nullable(Type.String()),
  buyerSideIcon: Nullable(Type.String()),
  storeSideLogo: Nullable(Type.String()),
  storeSideIcon: Nullable(Type.String()),
  staticPageAddress: Nullable(Type.String()),
  staticPageWapAddress: Nullable(Type.String()),
});

export const getSite = endpoint({
  ...base,
  path: '/common/common/site',
  summary: 'Name and pictures of the site; settingValue is a JSON text',
  result: Type.Object({
    ...Entity,
    id: Type.String(),
    settingValue: Type.String({ description: 'JSON text with siteName, icp, buyerSideLogo …' }),
  }),
});

export const getChatAddress = endpoint({
  ...base,
  path: '/common/common/IM',
  summary: 'Where online service is; refused while there is none',
  result: Type.String(),
});
