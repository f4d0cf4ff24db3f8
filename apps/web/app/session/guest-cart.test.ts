import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  addToGuestCart,
  clearGuestCart,
  onGuestCartChange,
  parseGuestCart,
  readGuestCart,
  removeFromGuestCart,
  setGuestCartQuantity,
} from './guest-cart.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  const page = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
});

test('begins empty', () => {
  expect(readGuestCart().lines).toEqual([]);
});

test('adds lines, newest first, and joins pieces of the same SKU', () => {
  addToGuestCart('1', 2);
  addToGuestCart('2', 1);
  addToGuestCart('1', 3);

  expect(readGuestCart().lines).toEqual([
    { skuId: '1', num: 5 },
    { skuId: '2', num: 1 },
  ]);
});

test('keeps its id while it lives and takes another after it was emptied', () => {
  addToGuestCart('1', 1);
  const { cartId } = readGuestCart();
  addToGuestCart('2', 1);
  expect(cartId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(readGuestCart().cartId).toBe(cartId);

  clearGuestCart();
  addToGuestCart('1', 1);

  expect(readGuestCart().cartId).not.toBe(cartId);
});

test('holds at most 99 pieces of a SKU', () => {
  addToGuestCart('1', 90);
  addToGuestCart('1', 90);
  expect(readGuestCart().lines).toEqual([{ skuId: '1', num: 99 }]);

  setGuestCartQuantity('1', 1000);
  expect(readGuestCart().lines[0]!.num).toBe(99);
});

test('refuses the 201st line, but still more of what is there', () => {
  for (let sku = 1; sku <= 200; sku += 1) expect(addToGuestCart(String(sku), 1)).toBe(true);

  expect(addToGuestCart('201', 1)).toBe(false);
  expect(addToGuestCart('7', 1)).toBe(true);
  expect(readGuestCart().lines).toHaveLength(200);
});

test('changes and removes lines, and nothing for a SKU that is not there', () => {
  addToGuestCart('1', 2);
  addToGuestCart('2', 2);

  setGuestCartQuantity('2', 0);
  setGuestCartQuantity('9', 4);
  removeFromGuestCart('1', '8');

  expect(readGuestCart().lines).toEqual([{ skuId: '2', num: 1 }]);
});

test('tells listeners of each change until they stop', () => {
  const listener = vi.fn();
  const stop = onGuestCartChange(listener);
  addToGuestCart('1', 1);
  setGuestCartQuantity('1', 2);
  removeFromGuestCart('1');
  stop();
  clearGuestCart();

  expect(listener).toHaveBeenCalledTimes(3);
});

test('says no when the device stores nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

  expect(addToGuestCart('1', 1)).toBe(false);
});

test('reads any text without failing and answers only lines that make sense', () => {
  const junk = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ cartId: fc.uuid(), lines: fc.jsonValue() }).map((cart) => JSON.stringify(cart)),
  );
  fc.assert(
    fc.property(junk, (text) => {
      for (const { skuId, num } of parseGuestCart(text)?.lines ?? []) {
        expect(skuId).toMatch(/^\d{1,20}$/);
        expect(num).toBeGreaterThanOrEqual(1);
        expect(num).toBeLessThanOrEqual(99);
      }
    }),
  );
});

test('drops broken lines and keeps the others', () => {
  const lines = [
    { skuId: '1', num: 1 },
    { skuId: '<b>', num: 1 },
    { skuId: '2', num: -1 },
    null,
    { skuId: '3', num: 1.5 },
  ];

  const cartId = '0a1b2c3d-0000-4000-a000-000000000000';
  expect(parseGuestCart(JSON.stringify({ cartId, lines }))).toEqual({ cartId, lines: [{ skuId: '1', num: 1 }] });
});
