import { indexPage, pageById, pageData, specialPage, storePage } from '@silkboat/contract/pages';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { nextId } from '../db/ids.ts';
import { announce } from '../db/notices.ts';
import { pages } from '../db/schema/index.ts';
import { nameInBrackets } from './pages.ts';

async function aPage({ db }: TestApi, values: Partial<typeof pages.$inferInsert>) {
  const [page] = await db
    .insert(pages)
    .values({
      ...{ id: nextId(), name: '首页', pageType: 'INDEX', clientType: 'PC', isOpen: true, pageData: '{"list":[]}' },
      ...values,
    })
    .returning();
  return page!;
}

test('without a released page there is nothing to show', async () => {
  await using api = await startApi();
  await aPage(api, { isOpen: false });

  expect(await api.call(pageData, {})).toMatchObject({ status: 200, body: { success: true, result: null } });
  expect((await api.call(indexPage, { clientType: 'PC' })).body.result).toBeNull();
  expect((await api.call(storePage, { clientType: 'PC', storeId: '404' })).body.result).toBeNull();
  expect((await api.call(pageById, { id: '404' })).body.result).toBeNull();
  expect((await api.call(specialPage, { body: '[春茶]' })).body.result).toBeNull();
});

test('the home page of each kind of client is found, in the language of the reader', async () => {
  await using api = await startApi();
  await aPage(api, { pageData: '{"list":["旧"]}', updatedAt: new Date('2026-01-01') });
  await aPage(api, { pageData: '{"list":["首页"]}', pageDataEn: '{"list":["home"]}' });
  await aPage(api, { clientType: 'H5', pageData: '{"list":["手机"]}' });
  const data = async (query: string, headers = {}) =>
    (await api.send({ method: 'GET', url: `/buyer/other/pageData${query}`, headers })).body.result;

  expect(await data('?pageClientType=PC')).toEqual({ pageData: '{"list":["首页"]}' });
  expect(await data('?pageClientType=PC&clientType=PC&num=&pageType=INDEX')).toEqual({ pageData: '{"list":["首页"]}' });
  expect(await data('')).toEqual({ pageData: '{"list":["首页"]}' });
  expect(await data('/getIndex?clientType=H5')).toEqual({ pageData: '{"list":["手机"]}' });
  expect(await data('/getIndex?clientType=PC', { 'x-language': 'en' })).toEqual({ pageData: '{"list":["home"]}' });
  expect(await data('/getIndex?clientType=H5', { 'x-language': 'en' })).toEqual({ pageData: '{"list":["手机"]}' });
});

test('a store page belongs to its store and a topic page is found by its name', async () => {
  await using api = await startApi();
  await aPage(api, { pageType: 'STORE', num: '77', pageData: '{"list":["店"]}' });
  const topic = await aPage(api, { pageType: 'SPECIAL', name: '春茶', pageData: '{"list":["茶"]}' });

  expect((await api.call(pageData, { pageType: 'STORE', num: '77' })).body.result).toEqual({
    pageData: '{"list":["店"]}',
  });
  expect((await api.call(storePage, { clientType: 'PC', storeId: '77' })).body.result).not.toBeNull();
  expect((await api.call(storePage, { clientType: 'PC', storeId: '78' })).body.result).toBeNull();
  expect((await api.call(specialPage, { body: '专题[春茶]' })).body.result).toMatchObject({
    id: topic.id,
    name: '春茶',
    pageShow: 'OPEN',
    pageType: 'SPECIAL',
    pageClientType: 'PC',
    num: null,
    pageData: '{"list":["茶"]}',
  });
  expect((await api.call(pageById, { id: topic.id })).body.result?.name).toBe('春茶');
});

test('an edited page is shown as soon as it is announced', async () => {
  await using api = await startApi();
  const page = await aPage(api, {});
  const shown = async () => (await api.call(indexPage, { clientType: 'PC' })).body.result?.pageData;
  expect(await shown()).toBe('{"list":[]}');

  await api.db.update(pages).set({ pageData: '{"list":[1]}' }).where(eq(pages.id, page.id));
  await announce(api.db, 'pages');

  await vi.waitFor(async () => expect(await shown()).toBe('{"list":[1]}'));
});

test('what makes no sense is refused', async () => {
  await using api = await startApi();
  const get = (query: string) => api.send({ method: 'GET', url: `/buyer/other/pageData${query}` });

  expect(await get('?pageClientType=PC&pageType=STORE')).toMatchObject({
    status: 400,
    body: { code: 61001, message: '页面不存在' },
  });
  for (const query of [
    '?pageClientType=TV',
    '?pageType=HOME',
    '?pageType=STORE&num=abc',
    `?pageType=STORE&num=${'9'.repeat(20)}`,
    '/getIndex',
    '/getIndex?clientType=TV',
    '/getStore?clientType=PC',
    '/getStore?clientType=PC&storeId=x',
    '/get/abc',
    '/getSpecial',
  ])
    expect(await get(query), query).toMatchObject({ status: 400, body: { success: false } });
});

test.each([
  ['专题[春茶]', '春茶'],
  ['【春 茶】', '春 茶'],
  ['春茶', '春茶'],
  ['[]', ''],
])('the name in %s is "%s"', (body, name) => {
  expect(nameInBrackets(body)).toBe(name);
});
