import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { signIn } from './sign-in.ts';
import { accessFaults, newVisitor, type Visitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const siteUrl = inject('siteUrl');
const widths = [390, 768, 1024, 1366, 1920];
const publicPages = [
  '/',
  '/slShop',
  '/goodsList',
  '/goodsList?keyword=茶壶',
  '/stores',
  '/cart',
  '/login',
  '/SignUp',
  '/404',
  '/en',
];
const memberPages = ['/cart', '/home', '/home/MyOrder'];

/** At each width: nothing sticks out; on a phone and a desktop: axe is content; never an error in the console. */
async function examine(visitor: Visitor, path: string): Promise<void> {
  const { page, faults } = visitor;
  await visitor.open(path);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${width}: the page is ${wide} wide`);
    if (width === 390 || width === 1366) found.push(...(await accessFaults(page)).map((fault) => `${width}: ${fault}`));
  }
  // The browser reports the status of a missing page itself.
  expect([...found, ...faults.filter((fault) => !(path === '/404' && fault.includes('status of 404')))]).toEqual([]);
}

describe('pages for everybody can be used by everybody', () => {
  test.each(publicPages)('%s', async (path) => {
    await using visitor = await newVisitor(browser, siteUrl);
    await examine(visitor, path);
  });

  test('the page of goods', async () => {
    await using visitor = await newVisitor(browser, siteUrl);
    await examine(visitor, await someGoods());
  });
});

test('pages of a member can be used by everybody', async () => {
  await using visitor = await newVisitor(browser, siteUrl);
  await signIn(visitor.page, siteUrl, '13800000001');
  for (const path of memberPages) await examine(visitor, path);
});

async function someGoods(): Promise<string> {
  const answer = await fetch(`${siteUrl}/buyer/goods/goods/es?keyword=${encodeURIComponent('茶壶')}&pageSize=1`);
  const { result } = (await answer.json()) as { result: { records: { id: string; goodsId: string }[] } };
  const { id, goodsId } = result.records[0]!;
  return `/goodsDetail?${new URLSearchParams({ skuId: id, goodsId })}`;
}
