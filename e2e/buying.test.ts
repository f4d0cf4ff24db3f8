import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { runProgram } from './run-program.ts';
import { newVisitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const siteUrl = inject('siteUrl');
const mobile = `139${String(Date.now()).slice(-8)}`;
const opinion = '壶嘴出水利落，釉色温润，泡岩茶很合适。';

test('a stranger finds a teapot, becomes a member, buys it with a coupon and evaluates it', async () => {
  await using visitor = await newVisitor(browser, siteUrl);
  const { page, faults } = visitor;

  await visitor.open('/');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '丝路商城' }).click();
  await page.waitForURL('**/slShop');
  await page
    .getByRole('searchbox', { name: '搜索商品' })
    .or(page.getByRole('textbox', { name: '搜索商品' }))
    .first()
    .fill('茶壶');
  await page.getByRole('search').getByRole('button', { name: '搜索' }).first().click();
  await page.waitForURL('**/goodsList?keyword=*');
  await page.getByRole('heading', { level: 1, name: /茶壶/ }).waitFor();
  await page
    .getByRole('article')
    .getByRole('link', { name: /龙泉青瓷茶壶/ })
    .first()
    .click();
  await page.waitForURL('**/goodsDetail?*');

  await page.locator('#choose').waitFor();
  const goodsName = await page.getByRole('heading', { level: 1 }).textContent();
  const goodsPage = await chooseAnotherSku(page);
  await page.getByRole('main').getByRole('button', { name: '加入购物车' }).first().click();
  await page
    .getByRole('link', { name: /购物车/ })
    .filter({ hasText: '1' })
    .first()
    .waitFor();

  await visitor.open('/cart');
  await page.getByRole('main').getByRole('link', { name: goodsName! }).waitFor();
  await page.getByRole('button', { name: '登录后结算（1）' }).first().click();
  await page.waitForURL('**/login?*');
  await page.getByRole('link', { name: '立即注册' }).click();
  await register(page);

  await page.waitForURL('**/cart');
  await page.getByRole('button', { name: '去结算（1）' }).first().waitFor();
  await visitor.open(goodsPage);
  await claimCoupon(page);
  await visitor.open('/cart');
  await page.getByRole('button', { name: '去结算（1）' }).first().click();
  await page.waitForURL('**/checkout?*');
  await addAddress(page);
  await takeCoupon(page);
  await page.getByRole('button', { name: '提交订单' }).first().click();

  await page.waitForURL('**/cashier?*');
  const orderSn = await page
    .getByRole('main')
    .getByRole('link', { name: /^O\d+$/ })
    .textContent();
  await payAtProvider(page);
  await page.waitForURL('**/paySuccess?*');
  await page.getByRole('heading', { level: 1, name: '支付成功' }).waitFor();

  const orderPage = `/home/OrderDetail?sn=${orderSn}`;
  await visitor.open(orderPage);
  await page.getByRole('main').getByText('待发货').first().waitFor();

  const shipped = await runProgram('apps/server/src/cli.ts', {
    args: ['ship', orderSn!],
    environment: { SHOP_URL: siteUrl },
  });
  expect(shipped).toMatchObject({ code: 0, stdout: `${orderSn} is shipped.\n` });

  await visitor.open(orderPage);
  await page.getByRole('main').getByRole('button', { name: '确认收货' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('main').getByText('已完成').first().waitFor();

  await page.getByRole('main').getByRole('link', { name: /^评价/ }).first().click();
  await page.waitForURL('**/home/Evaluate?*');
  await evaluate(page);

  await visitor.open(goodsPage);
  await page.getByText(opinion).waitFor();
  expect(faults).toEqual([]);
});

/** Takes the second value of the first selector, where there is one. Answers the address of the SKU. */
async function chooseAnotherSku(page: Page): Promise<string> {
  const before = page.url();
  const other = page.locator('#choose').getByRole('link').and(page.locator(':not([aria-current])')).first();
  await other.click();
  await page.waitForURL((url) => url.href !== before);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

async function register(page: Page): Promise<void> {
  await page.waitForURL('**/SignUp?*');
  const form = page.getByRole('main');
  await form.getByLabel('用户名').fill(`teapot${mobile}`);
  await form.getByLabel('手机号', { exact: true }).fill(mobile);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送').first().waitFor();
  await form.getByLabel('验证码', { exact: true }).fill(await sentCode());
  await form.getByLabel('密码', { exact: true }).fill('a good password');
  await form.getByLabel('再输一次密码', { exact: true }).fill('a good password');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '注册', exact: true }).click();
}

async function sentCode(): Promise<string> {
  const answer = await fetch(`${siteUrl}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { messages } = (await answer.json()) as { messages: { mobile: string; code: string }[] };
  return messages.find((message) => message.mobile === mobile)!.code;
}

async function addAddress(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(添加收货地址|新增地址)$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('收货人').fill('林舟');
  await dialog.getByLabel('手机号').fill(mobile);
  await dialog.getByLabel('省 / 直辖市').selectOption('福建省');
  await dialog.getByLabel('城市').selectOption('泉州市');
  await dialog.getByLabel('区 / 县').selectOption('丰泽区');
  await dialog.getByLabel('街道 / 镇').selectOption({ index: 1 });
  await dialog.getByLabel('详细地址').fill('海星路 88 号');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('main').getByText('海星路 88 号').first().waitFor();
}

async function claimCoupon(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: '领取', exact: true }).first().click();
  await page
    .getByRole('button', { name: /^领取优惠券“新客见面礼”/ })
    .first()
    .click();
  await page.getByText('优惠券领取成功').first().waitFor();
}

/** Uses the coupon at the checkout: less is to be paid. */
async function takeCoupon(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const total = main.getByRole('status').filter({ hasText: '实付' });
  const coupon = main.getByRole('button', { name: /平台券.*满 99 可用/ });
  const before = await total.textContent();
  await coupon.click();
  await coupon.and(page.locator('[aria-pressed=true]')).waitFor();
  await total.filter({ hasNotText: before! }).waitFor();
}

/** The provider's page opens beside the cashier, which notices the payment by itself. */
async function payAtProvider(page: Page): Promise<void> {
  await page.getByLabel('支付宝').check({ force: true });
  await page.getByRole('button', { name: '立即付款' }).click();
  const [provider] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /打开支付页面/ }).click(),
  ]);
  await provider.getByRole('button', { name: /确认支付/ }).click();
  await provider.getByText('已支付').waitFor();
  await provider.close();
}

async function evaluate(page: Page): Promise<void> {
  for (const aspect of ['商品相符', '服务态度', '物流速度']) {
    await page.getByRole('group', { name: aspect }).getByRole('radio', { name: '非常满意', exact: true }).check();
  }
  await page.getByLabel('评价内容').fill(opinion);
  await page.getByRole('button', { name: '提交评价' }).click();
  await page.getByText('感谢您的评价').waitFor();
}
