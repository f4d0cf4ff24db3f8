export const session = {
  login: {
    title: '请登录',
    text: '请登录后执行此操作',
    now: '立即登录',
    later: '继续浏览',
  },
  close: '关闭',
  cart: {
    added: '商品已成功添加到购物车',
    full: '购物车已满，请先清理',
  },
  favourite: {
    added: '收藏成功',
    removed: '取消收藏成功',
  },
  failure: {
    timeout: '连接超时，请稍候再试！',
    network: '网络错误，请稍后再试！',
  },
} as const;
