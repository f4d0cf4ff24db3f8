import { type ListQuery, readListQuery, writeListQuery } from './list-query.ts';

/** The goods of one store under the address of its page, where the store is called `id`. */
export function readStoreQuery(search: URLSearchParams): ListQuery {
  const { keyword, shelfId, sort, page, view } = readListQuery(search);
  const everything = readListQuery(new URLSearchParams({ storeId: search.get('id') ?? '' }));
  return { ...everything, keyword, shelfId, sort, page, view };
}

/** Without its language. */
export function storeQueryPath(query: ListQuery): string {
  const search = writeListQuery({ ...query, storeId: '' });
  return `/merchant?${new URLSearchParams([['id', query.storeId], ...search])}`;
}
