import { listLogisticsCompanies } from '@silkboat/contract/logistics';
import { getChatAddress, getSite } from '@silkboat/contract/site';
import { expect, test } from 'vitest';
import { nextId } from '#db/ids.ts';
import { logisticsCompanies } from '#db/schema/index.ts';
import { aMember } from '../../test/build.ts';
import { startApi } from '../../test/start-api.ts';
import { saveSetting } from './settings.ts';

test('the site says its name as a JSON text, in both languages, and a change shows within a second', async () => {
  await using api = await startApi();
  const settingIn = async (language: string) => {
    const { body } = await api.send({ method: 'GET', url: getSite.path, headers: { 'x-language': language } });
    return JSON.parse((body.result as { settingValue: string }).settingValue);
  };

  expect(await settingIn('zh-CN')).toMatchObject({ siteName: '丝路之舟', buyerSideLogo: '/favicon.svg', icp: null });
  expect(await settingIn('en')).toMatchObject({ siteName: 'Silkboat' });
  expect((await api.call(getSite)).body.result).toMatchObject({ id: 'BASE_SETTING' });

  await saveSetting(api.db, 'BASE_SETTING', { siteName: '新名', icp: '闽ICP备1号' });

  await expect.poll(() => settingIn('zh-CN')).toMatchObject({ siteName: '新名', icp: '闽ICP备1号' });
});

test('online service is refused until an operator sets its address', async () => {
  await using api = await startApi();

  expect(await api.call(getChatAddress)).toMatchObject({ status: 400, body: { code: 1006, message: '平台未开启IM' } });
  await saveSetting(api.db, 'IM_SETTING', { httpUrl: 'https://chat.example' });
  expect((await api.call(getChatAddress)).body.result).toBe('https://chat.example');
});

test('carriers are a plain array of the open ones, for members, whatever page is asked for', async () => {
  await using api = await startApi();
  await api.db.insert(logisticsCompanies).values([
    { id: nextId(), name: '顺丰速运', nameEn: 'SF Express', code: 'SF' },
    { id: nextId(), name: '停运快递', code: 'STOPPED', isOpen: false },
  ]);
  const buyer = await api.as(await aMember(api.db));
  const url = `${listLogisticsCompanies.path}?pageNumber=1&pageSize=200&disabled=OPEN`;

  expect((await buyer.send({ method: 'GET', url })).body.result).toEqual([
    expect.objectContaining({ name: '顺丰速运', code: 'SF', disabled: 'OPEN', standBy: null, formItems: null }),
  ]);
  const english = await buyer.send({ method: 'GET', url, headers: { 'x-language': 'en' } });
  expect(english.body.result).toMatchObject([{ name: 'SF Express' }]);
  expect((await api.send({ method: 'GET', url })).status).toBe(403);
});
