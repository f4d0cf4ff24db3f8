import { expect, test } from 'vitest';
import { detailPath, readDetailQuery } from './detail-query.ts';

const read = (search: string) => readDetailQuery(new URLSearchParams(search));

test('reads the SKU and which evaluations are wanted', () => {
  expect(read('goodsId=2&skuId=1&evaluations=WORSE&evaluationPage=3')).toEqual({
    goodsId: '2',
    skuId: '1',
    evaluations: 'WORSE',
    evaluationPage: 3,
  });
  expect(read('goodsId=2')).toEqual({ goodsId: '2', skuId: '', evaluations: 'all', evaluationPage: 1 });
});

test.each(['', 'goodsId=', 'goodsId=abc', 'goodsId=99999999999999999999', 'goodsId=-1'])(
  'finds no goods in the address %s',
  (search) => {
    expect(read(search)).toBeUndefined();
  },
);

test('leaves out what is no SKU, filter or page', () => {
  expect(read('goodsId=2&skuId=undefined&evaluations=BEST&evaluationPage=0')).toEqual({
    goodsId: '2',
    skuId: '',
    evaluations: 'all',
    evaluationPage: 1,
  });
});

test('keeps the wanted evaluations when another SKU is chosen', () => {
  expect(detailPath({ goodsId: '2', skuId: '3', evaluations: 'images' })).toBe(
    '/goodsDetail?skuId=3&goodsId=2&evaluations=images',
  );
  expect(detailPath({ goodsId: '2', skuId: '3' })).toBe('/goodsDetail?skuId=3&goodsId=2');
});
