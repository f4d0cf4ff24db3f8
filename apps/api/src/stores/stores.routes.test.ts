import { listStores, storeAddresses, storeDetail, storeLabels, storeLicence } from '@silkboat/contract/stores';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { aStore } from '../../test/build.ts';
import { startApi } from '../../test/start-api.ts';
import { nextId } from '../db/ids.ts';
import { announce } from '../db/notices.ts';
import { storeAddresses as addresses, storeLabels as labels, stores } from '../db/schema/index.ts';

const english = { 'x-language': 'en' };

test('everybody sees what a store is, in their language', async () => {
  await using api = await startApi();
  const { id } = await aStore(api.db, {
    name: '山月茶器',
    nameEn: 'Shanyue Teaware',
    description: '<p>窑火</p><script>x()</script>',
    place: '浙江龙泉',
    isSelfOperated: true,
    isPageShown: true,
    goodsNum: 12,
    createdAt: new Date('2026-01-02T03:04:05Z'),
  });

  const { result } = (await api.call(storeDetail, { id })).body;

  expect(result).toEqual({
    storeId: id,
    storeName: '山月茶器',
    storeDisable: 'OPEN',
    companyAddressPath: null,
    storeLogo: null,
    storeDesc: '<p>窑火</p>',
    pcPageData: null,
    mobilePageData: null,
    selfOperated: '1',
    goodsNum: 12,
    collectionNum: 0,
    yzfSign: null,
    yzfMpSign: null,
    merchantEuid: null,
    pageShow: '1',
    banner: null,
    country: 'cn',
    place: '浙江龙泉',
    descriptionScore: 5,
    serviceScore: 5,
    deliveryScore: 5,
    hasSelfPickUp: false,
    createTime: '2026-01-02 11:04:05',
  });
  const inEnglish = await api.send({ method: 'GET', url: `/buyer/store/store/get/detail/${id}`, headers: english });
  expect(inEnglish.body.result).toMatchObject({ storeName: 'Shanyue Teaware', place: '浙江龙泉' });
});

test('an unknown store is nothing, and so is one that has not opened yet', async () => {
  await using api = await startApi();
  const applying = await aStore(api.db, { state: 'APPLYING' });
  const closed = await aStore(api.db, { state: 'CLOSED' });

  expect(await api.call(storeDetail, { id: '404' })).toMatchObject({
    status: 200,
    body: { success: true, result: null },
  });
  expect((await api.call(storeDetail, { id: applying.id })).body.result).toBeNull();
  expect((await api.call(storeDetail, { id: closed.id })).body.result?.storeDisable).toBe('CLOSED');
});

test('a renamed store is shown as soon as it is announced', async () => {
  await using api = await startApi();
  const { id } = await aStore(api.db, { name: '旧名' });
  const name = async () => (await api.call(storeDetail, { id })).body.result?.storeName;
  expect(await name()).toBe('旧名');

  await api.db.update(stores).set({ name: '新名' }).where(eq(stores.id, id));
  await announce(api.db, 'stores', id);

  await vi.waitFor(async () => expect(await name()).toBe('新名'));
});

test('the shelves of a store have two levels in their order', async () => {
  await using api = await startApi();
  const { id: storeId } = await aStore(api.db);
  const shelf = async (name: string, sortOrder: number, parentId = '0') => {
    const id = nextId();
    await api.db
      .insert(labels)
      .values({ id, storeId, parentId, name, nameEn: `${name} (en)`, level: parentId === '0' ? 0 : 1, sortOrder });
    return id;
  };
  const late = await shelf('杯', 2);
  const early = await shelf('壶', 1);
  const inner = await shelf('侧把壶', 1, early);

  expect((await api.call(storeLabels, { id: storeId })).body.result).toEqual([
    {
      id: early,
      labelName: '壶',
      level: 0,
      sortOrder: 1,
      children: [{ id: inner, labelName: '侧把壶', level: 1, sortOrder: 1, children: [] }],
    },
    { id: late, labelName: '杯', level: 0, sortOrder: 2, children: [] },
  ]);
  expect((await api.call(storeLabels, { id: '404' })).body.result).toEqual([]);
});

test('the directory lists open and closed stores with filters, sorting and pages', async () => {
  await using api = await startApi();
  expect((await api.call(listStores, {})).body.result).toMatchObject({ records: [], total: 0, pages: 0 });
  const day = (date: string) => new Date(`${date}T12:00:00+08:00`);
  await aStore(api.db, { name: '山月茶器', nameEn: 'Shanyue', goodsNum: 3, createdAt: day('2026-01-01') });
  await aStore(api.db, { name: '海港100%', goodsNum: 9, state: 'CLOSED', createdAt: day('2026-02-01') });
  await aStore(api.db, { name: '曼谷屋', country: 'th', collectionNum: 5, createdAt: day('2026-03-01') });
  await aStore(api.db, { name: '申请中', state: 'APPLY' });
  const names = async (query: string, headers = {}) => {
    const { body } = await api.send({ method: 'GET', url: `/buyer/store/store?${query}`, headers });
    return (body.result as { records: { storeName: string }[] }).records.map(({ storeName }) => storeName);
  };

  expect(await names('')).toEqual(['曼谷屋', '海港100%', '山月茶器']);
  expect(await names('sort=goodsNum&order=asc')).toEqual(['曼谷屋', '山月茶器', '海港100%']);
  expect((await names('sort=collectionNum&order=desc'))[0]).toBe('曼谷屋');
  expect(await names('sort=password&order=asc')).toEqual(['山月茶器', '海港100%', '曼谷屋']);
  expect(await names('storeName=%25')).toEqual(['海港100%']);
  expect(await names('storeName=shan')).toEqual(['山月茶器']);
  expect(await names('storeDisable=OPEN&country=TH')).toEqual(['曼谷屋']);
  expect(await names('storeDisable=APPLY')).toEqual([]);
  expect(await names('startDate=2026-02-01&endDate=2026-02-01')).toEqual(['海港100%']);
  expect(await names('pageNumber=2&pageSize=2')).toEqual(['山月茶器']);
  expect(await names('storeName=shan', english)).toEqual(['Shanyue']);
  const { result } = (await api.call(listStores, { pageSize: 1 })).body;
  expect(result).toMatchObject({
    total: 3,
    pages: 3,
    records: [{ selfOperated: false, stockWarning: null, nickName: null, memberName: null, deleteFlag: false }],
  });
});

test('pick-up points are listed page by page, and licences are not shown', async () => {
  await using api = await startApi();
  const { id: storeId } = await aStore(api.db);
  const point = { storeId, center: '118.6,24.8', address: '海星路88号', mobile: '13800000000' };
  await api.db.insert(addresses).values([
    { id: nextId(), addressName: '东门', ...point },
    { id: nextId(), addressName: '西门', ...point },
  ]);

  const { result } = (await api.call(storeAddresses, { storeId, pageSize: 1 })).body;

  expect(result).toMatchObject({ total: 2, pages: 2, records: [{ ...point, addressName: '西门', deleteFlag: false }] });
  expect((await api.call(storeAddresses, { storeId: '404' })).body.result?.records).toEqual([]);
  expect((await api.call(storeLicence, { id: storeId })).body.result).toEqual({
    companyName: null,
    companyAddress: null,
    companyAddressPath: null,
    licencePhoto: null,
    scope: null,
    employeeNum: null,
  });
});

test('what makes no sense is refused', async () => {
  await using api = await startApi();
  const base = '/buyer/store';

  for (const url of [
    `${base}/store/get/detail/abc`,
    `${base}/store/get/detail/${'9'.repeat(20)}`,
    `${base}/store/label/get/-1`,
    `${base}/store/label/get/${'9'.repeat(20)}`,
    `${base}/store?storeDisable=SHUT`,
    `${base}/store?startDate=yesterday`,
    `${base}/store?startDate=2026-02-30`,
    `${base}/store?pageNumber=one`,
    `${base}/store?storeName=${'x'.repeat(101)}`,
    `${base}/address/page/x`,
    `${base}/store/get/licencePhoto/x`,
  ])
    expect(await api.send({ method: 'GET', url }), url).toMatchObject({ status: 400, body: { success: false } });
});
