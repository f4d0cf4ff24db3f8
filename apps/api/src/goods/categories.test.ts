import { listCategories } from '@silkboat/contract/categories';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { aCategory } from '../../test/build.ts';
import { startApi } from '../../test/start-api.ts';
import { announce } from '../db/notices.ts';
import { categories } from '../db/schema/index.ts';

test('the category tree has three levels in their order, and any branch can be asked for', async () => {
  await using api = await startApi();
  const { db } = api;
  const late = await aCategory(db, { level: 0, name: '家居', nameEn: 'Home', sortOrder: 2 });
  const early = await aCategory(db, { level: 0, name: '茶酒', nameEn: '', sortOrder: 1, commissionBasisPoints: 650 });
  const second = await aCategory(db, { level: 1, parentId: early.id, name: '茶具' });
  const third = await aCategory(db, { level: 2, parentId: second.id, name: '茶壶' });
  await aCategory(db, { level: 0, name: '停用', isEnabled: false });
  await aCategory(db, { level: 2, parentId: second.id, name: '停用', isEnabled: false });

  const { result } = (await api.call(listCategories, { parentId: '0' })).body;

  expect(result?.map(({ name }) => name)).toEqual(['茶酒', '家居']);
  expect(result?.[0]).toMatchObject({
    id: early.id,
    parentId: '0',
    level: 0,
    commissionRate: 6.5,
    parentTitle: null,
    children: [{ id: second.id, children: [{ id: third.id, name: '茶壶', children: [] }] }],
  });
  expect((await api.call(listCategories, { parentId: second.id })).body.result).toMatchObject([{ id: third.id }]);
  expect((await api.call(listCategories, { parentId: '404' })).body.result).toEqual([]);
  const inEnglish = await api.send({
    method: 'GET',
    url: '/buyer/goods/category/get/0',
    headers: { 'x-language': 'en' },
  });
  expect(inEnglish.body.result).toMatchObject([{ name: '茶酒' }, { name: 'Home', id: late.id }]);
});

test('an edited category is shown as soon as it is announced', async () => {
  await using api = await startApi();
  const category = await aCategory(api.db, { level: 0, name: '旧名' });
  const name = async () => (await api.call(listCategories, { parentId: '0' })).body.result?.[0]?.name;
  expect(await name()).toBe('旧名');

  await api.db.update(categories).set({ name: '新名' }).where(eq(categories.id, category.id));
  await announce(api.db, 'categories');

  await vi.waitFor(async () => expect(await name()).toBe('新名'));
});
