import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { Nullable, OneOf } from './fields.ts';

test.each([
  ['text', Type.String(), 'a'],
  ['one of a list', OneOf(['A', 'B']), 'B'],
  ['an object', Type.Object({ a: Type.Integer() }), { a: 1 }],
])('%s that may be null says so in its type, which writers of JSON go by', (_, schema, value) => {
  const nullable = Nullable(schema);
  const validator = Compile(nullable);

  expect((nullable as { type?: unknown }).type).toContain('null');
  expect([validator.Check(null), validator.Check(value), validator.Check(7)]).toEqual([true, true, false]);
});
