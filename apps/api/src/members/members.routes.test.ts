import {
  addAddress,
  getAddress,
  getDefaultAddress,
  getPoints,
  listAddresses,
  listPointsLog,
  removeAddress,
} from '@silkboat/contract/members';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { aMember, anAddress } from '../../test/build.ts';
import { startApi, type TestClient } from '../../test/start-api.ts';
import { changePoints } from './points.ts';

const url = '/buyer/member/address';
const good = {
  name: '林舟',
  mobile: '13812345678',
  consigneeAddressPath: '福建省,泉州市,丰泽区,东海街道',
  consigneeAddressIdPath: '35,3505,350503,350503001',
  detail: '海星路88号 5楼',
};
const post = (buyer: TestClient, form: Record<string, string>) => buyer.send({ method: 'POST', url, form });
const defaults = async (buyer: TestClient) =>
  (await buyer.call(listAddresses, {})).body.result!.records.filter(({ isDefault }) => isDefault).map(({ id }) => id);

describe('addresses', () => {
  test('are kept as forms bring them and answered whole', async () => {
    await using api = await startApi();
    const member = await aMember(api.db);
    const buyer = await api.as(member);

    const { status, body } = await post(buyer, { ...good, mobile: '013812345678', isDefault: '', alias: '' });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'success',
      result: {
        ...good,
        mobile: '013812345678',
        memberId: member.id,
        isDefault: false,
        alias: null,
        lon: null,
        lat: null,
        deleteFlag: false,
        createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      },
    });
  });

  test('are changed with every field that a client echoes, in the query or as a form', async () => {
    await using api = await startApi();
    const member = await aMember(api.db);
    const buyer = await api.as(member);
    const { id } = await anAddress(api.db, { memberId: member.id });
    const echoed = {
      id,
      ...good,
      detail: '新路1号',
      isDefault: '1',
      alias: '家',
      createTime: '2026-01-01 00:00:00',
      deleteFlag: 'false',
    };

    const byQuery = await buyer.send({ method: 'PUT', url: `${url}?${new URLSearchParams(echoed)}`, form: {} });
    const byForm = await buyer.send({ method: 'PUT', url, form: { ...echoed, alias: '公司' } });

    expect(byQuery.body.result).toMatchObject({ id, detail: '新路1号', isDefault: true, alias: '家' });
    expect(byForm.body.result).toMatchObject({ id, alias: '公司' });
  });

  test('have one default: the last one that was made so', async () => {
    await using api = await startApi();
    const buyer = await api.as(await aMember(api.db));
    expect((await buyer.call(getDefaultAddress)).body).toMatchObject({ success: true, result: null });

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => buyer.call(addAddress, { ...good, isDefault: true })),
    );
    expect(await defaults(buyer)).toHaveLength(1);
    const first = answers[0]!.body.result!;
    await buyer.send({ method: 'PUT', url, form: { ...good, id: first.id, isDefault: 'true' } });

    expect(await defaults(buyer)).toEqual([first.id]);
    expect((await buyer.call(getDefaultAddress)).body.result).toMatchObject({ id: first.id });
    await buyer.send({ method: 'PUT', url, form: { ...good, id: first.id } });
    expect(await defaults(buyer)).toEqual([]);
  });

  test('are listed in pages, the default first, then the newest', async () => {
    await using api = await startApi();
    const member = await aMember(api.db);
    const buyer = await api.as(member);
    const memberId = member.id;
    const first = await anAddress(api.db, { memberId, isDefault: true });
    const others = [];
    for (let count = 0; count < 11; count += 1) others.unshift(await anAddress(api.db, { memberId, isDefault: false }));

    const page = (await buyer.call(listAddresses, {})).body.result!;
    const next = (await buyer.call(listAddresses, { pageNumber: 2, pageSize: 10 })).body.result!;

    expect(page).toMatchObject({ total: 12, size: 10, current: 1, pages: 2 });
    expect(page.records.map(({ id }) => id)).toEqual([first, ...others].slice(0, 10).map(({ id }) => id));
    expect(next.records).toHaveLength(2);
  });

  test('say in words what is missing', async () => {
    await using api = await startApi();
    const buyer = await api.as(await aMember(api.db));

    for (const [form, message] of [
      [{ name: '' }, '收货人姓名不能为空'],
      [{ name: '  ' }, '收货人姓名不能为空'],
      [{ mobile: '12345' }, '手机号码格式不正确'],
      [{ consigneeAddressPath: '' }, '地址不能为空'],
      [{ consigneeAddressIdPath: 'x' }, '地址不能为空'],
      [{ detail: '' }, '详细地址不能为空'],
      [{ name: '', mobile: '', detail: '' }, '收货人姓名不能为空, 手机号码格式不正确, 详细地址不能为空'],
    ] as const) {
      const answer = await post(buyer, { ...good, ...form });
      expect(answer, message).toMatchObject({ status: 400, body: { success: false, code: 4002, message } });
    }
    for (const form of [
      { name: 'x'.repeat(51) },
      { detail: 'x'.repeat(256) },
      { alias: 'x'.repeat(21) },
      { lon: 'x'.repeat(31) },
    ]) {
      expect((await post(buyer, { ...good, ...form } as never)).body.code).toBe(4002);
    }
  });

  test('keep names in any script and take no markup', async () => {
    await using api = await startApi();
    const buyer = await api.as(await aMember(api.db));

    const { body } = await post(buyer, { ...good, name: 'Zoë 😀 山田', detail: '<script>x</script>路 < 5 & 6' });

    expect(body.result).toMatchObject({ name: 'Zoë 😀 山田', detail: '路 < 5 & 6' });
  });

  test('number fifty at most, also when many are added at once', async () => {
    await using api = await startApi();
    const member = await aMember(api.db);
    const buyer = await api.as(member);
    for (let count = 0; count < 47; count += 1) await anAddress(api.db, { memberId: member.id, isDefault: false });

    const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.call(addAddress, good)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 20036,
      message: '收货地址最多50个',
    });
  });

  test('of somebody else do not exist', async () => {
    await using api = await startApi();
    const { id } = await anAddress(api.db, { memberId: (await aMember(api.db)).id });
    const stranger = await api.as(await aMember(api.db));
    const notOwn = { status: 400, body: { code: 20005, message: '权限不足' } };

    expect((await stranger.call(getAddress, { id })).body).toMatchObject({ success: true, result: null });
    expect(await stranger.send({ method: 'PUT', url, form: { ...good, id } })).toMatchObject(notOwn);
    expect(await stranger.call(removeAddress, { id })).toMatchObject(notOwn);
    expect(await stranger.call(removeAddress, { id: '999999999999' })).toMatchObject(notOwn);
    expect((await stranger.call(listAddresses, {})).body.result!.records).toEqual([]);
  });

  test('are removed for good', async () => {
    await using api = await startApi();
    const member = await aMember(api.db);
    const buyer = await api.as(member);
    const { id } = await anAddress(api.db, { memberId: member.id });
    expect((await buyer.call(getAddress, { id })).body.result).toMatchObject({ id });

    expect(await buyer.call(removeAddress, { id })).toMatchObject({
      status: 200,
      body: { message: '成功', result: null },
    });

    expect((await buyer.call(getAddress, { id })).body.result).toBeNull();
  });

  test('take no impossible ids, and nobody without a token', async () => {
    await using api = await startApi();
    const buyer = await api.as(await aMember(api.db));

    for (const id of ['x', '-1', '1.5', '99999999999999999999', '9'.repeat(21), '%20', '1;drop', '%00']) {
      for (const request of [
        { method: 'GET', url: `${url}/get/${id}` },
        { method: 'DELETE', url: `${url}/delById/${id}` },
      ]) {
        expect(await buyer.send(request), `${request.method} ${id}`).toMatchObject({
          status: 400,
          body: { code: 4002 },
        });
      }
    }
    expect((await api.send({ method: 'GET', url })).status).toBe(403);
    expect((await api.send({ method: 'POST', url, form: good })).status).toBe(403);
  });
});

describe('points', () => {
  test('show what there is and how it came, newest first', async () => {
    await using api = await startApi();
    const member = await aMember(api.db, { nickName: '阿舟' });
    const buyer = await api.as(member);
    const change = (amount: number, cause: string, content: string) =>
      inTransaction(api.db, (tx) => changePoints(tx, { memberId: member.id, change: amount, cause, content }));
    await change(24, 'evaluation:1', '评价商品');
    await change(-30, 'after-sale:1', '退货');

    expect((await buyer.call(getPoints)).body.result).toEqual({ point: 0, totalPoint: 24 });
    expect((await buyer.call(listPointsLog, {})).body.result).toMatchObject({
      total: 2,
      records: [
        { pointType: 'REDUCE', variablePoint: 24, beforePoint: 24, point: 0, content: '退货', createBy: '系统' },
        { pointType: 'INCREASE', variablePoint: 24, beforePoint: 0, point: 24, memberName: '阿舟' },
      ],
    });
  });

  test('are the own ones, and for members', async () => {
    await using api = await startApi();
    const other = await aMember(api.db);
    await inTransaction(api.db, (tx) => changePoints(tx, { memberId: other.id, change: 5, cause: 'x', content: 'x' }));

    const buyer = await api.as(await aMember(api.db));

    expect((await buyer.call(getPoints)).body.result).toEqual({ point: 0, totalPoint: 0 });
    expect((await buyer.call(listPointsLog, { pageNumber: 0, pageSize: 1000 })).body.result).toMatchObject({
      records: [],
      size: 100,
      current: 1,
    });
    expect((await api.call(getPoints)).status).toBe(403);
  });
});
