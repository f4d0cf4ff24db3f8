import { type ListQuery, writeListQuery } from './list-query.ts';

/** The page of a query, without its language. */
export function listPath(query: ListQuery): string {
  const search = writeListQuery(query).toString();
  return search ? `/goodsList?${search}` : '/goodsList';
}
