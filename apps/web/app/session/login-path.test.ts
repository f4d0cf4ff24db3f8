import { expect, test } from 'vitest';
import { loginPath, returnPath } from './login-path.ts';

const back = (path: string) => returnPath(new URL(path, 'http://site').searchParams);

test('carries the page and its query to the login page', () => {
  expect(loginPath({ pathname: '/home/OrderDetail', search: '?sn=O1' })).toBe(
    '/login?rePath=%2Fhome%2FOrderDetail&query=%7B%22sn%22%3A%22O1%22%7D',
  );
  expect(loginPath({ pathname: '/cart', search: '' })).toBe('/login?rePath=%2Fcart');
});

test('leaves the language out, so that the login page may switch it', () => {
  expect(loginPath({ pathname: '/en/cart', search: '' })).toBe('/login?rePath=%2Fcart');
});

test.each([
  [{ pathname: '/goodsList', search: '?keyword=青瓷&sort=price' }],
  [{ pathname: '/goodsDetail', search: '?skuId=1&goodsId=2' }],
  [{ pathname: '/', search: '' }],
])('comes back to where it left: %o', (place) => {
  const returned = new URL(back(loginPath(place)), 'http://site');

  expect(returned.pathname).toBe(place.pathname);
  expect(Object.fromEntries(returned.searchParams)).toEqual(Object.fromEntries(new URLSearchParams(place.search)));
});

test.each([
  '/login?rePath=https://elsewhere.example/',
  '/login?rePath=//elsewhere.example',
  '/login?rePath=/%5Celsewhere.example',
  '/login?rePath=/.//elsewhere.example',
  '/login?rePath=/cart/..//elsewhere.example',
  '/login?rePath=/%252e/%5Celsewhere.example',
  '/login?rePath=/%09/[',
  '/login?rePath=/./login',
  '/login?rePath=javascript:alert(1)',
  '/login?rePath=/login',
  '/login?rePath=/SignUp',
  '/login',
])('never leads to another site or in a circle: %s', (path) => {
  expect(back(path)).toBe('/');
});

test.each(['[1]', 'null', '{', '"x"'])('comes back without a query that is no object: %s', (query) => {
  expect(back(`/login?${new URLSearchParams({ rePath: '/cart', query })}`)).toBe('/cart');
});
