import { canSetFirstPassword, setFirstPassword } from '@silkboat/contract/passport';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { members } from '#db/schema/index.ts';
import { aSignedUp, md5, memberOf, mobile, passport, password, post, signIn } from '../../test/accounts.ts';
import { startApi, type TestClient } from '../../test/start-api.ts';
import { anSmsCode, aProofOfWork } from '../../test/verify.ts';
import { setClock } from '../clock.ts';

let restoreClock = () => {};
afterEach(() => restoreClock());
const later = (ms: number) => {
  restoreClock = setClock(() => new Date(Date.now() + ms));
};

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
    const url = `${passport}/userLogin`;

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
