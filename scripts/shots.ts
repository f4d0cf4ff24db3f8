import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../e2e/chromium.ts';
import { signIn } from '../e2e/sign-in.ts';
import { startSite } from '../e2e/start-site.ts';
import { buildSiteIfStale } from './build-site.ts';

/**
 * Screenshots of every page into `shots/`: signed out and in, zh-CN and en, 1920, 1366 and 390 px wide.
 * `npm run shots -- /cart /goodsList` takes only those; SHOTS_URL uses a shop that runs already.
 */
const folder = fileURLToPath(new URL('../shots/', import.meta.url));
const widths = [1920, 1366, 390];
const wanted = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
buildSiteIfStale();
const site = process.env.SHOTS_URL ? undefined : await startSite();
const url = process.env.SHOTS_URL ?? site!.url;
const browser = await launchChromium();
try {
  const pages = await listPages(url);
  for (const language of ['zh', 'en'] as const) {
    for (const signedIn of [false, true]) await shoot(browser, pages, { language, signedIn });
  }
} finally {
  await browser.close();
  await site?.stop();
}

interface SitePage {
  name: string;
  path: string;
  needsMember?: boolean;
}

/** Every page, with real goods, stores and orders of the sample shop in its query. */
async function listPages(origin: string): Promise<SitePage[]> {
  const [goods] = await ask<{ id: string; goodsId: string; storeId: string }>(
    `${origin}/buyer/goods/goods/es?pageSize=1&keyword=${encodeURIComponent('茶壶')}`,
  );
  const all: SitePage[] = [
    { name: 'home', path: '/' },
    { name: 'slShop', path: '/slShop' },
    { name: 'goodsList', path: `/goodsList?keyword=${encodeURIComponent('礼盒')}` },
    { name: 'goodsList-empty', path: '/goodsList?keyword=zzzzqqqq' },
    { name: 'goodsDetail', path: `/goodsDetail?skuId=${goods?.id}&goodsId=${goods?.goodsId}` },
    { name: 'merchant', path: `/merchant?id=${goods?.storeId}` },
    { name: 'stores', path: '/stores' },
    { name: 'cart', path: '/cart' },
    { name: 'checkout', path: '/checkout?way=CART', needsMember: true },
    { name: 'login', path: '/login' },
    { name: 'SignUp', path: '/SignUp' },
    { name: 'forgetPassword', path: '/forgetPassword' },
    { name: 'home-member', path: '/home', needsMember: true },
    { name: 'MyOrder', path: '/home/MyOrder', needsMember: true },
    { name: 'not-found', path: '/nothing-here' },
  ];
  return wanted.length === 0
    ? all
    : all.filter(({ path }) => wanted.some((route) => path === route || path.startsWith(`${route}?`)));
}

async function ask<T>(address: string): Promise<T[]> {
  const answer = (await (await fetch(address)).json()) as { result: { records: T[] } };
  return answer.result.records;
}

async function shoot(
  chromium: Browser,
  pages: SitePage[],
  { language, signedIn }: { language: 'zh' | 'en'; signedIn: boolean },
): Promise<void> {
  const context = await chromium.newContext({ locale: language === 'en' ? 'en-GB' : 'zh-CN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') console.log(`  console: ${message.text()}`);
  });
  if (signedIn) await signIn(page, url, '13800000001');
  for (const { name, path, needsMember } of pages) {
    if (needsMember && !signedIn) continue;
    for (const width of widths)
      await takeOne(page, {
        path: language === 'en' ? `/en${path === '/' ? '' : path}` : path,
        width,
        file: `${name}-${language}-${signedIn ? 'in' : 'out'}-${width}.png`,
      });
  }
  await context.close();
}

async function takeOne(
  page: Page,
  { path, width, file }: { path: string; width: number; file: string },
): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 1080 });
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(150);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: `${folder}${file}`, fullPage: true });
  console.log(file);
}
