import { expect, test } from 'vitest';
import { ApiRefusal } from './client.ts';

test('knows a refusal that another copy of the class has made', () => {
  class Copy extends Error {
    override name = 'ApiRefusal';
  }

  expect(new Copy()).toBeInstanceOf(ApiRefusal);
  expect(new ApiRefusal('no', 400, 400)).toBeInstanceOf(ApiRefusal);
  expect(new Error('no')).not.toBeInstanceOf(ApiRefusal);
  expect(null).not.toBeInstanceOf(ApiRefusal);
});
