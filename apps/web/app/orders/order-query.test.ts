import { describe, expect, test } from 'vitest';
import { ordersPath, readOrderQuery, toOrderFilter } from './order-query.ts';

const read = (search: string) => readOrderQuery(new URLSearchParams(search));
const today = new Date('2026-05-31T03:00:00Z');

describe('the address of the order list', () => {
  test('nothing in it means every order', () => {
    expect(read('')).toEqual({ tab: 'ALL', keywords: '', period: 'all', page: 1 });
  });

  test('what makes no sense is as if it were not there', () => {
    expect(read('keywords=%00')).toEqual(read(''));
    expect(read('tag=LOST&period=never&pageNumber=-7')).toEqual(read(''));
  });

  test('writes what it reads', () => {
    const query = { tab: 'WAIT_ROG', keywords: '青瓷 & 茶', period: '3m', page: 3 } as const;

    expect(read(ordersPath(query).split('?')[1] ?? '')).toEqual(query);
    expect(ordersPath()).toBe('/home/MyOrder');
  });

  test('three months before the last of May is the last of February', () => {
    expect(toOrderFilter(read('period=3m'), today)).toMatchObject({ tag: 'ALL', startDate: '2026-02-28' });
  });

  test('orders that wait for their code are asked for by their state', () => {
    const filter = toOrderFilter(read('tag=TAKE'), today);

    expect(filter).toMatchObject({ orderStatus: 'TAKE' });
    expect(filter.tag).toBeUndefined();
  });
});
