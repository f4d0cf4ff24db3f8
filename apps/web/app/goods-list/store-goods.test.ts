import { expect, test } from 'vitest';
import { readStoreQuery, storeQueryPath } from './store-goods.ts';

const read = (search: string) => readStoreQuery(new URLSearchParams(search));

test('names the store as its page does', () => {
  const query = read('id=9&storeCatId=3&keyword=茶&sort=price&order=asc&pageNumber=2');

  expect(query).toMatchObject({ storeId: '9', shelfId: '3', keyword: '茶', sort: 'cheapest', page: 2 });
  expect(decodeURIComponent(storeQueryPath(query))).toBe(
    '/merchant?id=9&keyword=茶&storeCatId=3&sort=price&order=asc&pageNumber=2',
  );
});

test('takes no other filters, and no store that is no id', () => {
  expect(storeQueryPath(read('id=9&brandId=4&price=1_2&storeId=8'))).toBe('/merchant?id=9');
  expect(read('id=x').storeId).toBe('');
});
