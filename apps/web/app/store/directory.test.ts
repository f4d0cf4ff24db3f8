import { expect, test } from 'vitest';
import { directoryPath, readDirectoryQuery } from './directory.ts';

const read = (search: string) => readDirectoryQuery(new URLSearchParams(search));

test('reads what the address asks for and leaves out what makes no sense', () => {
  expect(read('storeName= 窑 &country=CN&pageNumber=2')).toEqual({ name: '窑', country: 'cn', page: 2 });
  expect(read('country=china&pageNumber=-1')).toEqual({ name: '', country: '', page: 1 });
});

test('says in the address only what is chosen', () => {
  expect(directoryPath({ name: '', country: '' })).toBe('/stores');
  expect(directoryPath({ name: 'a&b', country: 'cn' })).toBe('/stores?storeName=a%26b&country=cn');
});
