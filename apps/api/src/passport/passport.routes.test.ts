import { createHash } from 'node:crypto';
import {
  canSetFirstPassword,
  changeMobile,
  closeAccount,
  getOwnMember,
  type Member,
  setFirstPassword,
  signOut,
  type TokenPair,
} from '@silkboat/contract/passport';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { addresses, members, pointsLog } from '#db/schema/index.ts';
import { aMember, anAddress } from '../../test/build.ts';
import { startApi, type TestApi, type TestClient } from '../../test/start-api.ts';
import { anSmsCode, aProofOfWork, readOutbox } from '../../test/verify.ts';
import { setClock } from '../clock.ts';
import { hashPassword } from './passwords.ts';

const base = '/buyer/passport/member';
const mobile = '13812345678';
const password = 'silkboat-demo';
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

let restoreClock = () => {};
afterEach(() => restoreClock());
const later = (ms: number) => {
  restoreClock = setClock(() => new Date(Date.now() + ms));
};

const post = (client: TestClient, path: string, form: Record<string, string>, headers = {}) =>
  client.send({ method: 'POST', url: `${base}/${path}`, form, headers });
const put = (client: TestClient, path: string, form: Record<string, string>) =>
  client.send({ method: 'PUT', url: `${base}/${path}`, form });
const signIn = (client: TestClient, username: string, with_: string, headers = {}) =>
  post(client, 'userLogin', { username, password: with_ }, headers);
const tokensOf = (answer: { body: { result: unknown } }) => answer.body.result as TokenPair;
const memberOf = async (api: TestApi, answer: { body: { result: unknown } }) => {
  const headers = { accesstoken: tokensOf(answer).accessToken };
  return (await api.send({ method: 'GET', url: base, headers })).body.result as Member;
};

/** A closed session counts within a second, so tests ask until it does. */
const statuses = (...clients: TestClient[]) =>
  Promise.all(clients.map(async (client) => (await client.call(getOwnMember)).status));

async function aSignedUp(api: TestApi, values: Partial<typeof members.$inferInsert> = {}) {
  return aMember(api.db, { username: 'zhou', mobile, passwordHash: await hashPassword(password), ...values });
}

describe('registering', () => {
  const register = (client: TestClient, form: Record<string, string>) =>
    post(client, 'register', { username: 'zhou', password, mobilePhone: mobile, ...form });

  test('opens an account with a nickname and the first points, and signs in', async () => {
    await using api = await startApi();
    const code = await anSmsCode(api, { scene: 'REGISTER', mobile });

    const answer = await register(api, { code });

    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'success', code: 200 } });
    expect(await memberOf(api, answer)).toMatchObject({
      username: 'zhou',
      mobile,
      nickName: expect.stringMatching(/^用户\d{6}$/),
      sex: 0,
      point: 10,
      totalPoint: 10,
      disabled: true,
      haveStore: false,
      clientEnum: 'PC',
    });
    expect(await api.db.select().from(pointsLog)).toMatchObject([{ content: '会员注册', change: 10 }]);
    expect((await signIn(api, 'zhou', md5(password))).status).toBe(200);
  });

  test('needs a right code of this mobile, scene and device', async () => {
    await using api = await startApi();
    const code = await anSmsCode(api, { scene: 'REGISTER', mobile });
    const wrong = code === '000000' ? '111111' : '000000';
    const other = '13912345678';
    const ofOther = await anSmsCode(api, { scene: 'LOGIN', mobile: other });

    for (const answer of [
      await register(api, { code: wrong }),
      await register(api, { code: '0' }),
      await register(api, { code, mobilePhone: other }),
      await register(api, { code: ofOther, mobilePhone: other }),
      await post(api, 'register', { username: 'zhou', password, mobilePhone: mobile, code }, { uuid: 'another' }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 80210 } });
    }
    expect((await register(api, { code })).status).toBe(200);
    expect((await register(api, { code, username: 'again' })).body.code).toBe(80210);
  });

  test('a code lives five minutes and five tries', async () => {
    await using api = await startApi();
    const code = await anSmsCode(api, { scene: 'REGISTER', mobile });
    for (let tries = 0; tries < 5; tries += 1) await register(api, { code: 'wrong' });
    expect((await register(api, { code })).body.code).toBe(80210);

    later(61_000);
    const fresh = await anSmsCode(api, { scene: 'REGISTER', mobile });
    later(61_000 + 299_000);
    expect((await register(api, { code: fresh, password: 'password' })).body.code).toBe(20035);
    later(61_000 + 301_000);
    expect((await register(api, { code: fresh })).body.code).toBe(80210);
  });

  test('says that a name or mobile is taken only to whoever proved the mobile, and lets them choose again', async () => {
    await using api = await startApi();
    await aSignedUp(api, { username: 'taken', mobile: '13900000001' });
    expect((await register(api, { username: 'taken', code: '123456' })).body.code).toBe(80210);
    const code = await anSmsCode(api, { scene: 'REGISTER', mobile });

    const taken = { status: 400, body: { code: 20008, message: '该用户名或手机号已被注册' } };
    expect(await register(api, { username: 'taken', code })).toMatchObject(taken);
    expect(await register(api, { username: '13900000001', code })).toMatchObject(taken);
    expect((await register(api, { username: 'free', code })).status).toBe(200);

    const second = await anSmsCode(api, { scene: 'REGISTER', mobile: '13900000001' });
    expect(await register(api, { username: 'new', mobilePhone: '013900000001', code: second })).toMatchObject(taken);
  });

  test('two at the same time make one member', async () => {
    await using api = await startApi();
    const code = await anSmsCode(api, { scene: 'REGISTER', mobile });

    const answers = await Promise.all(['one', 'two', 'three'].map((username) => register(api, { username, code })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await api.db.select().from(members)).toHaveLength(1);
  });

  test('refuses what is missing or makes no sense', async () => {
    await using api = await startApi();

    for (const form of [
      ...[{ username: '' }, { username: 'two words' }, { username: 'x'.repeat(51) }, { username: 'a\u200bb' }],
      ...[{ mobilePhone: '123' }, { mobilePhone: '' }, { code: '' }, { password: '' }, { password: 'x\0y' }],
    ]) {
      expect(await register(api, { code: '123456', ...form } as never), JSON.stringify(form)).toMatchObject({
        status: 400,
        body: { code: 4002 },
      });
    }
    for (const weak of ['short', 'password1', mobile, `${mobile}!`, 'x'.repeat(65)]) {
      expect((await register(api, { code: '123456', password: weak })).body.code, weak).toBe(20035);
    }
  });
});

describe('signing in with a password', () => {
  test('works with username or mobile, in either form of the password, and notes when and where', async () => {
    await using api = await startApi();
    const { id } = await aSignedUp(api);

    for (const [name, sent] of [
      ['zhou', password],
      ['zhou', md5(password)],
      [mobile, password],
      [` 0${mobile} `, md5(password).toUpperCase()],
    ] as const) {
      expect((await signIn(api, name, sent, { clienttype: 'H5' })).status, name).toBe(200);
    }

    const [member] = await api.db.select().from(members).where(eq(members.id, id));
    expect(member).toMatchObject({ clientType: 'H5', lastSignInAt: expect.any(Date) });
  });

  test('takes the parameters from query, form or JSON, and asks for the device', async () => {
    await using api = await startApi();
    await aSignedUp(api);
    const url = `${base}/userLogin`;

    const answers = [
      await api.send({ method: 'POST', url: `${url}?username=zhou&password=${md5(password)}` }),
      await api.send({ method: 'POST', url, json: { username: 'zhou', password } }),
      await api.send({ method: 'POST', url, json: { username: 'zhou', password }, headers: { uuid: '' } }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
  });

  test('an unknown account and a wrong password get the same answer, also when they are locked', async () => {
    await using api = await startApi();
    await aSignedUp(api);
    const answersFor = async (name: string) => {
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1) {
        const altcha = await aProofOfWork(api, 'LOGIN');
        const { status, body } = await signIn(api, name, 'not the password', { altcha });
        answers.push({ status, code: body.code, message: body.message });
      }
      return answers;
    };

    const known = await answersFor('zhou');

    expect(await answersFor('nobody')).toEqual(known);
    expect(known.map(({ code }) => code)).toEqual([20010, 20010, 20010, 20010, 20010, 20029]);
  });

  test('the right password does not open a locked account; fifteen minutes later it does', async () => {
    await using api = await startApi();
    await aSignedUp(api);
    const attempt = async (with_: string) =>
      (await signIn(api, 'zhou', with_, { altcha: await aProofOfWork(api, 'LOGIN') })).body.code;
    for (let tries = 0; tries < 5; tries += 1) await attempt('wrong');

    expect(await attempt(password)).toBe(20029);
    later(15.1 * 60_000);
    expect(await attempt(password)).toBe(200);
  });

  test('many guesses at once are counted one by one', async () => {
    await using api = await startApi();
    await aSignedUp(api);
    const checks = [];
    for (let index = 0; index < 10; index += 1) checks.push(await aProofOfWork(api, 'LOGIN'));

    const guesses = await Promise.all(checks.map((altcha) => signIn(api, 'zhou', 'wrong', { altcha })));

    const codes = guesses.map(({ body }) => body.code).toSorted();
    expect(codes).toEqual([...Array(5).fill(20010), ...Array(5).fill(20029)]);
  });

  test('after two wrong passwords a device has to prove itself, by work or by the slider', async () => {
    await using api = await startApi();
    await aSignedUp(api);
    await signIn(api, 'zhou', 'wrong');
    await signIn(api, 'zhou', 'wrong');

    expect(await signIn(api, 'zhou', password)).toMatchObject({ status: 400, body: { code: 80204 } });
    const altcha = await aProofOfWork(api, 'LOGIN');
    expect((await post(api, 'userLogin', { username: 'zhou', password, altcha })).status).toBe(200);
    expect((await signIn(api, 'zhou', password, { altcha })).body.code).toBe(80204);
  });

  test('the address counts too, whatever device it claims to be', async () => {
    await using api = await startApi();
    await signIn(api, 'a', 'wrong', { uuid: 'one' });
    await signIn(api, 'b', 'wrong', { uuid: 'two' });

    expect((await signIn(api, 'c', 'wrong', { uuid: 'three' })).body.code).toBe(80204);
  });

  test('a disabled member learns it only with the right password', async () => {
    await using api = await startApi();
    await aSignedUp(api, { isEnabled: false });

    expect((await signIn(api, 'zhou', 'wrong')).body.code).toBe(20010);
    expect((await signIn(api, 'zhou', password)).body.code).toBe(20028);
  });

  test('an account without a password cannot be entered with one', async () => {
    await using api = await startApi();
    await aSignedUp(api, { passwordHash: null });

    expect((await signIn(api, 'zhou', 'null')).body.code).toBe(20010);
  });
});

describe('signing in by SMS', () => {
  const signInBySms = (client: TestClient, code: string, to = mobile) => post(client, 'smsLogin', { mobile: to, code });

  test('finds the member of the mobile', async () => {
    await using api = await startApi();
    const { id } = await aSignedUp(api);
    const code = await anSmsCode(api, { scene: 'LOGIN', mobile });

    const answer = await signInBySms(api, code, `0${mobile}`);

    expect((await memberOf(api, answer)).id).toBe(id);
    expect((await signInBySms(api, code)).body.code).toBe(80210);
  });

  test('makes a member of a new mobile, who may set a first password, once', async () => {
    await using api = await startApi();
    const answer = await signInBySms(api, await anSmsCode(api, { scene: 'LOGIN', mobile }));
    const [member] = await api.db.select().from(members);
    const buyer = await api.as(member!);

    expect(await memberOf(api, answer)).toMatchObject({ username: mobile, mobile, point: 10 });
    expect((await buyer.call(canSetFirstPassword)).body.result).toBe(true);
    expect((await buyer.call(setFirstPassword, { password: 'weak' })).body.code).toBe(20035);
    expect(await buyer.call(setFirstPassword, { password })).toMatchObject({ status: 200, body: { message: '成功' } });
    expect((await buyer.call(setFirstPassword, { password })).body.code).toBe(1008);
    expect((await buyer.call(canSetFirstPassword)).body.result).toBe(false);
    expect((await signIn(api, mobile, password)).status).toBe(200);
  });

  test('two devices of a new mobile at once become one member', async () => {
    await using api = await startApi();
    const code = await anSmsCode(api, { scene: 'LOGIN', mobile });

    const answers = await Promise.all([signInBySms(api, code), signInBySms(api, code)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await api.db.select().from(members)).toHaveLength(1);
  });

  test('does not let a disabled member in', async () => {
    await using api = await startApi();
    await aSignedUp(api, { isEnabled: false });

    const answer = await signInBySms(api, await anSmsCode(api, { scene: 'LOGIN', mobile }));

    expect(answer).toMatchObject({ status: 400, body: { code: 20028 } });
  });
});

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
      api.send({ method: 'POST', url: `${base}/resetPassword?password=${with_}&mobile=${mobile}`, headers });

    expect((await reset(md5('new one!!'))).body).toMatchObject({ code: 20009 });
    const proved = await api.send({ method: 'POST', url: `${base}/resetByMobile?mobile=${mobile}&code=${code}` });
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
