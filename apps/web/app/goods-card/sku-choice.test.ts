import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceValues, type SkuChoices, toSkuChoices } from './sku-choice.ts';

/** Celadon and red pots, alone or boxed; the red one is never boxed, boxed celadon is sold out, sky is gone. */
const pots: SkuChoices = {
  axes: [
    { name: '釉色', values: ['梅子青', '朱砂红', '霁蓝'].map((value) => ({ value, image: null })) },
    { name: '包装', values: ['单壶', '礼盒'].map((value) => ({ value, image: null })) },
  ],
  options: [
    { skuId: '1', quantity: 5, values: ['梅子青', '单壶'] },
    { skuId: '2', quantity: 0, values: ['梅子青', '礼盒'] },
    { skuId: '3', quantity: 2, values: ['朱砂红', '单壶'] },
    { skuId: '4', quantity: 0, values: ['霁蓝', '单壶'] },
  ],
};

const seen = (skuId: string, axis: number) =>
  choiceValues(pots, skuId, axis).map(({ value, state, isChosen, skuId: to }) => [value, state, isChosen, to]);

test('leads to the same SKU with another value, and says what is sold out', () => {
  expect(seen('1', 0)).toEqual([
    ['梅子青', 'available', true, '1'],
    ['朱砂红', 'available', false, '3'],
    ['霁蓝', 'soldOut', false, '4'],
  ]);
});

test('greys a value that cannot be had at all', () => {
  expect(seen('1', 1)).toEqual([
    ['单壶', 'available', true, '1'],
    ['礼盒', 'soldOut', false, '2'],
  ]);
});

test('keeps a way to what exists only in another combination', () => {
  const coats: SkuChoices = {
    axes: [
      { name: 'Colour', values: ['red', 'blue'].map((value) => ({ value, image: null })) },
      { name: 'Size', values: ['S', 'L'].map((value) => ({ value, image: null })) },
    ],
    options: [
      { skuId: '1', quantity: 1, values: ['red', 'S'] },
      { skuId: '2', quantity: 1, values: ['blue', 'L'] },
    ],
  };

  expect(choiceValues(coats, '1', 0)[1]).toMatchObject({ value: 'blue', state: 'elsewhere', skuId: '2' });
});

test('reads the axes of a detail and skips its pictures', () => {
  const spec = (specName: string, specValue: string | null, image?: string) => ({
    specName,
    specValue,
    specImage: image ? [image] : null,
  });
  const choices = toSkuChoices([
    { skuId: '1', quantity: 3, specValues: [spec('images', null, 'a'), spec('颜色', '红', 'r'), spec('尺码', 'S')] },
    { skuId: '2', quantity: 0, specValues: [spec('images', null, 'b'), spec('颜色', '红', 'r'), spec('尺码', 'M')] },
  ]);

  expect(choices.axes).toEqual([
    { name: '颜色', values: [{ value: '红', image: 'r' }] },
    {
      name: '尺码',
      values: [
        { value: 'S', image: null },
        { value: 'M', image: null },
      ],
    },
  ]);
  expect(choices.options[1]).toEqual({ skuId: '2', quantity: 0, values: ['红', 'M'] });
});

const anyChoices = fc
  .uniqueArray(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), { minLength: 1, selector: String })
  .chain((combinations) =>
    fc.array(fc.nat(1), { minLength: combinations.length, maxLength: combinations.length }).map((stock) => ({
      axes: [0, 1, 2].map((axis) => ({
        name: `axis ${axis}`,
        values: [...new Set(combinations.map((values) => String(values[axis])))].map((value) => ({
          value,
          image: null,
        })),
      })),
      options: combinations.map((values, index) => ({
        skuId: String(index),
        quantity: stock[index]!,
        values: values.map(String),
      })),
    })),
  );

test('every SKU in stock can be reached from every other, and a way out of a sold-out one exists', () => {
  fc.assert(
    fc.property(anyChoices, (choices) => {
      const ways = (skuId: string) =>
        choices.axes.flatMap((_, axis) =>
          choiceValues(choices, skuId, axis)
            .filter(({ state }) => state !== 'soldOut')
            .map((value) => value.skuId),
        );
      for (const start of choices.options) {
        const reached = new Set([start.skuId]);
        for (const skuId of reached) for (const next of ways(skuId)) reached.add(next);
        for (const { skuId, quantity } of choices.options) if (quantity > 0) expect(reached).toContain(skuId);
      }
    }),
  );
});
