import { afterEach, describe, expect, test } from 'vitest';
import { members, pointsLog } from '#db/schema/index.ts';
import { aSignedUp, md5, memberOf, mobile, password, post, signIn } from '../../test/accounts.ts';
import { startApi, type TestClient } from '../../test/start-api.ts';
import { anSmsCode } from '../../test/verify.ts';
import { setClock } from '../clock.ts';

let restoreClock = () => {};
afterEach(() => restoreClock());
const later = (ms: number) => {
  restoreClock = setClock(() => new Date(Date.now() + ms));
};

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
