export const session = {
  login: {
    title: 'Please sign in',
    text: 'Sign in to do this',
    now: 'Sign in',
    later: 'Keep browsing',
  },
  close: 'Close',
  cart: {
    added: 'Added to your cart',
    full: 'Your cart is full, please clear it first',
  },
  favourite: {
    added: 'Added to your favourites',
    removed: 'Removed from your favourites',
  },
  failure: {
    timeout: 'The connection timed out, please try again later.',
    network: 'Network error, please try again later.',
  },
} as const;
