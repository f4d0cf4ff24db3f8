export const shopFront = {
  heading: '丝路商城',
  description: '来自龙泉、苏州、清迈与佛罗伦萨的好物，由产地店铺直接发货。',
  more: '查看全部',
  see: '去看看',
  brandsTitle: '合作品牌',
  banners: {
    label: '精选推荐',
    pause: '暂停轮播',
    play: '继续轮播',
    previous: '上一张',
    next: '下一张',
    go: '第 {{index}} 张，共 {{total}} 张',
  },
  empty: '商城正在上新，先看看全部商品',
  all: '全部商品',
} as const;
