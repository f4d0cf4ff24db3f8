import { findRegionByName, findRegionPath, listCities, listRegions } from '@silkboat/contract/regions';
import { expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { regions } from '#db/schema/index.ts';
import { startApi } from '../../test/start-api.ts';

const rows: [id: string, parentId: string, level: 'province' | 'city' | 'district' | 'street', name: string][] = [
  ['35', '0', 'province', '福建省'],
  ['11', '0', 'province', '北京市'],
  ['3505', '35', 'city', '泉州市'],
  ['3501', '35', 'city', '福州市'],
  ['350503', '3505', 'district', '丰泽区'],
  ['350503001', '350503', 'street', '东海街道'],
  ['350102', '3501', 'district', '鼓楼区'],
  ['350102001', '350102', 'street', '鼓东街道'],
  ['350102002', '350102', 'street', '东海街道'],
];

async function someRegions(db: Database) {
  const byId = new Map(rows.map((row) => [row[0], row]));
  const pathOf = (id: string): string => (id === '0' ? ',0' : `${pathOf(byId.get(id)![1])},${id}`);
  await db.insert(regions).values(
    rows.map(([id, parentId, level, name], index) => ({
      id,
      parentId,
      level,
      name,
      nameEn: id === '35' ? 'Fujian' : '',
      adCode: id.slice(0, 6).padEnd(6, '0'),
      path: pathOf(parentId),
      orderNum: index,
    })),
  );
}

test('a region opens level by level, in its order, until there is nothing inside', async () => {
  await using api = await startApi();
  await someRegions(api.db);
  const namesIn = async (id: string) => (await api.call(listRegions, { id })).body.result!.map(({ name }) => name);

  expect(await namesIn('0')).toEqual(['福建省', '北京市']);
  expect(await namesIn('35')).toEqual(['泉州市', '福州市']);
  expect(await namesIn('350503001')).toEqual([]);
  expect((await api.call(listRegions, { id: '3505' })).body.result).toMatchObject([
    { id: '350503', parentId: '3505', level: 'district', path: ',0,35,3505', adCode: '350503', deleteFlag: false },
  ]);
});

test('names are English where they are known', async () => {
  await using api = await startApi();
  await someRegions(api.db);

  const answer = await api.send({
    method: 'GET',
    url: '/common/common/region/item/0',
    headers: { 'x-language': 'en' },
  });

  expect(answer.body.result).toMatchObject([{ name: 'Fujian' }, { name: '北京市' }]);
});

test('a town of a city is found with all above it', async () => {
  await using api = await startApi();
  await someRegions(api.db);
  const find = async (cityCode: string, townName: string) =>
    (await api.call(findRegionPath, { cityCode, townName })).body.result;

  expect(await find('350500', '东海街道')).toEqual({
    id: '35,3505,350503,350503001',
    name: '福建省,泉州市,丰泽区,东海街道',
  });
  expect(await find('3501', '东海街道')).toMatchObject({ id: '35,3501,350102,350102002' });
  expect(await find('0591', '鼓东街道')).toMatchObject({ id: '35,3501,350102,350102001' });
  expect(await find('0591', '东海街道')).toEqual({});
  expect(await find('350500', '不存在')).toEqual({});
});

test('a name leads to path and id', async () => {
  await using api = await startApi();
  await someRegions(api.db);

  expect((await api.call(findRegionByName, { lastName: '丰泽区' })).body.result).toBe(',0,35,3505,350503');
  expect((await api.call(findRegionByName, { lastName: "'; --" })).body).toMatchObject({ success: true, result: null });
});

test('every province comes with its cities', async () => {
  await using api = await startApi();
  await someRegions(api.db);

  const { body } = await api.call(listCities);

  expect(body.result).toMatchObject([
    {
      name: '福建省',
      children: [
        { name: '泉州市', children: [] },
        { name: '福州市', children: [] },
      ],
    },
    { name: '北京市', children: [] },
  ]);
});

test('what is missing or no id is a bad request', async () => {
  await using api = await startApi();

  for (const path of [
    'item/x',
    'item/-1',
    'item/99999999999999999999',
    'region',
    'region?cityCode=1',
    'name',
    'name?lastName=',
  ]) {
    const answer = await api.send({ method: 'GET', url: `/common/common/region/${path}` });
    expect(answer, path).toMatchObject({ status: 400, body: { success: false, code: 4002 } });
  }
});
