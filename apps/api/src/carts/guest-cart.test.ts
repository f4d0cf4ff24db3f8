import { randomUUID } from 'node:crypto';
import { addToCart, getCart, joinGuestCart, previewGuestCart } from '@silkboat/contract/carts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember, aSku } from '../../test/build.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { cartLines, carts, goods, joinedGuestCarts } from '../db/schema/index.ts';
import { forgetOldJoins } from './guest-cart.ts';

/** One shop for all tests here: each brings its own members and goods. */
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api[Symbol.asyncDispose]());

test('the cart of the device joins the member’s: pieces add up, and one answer says what changed', async () => {
  const named = (name: string) => ({ goods: { name } });
  const [fresh, raised, short, soldOut, gone] = [
    await aSku(api.db, named('新茶')),
    await aSku(api.db, named('老茶')),
    await aSku(api.db, { ...named('少茶'), stock: 5 }),
    await aSku(api.db, { ...named('无茶'), stock: 0 }),
    await aSku(api.db, named('停售')),
  ];
  const many = await aSku(api.db, { ...named('多茶'), stock: 500 });
  await api.db.update(goods).set({ marketEnable: 'DOWN' }).where(eq(goods.id, gone.goodsId));
  const buyer = await api.as(await aMember(api.db));
  await buyer.call(addToCart, { skuId: raised.id, num: 2 });
  await buyer.call(addToCart, { skuId: short.id, num: 3 });
  await buyer.call(addToCart, { skuId: many.id, num: 90 });

  const answer = await buyer.call(joinGuestCart, {
    cartId: randomUUID(),
    lines: [
      { skuId: fresh.id, num: 1, checked: false },
      { skuId: raised.id, num: 3 },
      { skuId: short.id, num: 4 },
      { skuId: soldOut.id, num: 1 },
      { skuId: gone.id, num: 2 },
      { skuId: '123456', num: 1 },
      { skuId: many.id, num: 20 },
    ],
  });

  expect(answer.body.result).toEqual({
    added: [{ skuId: fresh.id, goodsName: '新茶', num: 1 }],
    raised: [
      { skuId: raised.id, goodsName: '老茶', num: 5 },
      { skuId: short.id, goodsName: '少茶', num: 5 },
      { skuId: many.id, goodsName: '多茶', num: 99 },
    ],
    limited: [
      { skuId: short.id, goodsName: '少茶', num: 5 },
      { skuId: many.id, goodsName: '多茶', num: 99 },
    ],
    dropped: [
      { skuId: soldOut.id, goodsName: '无茶', num: 1 },
      { skuId: gone.id, goodsName: '停售', num: 2 },
      { skuId: '123456', goodsName: '', num: 1 },
    ],
  });
  const { skuList } = (await buyer.call(getCart)).body.result!;
  expect(new Map(skuList.map(({ goodsSku, num, checked }) => [goodsSku.id, [num, checked]]))).toEqual(
    new Map([
      [raised.id, [5, true]],
      [short.id, [5, true]],
      [many.id, [99, true]],
      [fresh.id, [1, false]],
    ]),
  );
});

test('a guest cart joins once: the same member hears the first answer again, another member nothing', async () => {
  const sku = await aSku(api.db);
  const [buyer, other] = [await api.as(await aMember(api.db)), await api.as(await aMember(api.db))];
  const join = { cartId: randomUUID(), lines: [{ skuId: sku.id, num: 2 }] };

  const first = await buyer.call(joinGuestCart, join);
  const again = await buyer.call(joinGuestCart, { ...join, cartId: join.cartId.toUpperCase() });
  const foreign = await other.call(joinGuestCart, join);

  expect(again.body.result).toEqual(first.body.result);
  expect(foreign.body.result).toEqual({ added: [], raised: [], limited: [], dropped: [] });
  expect((await buyer.call(getCart)).body.result!.skuList).toMatchObject([{ num: 2 }]);
  expect((await other.call(getCart)).body.result!.skuList).toEqual([]);
});

test('ten tabs that join the same guest cart at once join it once', async () => {
  const sku = await aSku(api.db);
  const buyer = await api.as(await aMember(api.db));
  const join = { cartId: randomUUID(), lines: [{ skuId: sku.id, num: 1 }] };

  const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.call(joinGuestCart, join)));

  for (const { body } of answers) expect(body.result!.added).toMatchObject([{ num: 1 }]);
  expect((await buyer.call(getCart)).body.result!.skuList).toMatchObject([{ num: 1 }]);
});

test('forms send two lists; a SKU named twice counts together', async () => {
  const [one, other] = [await aSku(api.db), await aSku(api.db)];
  const buyer = await api.as(await aMember(api.db));
  const join = (form: Record<string, string>) =>
    buyer.send({ method: 'POST', url: '/buyer/trade/carts/join', form: { cartId: randomUUID(), ...form } });

  const joined = await join({ skuIds: `${one.id},${other.id},${one.id}`, nums: '1,2,3' });
  const uneven = await join({ skuIds: `${one.id},${other.id}`, nums: '1' });

  expect(joined.body.result).toMatchObject({ added: [{ num: 4 }, { num: 2 }] });
  expect(uneven).toMatchObject({ status: 400, body: { code: 4002 } });
});

test('a visitor’s cart is priced without a token and nothing is stored', async () => {
  const [tea, bowl] = [await aSku(api.db, { price: 8_800 }), await aSku(api.db, { price: 1_200, stock: 1 })];

  const stored = [await api.db.$count(carts), await api.db.$count(cartLines)];

  const answer = await api.call(previewGuestCart, {
    lines: [
      { skuId: tea.id, num: 2 },
      { skuId: bowl.id, num: 3 },
      { skuId: '424242', num: 1 },
    ],
  });

  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect(answer.body.result).toMatchObject({
    memberId: null,
    memberName: null,
    memberAddress: null,
    skuList: [
      { num: 2, checked: true, subTotal: 176 },
      { num: 3, checked: false, errorMessage: '商品库存不足,现有库存数量[1]' },
    ],
    priceDetailDTO: { flowPrice: 176 },
  });
  expect([await api.db.$count(carts), await api.db.$count(cartLines)]).toEqual(stored);
  expect((await api.call(previewGuestCart, {})).body.result).toMatchObject({ skuList: [], cartList: [] });
});

test('refuses to join what is no cart', async () => {
  const buyer = await api.as(await aMember(api.db));
  const cartId = randomUUID();
  const wrong: [string, unknown][] = [
    ['no id of the cart', { lines: [] }],
    ['an id that is no uuid', { cartId: 'mine', lines: [] }],
    ['no pieces', { cartId, lines: [{ skuId: '1', num: 0 }] }],
    ['half a piece', { cartId, lines: [{ skuId: '1', num: 1.5 }] }],
    ['words for a SKU', { cartId, lines: [{ skuId: '茶', num: 1 }] }],
    ['a line that is no line', { cartId, lines: ['tea'] }],
    ['too many lines', { cartId, lines: Array.from({ length: 201 }, () => ({ skuId: '1', num: 1 })) }],
  ];

  for (const [what, json] of wrong) {
    const answer = await buyer.send({ method: 'POST', url: '/buyer/trade/carts/join', json });
    expect({ what, ...answer }).toMatchObject({ status: 400, body: { success: false, code: 4002 } });
  }
});

test('old joins are forgotten', async () => {
  const { id: memberId } = await aMember(api.db);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await api.db.insert(joinedGuestCarts).values([
    { cartId: 'old', memberId, createdAt: daysAgo(91) },
    { cartId: 'new', memberId, createdAt: daysAgo(89) },
  ]);

  await forgetOldJoins(api.db);

  const left = await api.db.select().from(joinedGuestCarts).where(eq(joinedGuestCarts.memberId, memberId));
  expect(left.map(({ cartId }) => cartId)).toEqual(['new']);
});
