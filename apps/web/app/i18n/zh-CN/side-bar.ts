export const sideBar = {
  label: '快捷入口',
  entry: {
    home: '首页',
    categories: '分类',
    member: '会员',
    cart: '购物车',
    orders: '订单',
    coupons: '优惠券',
    assets: '资产',
    footprints: '足迹',
    favourites: '收藏',
    top: '顶部',
  },
  elsewhere: '在新窗口打开',
} as const;
