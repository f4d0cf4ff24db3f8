import { refreshTokens as refresh, signOut } from '@silkboat/contract/passport';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { members, refreshTokens, sessions } from '#db/schema/index.ts';
import { aMember } from '../../test/build.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { setClock } from '../clock.ts';
import { closeSessionsOf, openSession } from './sessions.ts';
import type { TokenPair } from './tokens.ts';

let restoreClock = () => {};
afterEach(() => restoreClock());
const later = (ms: number) => {
  restoreClock = setClock(() => new Date(Date.now() + ms));
};
const minute = 60_000;

async function aSession(api: TestApi, values: { isLongTerm?: boolean } = {}) {
  const member = await aMember(api.db, { nickName: '阿舟' });
  const secret = api.app.apiOptions.tokenSecret;
  const pair = await openSession(api.db, { member, secret, deviceId: 'phone', clientType: 'PC', ...values });
  return { member, pair };
}

const exchange = (api: TestApi, refreshToken: string) => api.call(refresh, { refreshToken });
const pairOf = async (answer: ReturnType<typeof exchange>) => (await answer).body.result as TokenPair;
const isIn = async (api: TestApi, { accessToken }: TokenPair) =>
  (await api.send({ method: 'GET', url: '/buyer/passport/member', headers: { accesstoken: accessToken } })).status ===
  200;
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString('utf8'));
const refused = { status: 400, body: { success: false, code: 20004, message: '用户已退出，请重新登录' } };

describe('a pair of tokens', () => {
  test('is what existing clients decode: three parts, exp in seconds, the member as JSON text', async () => {
    await using api = await startApi();
    const { member, pair } = await aSession(api);

    const access = claimsOf(pair.accessToken);
    const inSeconds = Date.now() / 1000;
    expect(pair.accessToken.split('.')).toHaveLength(3);
    expect(access.exp - inSeconds).toBeCloseTo(30 * 60, -1);
    expect(claimsOf(pair.refreshToken).exp - inSeconds).toBeCloseTo(60 * 60, -1);
    expect(access.sub).toBe(member.username);
    expect(JSON.parse(access.userContext)).toEqual({
      username: member.username,
      nickName: '阿舟',
      id: member.id,
      longTerm: false,
      role: 'MEMBER',
      isSuper: false,
    });
    expect(access.jti).not.toBe(claimsOf(pair.refreshToken).jti);
  });

  test('keeps a long-term sign-in for fifteen days', async () => {
    await using api = await startApi();
    const { pair } = await aSession(api, { isLongTerm: true });

    later(14 * 24 * 60 * minute);
    const next = await pairOf(exchange(api, pair.refreshToken));

    expect(await isIn(api, next)).toBe(true);
    expect(claimsOf(next.refreshToken).exp * 1000 - Date.now()).toBeGreaterThan(28 * 24 * 60 * minute);
  });

  test('an access token refreshes nothing, a refresh token signs nobody in', async () => {
    await using api = await startApi();
    const { pair } = await aSession(api);

    expect(await exchange(api, pair.accessToken)).toMatchObject(refused);
    expect(await isIn(api, { ...pair, accessToken: pair.refreshToken })).toBe(false);
  });

  test('ends when its time is over', async () => {
    await using api = await startApi();
    const { pair } = await aSession(api);

    later(31 * minute);
    expect(await isIn(api, pair)).toBe(false);
    later(61 * minute);
    expect(await exchange(api, pair.refreshToken)).toMatchObject(refused);
  });

  test('what is no refresh token of ours is refused', async () => {
    await using api = await startApi();
    const { pair } = await aSession(api);
    const [head, , signature] = pair.refreshToken.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const [, body] = pair.refreshToken.split('.');

    for (const token of ['x', 'a.b.c', `${head}.${none}.${signature}`, `${none}.${body}.`, '%00', '丝路']) {
      expect(await exchange(api, token), token).toMatchObject(refused);
    }
    expect(await isIn(api, await pairOf(exchange(api, pair.refreshToken)))).toBe(true);
  });
});

describe('refreshing', () => {
  test('gives a new pair; the old access token stays good until it ends', async () => {
    await using api = await startApi();
    const { pair } = await aSession(api);

    const next = await pairOf(exchange(api, pair.refreshToken));

    expect(next.refreshToken).not.toBe(pair.refreshToken);
    expect(next.accessToken).not.toBe(pair.accessToken);
    expect([await isIn(api, pair), await isIn(api, next)]).toEqual([true, true]);
  });

  test('the new pair carries what the member changed meanwhile', async () => {
    await using api = await startApi();
    const { member, pair } = await aSession(api);
    await api.db.update(members).set({ nickName: '新名字' }).where(eq(members.id, member.id));

    const next = await pairOf(exchange(api, pair.refreshToken));

    expect(JSON.parse(claimsOf(next.accessToken).userContext).nickName).toBe('新名字');
  });

  test('several tabs that come together share one new refresh token', async () => {
    await using api = await startApi();
    const { pair } = await aSession(api);

    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(api, pair.refreshToken)));

    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const next = new Set(answers.map(({ body }) => claimsOf((body.result as TokenPair).refreshToken).jti));
    expect(next.size).toBe(1);
    expect(await api.db.select().from(refreshTokens)).toHaveLength(2);
  });

  test('a tab that comes some seconds late gets the living pair, also when that was refreshed again', async () => {
    await using api = await startApi();
    const { pair } = await aSession(api);
    const second = await pairOf(exchange(api, pair.refreshToken));
    const third = await pairOf(exchange(api, second.refreshToken));

    later(9000);
    const late = await pairOf(exchange(api, pair.refreshToken));

    expect(claimsOf(late.refreshToken)).toMatchObject({
      jti: claimsOf(third.refreshToken).jti,
      exp: claimsOf(third.refreshToken).exp,
    });
    expect(await isIn(api, late)).toBe(true);
  });

  test('a used token that comes later is a stolen one: the whole session ends', async () => {
    await using api = await startApi();
    const { pair } = await aSession(api);
    const next = await pairOf(exchange(api, pair.refreshToken));
    expect(await isIn(api, next)).toBe(true);

    later(11_000);
    expect(await exchange(api, pair.refreshToken)).toMatchObject(refused);

    await expect.poll(async () => [await isIn(api, pair), await isIn(api, next)]).toEqual([false, false]);
    expect(await exchange(api, next.refreshToken)).toMatchObject(refused);
    expect(await api.db.select().from(sessions)).toMatchObject([{ closedReason: 'refresh token used twice' }]);
  });

  test('a session that was signed out, or whose member is disabled, is not refreshed', async () => {
    await using api = await startApi();
    const [out, disabled] = [await aSession(api), await aSession(api)];
    await api.send({ method: 'POST', url: signOut.path, headers: { accesstoken: out.pair.accessToken } });
    await api.db.update(members).set({ isEnabled: false }).where(eq(members.id, disabled.member.id));

    for (const { pair } of [out, disabled]) expect(await exchange(api, pair.refreshToken)).toMatchObject(refused);
  });

  test('one device that signs out leaves the others alone', async () => {
    await using api = await startApi();
    const { member, pair } = await aSession(api);
    const secret = api.app.apiOptions.tokenSecret;
    const other = await openSession(api.db, { member, secret, deviceId: 'desk', clientType: 'PC' });

    await api.send({ method: 'POST', url: signOut.path, headers: { accesstoken: pair.accessToken } });

    await expect.poll(async () => [await isIn(api, pair), await isIn(api, other)]).toEqual([false, true]);
    await closeSessionsOf(api.db, { memberId: member.id, reason: 'test' });
    await expect.poll(() => isIn(api, other)).toBe(false);
  });
});
