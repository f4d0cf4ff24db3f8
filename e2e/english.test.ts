import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { newVisitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const siteUrl = inject('siteUrl');

describe('English pages are English', () => {
  test.each(['/', '/goodsList', '/goodsList?keyword=teapot', '/stores', '/cart', '/login', '/SignUp'])(
    '/en%s',
    async (path) => {
      await using visitor = await newVisitor(browser, siteUrl, { locale: 'en-GB', javaScriptEnabled: false });
      const { page } = visitor;
      await visitor.open(`/en${path}`);
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      expect(await page.title()).toMatch(/Silkboat/);
      expect(await chineseTexts(page)).toEqual([]);
    },
  );
});

test('the switch keeps the page and what was searched for', async () => {
  await using visitor = await newVisitor(browser, siteUrl);
  const { page } = visitor;
  await visitor.open('/goodsList?keyword=茶壶&sort=price&order=asc');
  await page.getByRole('navigation', { name: '语言' }).getByRole('link', { name: 'ENG' }).first().click();
  await page.waitForURL('**/en/goodsList?*');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    keyword: '茶壶',
    sort: 'price',
    order: 'asc',
  });

  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: '中文' }).first().click();
  await page.waitForURL((url) => url.pathname === '/goodsList');
  expect(new URL(page.url()).searchParams.get('keyword')).toBe('茶壶');
});

/** Text of the page in Chinese characters, apart from ornaments and from what says that it is Chinese. */
const chineseTexts = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      const isOrnament = parentElement?.closest('[lang^=zh], [aria-hidden=true], script');
      if (/\p{Script=Han}/u.test(data) && !isOrnament) found.push(data);
    }
    return found;
  });
