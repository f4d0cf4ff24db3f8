export const trade = {
  steps: 'Steps to your order',
  done: 'done',
  step: {
    cart: 'Cart',
    checkout: 'Your order',
    payment: 'Payment',
    finish: 'Done',
  },
  mark: {
    cart: '1',
    checkout: '2',
    payment: '3',
    finish: '4',
  },
} as const;
