import { expect, test } from 'vitest';
import { maskMobile, spacedAddress } from './mask.ts';

test('shows the first three and last four digits of a mobile number', () => {
  expect(maskMobile('13812348888')).toBe('138****8888');
});

test.each(['', '林舟', '138****8888', '021-62345678', '138123488889'])('leaves %j alone', (text) => {
  expect(maskMobile(text)).toBe(text);
});

test('shows the commas of an address as spaces', () => {
  expect(spacedAddress('浙江省,丽水市,龙泉市,剑池街道')).toBe('浙江省 丽水市 龙泉市 剑池街道');
  expect(spacedAddress('')).toBe('');
});
