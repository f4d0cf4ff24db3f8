import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFloors } from './floors.ts';

const page = (...list: unknown[]) => readFloors(JSON.stringify({ list }));
const goods = {
  img: '/media/goods/a-480.webp',
  title: '茶壶',
  desc: '釉厚如玉',
  price: 268,
  url: '/goodsDetail?skuId=1&goodsId=2',
};
const shown = { img: goods.img, name: '茶壶', note: '釉厚如玉', price: 268, url: goods.url };

test('reads floors of goods, and leaves out those without a key or of an unknown type', () => {
  expect(
    page(
      { type: 'topAdvert', img: '/a.webp' },
      { type: 'onlyGoodsModel', key: 'best', options: { title: '人气', more: '/goodsList', list: [goods] } },
      { type: 'onlyGoodsModel', options: { title: '人气', list: [goods] } },
      { type: 'hologram', key: 'x', options: { list: [goods] } },
    ),
  ).toEqual([{ key: 'best', kind: 'goods', title: '人气', more: '/goodsList', goods: [shown] }]);
});

test('reads banners with the colour of their edge', () => {
  const [floor] = page({
    type: 'carousel1',
    key: 'banners',
    options: {
      list: [{ img: '/b.webp', bgColor: '#EAF1EC', url: 'https://example.com', title: '开窑', describe: '茶器' }],
    },
  });

  expect(floor).toMatchObject({
    kind: 'banners',
    slides: [{ img: '/b.webp', color: '#EAF1EC', url: 'https://example.com', name: '开窑', note: '茶器' }],
  });
});

test('puts goods behind tabs, by list and by label', () => {
  const [byList, byLabel] = page(
    { type: 'notEnough', key: 'a', options: { navList: [{ title: '茶' }, { title: '空' }], list: [[goods], []] } },
    {
      type: 'goodsType',
      key: 'b',
      options: {
        title: '分类',
        labels: [{ label: '新', ___index: 0 }],
        list: [
          { ...goods, ___index: 0 },
          { ...goods, ___index: 1 },
        ],
      },
    },
  );

  expect(byList).toMatchObject({ kind: 'tabs', tabs: [{ label: '茶', goods: [shown] }] });
  expect(byLabel).toMatchObject({ kind: 'tabs', title: '分类', tabs: [{ label: '新', goods: [shown] }] });
});

test.each([
  [
    'recommend',
    { contentLeft: { title: '左', list: [goods] }, contentRight: { title: '右', list: [goods] } },
    ['左', '右'],
  ],
  [
    'newGoodsSort',
    { left: { title: '一', list: [goods] }, middle: { list: [] }, right: { title: '三', list: [goods] } },
    ['一', '三'],
  ],
  [
    'mixModel',
    { left: { model: 'goods', data: { badge: { label: '好物' }, list: [goods] } }, right: { data: {} } },
    ['好物'],
  ],
  ['forYour', { title: '为你', data: { list: [goods], hot: { title: '热卖', list: [goods] } } }, ['为你', '热卖']],
])('sets %s side by side', (type, options, titles) => {
  const [floor] = page({ type, key: 'k', options });

  expect(floor).toMatchObject({ kind: 'panels', panels: titles.map((title) => ({ title, goods: [shown] })) });
});

test('follows no link that is neither ours nor of the web', () => {
  const urls = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'goodsList'];
  const [floor] = page({
    type: 'hotAdvert',
    key: 'k',
    options: { list: urls.map((url) => ({ img: '/a.webp', url })) },
  });

  expect(floor).toMatchObject({ kind: 'pictures', pictures: urls.map(() => ({ url: '' })) });
});

test('shows nothing rather than failing, whatever the page holds', () => {
  expect(['', 'null', '[]', '{"list":7}', '{"list":[null,1,[]]}'].map(readFloors)).toEqual([[], [], [], [], []]);
  fc.assert(
    fc.property(
      fc.constantFrom('notEnough', 'mixModel', 'forYour', 'goodsType', 'carousel'),
      fc.jsonValue(),
      (type, options) => {
        expect(() => page({ type, key: 'k', options })).not.toThrow();
      },
    ),
  );
});
