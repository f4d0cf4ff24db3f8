import type { Page } from '@silkboat/contract/fields';

/** Lists of the database never answer more than this at once. */
const largestPage = 100;

export interface PageRequest {
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}

/** Which rows a page holds. */
export interface Paging {
  number: number;
  size: number;
  offset: number;
}

/** Pages below 1 are the first, sizes below 1 are 10, sizes above 100 are 100. */
export function pagingOf({ pageNumber = 1, pageSize = 10 }: PageRequest): Paging {
  const number = Math.max(1, pageNumber);
  const size = pageSize < 1 ? 10 : Math.min(pageSize, largestPage);
  return { number, size, offset: (number - 1) * size };
}

export const toPage = <T>(records: T[], total: number, { number, size }: Paging): Page<T> => ({
  records,
  total,
  size,
  current: number,
  pages: Math.ceil(total / size),
});
