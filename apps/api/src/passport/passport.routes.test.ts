import { closeAccount, getOwnMember, signOut } from '@silkboat/contract/passport';
import { describe, expect, test } from 'vitest';
import { addresses, members } from '#db/schema/index.ts';
import { aSignedUp, mobile, password, post, put, signIn, statuses } from '../../test/accounts.ts';
import { aMember, anAddress } from '../../test/build.ts';
import { startApi } from '../../test/start-api.ts';
import { anSmsCode, readOutbox } from '../../test/verify.ts';

describe('the own account', () => {
  test('answers the member without password, to nobody else', async () => {
    await using api = await startApi();
    const member = await aSignedUp(api);

    const answer = await (await api.as(member)).call(getOwnMember);

    expect(answer.body.result).toMatchObject({ id: member.id, mobile, birthday: null, gradeId: null });
    expect(JSON.stringify(answer.body)).not.toMatch(/password|argon2/);
    expect(await api.call(getOwnMember)).toMatchObject({ status: 400, body: { code: 20003, message: '用户未登录' } });
  });

  test('calls that need a member answer 20003 without one', async () => {
    await using api = await startApi();
    const form = { password, newPassword: password, mobile, code: '123456' };

    for (const path of ['editOwn', 'modifyPass', 'canInitPassword', 'initPassword', 'cancellation']) {
      expect(await put(api, path, form), path).toMatchObject({ status: 400, body: { code: 20003 } });
    }
    expect((await post(api, 'bindMobile', form)).body.code).toBe(20003);
  });

  test('changes what is given and answers the whole member', async () => {
    await using api = await startApi();
    const buyer = await api.as(await aSignedUp(api));

    await put(buyer, 'editOwn', {
      nickName: '阿舟',
      birthday: '1990-05-01',
      regionId: '35,3505',
      region: '福建省,泉州市',
    });
    const answer = await put(buyer, 'editOwn', { sex: '1', birthday: '', face: '/files/a.webp', address: 'dropped' });

    expect(answer.body.result).toMatchObject({
      nickName: '阿舟',
      birthday: '1990-05-01',
      sex: 1,
      face: '/files/a.webp',
      regionId: '35,3505',
      region: '福建省,泉州市',
    });
  });

  test('refuses what cannot be', async () => {
    await using api = await startApi();
    const buyer = await api.as(await aSignedUp(api));

    for (const form of [
      ...[{ nickName: 'x' }, { nickName: 'x'.repeat(21) }, { nickName: '  ' }, { nickName: '<b></b>' }, { sex: '2' }],
      ...[{ birthday: '1990-13-01' }, { birthday: '2999-01-01' }, { birthday: '0001-01-01' }, { birthday: 'x' }],
      ...[{ face: 'javascript:alert(1)' }, { face: 'x'.repeat(600) }, { regionId: 'a' }],
    ]) {
      const answer = await put(buyer, 'editOwn', form as never);
      expect(answer, JSON.stringify(form)).toMatchObject({ status: 400, body: { code: 4002 } });
    }
  });

  test('signs out without a token, because there is nothing to end', async () => {
    await using api = await startApi();

    const answer = await api.call(signOut);

    expect(answer).toMatchObject({ status: 200, body: { success: true, message: '成功', code: 200, result: null } });
  });

  test('a token of a closed session is refused everywhere and the handler does not run', async () => {
    await using api = await startApi();
    const buyer = await api.as(await aMember(api.db));
    await buyer.call(signOut);

    await expect
      .poll(() => buyer.call(signOut))
      .toMatchObject({
        status: 403,
        body: { success: false, code: 403, status: 403, message: '登录已失效，请重新登录' },
      });
  });
});

test('closing the account erases who it was and signs out everywhere; the mobile is free again', async () => {
  await using api = await startApi();
  const member = await aSignedUp(api, { face: '/files/face.webp', birthday: '1990-05-01' });
  await anAddress(api.db, { memberId: member.id });
  const [here, there] = [await api.as(member), await api.as(member)];

  expect(await here.call(closeAccount)).toMatchObject({ status: 200, body: { message: '成功', result: null } });

  await expect.poll(() => statuses(here, there)).toEqual([403, 403]);
  const [closed] = await api.db.select().from(members);
  expect(closed).toMatchObject({ nickName: '用户已注销', face: null, birthday: null, passwordHash: null });
  expect(JSON.stringify(closed)).not.toMatch(/zhou|13812345678/);
  expect(await api.db.select().from(addresses)).toEqual([]);
  expect((await signIn(api, 'zhou', password)).body.code).toBe(20010);
  await anSmsCode(api, { scene: 'LOGIN', mobile });
  const [message] = await readOutbox(api);
  expect((await post(api, 'smsLogin', { mobile, code: message!.code })).status).toBe(200);
});
