import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getSlider, getWorkChallenge, type SliderPuzzle } from '@silkboat/contract/verification';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { aMember } from '../../test/build.ts';
import { startApi, type TestApi, type TestClient } from '../../test/start-api.ts';
import { anSmsCode, aProofOfWork, readOutbox, solveWork, toPayload } from '../../test/verify.ts';
import { setClock } from '../clock.ts';
import { createMemoryEphemeral, type Ephemeral } from '../ephemeral.ts';

const mobile = '13812345678';
let restoreClock = () => {};
afterEach(() => restoreClock());
const later = (ms: number) => {
  restoreClock = setClock(() => new Date(Date.now() + ms));
};

/** An API whose short-lived values a test may look into, to know where the piece belongs. */
async function startWithEphemeral() {
  const memory = createMemoryEphemeral();
  const values = new Map<string, string>();
  const ephemeral: Ephemeral = {
    ...memory,
    set: async (key, value, ttlMs) => {
      values.set(key, value);
      await memory.set(key, value, ttlMs);
    },
  };
  return Object.assign(await startApi({ ephemeral }), {
    placeOf: (scene: string) =>
      Number([...values].find(([key]) => key.startsWith(`slider:${scene}:`))?.[1] ?? Number.NaN),
  });
}

const drop = (client: TestClient, xPos: number | string, scene = 'LOGIN') =>
  client.send({ method: 'POST', url: `/common/common/slider/${scene}?xPos=${xPos}&verificationEnums=${scene}` });
const askSms = (client: TestClient, to = mobile, scene = 'LOGIN', headers = {}) =>
  client.send({
    method: 'GET',
    url: `/common/common/sms/${scene}/${to}?mobile=${to}&verificationEnums=${scene}`,
    headers,
  });

describe('the slider', () => {
  test('shows a puzzle of the promised sizes whose piece is in the picture', async () => {
    await using api = await startWithEphemeral();

    const { body } = await api.call(getSlider, { verificationEnums: 'LOGIN' });

    const puzzle = body.result as SliderPuzzle;
    const pictureOf = (url: string) => sharp(Buffer.from(url.split(',')[1]!, 'base64')).metadata();
    expect(puzzle).toMatchObject({ originalWidth: 300, originalHeight: 150, effectiveTime: 300 });
    expect(await pictureOf(puzzle.backImage)).toMatchObject({ width: 300, height: 150 });
    expect(await pictureOf(puzzle.slidingImage)).toMatchObject({
      width: puzzle.sliderWidth,
      height: puzzle.sliderHeight,
      hasAlpha: true,
    });
    const x = api.placeOf('LOGIN');
    expect(x).toBeGreaterThanOrEqual(2 * puzzle.sliderWidth);
    expect(x).toBeLessThan(300 - puzzle.sliderWidth);
    expect(puzzle.randomY + puzzle.sliderHeight).toBeLessThanOrEqual(150);
  });

  test('a drop within two pixels passes, once, and the pass sends one SMS', async () => {
    await using api = await startWithEphemeral();
    await api.call(getSlider, { verificationEnums: 'LOGIN' });
    const x = api.placeOf('LOGIN');

    expect(await drop(api, x + 2)).toMatchObject({ status: 200, body: { success: true, result: true } });
    expect(await drop(api, x)).toMatchObject({ status: 400, body: { code: 80204 } });
    expect(await askSms(api)).toMatchObject({
      status: 200,
      body: { success: true, code: 80201, message: '短信验证码,发送成功', result: null },
    });
    expect(await askSms(api)).toMatchObject({ status: 400, body: { code: 80204 } });
  });

  test('a wrong place may be tried again, five times in all', async () => {
    await using api = await startWithEphemeral();
    await api.call(getSlider, { verificationEnums: 'LOGIN' });
    const x = api.placeOf('LOGIN');

    for (const away of [3, -3, 50]) {
      expect(await drop(api, x + away)).toMatchObject({ status: 400, body: { code: 80202, message: '验证失败' } });
    }
    expect((await drop(api, x - 4)).body.code).toBe(80202);
    expect((await drop(api, x - 5)).body.code).toBe(80202);
    expect((await drop(api, x)).body.code).toBe(80204);
  });

  test('of many right drops at once, one passes', async () => {
    await using api = await startWithEphemeral();
    await api.call(getSlider, { verificationEnums: 'LOGIN' });
    const x = api.placeOf('LOGIN');

    const answers = await Promise.all(Array.from({ length: 5 }, () => drop(api, x)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('place and pass end after five minutes', async () => {
    await using api = await startWithEphemeral();
    await api.call(getSlider, { verificationEnums: 'LOGIN' });

    later(301_000);
    expect((await drop(api, api.placeOf('LOGIN'))).body.code).toBe(80204);
  });

  test('a pass counts for its scene and its device', async () => {
    await using api = await startWithEphemeral();
    await api.call(getSlider, { verificationEnums: 'LOGIN' });
    await drop(api, api.placeOf('LOGIN'));

    expect((await askSms(api, mobile, 'REGISTER')).body.code).toBe(80204);
    expect((await askSms(api, mobile, 'LOGIN', { uuid: 'another device' })).body.code).toBe(80204);
    expect((await askSms(api)).body.code).toBe(80201);
  });

  test('a call without a scene, a device or a place is a bad request', async () => {
    await using api = await startApi();

    for (const [method, url, uuid] of [
      ['GET', '/common/common/slider/NOWHERE', 'device'],
      ['GET', '/common/common/slider/LOGIN', ''],
      ['POST', '/common/common/slider/LOGIN', 'device'],
      ['POST', '/common/common/slider/LOGIN?xPos=left', 'device'],
      ['POST', '/common/common/slider/LOGIN?xPos=1e9', 'device'],
    ] as const) {
      const answer = await api.send({ method, url, headers: { uuid } });
      expect(answer, `${method} ${url}`).toMatchObject({ status: 400, body: { code: 4002 } });
    }
  });
});

describe('the proof of work', () => {
  const sendWith = (api: TestApi, altcha: string, scene = 'LOGIN') => askSms(api, mobile, scene, { altcha });

  test('is accepted in the header or as a parameter, once', async () => {
    await using api = await startApi();
    const altcha = await aProofOfWork(api, 'LOGIN');
    const other = await aProofOfWork(api, 'LOGIN');
    const url = `/common/common/sms/LOGIN/13900000001?altcha=${encodeURIComponent(other)}`;

    expect((await sendWith(api, altcha)).body.code).toBe(80201);
    expect((await sendWith(api, altcha)).body.code).toBe(80204);
    expect((await api.send({ method: 'GET', url })).body.code).toBe(80201);
  });

  test('counts for its scene and for ten minutes', async () => {
    await using api = await startApi();
    const altcha = await aProofOfWork(api, 'REGISTER');

    expect((await sendWith(api, altcha, 'LOGIN')).body.code).toBe(80204);
    later(11 * 60_000);
    expect((await sendWith(api, altcha, 'REGISTER')).body.code).toBe(80204);
  });

  test('what is no work, or work on a challenge that is not ours, does not count', async () => {
    await using api = await startApi();
    const { body } = await api.call(getWorkChallenge, { verificationEnums: 'LOGIN' });
    const challenge = body.result!;
    const easy = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } };
    const costly = { ...challenge, parameters: { ...challenge.parameters, cost: 1e12 } };
    const forged = { ...challenge, signature: '0'.repeat(64) };
    const lazy = { challenge, solution: { counter: 1, derivedKey: '0000' } };

    for (const altcha of [
      ...['x', '{}', toPayload({}), toPayload(null), toPayload([]), toPayload({ challenge })],
      ...[solveWork(easy), toPayload({ ...lazy, challenge: costly }), solveWork(forged), toPayload(lazy)],
    ]) {
      expect((await sendWith(api, altcha)).body.code).toBe(80204);
    }
  });

  test('an API with another secret does not accept it', async () => {
    await using api = await startApi();
    await using other = await startApi({ tokenSecret: 'quite another secret, also long enough' });

    expect((await sendWith(other, await aProofOfWork(api, 'LOGIN'))).body.code).toBe(80204);
  });
});

describe('SMS codes', () => {
  test('six digits reach the mobile, in the outbox while developing', async () => {
    await using api = await startApi();

    const code = await anSmsCode(api, { scene: 'REGISTER', mobile: '013812345678' });

    expect(code).toMatch(/^\d{6}$/);
    expect(await readOutbox(api)).toEqual([
      { code, mobile, scene: 'REGISTER', sentAt: expect.stringMatching(/^\d{4}-/) },
    ]);
    const page = await api.send({ method: 'GET', url: '/dev/outbox', headers: { accept: 'text/html,*/*' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain(code);
  });

  test('a mobile gets one a minute and ten a day, whoever asks', async () => {
    await using api = await startApi();
    const ask = async () =>
      askSms(api, mobile, 'LOGIN', { altcha: await aProofOfWork(api, 'LOGIN'), uuid: String(Math.random()) });

    expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({
      status: 429,
      body: { code: 1003 },
      headers: { 'retry-after': expect.any(String) },
    });
    for (let sent = 1; sent < 10; sent += 1) {
      later(sent * 61_000);
      expect((await ask()).status).toBe(200);
    }
    later(10 * 61_000);
    expect((await ask()).status).toBe(429);
    later(25 * 3_600_000);
    expect((await ask()).status).toBe(200);
  });

  test('a device asks ten times a minute at most', async () => {
    await using api = await startApi();
    for (let index = 0; index < 10; index += 1) expect((await askSms(api)).body.code).toBe(80204);

    expect((await askSms(api)).status).toBe(429);
  });

  test('an address asks ten times a minute at most', async () => {
    await using api = await startApi({ requestsPerMinute: 1000 });
    for (let index = 0; index < 10; index += 1) await askSms(api, mobile, 'LOGIN', { uuid: `device ${index}` });

    expect((await askSms(api, mobile, 'LOGIN', { uuid: 'one more' })).status).toBe(429);
  });

  test('what is no mobile gets none', async () => {
    await using api = await startApi();

    for (const wrong of [
      ...['12345678901', '1381234567', '138123456789', 'abc'],
      ...['+8613812345678', '1381234567%00', '１３８１２３４５６７８', '%20'],
    ]) {
      expect(await askSms(api, wrong), wrong).toMatchObject({ status: 400, body: { code: 4002 } });
    }
  });

  test('codes for a new password go to the own mobile, whatever the path says', async () => {
    await using api = await startApi();
    const buyer = await api.as(await aMember(api.db, { mobile: '13700000001' }));

    await anSmsCode(buyer, { scene: 'UPDATE_PASSWORD', mobile });

    expect(await readOutbox(api)).toMatchObject([{ mobile: '13700000001' }]);
    expect((await askSms(api, mobile, 'UPDATE_PASSWORD')).body.code).toBe(20003);
  });

  test('a shop in production without a way to send says so, and shows no outbox', async () => {
    await using api = await startApi({ isDevelopment: false });
    const headers = { altcha: await aProofOfWork(api, 'LOGIN') };

    expect(await askSms(api, mobile, 'LOGIN', headers)).toMatchObject({ status: 400, body: { code: 70007 } });
    expect((await api.send({ method: 'GET', url: '/dev/outbox' })).status).toBe(404);
  });
});

describe('an SMS service', () => {
  async function startService(status: () => number) {
    const got: unknown[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      got.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(status()).end('done');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return {
      got,
      url: `http://127.0.0.1:${port}/sms`,
      [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
    };
  }

  test('gets mobile, code and scene', async () => {
    await using service = await startService(() => 204);
    await using api = await startApi({ smsWebhookUrl: service.url });

    const answer = await askSms(api, mobile, 'LOGIN', { altcha: await aProofOfWork(api, 'LOGIN') });

    expect(answer.body.code).toBe(80201);
    expect(service.got).toEqual([{ mobile, code: expect.stringMatching(/^\d{6}$/), scene: 'LOGIN' }]);
  });

  test('that fails is a refusal, and the visitor may try again at once', async () => {
    let status = 500;
    await using service = await startService(() => status);
    await using api = await startApi({ smsWebhookUrl: service.url });
    const ask = async () => askSms(api, mobile, 'LOGIN', { altcha: await aProofOfWork(api, 'LOGIN') });

    expect(await ask()).toMatchObject({ status: 400, body: { code: 1002, message: '验证码服务异常' } });
    status = 200;
    expect((await ask()).body.code).toBe(80201);
  });
});
