import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const matches = [{ id: 'root', loaderData: { origin: 'https://silkboat.example' } }];
const at = (pathname: string, search = '') => ({ location: { pathname, search }, matches });

test('titles a page in its language', () => {
  expect(pageMeta(at('/cart'), { title: '购物车' })[0]).toEqual({ title: '购物车 · 丝路之舟' });
  expect(pageMeta(at('/en/cart'), { title: 'Cart' })[0]).toEqual({ title: 'Cart · Silkboat' });
  expect(pageMeta(at('/'))[0]).toEqual({ title: '丝路之舟' });
});

test('gives the one address of the page, keeping only the query that makes it another page', () => {
  const meta = pageMeta(at('/en/goodsDetail', '?goodsId=2&skuId=1&from=mail'), { title: 'Teapot', query: ['goodsId'] });

  expect(meta).toContainEqual(
    expect.objectContaining({ rel: 'canonical', href: 'https://silkboat.example/en/goodsDetail?goodsId=2' }),
  );
  expect(meta).toContainEqual(
    expect.objectContaining({ hrefLang: 'zh-CN', href: 'https://silkboat.example/goodsDetail?goodsId=2' }),
  );
});

test('keeps private pages out of search engines', () => {
  const robots = { name: 'robots', content: 'noindex' };

  expect(pageMeta(at('/home'), { title: '会员中心', isPrivate: true })).toContainEqual(robots);
  expect(pageMeta(at('/slShop'), { title: '丝路商城' })).not.toContainEqual(robots);
});
