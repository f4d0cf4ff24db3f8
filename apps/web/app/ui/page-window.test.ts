import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('shows all pages of a short list', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(3, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('keeps first, last and the neighbours of the current page', () => {
  expect(pageWindow(1, 81)).toEqual([1, 2, 3, 4, 5, 'gap', 81]);
  expect(pageWindow(40, 81)).toEqual([1, 'gap', 39, 40, 41, 'gap', 81]);
  expect(pageWindow(81, 81)).toEqual([1, 'gap', 77, 78, 79, 80, 81]);
});

test('never names a page twice and always the current one, in order', () => {
  for (let pages = 1; pages <= 30; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const numbers = pageWindow(page, pages).filter((one) => one !== 'gap');
      expect(numbers).toContain(page);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    }
  }
});
