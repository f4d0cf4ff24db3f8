export const shell = {
  siteTitle: 'Silkboat',
  pageTitle: '{{page}} · Silkboat',
  description:
    'Silkboat offers country guides, services and a cross-border shop to Chinese brands going abroad and brands coming to China.',
  skip: 'Skip to the content',
  loading: 'Loading the page',
  missing: {
    tab: 'Page not found',
    title: 'There is no such page',
    text: 'The address may be wrong, or the page has moved.',
  },
  failed: {
    tab: 'Something went wrong',
    title: 'This page cannot be opened right now',
    text: 'The server is busy, please try again later.',
  },
  offline: {
    tab: 'No connection',
    title: 'No connection',
    text: 'The connection timed out, please try again later.',
  },
  retry: 'Try again',
  toHome: 'Back to the home page',
  toShop: 'Go to the shop',
} as const;
