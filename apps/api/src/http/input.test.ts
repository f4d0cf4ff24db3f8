import { endpoint } from '@silkboat/contract/endpoint';
import { ListOf, MapOf, OneOf } from '@silkboat/contract/fields';
import { Refusal } from '@silkboat/contract/refusal';
import fc from 'fast-check';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type TObject } from 'typebox';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../test/start-api.ts';
import { inputReader } from './input.ts';
import { serve } from './serve.ts';

const Everything = Type.Object({
  id: Type.Optional(Type.String({ maxLength: 20 })),
  title: Type.Optional(Type.String()),
  password: Type.Optional(Type.String({ isVerbatim: true })),
  isGift: Type.Optional(Type.Boolean()),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  price: Type.Optional(Type.Number({ minimum: -1e9, maximum: 1e9 })),
  way: Type.Optional(OneOf(['LOGISTICS', 'SELF_PICK_UP'])),
  skuIds: Type.Optional(ListOf(Type.String())),
  sizes: Type.Optional(ListOf(Type.Integer())),
  pageNumber: Type.Optional(Type.Integer({ default: 1 })),
  address: Type.Optional(
    Type.Object({ street: Type.String(), floor: Type.Optional(Type.Integer()), lift: Type.Optional(Type.Boolean()) }),
  ),
  remarks: Type.Optional(Type.Array(Type.Object({ storeId: Type.String(), text: Type.String() }), { maxItems: 5 })),
  amounts: Type.Optional(MapOf(Type.Integer())),
});

const endpointWith = (input: TObject) =>
  endpoint({ method: 'POST', path: '/buyer/test/input/{id}', access: 'public', tag: 'test', summary: 'Reads', input });

/** Reads a request that carries the values in its body, or where the test says. */
function read(body: unknown, { query = {}, params = {} }: { query?: object; params?: object } = {}) {
  return inputReader(endpointWith(Everything))({ body, query, params } as FastifyRequest);
}

const refuses = (body: unknown) => expect(() => read(body)).toThrow(Refusal);

describe('where a parameter travels', () => {
  test('path wins over body, body over query', () => {
    const input = read(
      { id: '2', title: 'body' },
      { query: { id: '3', title: 'query', price: '1' }, params: { id: '1' } },
    );

    expect(input).toMatchObject({ id: '1', title: 'body', price: 1 });
  });

  test('what the contract does not name is left out; what is missing gets its default', () => {
    expect(read({ nonce: 'x', timestamp: '1', sign: 'y' })).toEqual({ pageNumber: 1 });
  });

  test.each([[null], [undefined], ['text'], [5], [[{ title: 'x' }]]])('a body that is %j holds nothing', (body) => {
    expect(read(body)).toEqual({ pageNumber: 1 });
  });

  test('names from the prototype are no values', () => {
    const input = read(JSON.parse('{"constructor": "x", "toString": "y", "hasOwnProperty": "z"}'));

    expect(input).toEqual({ pageNumber: 1 });
    expect(Object.getPrototypeOf(read({}))).toBe(Object.prototype);
  });
});

describe('booleans', () => {
  test.each([...['true', 'TRUE', '1', 'on', 'yes', true, 1], ['1', '0']])('%j is yes', (value) => {
    expect(read({ isGift: value })).toMatchObject({ isGift: true });
  });
  test.each(['false', '0', 'off', 'No', false, 0])('%j is no', (value) => {
    expect(read({ isGift: value })).toMatchObject({ isGift: false });
  });
  test.each(['', null])('%j is not given', (value) => {
    expect(read({ isGift: value })).not.toHaveProperty('isGift');
  });
  test.each(['maybe', '2', {}, { toString: 'x' }, [{}]] as unknown[])('%j is refused', (value) =>
    refuses({ isGift: value }),
  );
});

describe('numbers', () => {
  test.each([
    ['1', 1],
    [' 12.50 ', 12.5],
    ['-3', -3],
    ['+4', 4],
    ['.5', 0.5],
    [7, 7],
    [['8', '9'], 8],
  ])('%j is %d', (value, number) => expect(read({ price: value })).toMatchObject({ price: number }));
  test.each(['', '  ', null])('%j is not given', (value) => expect(read({ price: value })).not.toHaveProperty('price'));
  test.each([
    ...['abc', '1e5', '0x10', 'NaN', 'Infinity', '1,000', '１２', '1 2', '9'.repeat(400), '--1', true, {}],
    ...[JSON.parse('1e999'), { valueOf: 1 }],
  ])('%j is refused', (value) => refuses({ price: value }));
  test.each(['1.5', '0', '201', '-1', '9007199254740993'])('%j is no quantity', (value) =>
    refuses({ quantity: value }),
  );
});

describe('texts', () => {
  test('a number or a boolean in JSON is its text; repeated keys join', () => {
    expect(read({ title: 5 })).toMatchObject({ title: '5' });
    expect(read({ title: false })).toMatchObject({ title: 'false' });
    expect(read({ title: ['a', 'b'] })).toMatchObject({ title: 'a,b' });
  });

  test('an id beyond the safe integers keeps its digits as text', () => {
    expect(read({ id: '1844674407370955161' })).toMatchObject({ id: '1844674407370955161' });
  });

  test.each([{}, { toString: 'x' }, [{ toString: 1 }], [['a']], [null, 'a']] as unknown[])('%j is no text', (value) =>
    refuses({ title: value }),
  );

  test('what no database can store is refused or mended', () => {
    refuses({ title: 'a\0b' });
    refuses({ password: 'a\0b' });
    expect(read({ title: 'a\ud800b' })).toMatchObject({ title: 'a\ufffdb' });
  });

  test('markup that could act is removed, other text stays as it was written', () => {
    expect(read({ title: '<script>alert(1)</script>你好<b onclick="x()">!</b>' })).toMatchObject({ title: '你好!' });
    expect(read({ title: '<p>好<img src="https://x/y.png" onerror="x()"></p>' })).toMatchObject({
      title: '<p>好<img src="https://x/y.png" /></p>',
    });
    for (const text of ['1 < 2 && 3 > 2', 'Tom & Jerry', '"quoted" \'text\'', 'a&lt;b', '😀 丝路', '  spaces  ']) {
      expect(read({ title: text })).toMatchObject({ title: text });
    }
  });

  test('a password is taken as it is', () => {
    const password = ' <b>&amp;"\' ';

    expect(read({ password })).toMatchObject({ password });
  });

  test('no text in comes out able to act', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&lt;',
      '&amp;',
      '&',
      '/',
      'script',
      'img src=x onerror=y',
      ' ',
      'a',
      '<svg',
      '=',
      '!--',
      '\n',
      'href=javascript:x',
      '\u0001',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const title = String(read({ title: pieces.join('') }).title);
        expect(title).not.toMatch(/<(script|svg|iframe)/i);
        expect(title).not.toMatch(/<[a-z][^>]*\s(on\w+|href="?\s*javascript)/i);
      }),
      { numRuns: 2000 },
    );
  });

  test('a megabyte of opening brackets is read in no time', () => {
    const started = performance.now();

    read({ title: '<'.repeat(250_000) });
    read({ title: '<a'.repeat(100_000) });

    expect(performance.now() - started).toBeLessThan(3000);
  });

  test('a word of a closed list is checked, an empty one is not given', () => {
    expect(read({ way: 'LOGISTICS' })).toMatchObject({ way: 'LOGISTICS' });
    expect(read({ way: '' })).not.toHaveProperty('way');
    for (const way of ['logistics', 'toString', 5]) refuses({ way });
  });
});

describe('lists', () => {
  test.each([
    ['1,2,3', ['1', '2', '3']],
    [
      ['1', '2'],
      ['1', '2'],
    ],
    ['1', ['1']],
    [' 1, 2', [' 1', ' 2']],
    ['1,,2,', ['1', '2']],
    [5, ['5']],
    [[], []],
  ])('%j are %j', (value, list) => expect(read({ skuIds: value })).toMatchObject({ skuIds: list }));

  test('a text inside a list keeps its comma', () => {
    expect(read({ skuIds: ['丝绸, 茶', '瓷器'] })).toMatchObject({ skuIds: ['丝绸, 茶', '瓷器'] });
  });

  test('each one is read by its kind', () => {
    expect(read({ sizes: '40,41' })).toMatchObject({ sizes: [40, 41] });
    for (const sizes of ['40,x', [{}], [null, {}]]) refuses({ sizes });
    refuses({ skuIds: Array(201).fill('1') });
  });
});

describe('objects', () => {
  test('are read field by field', () => {
    expect(read({ address: { street: '海星路', floor: '3', lift: '1', extra: 'x' } })).toMatchObject({
      address: { street: '海星路', floor: 3, lift: true },
    });
    expect(read({ remarks: [{ storeId: 5, text: '<script>x</script>好' }] })).toMatchObject({
      remarks: [{ storeId: '5', text: '好' }],
    });
  });

  test.each([
    { address: 'text' },
    { address: 5 },
    { address: {} },
    { address: { street: null } },
    { remarks: 'a,b' },
    { remarks: [null] },
    { remarks: [[]] },
    { remarks: [{ storeId: '1' }] },
    { amounts: 'x' },
    { amounts: { a: 'x' } },
    { amounts: [1] },
  ])('%j is refused, not a fault', (body) => refuses(body));
});

test('whatever JSON holds is read or refused, never a fault', () => {
  const names = Object.keys(Everything.properties);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 4 })), (body) => {
      try {
        read(JSON.parse(JSON.stringify(body)));
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
    }),
    { numRuns: 3000 },
  );
});

describe('what is wrong', () => {
  const Address = Type.Object({
    name: Type.String({ minLength: 1, errorMessage: { zh: '收货人姓名不能为空', en: 'Enter a name' } }),
    mobile: Type.String({ pattern: '^1\\d{10}$', errorMessage: { zh: '手机号码格式不正确', en: 'Enter a mobile' } }),
    floor: Type.Integer(),
  });
  const sentence = (body: object, language: 'zh-CN' | 'en') => {
    try {
      inputReader(endpointWith(Address))({ body, query: {}, params: {} } as unknown as FastifyRequest);
    } catch (error) {
      return (error as Refusal).sentence(language);
    }
    return undefined;
  };

  test('is said for each field in the order of the form', () => {
    expect(sentence({ mobile: 'x', name: '', floor: 'x' }, 'zh-CN')).toBe(
      '收货人姓名不能为空, 手机号码格式不正确, floor参数异常',
    );
    expect(sentence({ mobile: '13812345678' }, 'en')).toBe('Enter a name, floor is not valid');
  });
});

describe('over the wire', () => {
  const echo = endpoint({
    method: 'PUT',
    path: '/buyer/test/echo',
    access: 'public',
    tag: 'test',
    summary: 'Answers what it read',
    input: Type.Object({ skuIds: ListOf(Type.String()), isGift: Type.Boolean({ default: false }) }),
    result: Type.Object({ skuIds: Type.Array(Type.String()), isGift: Type.Boolean() }),
  });
  const addEcho = (app: FastifyInstance) => serve(app, echo, ({ input }) => input);

  const form = 'application/x-www-form-urlencoded';

  test('the same values as query, form or JSON are the same', async () => {
    await using api = await startApi({}, addEcho);

    for (const [url, payload, type] of [
      ['/buyer/test/echo?skuIds=1&skuIds=2&isGift=1', '', undefined],
      ['/buyer/test/echo', 'skuIds=1&skuIds=2&isGift=on', form],
      ['/buyer/test/echo?isGift=yes', 'skuIds=1%2C2', form],
      ['/buyer/test/echo', '{"skuIds":["1","2"],"isGift":true}', 'application/json'],
    ] as const) {
      const headers = type ? { 'content-type': type } : {};
      const answer = await api.app.inject({ method: 'PUT', url, headers, ...(payload && { payload }) });
      expect(answer.json(), payload).toMatchObject({ success: true, result: { skuIds: ['1', '2'], isGift: true } });
    }
  });

  test('what nobody sends by accident is refused', async () => {
    await using api = await startApi({}, addEcho);

    for (const [payload, type] of [
      ['{"__proto__":{"isGift":true},"skuIds":[]}', 'application/json'],
      ['{"constructor":{"prototype":{"isGift":true}},"skuIds":[]}', 'application/json'],
      ['__proto__=x&skuIds=1%00', form],
      ['skuIds=1&isGift=%FF', form],
    ] as const) {
      const headers = { 'content-type': type };
      const answer = await api.app.inject({ method: 'PUT', url: echo.path, payload, headers });
      expect(answer.statusCode, payload).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, code: 4002 });
    }
  });
});
