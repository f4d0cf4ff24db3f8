import { expect, test } from 'vitest';
import { defineWords, translate } from './words.ts';

const cart = defineWords('words-test', {
  'zh-CN': {
    title: '购物车',
    line: { remove: '删除{{name}}', count_one: '{{count}} 件', count_other: '{{count}} 件' },
  },
  en: {
    title: 'Cart',
    line: { remove: 'Remove {{name}}', count_one: '{{count}} item', count_other: '{{count}} items' },
  },
});

test('speaks the language asked for and fills in what is named', () => {
  expect(translate(cart, 'zh-CN')('line.remove', { name: '青瓷茶壶' })).toBe('删除青瓷茶壶');
  expect(translate(cart, 'en')('line.remove', { name: 'Teapot <b>' })).toBe('Remove Teapot <b>');
});

test('counts as the language does', () => {
  expect(translate(cart, 'en')('line.count', { count: 1 })).toBe('1 item');
  expect(translate(cart, 'en')('line.count', { count: 3 })).toBe('3 items');
});

test('knows no words that are not there', () => {
  const t = translate(cart, 'en');
  // @ts-expect-error: a group of words is no word
  t('line');
  // @ts-expect-error: misspelt
  t('line.remov');
});

const files = import.meta.glob<Record<string, object>>(['./zh-CN/*.ts', './en/*.ts'], { eager: true });
const features = Object.keys(files)
  .filter((path) => path.startsWith('./zh-CN/'))
  .map((path) => path.slice('./zh-CN/'.length));

test.each(features)('says everything of %s in both languages', (feature) => {
  expect(keysOf(files[`./en/${feature}`])).toEqual(keysOf(files[`./zh-CN/${feature}`]));
});

/** A language has the plural forms that it needs. */
function keysOf(tree: unknown, path = ''): string[] {
  if (typeof tree !== 'object' || tree === null) return [path.replace(/_(zero|one|other)$/, '')];
  const keys = Object.entries(tree).flatMap(([key, value]) => keysOf(value, `${path}.${key}`));
  return [...new Set(keys)].sort();
}
