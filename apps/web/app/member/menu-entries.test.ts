import { expect, test } from 'vitest';
import { isEntryOf, menuGroups } from './menu-entries.ts';

const entries = menuGroups.flatMap((group) => [...group.entries]);
const entryOf = (page: string) => entries.filter((entry) => isEntryOf(entry, page)).map(({ key }) => key);

test.each([
  ['/home', ['home']],
  ['/home/MyOrder', ['orders']],
  ['/home/OrderDetail', ['orders']],
  ['/home/Evaluate', ['orders']],
  ['/cart', []],
])('%s belongs to %j', (page, keys) => {
  expect(entryOf(page)).toEqual(keys);
});
