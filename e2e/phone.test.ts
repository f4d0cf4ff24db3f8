import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { newVisitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const siteUrl = inject('siteUrl');

test('on a phone a stranger searches, filters in a sheet, chooses a SKU in a sheet and sees the bar of the cart', async () => {
  await using visitor = await newVisitor(browser, siteUrl, { width: 390 });
  const { page, faults } = visitor;

  await visitor.open('/slShop');
  await page
    .getByRole('button', { name: '搜索商品' })
    .or(page.getByRole('link', { name: '搜索商品' }))
    .first()
    .tap();
  const search = page.getByRole('dialog').getByRole('search');
  await search.getByLabel('搜索商品').fill('茶壶');
  await search.getByLabel('搜索商品').press('Enter');
  await page.getByRole('heading', { level: 1, name: /茶壶/ }).waitFor();

  await page.getByRole('button', { name: '筛选' }).tap();
  const filters = page.getByRole('dialog', { name: '筛选' });
  await filters.getByText('仅看有货').tap();
  await page.waitForURL(/[?&]inStock=true/);
  await filters.getByRole('button', { name: /^查看 \d+ 件商品$/ }).tap();
  await filters.waitFor({ state: 'hidden' });

  await page.getByRole('article').getByRole('link', { name: /壶/ }).first().tap();
  await page.getByRole('button', { name: /^选择/ }).tap();
  const sheet = page.getByRole('dialog', { name: '选择规格' });
  await sheet.getByRole('link').and(page.locator(':not([aria-current])')).first().tap();
  await sheet.getByRole('button', { name: '增加' }).tap();
  await sheet.getByRole('button', { name: '加入购物车' }).tap();
  await sheet.waitFor({ state: 'hidden' });

  await visitor.open('/cart');
  const bar = page.getByRole('region', { name: '结算' });
  await bar.getByRole('button', { name: '登录后结算（2）' }).waitFor();
  const box = await bar.boundingBox();
  expect(Math.round(box!.y + box!.height)).toBeLessThanOrEqual(844);
  expect(faults).toEqual([]);
});
