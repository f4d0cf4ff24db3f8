export const search = {
  label: 'Search goods',
  placeholder: 'What are you looking for?',
  submit: 'Search',
  clear: 'Clear',
  close: 'Close',
  hotWords: 'Popular searches',
  inStore: 'In this shop only',
  cart: 'Cart',
  categories: {
    all: 'All categories',
    title: 'Categories',
    browse: 'All goods',
    viewAll: 'View all',
    loading: 'Loading categories',
    failed: 'The categories could not be loaded',
    retry: 'Try again',
  },
} as const;
