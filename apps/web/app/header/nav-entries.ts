interface NavEntry {
  key: 'home' | 'services' | 'guides' | 'brands' | 'depot' | 'shop' | 'protection' | 'help';
  /** Page of the site; none for an entry that leads nowhere (protection) or elsewhere (depot). */
  path?: string;
  /** Pages that belong to the entry besides its own, each with what lies below it. */
  covers?: string[];
}

/** The header's entries in the order that the site has always had. */
export const navEntries: NavEntry[] = [
  { key: 'home', path: '/' },
  { key: 'services', path: '/Bglobal', covers: ['/Nsystem', '/Promotion'] },
  { key: 'guides', path: '/Initiative', covers: ['/slGuide'] },
  { key: 'brands', path: '/slBrand', covers: ['/SlBrandDetails'] },
  { key: 'depot' },
  { key: 'shop', path: '/slShop', covers: ['/goodsList', '/goodsDetail', '/merchant', '/stores'] },
  { key: 'protection' },
  { key: 'help', path: '/Service', covers: ['/article'] },
];

/** The entry that a page (without its language) belongs to; −1 when none does. */
export function activeEntry(page: string): number {
  if (page === '/') return 0;
  return navEntries.findIndex(
    ({ path, covers = [] }) =>
      path && path !== '/' && [path, ...covers].some((one) => page === one || page.startsWith(`${one}/`)),
  );
}
