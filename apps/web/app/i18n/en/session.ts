export const session = {
  login: {
    title: 'Please sign in',
    text: 'Sign in to do this',
    now: 'Sign in',
    later: 'Keep browsing',
  },
  close: 'Close',
  failure: {
    timeout: 'The connection timed out, please try again later.',
    network: 'Network error, please try again later.',
  },
} as const;
