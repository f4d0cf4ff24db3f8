/** The menu of the member pages: groups in their order, each entry with the pages that belong to it. Only pages that exist. */
export const menuGroups = [
  { key: 'overview', entries: [{ key: 'home', path: '/home', covers: [] }] },
  {
    key: 'trade',
    entries: [{ key: 'orders', path: '/home/MyOrder', covers: ['/home/OrderDetail', '/home/Evaluate'] }],
  },
] as const satisfies { key: string; entries: { key: string; path: string; covers: string[] }[] }[];

export type MenuEntry = (typeof menuGroups)[number]['entries'][number];

/** Whether a page, given without its language, belongs to the entry. */
export const isEntryOf = ({ path, covers }: { path: string; covers: readonly string[] }, page: string): boolean =>
  page === path || covers.includes(page);
