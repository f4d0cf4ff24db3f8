import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Every URL of the site. Each exists twice: Chinese at the root, English under `/en`. */
function pages(language: 'zh' | 'en'): RouteConfigEntry[] {
  const page = (path: string, file: string) => route(path, `routes/${file}.tsx`, { id: `${language}:${path}` });

  /** Addresses without a page: the shell asks them. */
  const resource = (path: string, file: string) => route(path, `routes/${file}.ts`, { id: `${language}:${path}` });

  return [
    resource('shell/categories', 'categories'),
    resource('shell/drawer/:kind', 'drawer'),
    resource('shell/cart', 'cart-change'),
    resource('shell/joinCart', 'cart-join'),
    resource('shell/address', 'address-change'),
    resource('shell/pickGoods', 'pick-goods'),
    resource('shell/claimCoupon', 'claim-coupon'),
    resource('session/refresh', 'session-refresh'),
    resource('session/sign-out', 'sign-out'),

    layout('routes/site.tsx', { id: `${language}:site` }, [
      index('routes/home.tsx', { id: `${language}:/` }),

      page('slShop', 'shop'),
      page('goodsList', 'goods-list'),
      page('goodsDetail', 'goods-detail'),
      page('merchant', 'merchant'),
      page('stores', 'stores'),

      page('cart', 'cart'),
      page('checkout', 'checkout'),
      page('cashier', 'cashier'),
      page('paySuccess', 'pay-success'),

      page('login', 'login'),
      page('SignUp', 'sign-up'),
      page('forgetPassword', 'forget-password'),

      layout('routes/member.tsx', { id: `${language}:member` }, [
        page('home', 'member-home'),
        page('home/MyOrder', 'my-order'),
        page('home/OrderDetail', 'order-detail'),
        page('home/Evaluate', 'evaluate'),
      ]),

      page('404', 'missing'),
      page('*', 'not-found'),
    ]),
  ];
}

export default [...pages('zh'), route('en', 'routes/english.tsx', pages('en'))] satisfies RouteConfig;
