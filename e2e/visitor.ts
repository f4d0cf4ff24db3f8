import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface Visitor extends AsyncDisposable {
  page: Page;
  /** What went wrong in the browser so far. */
  faults: string[];
  /** Opens an address of the site and waits until the page listens. */
  open(path: string): Promise<void>;
}

/** Somebody new with a browser of their own: no cookies, nothing in the cart. */
export async function newVisitor(
  browser: Browser,
  siteUrl: string,
  { width = 1366, ...options }: { width?: number } & BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    ...(width < 768 && { hasTouch: true, isMobile: true }),
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${new URL(page.url()).pathname}: ${error.message}`));

  return {
    page,
    faults,
    async open(path) {
      await page.goto(siteUrl + path);
      if (options.javaScriptEnabled !== false) await page.waitForFunction(isListening);
    },
    async [Symbol.asyncDispose]() {
      await context.close();
    },
  };
}

/** React marks the elements that it has taken over. */
const isListening = () =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'));

/** Serious and critical findings of axe, in one line each. */
export async function accessFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
    );
}
