import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Entity, Id, Nullable, OneOf } from './fields.ts';

const tag = 'pages';

export const pageClients = ['PC', 'H5', 'WECHAT_MP', 'APP'] as const;
export const pageTypes = ['INDEX', 'STORE', 'SPECIAL'] as const;

/** A released page: `pageData` is JSON text, `{ "list": [floor, …] }`. */
export const PageContent = Type.Object({ pageData: Type.String() });

/** A page with its row. */
export const PageData = Type.Object({
  ...Entity,
  name: Type.String(),
  pageData: Type.String(),
  pageShow: OneOf(['OPEN', 'CLOSE']),
  pageType: OneOf(pageTypes),
  pageClientType: OneOf(pageClients),
  num: Nullable(Id('store of a store page')),
});
export type PageData = Static<typeof PageData>;

/** A page of a kind; `num` is the store of a store page. Null when none is released. */
export const pageData = endpoint({
  method: 'GET',
  path: '/buyer/other/pageData',
  access: 'public',
  tag,
  summary: 'A page for a kind of client',
  input: Type.Object({
    pageClientType: Type.Optional(OneOf(pageClients)),
    pageType: Type.Optional(OneOf(pageTypes)),
    num: Type.Optional(Type.String({ pattern: '^\\d{0,20}$' })),
    clientType: Type.Optional(Type.String({ maxLength: 20, description: 'ignored' })),
  }),
  result: Nullable(PageContent),
});

export const indexPage = endpoint({
  method: 'GET',
  path: '/buyer/other/pageData/getIndex',
  access: 'public',
  tag,
  summary: 'The home page',
  input: Type.Object({ clientType: OneOf(pageClients) }),
  result: Nullable(PageContent),
});

export const storePage = endpoint({
  method: 'GET',
  path: '/buyer/other/pageData/getStore',
  access: 'public',
  tag,
  summary: "A store's own page",
  input: Type.Object({ clientType: OneOf(pageClients), storeId: Id() }),
  result: Nullable(PageContent),
});

export const pageById = endpoint({
  method: 'GET',
  path: '/buyer/other/pageData/get/{id}',
  access: 'public',
  tag,
  summary: 'A released page by its id; null for an unknown one',
  input: Type.Object({ id: Id() }),
  result: Nullable(PageData),
});

/** `body` is a text with the name in brackets, as links to topic pages carry it. */
export const specialPage = endpoint({
  method: 'GET',
  path: '/buyer/other/pageData/getSpecial',
  access: 'public',
  tag,
  summary: 'A topic page by its name',
  input: Type.Object({ body: Type.String({ maxLength: 200 }) }),
  result: Nullable(PageData),
});
