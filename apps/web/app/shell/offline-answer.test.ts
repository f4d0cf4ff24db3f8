import { expect, test, vi } from 'vitest';
import { isOfflineAnswer, orOfflineAnswer } from './offline-answer.ts';

test('answers in words when the server could not be reached', async () => {
  vi.stubGlobal('location', { pathname: '/en/checkout' });

  const answer = await orOfflineAnswer(() => Promise.reject(new TypeError('Failed to fetch')));

  expect(isOfflineAnswer(answer)).toBe(true);
  expect(answer).toMatchObject({ refusal: expect.stringContaining('timed out') });
});

test('hands on what the server says, and its faults', async () => {
  expect(await orOfflineAnswer(async () => ({ refusal: '商品库存不足' }))).toEqual({ refusal: '商品库存不足' });
  await expect(orOfflineAnswer(() => Promise.reject(new Error('500')))).rejects.toThrow('500');
});

test.each([undefined, null, 'x', {}, { refusal: 'x' }])('takes %o for no such answer', (answer) => {
  expect(isOfflineAnswer(answer)).toBe(false);
});
