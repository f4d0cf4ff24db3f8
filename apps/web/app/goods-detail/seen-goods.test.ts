import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSeenGoods, rememberSeenGoods } from './seen-goods.ts';

const goods = (goodsId: string) => ({ goodsId, skuId: '1', name: '茶壶', thumbnail: '/a.webp', price: 1 });
const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

test('remembers the newest first, each goods once, twelve at most', () => {
  for (const id of ['1', '2', '1', ...Array.from({ length: 12 }, (_, index) => String(10 + index)), '2'])
    rememberSeenGoods(goods(id));

  const ids = readSeenGoods().map(({ goodsId }) => goodsId);
  expect(ids).toHaveLength(12);
  expect(ids.slice(0, 2)).toEqual(['2', '21']);
  expect(ids).not.toContain('1');
});

test('believes nothing that makes no sense', () => {
  for (const text of [
    '{',
    '7',
    '[null, 1, {"goodsId":"1"}]',
    '[{"goodsId":"1","skuId":"1","name":"a","thumbnail":"//e","price":1}]',
  ]) {
    kept.set('seenGoods', text);
    expect(readSeenGoods()).toEqual([]);
  }
});
