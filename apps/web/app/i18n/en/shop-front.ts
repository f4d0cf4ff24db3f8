export const shopFront = {
  heading: 'Silkboat shop',
  description: 'Good things from Longquan, Suzhou, Chiang Mai and Florence, shipped by the shops that make them.',
  more: 'View all',
  see: 'Have a look',
  brandsTitle: 'Brands',
  banners: {
    label: 'Featured',
    pause: 'Pause',
    play: 'Play',
    previous: 'Previous',
    next: 'Next',
    go: '{{index}} of {{total}}',
  },
  empty: 'The shop is being filled, have a look at all goods',
  all: 'All goods',
} as const;
