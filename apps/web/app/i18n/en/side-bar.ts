export const sideBar = {
  label: 'Shortcuts',
  entry: {
    home: 'Home',
    categories: 'Browse',
    member: 'Account',
    cart: 'Cart',
    orders: 'Orders',
    coupons: 'Coupons',
    assets: 'Wallet',
    footprints: 'Viewed',
    favourites: 'Saved',
    top: 'Top',
  },
  elsewhere: 'opens in a new window',
} as const;
