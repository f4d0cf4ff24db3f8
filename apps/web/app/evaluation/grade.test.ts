import { expect, test } from 'vitest';
import { gradeOf } from './grade.ts';

test.each([
  [5, 5, 5, 'GOOD'],
  [4, 4, 4, 'GOOD'],
  [5, 3, 3, 'MODERATE'],
  [3, 3, 2, 'MODERATE'],
  [2, 2, 3, 'WORSE'],
  [1, 1, 1, 'WORSE'],
] as const)('%d, %d and %d stars are %s', (description, service, delivery, grade) => {
  expect(gradeOf({ description, service, delivery })).toBe(grade);
});

test('is nothing while an aspect has no stars', () => {
  expect(gradeOf({ description: 5, service: 0, delivery: 5 })).toBeUndefined();
});
