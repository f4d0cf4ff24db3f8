export const trade = {
  steps: '购物步骤',
  done: '已完成',
  step: {
    cart: '购物车',
    checkout: '确认订单',
    payment: '付款',
    finish: '完成',
  },
  mark: {
    cart: '壹',
    checkout: '贰',
    payment: '叁',
    finish: '肆',
  },
} as const;
