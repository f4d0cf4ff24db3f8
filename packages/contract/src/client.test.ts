import { expect, test, vi } from 'vitest';
import { addToCart, countCart } from './carts.ts';
import { type ApiRequest, createClient } from './client.ts';
import { createTrade } from './trades.ts';

/** A client whose every call gets the same answer, and what it sent. */
function aClient(answer: { status?: number; body?: unknown }) {
  const sent = vi.fn(async (_request: ApiRequest) => ({
    status: 200,
    body: { success: true, message: 'success', code: 200, timestamp: 0, result: 3 },
    ...answer,
  }));
  return { client: createClient(sent), sent };
}

test('carries input in the query or as JSON, and answers the result', async () => {
  const { client, sent } = aClient({});

  expect(await client.call(countCart, { checked: true })).toBe(3);
  await client.call(addToCart, { skuId: '1', num: 2 });

  expect(sent.mock.calls.map(([{ method, url, body }]) => [method, url, body])).toEqual([
    ['GET', '/buyer/trade/carts/count?checked=true', undefined],
    ['POST', '/buyer/trade/carts', '{"skuId":"1","num":2}'],
  ]);
});

test('sends the key of a submission that must not count twice', async () => {
  const { client, sent } = aClient({});

  await client.call(createTrade, { way: 'CART' }, { idempotencyKey: 'k-1' });
  await client.call(createTrade, { way: 'CART' });

  expect(sent.mock.calls.map(([{ headers }]) => headers['idempotency-key'])).toEqual(['k-1', undefined]);
});

test('throws what the shop refuses', async () => {
  const { client } = aClient({
    status: 400,
    body: { success: false, message: '商品库存不足', code: 11011, timestamp: 0, result: null },
  });

  await expect(client.call(countCart)).rejects.toMatchObject({ message: '商品库存不足', code: 11011, status: 400 });
});
