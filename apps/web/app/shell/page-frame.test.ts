import { expect, test } from 'vitest';
import { frameOf, searchedStore } from './page-frame.ts';

test.each([
  ['/', 'over', false],
  ['/goodsList', 'light', true],
  ['/cart', 'light', false],
  ['/home/MyOrder', 'light', false],
  ['/login', 'bare', false],
])('stands around %s as %s, with the shop bar: %s', (page, header, hasShopBar) => {
  expect(frameOf(page)).toMatchObject({ header, hasShopBar });
});

test('leaves the bottom of a phone to pages with a bar of their own there', () => {
  expect(frameOf('/goodsDetail').hasBottomBar).toBe(false);
  expect(frameOf('/checkout').hasBottomBar).toBe(false);
  expect(frameOf('/cart').hasBottomBar).toBe(true);
});

test('keeps a search in the shop where it began', () => {
  expect(searchedStore('/merchant', '?id=12')).toBe('12');
  expect(searchedStore('/goodsList', '?keyword=x&storeId=7')).toBe('7');
  expect(searchedStore('/goodsList', '?keyword=x')).toBeUndefined();
  expect(searchedStore('/slShop', '?id=12&storeId=7')).toBeUndefined();
});
