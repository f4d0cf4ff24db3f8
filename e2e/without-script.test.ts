import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { newVisitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test.each([390, 1366])('without script goods are searched, filtered, sorted and read, %i wide', async (width) => {
  await using visitor = await newVisitor(browser, inject('siteUrl'), { width, javaScriptEnabled: false });
  const { page } = visitor;

  await visitor.open('/goodsList?keyword=茶壶');
  await page.getByRole('heading', { level: 1, name: /茶壶/ }).waitFor();
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: /价格/ }).first().click();
  await page.waitForURL(/sort=price/);
  const goods = page.getByRole('article').getByRole('link', { name: /龙泉青瓷茶壶/ });
  const name = await goods.textContent();
  await goods.click();

  await page.waitForURL('**/goodsDetail?*');
  await page.getByRole('heading', { level: 1, name: name! }).waitFor();
  const text = await page.getByRole('main').textContent();
  expect(text).toMatch(/¥\s?\d/);
  for (const heading of ['商品详情', '商品评价', '规格参数']) expect(text).toContain(heading);

  // On a phone the choice is folded up behind a link.
  if (width < 768) await page.getByRole('button', { name: /^选择/ }).click();
  const other = page.locator('#choose').getByRole('link').and(page.locator(':not([aria-current])'));
  const address = await other.first().getAttribute('href');
  await visitor.open(address!);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('img').first().getAttribute('src')).toMatch(/^\/media\//);
});
