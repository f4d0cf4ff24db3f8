import { getPayResult, openCashier, payAtCashier } from '@silkboat/contract/payments';
import { createRecharge } from '@silkboat/contract/wallet';
import { expect, test } from 'vitest';
import { ledgerEntries, payments } from '#db/schema/index.ts';
import { aMember } from '../../test/build.ts';
import { anOrder, aTrade, fillWallet, orderNow, payOrderOf } from '../../test/build-orders.ts';
import { brokenLaws } from '../../test/laws.ts';
import { startApi } from '../../test/start-api.ts';
import { saveSetting } from '../site/settings.ts';

const native = { clientType: 'PC', paymentClient: 'NATIVE' } as const;

test('shows what a trade costs, its orders, the ways to pay and the time that is left', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const [first, second] = await aTrade(api.db, { member, orders: [{}, {}] });
  await fillWallet(api.db, { memberId: member.id, amount: 1234 });
  const buyer = await api.as(member);

  const { body } = await buyer.call(openCashier, { orderType: 'TRADE', sn: first!.tradeSn, clientType: 'PC' });

  expect(body).toMatchObject({
    message: 'success',
    result: {
      price: 200,
      title: '丝路之舟',
      orderSns: `${first!.sn}, ${second!.sn}`,
      support: ['ALIPAY', 'WECHAT', 'WALLET'],
      autoCancel: first!.createdAt.getTime() + 30 * 60_000,
      walletValue: 12.34,
    },
  });
});

test('names the goods in at most 30 characters and in the language of the reader', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await anOrder(api.db, { member });
  const buyer = await api.as(member);
  const url = `/buyer/payment/cashier/tradeDetail?orderType=ORDER&sn=${order.sn}&clientType=PC`;

  const { body } = await buyer.send({ method: 'GET', url, headers: { 'x-language': 'en' } });

  const { title, detail } = body.result as { title: string; detail: string };
  expect(title).toBe('Silkboat');
  expect(detail.length).toBeLessThanOrEqual(30);
});

test('a wallet payment answers success with its own code and moves the order on', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await anOrder(api.db, { member });
  await fillWallet(api.db, { memberId: member.id, amount: 15_000 });
  const buyer = await api.as(member);
  const paying = { orderType: 'ORDER', sn: order.sn, ...native, paymentMethod: 'WALLET' } as const;

  const answer = await buyer.call(payAtCashier, paying);
  const polled = await buyer.call(getPayResult, { orderType: 'ORDER', sn: order.sn });

  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, code: 32001, message: '支付成功', result: null },
  });
  expect(polled.body.result).toBe(true);
  expect(await orderNow(api.db, order)).toMatchObject({ state: 'UNDELIVERED', paymentMethod: 'WALLET' });
  expect(await brokenLaws(api.db)).toEqual([]);
});

test('the same as existing clients send it: everything in the query, with parameters that nobody reads', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await anOrder(api.db, { member });
  await fillWallet(api.db, { memberId: member.id, amount: 10_000 });
  const buyer = await api.as(member);
  const query = `orderType=ORDER&sn=${order.sn}&clientType=PC&paymentMethod=WALLET&paymentClient=NATIVE&price=0.01`;

  const answer = await buyer.send({ method: 'GET', url: `/buyer/payment/cashier/pay/WALLET/NATIVE?${query}` });

  expect(answer.body).toMatchObject({ code: 32001 });
  expect(await brokenLaws(api.db)).toEqual([]);
});

test('a balance that is too small takes nothing and says so', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await anOrder(api.db, { member });
  await fillWallet(api.db, { memberId: member.id, amount: 9999 });
  const buyer = await api.as(member);

  const answer = await buyer.call(payAtCashier, {
    orderType: 'ORDER',
    sn: order.sn,
    ...native,
    paymentMethod: 'WALLET',
  });

  expect(answer).toMatchObject({ status: 400, body: { code: 34001, message: '余额不足以支付订单，请充值!' } });
  expect(await orderNow(api.db, order)).toMatchObject({ state: 'UNPAID' });
  expect(await brokenLaws(api.db)).toEqual([]);
});

test('a double click with the wallet pays once', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await anOrder(api.db, { member });
  await fillWallet(api.db, { memberId: member.id, amount: 50_000 });
  const buyers = [await api.as(member), await api.as(member)];
  const paying = { orderType: 'ORDER', sn: order.sn, ...native, paymentMethod: 'WALLET' } as const;

  const answers = await Promise.all(buyers.flatMap((buyer) => [1, 2].map(() => buyer.call(payAtCashier, paying))));

  expect(answers.filter(({ body }) => body.code === 32001).length).toBeGreaterThan(0);
  expect(answers.every(({ body }) => [32001, 32003].includes(body.code))).toBe(true);
  expect(await api.db.select().from(ledgerEntries)).toHaveLength(1);
  expect(await brokenLaws(api.db)).toEqual([]);
});

test.each(['ALIPAY', 'WECHAT'] as const)('%s: code, page, confirmation, result', async (paymentMethod) => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const [order] = await aTrade(api.db, { member, orders: [{}] });
  const buyer = await api.as(member);
  const target = { orderType: 'TRADE', sn: order!.tradeSn } as const;

  const { body } = await buyer.call(payAtCashier, { ...target, ...native, paymentMethod });
  const address = body.result!;
  expect(address).toMatch(/^\/dev\/pay\/\d+\?sign=/);
  expect((await buyer.call(getPayResult, target)).body.result).toBe(false);

  const page = await api.send({ method: 'GET', url: address });
  expect(String(page.body)).toContain('¥100.00');
  const confirmed = await api.send({
    method: 'POST',
    url: address.replace('?', '/confirm?'),
    form: {},
    headers: { accept: 'text/html' },
  });
  expect(confirmed).toMatchObject({ status: 303, headers: { location: address } });
  expect(String((await api.send({ method: 'GET', url: address })).body)).toContain('已支付');
  expect((await buyer.call(getPayResult, target)).body.result).toBe(true);
  expect(await brokenLaws(api.db)).toEqual([]);
});

test('asking for the code again shows the same one, whatever the client', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await anOrder(api.db, { member });
  const paying = { orderType: 'ORDER', sn: order.sn, ...native, paymentMethod: 'ALIPAY' } as const;

  const first = await (await api.as(member)).call(payAtCashier, paying);
  const second = await (await api.as(member)).call(payAtCashier, { ...paying, clientType: 'H5' });

  expect(second.body.result).toBe(first.body.result);
  expect(await api.db.select().from(payments)).toHaveLength(1);
});

test('a link to the pay page that the shop did not make leads nowhere', async () => {
  await using api = await startApi();
  const order = await anOrder(api.db);
  const buyer = await api.as(await aMember(api.db));

  for (const url of [
    `/dev/pay/${order.id}`,
    `/dev/pay/${order.id}?sign=x`,
    '/dev/pay/abc?sign=%00',
    '/dev/pay/1?sign=a&sign=b',
  ]) {
    expect(await buyer.send({ method: 'GET', url })).toMatchObject({ status: 404, body: { code: 404 } });
    expect(await buyer.send({ method: 'POST', url: url.replace('?', '/confirm?'), json: {} })).toMatchObject({
      status: 404,
    });
  }
});

test('in production there is no page on which anybody can say "paid"', async () => {
  await using api = await startApi({ isDevelopment: false });
  const member = await aMember(api.db);
  const order = await anOrder(api.db, { member });
  const buyer = await api.as(member);

  const { body } = await buyer.call(openCashier, { orderType: 'ORDER', sn: order.sn, clientType: 'PC' });
  const paid = await buyer.call(payAtCashier, { orderType: 'ORDER', sn: order.sn, ...native, paymentMethod: 'ALIPAY' });

  expect(body.result!.support).toEqual(['WALLET']);
  expect(paid).toMatchObject({ status: 400, body: { code: 32008 } });
  expect((await api.send({ method: 'GET', url: '/dev/pay/1?sign=x' })).status).toBe(404);
});

test.each(['notify', 'callback'])('%s without a good signature changes nothing', async (where) => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const order = await anOrder(api.db, { member });
  const buyer = await api.as(member);
  const { body } = await buyer.call(payAtCashier, {
    orderType: 'ORDER',
    sn: order.sn,
    ...native,
    paymentMethod: 'ALIPAY',
  });
  const paymentId = /pay\/(\d+)/.exec(body.result!)![1]!;
  const forged = { paymentId, reference: 'mine', amount: '10000', sign: 'A'.repeat(43) };

  for (const json of [
    forged,
    {},
    [],
    { ...forged, amount: -1 },
    { ...forged, amount: 'all' },
    { ...forged, paymentId: {} },
  ]) {
    for (const method of ['ALIPAY', 'WECHAT', 'WALLET', 'constructor']) {
      const url = `/buyer/payment/cashier/${where}/${method}`;
      expect(await api.send({ method: 'POST', url, json })).toMatchObject({ status: 400, body: { code: 32005 } });
    }
  }
  expect(await orderNow(api.db, order)).toMatchObject({ state: 'UNPAID' });
});

test('paid, cancelled, free, unknown and foreign things cannot be paid; each says why', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const stranger = await api.as(await aMember(api.db));
  const buyer = await api.as(member);
  const paid = await anOrder(api.db, { member });
  await payOrderOf(api.db, paid);
  const cancelled = await anOrder(api.db, { member, values: { state: 'CANCELLED' } });
  const open = await anOrder(api.db, { member });
  const code = async (client: typeof buyer, orderType: 'TRADE' | 'ORDER' | 'RECHARGE', sn: string) => {
    const opened = await client.call(openCashier, { orderType, sn, clientType: 'PC' });
    const pay = await client.call(payAtCashier, { orderType, sn, ...native, paymentMethod: 'ALIPAY' });
    expect(pay.body.code).toBe(opened.body.code);
    return opened.body.code;
  };

  expect(await code(buyer, 'ORDER', paid.sn)).toBe(32003);
  expect(await code(buyer, 'TRADE', paid.tradeSn)).toBe(32003);
  expect(await code(buyer, 'ORDER', cancelled.sn)).toBe(32006);
  expect(await code(buyer, 'ORDER', 'O1')).toBe(31002);
  expect(await code(buyer, 'TRADE', 'T1')).toBe(32011);
  expect(await code(buyer, 'RECHARGE', 'Y1')).toBe(31002);
  expect(await code(stranger, 'ORDER', open.sn)).toBe(31002);
  expect(await code(stranger, 'TRADE', open.tradeSn)).toBe(32011);
  expect(await stranger.call(getPayResult, { orderType: 'ORDER', sn: open.sn })).toMatchObject({
    body: { code: 32011 },
  });
});

test('a top-up is paid through a provider, never from the wallet', async () => {
  await using api = await startApi();
  const member = await aMember(api.db);
  const buyer = await api.as(member);
  const { body } = await buyer.call(createRecharge, { price: 88.8 });
  const target = { orderType: 'RECHARGE', sn: body.result!.rechargeSn } as const;

  const opened = await buyer.call(openCashier, { ...target, clientType: 'PC' });
  const byWallet = await buyer.call(payAtCashier, { ...target, ...native, paymentMethod: 'WALLET' });
  const code = await buyer.call(payAtCashier, { ...target, ...native, paymentMethod: 'WECHAT' });
  await api.send({ method: 'POST', url: code.body.result!.replace('?', '/confirm?'), json: {} });

  expect(opened.body.result).toMatchObject({
    price: 88.8,
    detail: '余额充值',
    orderSns: null,
    support: ['ALIPAY', 'WECHAT'],
  });
  expect(byWallet.body.code).toBe(32012);
  expect((await buyer.call(getPayResult, target)).body.result).toBe(true);
  expect(await brokenLaws(api.db)).toEqual([]);
});

test('only methods that the operator allows for the client are taken', async () => {
  await using api = await startApi();
  await saveSetting(api.db, 'PAYMENT_SUPPORT', { PC: ['WECHAT'], H5: [] });
  const member = await aMember(api.db);
  const order = await anOrder(api.db, { member });
  const buyer = await api.as(member);
  const target = { orderType: 'ORDER', sn: order.sn } as const;
  const codeOf = async (clientType: string, paymentMethod: 'ALIPAY' | 'WALLET' | 'UNIONPAY' | 'BANK_TRANSFER') =>
    (await buyer.call(payAtCashier, { ...target, clientType, paymentClient: 'NATIVE', paymentMethod })).body.code;

  expect((await buyer.call(openCashier, { ...target, clientType: 'PC' })).body.result!.support).toEqual(['WECHAT']);
  expect((await buyer.call(openCashier, { ...target, clientType: 'H5' })).body.code).toBe(32008);
  expect((await buyer.call(openCashier, { ...target, clientType: 'TOASTER' })).body.code).toBe(32009);
  for (const method of ['ALIPAY', 'WALLET', 'UNIONPAY', 'BANK_TRANSFER'] as const) {
    expect(await codeOf('PC', method)).toBe(32008);
  }
});

test('bad input is refused and never a fault', async () => {
  await using api = await startApi();
  const buyer = await api.as(await aMember(api.db));
  const base = '/buyer/payment/cashier';
  const bad = [
    `${base}/tradeDetail`,
    `${base}/tradeDetail?orderType=TRADE`,
    `${base}/tradeDetail?orderType=GIFT&sn=1&clientType=PC`,
    `${base}/tradeDetail?orderType=TRADE&sn=${'9'.repeat(500)}&clientType=PC`,
    `${base}/tradeDetail?orderType=TRADE&sn=%F0%9F%9A%A2&clientType=constructor`,
    `${base}/tradeDetail?orderType=TRADE&sn=%00&clientType=PC`,
    `${base}/pay/GOLD/NATIVE?orderType=TRADE&sn=1&clientType=PC`,
    `${base}/pay/WALLET/PIGEON?orderType=TRADE&sn=1&clientType=PC`,
    `${base}/result?orderType=TRADE`,
  ];

  for (const url of bad) {
    const answer = await buyer.send({ method: 'GET', url });
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
  }
  expect(await api.send({ method: 'GET', url: bad[0]! })).toMatchObject({
    status: 403,
    body: { code: 403, status: 403 },
  });
});
