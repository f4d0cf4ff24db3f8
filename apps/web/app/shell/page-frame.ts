/** What stands around a page. */
export interface PageFrame {
  /** `over` lies on the chart with which the page begins; a `bare` page has neither header nor footer. */
  header: 'over' | 'light' | 'bare';
  /** Categories, search and cart below the header. */
  hasShopBar: boolean;
  /** The bar at the right edge. */
  hasSideBar: boolean;
  /** The bar at the bottom of a phone; not where the page has its own there. */
  hasBottomBar: boolean;
}

const plain: PageFrame = { header: 'light', hasShopBar: false, hasSideBar: true, hasBottomBar: true };
const onChart: PageFrame = { ...plain, header: 'over' };
const shop: PageFrame = { ...plain, hasShopBar: true };
const checkout: PageFrame = { ...plain, hasSideBar: false, hasBottomBar: false };
const bare: PageFrame = { header: 'bare', hasShopBar: false, hasSideBar: false, hasBottomBar: false };

const frames: Record<string, PageFrame> = {
  '/': onChart,
  '/slGuide': onChart,
  '/slShop': shop,
  '/goodsList': shop,
  '/goodsDetail': { ...shop, hasBottomBar: false },
  '/merchant': shop,
  '/stores': shop,
  '/checkout': checkout,
  '/cashier': checkout,
  '/paySuccess': checkout,
  '/login': bare,
  '/SignUp': bare,
  '/forgetPassword': bare,
};

/** The frame of a page, given its path without the language. */
export const frameOf = (page: string): PageFrame => frames[page] ?? plain;

/** Around a page that could not be shown. */
export const failureFrame: PageFrame = { ...plain, hasSideBar: false };

/** The shop that a search stays in: the one whose page it is, or that the results are limited to. */
export function searchedStore(page: string, search: string): string | undefined {
  const query = new URLSearchParams(search);
  const storeId = page === '/merchant' ? query.get('id') : page === '/goodsList' ? query.get('storeId') : null;
  return storeId ?? undefined;
}
