import { expect, test } from 'vitest';
import { activeEntry, navEntries } from './nav-entries.ts';

test('keeps the order of the entries', () => {
  expect(navEntries.map(({ key }) => key)).toEqual([
    'home',
    'services',
    'guides',
    'brands',
    'depot',
    'shop',
    'protection',
    'help',
  ]);
});

test.each([
  ['/', 0],
  ['/Nsystem', 1],
  ['/Bglobal', 1],
  ['/Promotion', 1],
  ['/slGuide', 2],
  ['/Initiative', 2],
  ['/slBrand', 3],
  ['/slBrand/build', 3],
  ['/slShop', 5],
  ['/goodsDetail', 5],
  ['/Service', 7],
  ['/login', -1],
  ['/home', -1],
  ['/slShopping', -1],
])('marks for %s the entry %i', (page, index) => {
  expect(activeEntry(page)).toBe(index);
});
