import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWords } from './found-words.ts';

/** `龙泉[青瓷]茶壶`: what was found in brackets. */
const marked = (name: string, keyword: string) =>
  findWords(name, keyword)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

test.each([
  ['龙泉青瓷茶壶', '茶壶', '龙泉青瓷[茶壶]'],
  ['龙泉青瓷茶壶', '青瓷 茶', '龙泉[青瓷茶]壶'],
  ['龙泉青瓷茶壶', '青瓷酒壶', '龙泉[青瓷]茶壶'],
  ['茶杯茶碗', '茶', '[茶]杯[茶]碗'],
  ['Silk scarf, SILK lining', 'silk', '[Silk] scarf, [SILK] lining'],
  ['Headphones for phones', 'phone', 'Headphones for [phone]s'],
  ['Teapots', 'teapot', '[Teapot]s'],
  ['茶杯', '', '茶杯'],
  ['茶杯', '咖啡', '茶杯'],
  ['300ml 茶杯', '300ML', '[300ml] 茶杯'],
  ['便携USB风扇', 'usb', '便携[USB]风扇'],
])('in %s a search for %s finds %s', (name, keyword, expected) => {
  expect(marked(name, keyword)).toBe(expected);
});

test('never changes the name, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, keyword) => {
      expect(
        findWords(name, keyword)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name);
    }),
  );
});
