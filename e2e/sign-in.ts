import type { Page } from 'playwright-core';

/** Signs a demo account in through the page, as a person does. */
export async function signIn(page: Page, url: string, mobile: string, password = 'silkboat-demo'): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('手机号或用户名').fill(mobile);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
}
