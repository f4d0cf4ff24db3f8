import { createRecharge, getWallet, listRecharges, listWalletLog } from '@silkboat/contract/wallet';
import { expect, test } from 'vitest';
import { aMember } from '../../test/build.ts';
import { fillWallet } from '../../test/build-orders.ts';
import { startApi } from '../../test/start-api.ts';
import { setClock } from '../clock.ts';
import { cancelUnpaidRecharges } from './recharges.ts';

test('a member who never had money has an empty wallet', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));

  const { body } = await buyer.call(getWallet);

  expect(body).toMatchObject({ message: 'success', result: { memberWallet: 0, memberFrozenWallet: 0 } });
});

test('the log is signed, newest first, and only the own', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  await fillWallet(api.db, { memberId: member.id, amount: 12_345 });
  await fillWallet(api.db, { memberId: member.id, amount: -45 });
  const stranger = await api.as(await aMember(api.db));
  const buyer = await api.as(member);

  const { body } = await buyer.call(listWalletLog, { pageNumber: 1, pageSize: 1 });

  expect(body).toMatchObject({
    message: 'success',
    result: {
      total: 2,
      size: 1,
      pages: 2,
      records: [{ memberId: member.id, money: -0.45, serviceType: 'WALLET_RECHARGE', createBy: member.nickName }],
    },
  });
  expect((await buyer.call(getWallet)).body.result!.memberWallet).toBe(123);
  expect((await stranger.call(listWalletLog)).body.result!.total).toBe(0);
});

test('starts a top-up, sent as form, query or JSON', async () => {
  await using api = await startApi();
  const url = '/buyer/trade/recharge';

  const ways: { url: string; form?: Record<string, string>; json?: unknown }[] = [
    { url, form: { price: '66.6' } },
    { url: `${url}?price=66.6`, form: {} },
    { url, json: { price: 66.6 } },
  ];
  for (const request of ways) {
    const buyer = await api.as(await aMember(api.db));
    const answer = await buyer.send({ method: 'POST', ...request });

    expect(answer.body).toMatchObject({
      message: 'success',
      result: {
        rechargeSn: expect.stringMatching(/^Y\d+$/),
        rechargeMoney: 66.6,
        payStatus: 'UNPAID',
        rechargeWay: null,
        payTime: null,
      },
    });
    expect((await buyer.call(listRecharges)).body.result).toMatchObject({
      total: 1,
      records: [{ rechargeMoney: 66.6 }],
    });
  }
});

const amounts: [unknown, number, string][] = [
  [undefined, 32013, '充值金额错误'],
  [0, 32013, '充值金额错误'],
  [-5, 32013, '充值金额错误'],
  [1_000_001, 32013, '充值金额错误'],
  [1.001, 32013, '最多两位小数'],
  [0.99, 4002, '充值金额单次最少充值金额为1元'],
  [10_000.01, 4002, '充值金额单次最多允许充值10000元'],
  [Number.MAX_SAFE_INTEGER, 4002, ''],
  ['viel', 4002, ''],
  ['1e3', 4002, ''],
  [{ a: 1 }, 4002, ''],
];

test('amounts that cannot be topped up are refused with the words that clients show', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));

  for (const [price, code, message] of amounts) {
    const answer = await buyer.send({ method: 'POST', url: '/buyer/trade/recharge', json: { price } });
    expect(answer, String(price)).toMatchObject({
      status: 400,
      body: { code, message: expect.stringContaining(message) },
    });
  }
  expect((await buyer.call(listRecharges)).body.result!.total).toBe(0);
});

test('1 and 10000 yuan are allowed', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));

  for (const price of [1, 10_000]) expect((await buyer.call(createRecharge, { price })).status).toBe(200);
});

test('a top-up that nobody pays in time is cancelled', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));
  await buyer.call(createRecharge, { price: 5 });
  const early = await cancelUnpaidRecharges(api.db);
  const restore = setClock(() => new Date(Date.now() + 30 * 60_000));

  const cancelled = await cancelUnpaidRecharges(api.db).finally(restore);

  expect([early, cancelled]).toEqual([0, 1]);
  expect((await buyer.call(listRecharges)).body.result!.records[0]!.payStatus).toBe('CANCEL');
});

test('without a token there is no wallet', async () => {
  await using api = await startApi();

  for (const call of [getWallet, listWalletLog, listRecharges, createRecharge]) {
    expect(await api.call(call)).toMatchObject({ status: 403, body: { code: 403 } });
  }
});
