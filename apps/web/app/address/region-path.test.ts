import { expect, test } from 'vitest';
import { chooseRegion, isWholePath, joinRegions, splitRegions } from './region-path.ts';

const fujian = { id: '35', name: '福建省' };
const quanzhou = { id: '3505', name: '泉州市' };
const fengze = { id: '350503', name: '丰泽区' };
const donghai = { id: '350503003', name: '东海街道' };
const whole = [fujian, quanzhou, fengze, donghai];

test('joins ids and names from the province down', () => {
  expect(joinRegions(whole)).toEqual({ idPath: '35,3505,350503,350503003', namePath: '福建省,泉州市,丰泽区,东海街道' });
  expect(joinRegions([])).toEqual({ idPath: '', namePath: '' });
});

test('takes a stored path apart again', () => {
  const { idPath, namePath } = joinRegions(whole);

  expect(splitRegions(idPath, namePath)).toEqual(whole);
});

test.each([
  ['35,3505', '福建省'],
  ['', '福建省'],
  ['1,2,3,4,5', 'a,b,c,d,e'],
])('begins anew when ids %j and names %j do not fit', (ids, names) => {
  expect(splitRegions(ids, names)).toEqual([]);
});

test('a choice makes those below it void', () => {
  const shanghai = { id: '31', name: '上海市' };

  expect(chooseRegion(whole, 0, shanghai)).toEqual([shanghai]);
  expect(chooseRegion([fujian], 1, quanzhou)).toEqual([fujian, quanzhou]);
  expect(chooseRegion(whole, 2, { id: '', name: '' })).toEqual([fujian, quanzhou]);
});

test('is whole at the street, or where no more is known', () => {
  expect(isWholePath(whole, false)).toBe(true);
  expect(isWholePath([{ id: '71', name: '台湾省' }], true)).toBe(true);
  expect(isWholePath([fujian, quanzhou, fengze], false)).toBe(false);
  expect(isWholePath([], true)).toBe(false);
});
