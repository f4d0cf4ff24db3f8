import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRedis, startRedis } from '../test/redis.ts';
import { createMemoryEphemeral, type Ephemeral } from './ephemeral.ts';
import { createRedisEphemeral, openRedis } from './ephemeral-redis.ts';

const stores: [name: string, start: () => Promise<{ store: Ephemeral } & AsyncDisposable>][] = [
  ['memory', async () => ({ store: createMemoryEphemeral(), [Symbol.asyncDispose]: async () => {} })],
];
if (findRedis()) stores.push(['Redis', startOnRedis]);

async function startOnRedis() {
  const server = await startRedis();
  const store = createRedisEphemeral(openRedis(server.url, () => {}));
  return {
    store,
    async [Symbol.asyncDispose]() {
      await store.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(stores)('the short-lived store in %s', (_name, start) => {
  let started: Awaited<ReturnType<typeof start>>;
  let store: Ephemeral;
  beforeAll(async () => {
    started = await start();
    store = started.store;
  });
  afterAll(() => started[Symbol.asyncDispose]());

  test('keeps a value until its time is over', async () => {
    await store.set('code', '123456', 80);

    expect(await store.get('code')).toBe('123456');
    await wait(120);
    expect(await store.get('code')).toBeUndefined();
  });

  test('a later value takes the place of an earlier one', async () => {
    await store.set('place', 'a', 5000);
    await store.set('place', '丝路 😀', 5000);

    expect(await store.get('place')).toBe('丝路 😀');
  });

  test('of many who take a pass, one gets it', async () => {
    await store.set('pass', 'yes', 5000);

    const taken = await Promise.all(Array.from({ length: 10 }, () => store.take('pass')));

    expect(taken.filter((one) => one === 'yes')).toHaveLength(1);
    expect(await store.get('pass')).toBeUndefined();
  });

  test('of many who add, one is first, and it can be added again when it has ended', async () => {
    const first = await Promise.all(Array.from({ length: 10 }, (_, index) => store.add('first', String(index), 80)));

    expect(first.filter(Boolean)).toHaveLength(1);
    await wait(120);
    expect(await store.add('first', 'again', 80)).toBe(true);
  });

  test('counts within a window that the first call starts', async () => {
    const counts = await Promise.all(Array.from({ length: 20 }, () => store.increment('tries', 150)));

    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    await wait(200);
    expect(await store.increment('tries', 150)).toBe(1);
  });

  test('forgets on request; what was never there is simply not there', async () => {
    await store.set('gone', 'x', 5000);
    await store.remove('gone');
    await store.remove('never');

    expect(await store.get('gone')).toBeUndefined();
    expect(await store.take('never')).toBeUndefined();
  });
});

test('a full memory drops what ended, then what ends first', async () => {
  const store = createMemoryEphemeral(10);
  await store.set('ended', 'x', 1);
  for (let index = 0; index < 9; index += 1) await store.set(`long ${index}`, 'x', 10_000 + index);
  await wait(5);

  await store.set('one more', 'x', 20_000);
  expect(await store.get('long 0')).toBe('x');
  await store.set('and another', 'x', 20_000);

  expect(await store.get('long 0')).toBeUndefined();
  expect(await store.get('one more')).toBe('x');
});
