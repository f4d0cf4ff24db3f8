import { expect, test } from 'vitest';
import { settings } from '#db/schema/index.ts';
import { startApi } from '../../test/start-api.ts';
import { getSetting, saveSetting } from './settings.ts';

test('a shop without stored settings follows the rules of the house', async () => {
  await using api = await startApi();

  expect(await getSetting(api.db, 'ORDER_SETTING')).toEqual({
    autoCancel: 30,
    autoReceive: 10,
    autoEvaluation: 15,
    closeAfterSale: 15,
    closeComplaint: 30,
  });
  expect(await getSetting(api.db, 'POINT_SETTING')).toMatchObject({ register: 10, consumer: 1 });
  expect(await getSetting(api.db, 'WITHDRAWAL_SETTING')).toEqual({ apply: true, minPrice: 100, fee: 0, type: 'ALI' });
  expect((await getSetting(api.db, 'PAYMENT_SUPPORT')).WECHAT_MP).toEqual(['WECHAT', 'WALLET']);
});

test('a changed value is kept, the others stay', async () => {
  await using api = await startApi();

  await saveSetting(api.db, 'ORDER_SETTING', { autoCancel: 5 });
  await saveSetting(api.db, 'ORDER_SETTING', { autoReceive: 7 });

  expect(await getSetting(api.db, 'ORDER_SETTING')).toMatchObject({
    autoCancel: 5,
    autoReceive: 7,
    autoEvaluation: 15,
  });
});

test('refuses a value that makes no sense, and reads past one that got into the table', async () => {
  await using api = await startApi();

  await expect(saveSetting(api.db, 'ORDER_SETTING', { autoCancel: -1 })).rejects.toThrow('INVALID_PARAMETERS');
  await api.db.insert(settings).values({ name: 'POINT_SETTING', value: { register: 'many', comment: 5 } });

  expect(await getSetting(api.db, 'POINT_SETTING')).toMatchObject({ register: 10, comment: 5 });
});
