import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changed,
  readListQuery,
  toggled,
  toggledProp,
  toSearchInput,
  toSortInput,
  toYuanValue,
  withoutFilters,
  writeListQuery,
} from './list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));
const written = (search: string) => decodeURIComponent(writeListQuery(read(search)).toString());

describe('reads an address', () => {
  test('takes the categories from the top down and asks for the last', () => {
    const query = read('categoryId=1,2,3');

    expect(query.categoryIds).toEqual(['1', '2', '3']);
    expect(toSearchInput(query).categoryId).toBe('3');
  });

  test('understands what a plain form sends', () => {
    expect(written('keyword=茶&brandId=1&brandId=2&originCountry=cn&originCountry=th&minPrice=50&maxPrice=')).toBe(
      'keyword=茶&brandId=1@2&originCountry=cn,th&price=50_',
    );
  });

  test.each([
    ['price=50_5000', { min: 50, max: 5000 }],
    ['price=50_', { min: 50 }],
    ['price=50', { min: 50 }],
    ['price=_80.5', { max: 80.5 }],
    ['price=0', {}],
    ['price=90_20', { min: 20, max: 90 }],
    ['price=abc_1e9', {}],
    ['price=-5_10', { max: 10 }],
    ['price=1_2_3', { min: 1, max: 2 }],
    ['minPrice=¥1,280&maxPrice= 2000 ', { min: 1280, max: 2000 }],
  ])('reads %s', (search, range) => {
    expect(read(search).price).toEqual(range);
  });

  test('leaves out what makes no sense', () => {
    expect(
      written(
        'categoryId=x&brandId=@@&storeId=abc&originCountry=c,chn&pageNumber=-3&view=x&sort=id&order=up&prop=@a@_b@c_',
      ),
    ).toBe('');
  });

  test('keeps orders that the address may name without a direction', () => {
    expect(toSortInput(read('sort=buyCount'))).toEqual({ sort: 'buyCount', order: 'desc' });
    expect(toSortInput(read('sort=price&order=ASC'))).toEqual({ sort: 'price', order: 'asc' });
    expect(toSortInput(read('sort=price'))).toEqual({});
  });

  test('reads properties whose values hold the separator', () => {
    expect(read('prop=材质_青瓷@容量_0.8_1.0 L').props).toEqual([
      { name: '材质', value: '青瓷' },
      { name: '容量', value: '0.8_1.0 L' },
    ]);
  });
});

describe('changes what is shown', () => {
  test('puts a choice in and takes it out again', () => {
    expect(toggled(['1'], '2')).toEqual(['1', '2']);
    expect(toggled(['1', '2'], '1')).toEqual(['2']);
    expect(toggledProp([{ name: 'a', value: 'x' }], { name: 'a', value: 'y' })).toHaveLength(2);
    expect(toggledProp([{ name: 'a', value: 'x' }], { name: 'a', value: 'x' })).toEqual([]);
  });

  test('begins at the first page again', () => {
    expect(changed(read('pageNumber=7'), { isInStock: true }).page).toBe(1);
    expect(changed(read('pageNumber=7'), { page: 3 }).page).toBe(3);
  });

  test('clears every filter but keeps keyword, store, order and view', () => {
    const query = read(
      'keyword=茶&storeId=9&categoryId=1&brandId=2&price=1_2&prop=a_b&originCountry=cn&inStock=true&hasPromotion=1&salesModel=WHOLESALE&promotionType=COUPON&promotionsId=3&sort=price&order=desc&view=list&pageNumber=4',
    );

    expect(writeListQuery(withoutFilters(query)).toString()).toBe(
      new URLSearchParams('keyword=茶&storeId=9&sort=price&order=desc&view=list').toString(),
    );
  });
});

test('an address says the same after it was read and written', () => {
  const digits = fc.bigInt({ min: 1n, max: 10n ** 19n }).map(String);
  const yuan = fc.integer({ min: 1, max: 9_999_999 }).map((fen) => fen / 100);
  const address = fc.record({
    keyword: fc.string(),
    categoryId: fc.array(digits, { maxLength: 3 }).map(String),
    brandId: fc.array(digits, { maxLength: 5 }).map((ids) => ids.join('@')),
    price: fc.tuple(yuan, yuan).map((range) => range.join('_')),
    prop: fc.array(fc.string()).map((props) => props.join('@')),
    sort: fc.constantFrom('', 'price', 'grade', 'buyCount'),
    order: fc.constantFrom('', 'asc', 'desc'),
    pageNumber: fc.integer().map(String),
    view: fc.constantFrom('list', 'grid', ''),
  });

  fc.assert(
    fc.property(address, (values) => {
      const query = readListQuery(new URLSearchParams(values));
      expect(readListQuery(writeListQuery(query))).toEqual(query);
    }),
  );
});

test('reads a price as people type it', () => {
  expect([' ￥1，280.50 ', '5.', '.5', '', 'free', '12345678901'].map(toYuanValue)).toEqual([
    1280.5,
    5,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
