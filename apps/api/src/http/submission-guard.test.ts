import { endpoint } from '@silkboat/contract/endpoint';
import { Refusal } from '@silkboat/contract/refusal';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { afterEach, describe, expect, test } from 'vitest';
import { idempotentAnswers } from '#db/schema/index.ts';
import { aMember } from '../../test/build.ts';
import { startApi, type TestClient } from '../../test/start-api.ts';
import { setClock } from '../clock.ts';
import { createMemoryEphemeral } from '../ephemeral.ts';
import { forgetOldAnswers } from './idempotency.ts';
import { serve } from './serve.ts';

const place = endpoint({
  method: 'POST',
  path: '/buyer/test/place/{shop}',
  access: 'member',
  tag: 'test',
  summary: 'Places something that must not be placed twice',
  input: Type.Object({ shop: Type.String(), amount: Type.Integer() }),
  result: Type.Object({ number: Type.Integer() }),
  guard: 'idempotent',
});

/** Counts how often the work was really done; `amount` 13 fails, 99 takes a while. */
function aShop() {
  const shop = {
    placed: 0,
    failures: 0,
    extend: (app: FastifyInstance) =>
      serve(app, place, async ({ input }) => {
        if (input.amount === 99) await new Promise((resolve) => setTimeout(resolve, 150));
        if (input.amount === 13 && shop.failures > 0) {
          shop.failures -= 1;
          throw new Refusal('STOCK_NOT_ENOUGH');
        }
        shop.placed += 1;
        return { number: shop.placed };
      }),
  };
  return shop;
}

const send = (buyer: TestClient, amount: number, key?: string, shop = 'a') =>
  buyer.send({
    method: 'POST',
    url: `/buyer/test/place/${shop}`,
    form: { amount: String(amount) },
    headers: { ...(key !== undefined && { 'idempotency-key': key }) },
  });

const numberOf = ({ body }: Awaited<ReturnType<typeof send>>) => (body.result as { number: number } | null)?.number;

let restoreClock = () => {};
afterEach(() => restoreClock());
const later = (ms: number) => {
  restoreClock = setClock(() => new Date(Date.now() + ms));
};

describe('with an Idempotency-Key', () => {
  test('the same request gets the first answer, also a day later, but not the day after', async () => {
    const shop = aShop();
    await using api = await startApi({}, shop.extend);
    const member = await aMember(api.db);
    const buyer = await api.as(member);

    const first = await send(buyer, 5, 'key-1');
    expect((await send(buyer, 5, 'key-1')).body).toEqual(first.body);
    expect(shop.placed).toBe(1);

    later(23.9 * 3_600_000);
    expect(numberOf(await send(await api.as(member), 5, 'key-1'))).toBe(1);
    later(24.1 * 3_600_000);
    expect(numberOf(await send(await api.as(member), 5, 'key-1'))).toBe(2);
  });

  test('another request under the same key is refused', async () => {
    const shop = aShop();
    await using api = await startApi({}, shop.extend);
    const buyer = await api.as(await aMember(api.db));
    await send(buyer, 5, 'key-1');

    const refused = { status: 400, body: { success: false, code: 4003 } };
    expect(await send(buyer, 6, 'key-1')).toMatchObject(refused);
    expect(await send(buyer, 5, 'key-1', 'b')).toMatchObject(refused);
    expect(shop.placed).toBe(1);
  });

  test('keys of two members have nothing to do with each other', async () => {
    const shop = aShop();
    await using api = await startApi({}, shop.extend);
    const [one, two] = [await api.as(await aMember(api.db)), await api.as(await aMember(api.db))];

    expect([numberOf(await send(one, 5, 'key')), numberOf(await send(two, 5, 'key'))]).toEqual([1, 2]);
  });

  test('many at the same time do the work once and all get its answer', async () => {
    const shop = aShop();
    await using api = await startApi({}, shop.extend);
    const buyer = await api.as(await aMember(api.db));

    const answers = await Promise.all(Array.from({ length: 8 }, () => send(buyer, 99, 'key')));

    expect(answers.map(numberOf)).toEqual(Array(8).fill(1));
    expect(shop.placed).toBe(1);
  });

  test('a failed attempt is not remembered', async () => {
    const shop = aShop();
    shop.failures = 1;
    await using api = await startApi({}, shop.extend);
    const buyer = await api.as(await aMember(api.db));

    expect(await send(buyer, 13, 'key')).toMatchObject({ status: 400, body: { code: 11011 } });
    expect(numberOf(await send(buyer, 13, 'key'))).toBe(1);
    expect(numberOf(await send(buyer, 13, 'key'))).toBe(1);
  });

  test('an attempt that died with its process makes room after a minute', async () => {
    const shop = aShop();
    await using api = await startApi({}, shop.extend);
    const member = await aMember(api.db);
    await send(await api.as(member), 5, 'key');
    await api.db.update(idempotentAnswers).set({ body: null });

    later(61_000);
    expect(numberOf(await send(await api.as(member), 5, 'key'))).toBe(2);
  });

  test('a key is 1 to 64 visible characters', async () => {
    const shop = aShop();
    await using api = await startApi({}, shop.extend);
    const buyer = await api.as(await aMember(api.db));

    for (const key of ['', ' ', 'two words', 'x'.repeat(65), '\u00e9']) {
      expect(await send(buyer, 5, key), key).toMatchObject({ status: 400, body: { code: 4002 } });
    }
    expect(shop.placed).toBe(0);
  });

  test('old answers are swept, fresh ones stay', async () => {
    const shop = aShop();
    await using api = await startApi({}, shop.extend);
    const buyer = await api.as(await aMember(api.db));
    await send(buyer, 5, 'old');
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    await api.db.update(idempotentAnswers).set({ createdAt: dayAgo }).where(eq(idempotentAnswers.key, 'old'));
    await send(buyer, 6, 'new');

    await forgetOldAnswers(api.db);

    expect(await api.db.select({ key: idempotentAnswers.key }).from(idempotentAnswers)).toEqual([{ key: 'new' }]);
  });
});

describe('without a key', () => {
  test('a double click gets the first answer; after three seconds it is a new wish', async () => {
    const shop = aShop();
    await using api = await startApi({}, shop.extend);
    const buyer = await api.as(await aMember(api.db));

    const first = await send(buyer, 5);
    expect((await send(buyer, 5)).body).toEqual(first.body);
    later(3100);
    expect(numberOf(await send(buyer, 5))).toBe(2);
  });

  test('twins on their way together share one answer', async () => {
    const shop = aShop();
    await using api = await startApi({}, shop.extend);
    const buyer = await api.as(await aMember(api.db));

    const answers = await Promise.all(Array.from({ length: 5 }, () => send(buyer, 99)));

    expect(answers.map(numberOf)).toEqual(Array(5).fill(1));
  });

  test('twins that reach two processes share it too', async () => {
    const shop = aShop();
    const ephemeral = createMemoryEphemeral();
    await using api = await startApi({ ephemeral }, shop.extend);
    await using other = await startApi({ ephemeral, server: api.app.databaseServer }, shop.extend);
    const member = await aMember(api.db);
    const [one, two] = [await api.as(member), await other.as(member)];

    const answers = await Promise.all([send(one, 99), send(two, 99)]);

    expect(answers.map(numberOf)).toEqual([1, 1]);
    expect(shop.placed).toBe(1);
  });

  test('other values, another path or another member are no repetition', async () => {
    const shop = aShop();
    await using api = await startApi({}, shop.extend);
    const [one, two] = [await api.as(await aMember(api.db)), await api.as(await aMember(api.db))];

    const answers = [await send(one, 5), await send(one, 6), await send(one, 5, undefined, 'b'), await send(two, 5)];

    expect(answers.map(numberOf)).toEqual([1, 2, 3, 4]);
  });

  test('a refused attempt may be repeated at once', async () => {
    const shop = aShop();
    shop.failures = 1;
    await using api = await startApi({}, shop.extend);
    const buyer = await api.as(await aMember(api.db));

    expect((await send(buyer, 13)).status).toBe(400);
    expect(numberOf(await send(buyer, 13))).toBe(1);
  });
});
