import { changeMobile, getOwnMember } from '@silkboat/contract/passport';
import { describe, expect, test } from 'vitest';
import { aSignedUp, md5, mobile, passport, password, post, put, signIn, statuses } from '../../test/accounts.ts';
import { startApi } from '../../test/start-api.ts';
import { anSmsCode, aProofOfWork } from '../../test/verify.ts';

describe('a new password', () => {
  test('needs the old one, and signs the other devices out', async () => {
    await using api = await startApi();
    const member = await aSignedUp(api);
    const [here, there] = [await api.as(member), await api.as(member)];
    const change = (old: string, next: string) => put(here, 'modifyPass', { password: old, newPassword: next });

    expect(await change('wrong', 'a better one')).toMatchObject({ status: 400, body: { code: 20016 } });
    expect((await change(password, 'password')).body.code).toBe(20035);
    expect(await change(md5(password), md5('a better one'))).toMatchObject({
      status: 200,
      body: { message: 'success', result: { id: member.id } },
    });

    await expect.poll(() => statuses(here, there)).toEqual([200, 403]);
    expect((await signIn(api, 'zhou', 'a better one')).status).toBe(200);
    expect((await signIn(api, 'zhou', password)).body.code).toBe(20010);
  });

  test('guesses of the old one lock the account like any other', async () => {
    await using api = await startApi();
    const buyer = await api.as(await aSignedUp(api));
    for (let tries = 0; tries < 5; tries += 1) await put(buyer, 'modifyPass', { password: 'x', newPassword: password });

    expect((await put(buyer, 'modifyPass', { password, newPassword: 'a better one' })).body.code).toBe(20029);
  });

  test('can be set after the mobile was proved, once, on the same device; every device is signed out', async () => {
    await using api = await startApi();
    const member = await aSignedUp(api);
    const buyer = await api.as(member);
    const code = await anSmsCode(api, { scene: 'FIND_USER', mobile });
    const reset = (with_: string, headers = {}) =>
      api.send({ method: 'POST', url: `${passport}/resetPassword?password=${with_}&mobile=${mobile}`, headers });

    expect((await reset(md5('new one!!'))).body).toMatchObject({ code: 20009 });
    const proved = await api.send({ method: 'POST', url: `${passport}/resetByMobile?mobile=${mobile}&code=${code}` });
    expect(proved).toMatchObject({ status: 200, body: { message: '成功', result: null } });
    expect((await reset(md5('new one!!'), { uuid: 'another' })).body.code).toBe(20009);
    expect((await reset('password')).body.code).toBe(20035);
    expect(await reset(md5('new one!!'))).toMatchObject({ status: 200, body: { result: true } });
    expect((await reset(md5('again one'))).body.code).toBe(20009);

    await expect.poll(() => statuses(buyer)).toEqual([403]);
    expect((await signIn(api, mobile, 'new one!!')).status).toBe(200);
  });

  test('opens a locked account', async () => {
    await using api = await startApi();
    await aSignedUp(api);
    for (let tries = 0; tries < 5; tries += 1) {
      await signIn(api, 'zhou', 'wrong', { altcha: await aProofOfWork(api, 'LOGIN') });
    }
    const code = await anSmsCode(api, { scene: 'FIND_USER', mobile });
    await post(api, 'resetByMobile', { mobile, code });
    await post(api, 'resetPassword', { password: 'a better one' });

    const altcha = await aProofOfWork(api, 'LOGIN');
    expect((await signIn(api, 'zhou', 'a better one', { altcha })).status).toBe(200);
  });

  test('asking for a code says nothing about the mobile; the right code of a stranger does', async () => {
    await using api = await startApi();

    const code = await anSmsCode(api, { scene: 'FIND_USER', mobile });

    expect((await post(api, 'resetByMobile', { mobile, code: '000000x' })).body.code).toBe(80210);
    expect((await post(api, 'resetByMobile', { mobile, code })).body.code).toBe(20011);
  });
});

describe('another mobile', () => {
  test('is bound once it is proved; a username that was the old one goes with it', async () => {
    await using api = await startApi();
    const member = await aSignedUp(api, { username: mobile });
    const buyer = await api.as(member);
    const next = '13900000002';
    const code = await anSmsCode(buyer, { scene: 'BIND_MOBILE', mobile: next });

    const answer = await buyer.call(changeMobile, { mobile: next, code });

    expect(answer.body.result).toBe(true);
    expect((await buyer.call(getOwnMember)).body.result).toMatchObject({ mobile: next, username: next });
    expect((await signIn(api, mobile, password)).body.code).toBe(20010);
  });

  test('of another member is refused', async () => {
    await using api = await startApi();
    await aSignedUp(api, { username: 'other', mobile: '13900000002' });
    const buyer = await api.as(await aSignedUp(api));
    const code = await anSmsCode(buyer, { scene: 'BIND_MOBILE', mobile: '13900000002' });

    const answer = await buyer.call(changeMobile, { mobile: '13900000002', code });

    expect(answer).toMatchObject({ status: 400, body: { code: 20034 } });
  });
});
