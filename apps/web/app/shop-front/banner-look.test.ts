import { expect, test } from 'vitest';
import { bannerSources, isDark } from './banner-look.ts';

test('sets light words on dark pictures only', () => {
  expect(['#0B2937', '#EAF1EC', '#f4eada', ''].map(isDark)).toEqual([true, false, false, false]);
});

test('knows the phone shape of our own banners', () => {
  expect(bannerSources('/media/banners/shop-1.webp').phone).toBe('/media/banners/shop-1-phone.webp');
  expect(bannerSources('/files/uploaded.webp').phone).toBeUndefined();
});
