export const shell = {
  siteTitle: '丝路之舟',
  pageTitle: '{{page}} · 丝路之舟',
  description: '丝路之舟为出海的中国品牌与来华的海外品牌提供国家指南、出海服务与跨境商城。',
  skip: '跳到正文',
  loading: '正在载入页面',
  missing: {
    tab: '页面不存在',
    title: '没有找到这个页面',
    text: '地址可能有误，或者页面已经移走。',
  },
  failed: {
    tab: '出错了',
    title: '页面暂时打不开',
    text: '服务器繁忙，请稍后重试。',
  },
  offline: {
    tab: '网络不通',
    title: '网络不通',
    text: '连接超时，请稍候再试！',
  },
  retry: '重试',
  toHome: '回到首页',
  toShop: '去商城',
} as const;
