/** What of a store's goods is shown; the address of the page without its language. */
export interface StoreView {
  id: string;
  keyword: string;
  /** A shelf of the store; empty for all. */
  shelfId: string;
}

export function storePath({ id, keyword = '', shelfId = '' }: Partial<StoreView> & { id: string }): string {
  const search = new URLSearchParams({ id });
  if (keyword) search.set('keyword', keyword);
  if (shelfId) search.set('storeCatId', shelfId);
  return `/merchant?${search}`;
}
