export const search = {
  label: '搜索商品',
  placeholder: '输入你想查找的商品',
  submit: '搜索',
  clear: '清除',
  close: '关闭',
  hotWords: '热门搜索',
  inStore: '仅搜索本店',
  cart: '购物车',
  categories: {
    all: '全部商品分类',
    title: '商品分类',
    browse: '全部商品',
    viewAll: '查看全部',
    loading: '正在载入分类',
    failed: '分类载入失败',
    retry: '重试',
  },
} as const;
