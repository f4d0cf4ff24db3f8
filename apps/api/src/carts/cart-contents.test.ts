import {
  addToCart,
  checkAll,
  checkLine,
  checkStore,
  clearCart,
  countCart,
  getCart,
  removeLines,
  setQuantity,
} from '@silkboat/contract/carts';
import type { TradeDraft } from '@silkboat/contract/trades';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGoods, aMember, aPromotion, aSku, aStore } from '../../test/build.ts';
import { aCoupon } from '../../test/build-checkout.ts';
import { startApi, type TestApi, type TestClient } from '../../test/start-api.ts';
import { carts, goods, skus } from '../db/schema/index.ts';

/** One shop for all tests here: each brings its own members and goods. */
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api[Symbol.asyncDispose]());

const aBuyer = async (): Promise<TestClient> => api.as(await aMember(api.db));

const cartOf = async (buyer: TestClient): Promise<TradeDraft> => (await buyer.call(getCart)).body.result!;

test('an empty cart has every list and no blocked goods', async () => {
  const member = await aMember(api.db, { nickName: '小林' });
  const buyer = await api.as(member);

  const answer = await buyer.call(getCart);

  expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'success', code: 200 } });
  expect(answer.body.result).toEqual({
    sn: null,
    parentOrderSn: null,
    cartList: [],
    skuList: [],
    checkedSkuList: [],
    priceDetailVO: null,
    priceDetailDTO: expect.objectContaining({
      goodsPrice: 0,
      flowPrice: 0,
      discountPriceDetail: [],
      joinPromotion: [],
    }),
    receiptVO: null,
    needReceipt: false,
    notSupportFreight: null,
    cartTypeEnum: 'CART',
    storeRemark: null,
    skuPromotionDetail: {},
    platformCoupon: null,
    storeCoupons: null,
    canUseCoupons: [],
    cantUseCoupons: [],
    memberAddress: null,
    storeAddress: null,
    clientType: null,
    memberName: '小林',
    memberId: member.id,
    distributionId: null,
    orderVO: null,
  });
});

test('the same SKU adds up, lines are grouped by store, and prices count what is checked', async () => {
  const [tea, bowl] = [await aSku(api.db, { price: 12_850 }), await aSku(api.db, { price: 5_000 })];
  const buyer = await aBuyer();

  const added = await buyer.call(addToCart, { skuId: tea.id, num: 1 });
  await buyer.call(addToCart, { skuId: tea.id, num: 2 });
  await buyer.call(addToCart, { skuId: bowl.id, num: 1 });
  await buyer.call(checkLine, { skuId: bowl.id, checked: false });
  const cart = await cartOf(buyer);

  expect(added.body).toMatchObject({ success: true, message: '成功', code: 200, result: null });
  expect(
    cart.skuList.map(({ num, purchasePrice, subTotal, checked }) => [num, purchasePrice, subTotal, checked]),
  ).toEqual([
    [3, 128.5, 385.5, true],
    [1, 50, 50, false],
  ]);
  expect(cart.checkedSkuList.map(({ goodsSku }) => goodsSku.id)).toEqual([tea.id]);
  expect(cart.cartList).toHaveLength(2);
  expect(cart.cartList[0]).toMatchObject({
    storeId: tea.storeId,
    checked: true,
    couponList: [],
    canReceiveCoupon: [],
    giftList: [],
    giftCouponList: [],
    giftPoint: 0,
    goodsNum: 3,
    weight: 1.5,
    remark: '',
    isFull: false,
    sn: null,
    fullDiscount: null,
    fullDiscountSkuIds: null,
    promotionNotice: null,
    deliveryMethod: 'LOGISTICS',
    priceDetailVO: { originalPrice: 385.5, freight: 0, discountPrice: 0, payPoint: 0, finalePrice: 385.5 },
  });
  expect(cart.cartList[1]).toMatchObject({ checked: false, goodsNum: null, checkedSkuList: [] });
  expect(cart.priceDetailDTO).toMatchObject({ goodsPrice: 385.5, flowPrice: 385.5, couponPrice: 0, freightPrice: 0 });
  expect(cart.skuList[0]).toMatchObject({
    errorMessage: '',
    invalid: false,
    isFreeFreight: false,
    promotionMap: {},
    cartType: 'CART',
    goodsSku: { id: tea.id, goodsId: tea.goodsId, quantity: 10, price: 128.5, marketEnable: 'UPPER' },
  });
});

test('clients may send parameters in the query or in a form', async () => {
  const sku = await aSku(api.db);
  const buyer = await aBuyer();
  const path = '/buyer/trade/carts';

  await buyer.send({ method: 'POST', url: `${path}?skuId=${sku.id}&num=2`, form: {} });
  await buyer.send({ method: 'POST', url: path, form: { skuId: sku.id, num: '1', cartType: 'CART' } });
  await buyer.send({ method: 'POST', url: `${path}/sku/num/${sku.id}?skuId=${sku.id}&num=5`, form: {} });
  await buyer.send({ method: 'POST', url: `${path}/sku/checked/${sku.id}?checked=0`, form: {} });
  const unchecked = await cartOf(buyer);
  await buyer.send({ method: 'POST', url: `${path}/store/${sku.storeId}`, form: { checked: 'true' } });

  expect(unchecked.skuList).toMatchObject([{ num: 5, checked: false }]);
  expect((await cartOf(buyer)).skuList).toMatchObject([{ num: 5, checked: true }]);
});

test('refuses to add what cannot be bought', async () => {
  const sku = await aSku(api.db, { stock: 10 });
  const buyer = await aBuyer();
  const wrong: [string, Record<string, unknown>, number, string][] = [
    ['no pieces', { num: 0 }, 30010, '购买数量必须大于0'],
    ['less than none', { num: -3 }, 30010, '购买数量必须大于0'],
    ['more than there is', { num: 11 }, 11011, '商品库存不足'],
    ['a SKU that does not exist', { num: 1, skuId: '999' }, 11001, '商品已下架'],
    ['a group buy', { num: 1, cartType: 'PINTUAN' }, 30002, '拼团活动已关闭，请稍后重试'],
    ['goods for points', { num: 1, cartType: 'POINTS' }, 47003, '积分商品库存不足'],
    ['a bargain', { num: 1, cartType: 'KANJIA' }, 48008, '砍价记录不存在'],
    ['physical goods as virtual ones', { num: 1, cartType: 'VIRTUAL' }, 30001, '读取结算页的购物车异常'],
  ];

  for (const [what, input, code, message] of wrong) {
    const answer = await buyer.send({ method: 'POST', url: '/buyer/trade/carts', json: { skuId: sku.id, ...input } });
    expect({ what, ...answer }).toMatchObject({ status: 400, body: { success: false, code, message, result: null } });
  }
  expect((await cartOf(buyer)).skuList).toEqual([]);
});

test('an empty or unknown way adds to the cart; buying now replaces its only line', async () => {
  const [one, other] = [await aSku(api.db), await aSku(api.db)];
  const buyer = await aBuyer();

  await buyer.call(addToCart, { skuId: one.id, num: 1, cartType: '' });
  await buyer.call(addToCart, { skuId: one.id, num: 1, cartType: 'WHATEVER' });
  await buyer.call(addToCart, { skuId: one.id, num: 3, cartType: 'BUY_NOW' });
  await buyer.call(addToCart, { skuId: other.id, num: 2, cartType: 'BUY_NOW' });
  const checkout = await buyer.send({ method: 'GET', url: '/buyer/trade/carts/checked?way=BUY_NOW' });

  expect((await cartOf(buyer)).skuList).toMatchObject([{ goodsSku: { id: one.id }, num: 2 }]);
  expect((checkout.body.result as TradeDraft).skuList).toMatchObject([
    { goodsSku: { id: other.id }, num: 2, cartType: 'BUY_NOW' },
  ]);
});

test('a retail line ends at 99 pieces without a word, a wholesale line at the stock', async () => {
  const retail = await aSku(api.db, { stock: 500 });
  const steps = [{ id: '1', num: 10, priceFen: 900 }];
  const wholesale = await aSku(api.db, { stock: 500, goods: { salesModel: 'WHOLESALE', wholesaleSteps: steps } });
  const buyer = await aBuyer();

  await buyer.call(addToCart, { skuId: retail.id, num: 98 });
  await buyer.call(addToCart, { skuId: retail.id, num: 5 });
  await buyer.call(addToCart, { skuId: wholesale.id, num: 300 });

  expect((await cartOf(buyer)).skuList.map(({ num }) => num)).toEqual([99, 300]);
});

test('wholesale counts all SKUs of the goods and refuses fewer than the first step', async () => {
  const wholesaleSteps = [
    { id: '1', num: 10, priceFen: 900 },
    { id: '2', num: 20, priceFen: 800 },
  ];
  const tea = await aGoods(api.db, { salesModel: 'WHOLESALE', wholesaleSteps });
  const own = { goodsId: tea.id, storeId: tea.storeId, stock: 100 };
  const [green, black] = [await aSku(api.db, own), await aSku(api.db, own)];
  const buyer = await aBuyer();

  const tooFew = await buyer.call(addToCart, { skuId: green.id, num: 9 });
  await buyer.call(addToCart, { skuId: green.id, num: 12 });
  await buyer.call(addToCart, { skuId: black.id, num: 8 });

  expect(tooFew).toMatchObject({ status: 400, body: { code: 11025, message: '批发商品购买数量不能低于起拍量！' } });
  expect((await cartOf(buyer)).skuList.map(({ purchasePrice }) => purchasePrice)).toEqual([8, 8]);
  await buyer.call(checkLine, { skuId: green.id, checked: false });
  expect((await cartOf(buyer)).skuList[1]).toMatchObject({
    checked: false,
    errorMessage: '批发商品购买数量不能低于起拍量！',
  });
});

test('lines that cannot be bought are unchecked and say why, in the language of the reader', async () => {
  const [gone, short, fine] = [
    await aSku(api.db, { goods: { name: '铁观音', nameEn: 'Tieguanyin' } }),
    await aSku(api.db),
    await aSku(api.db),
  ];
  const buyer = await aBuyer();
  for (const { id } of [gone, short, fine]) await buyer.call(addToCart, { skuId: id, num: 5 });
  await api.db.update(goods).set({ marketEnable: 'DOWN' }).where(eq(goods.id, gone.goodsId));
  await api.db.update(skus).set({ stock: 3 }).where(eq(skus.id, short.id));

  const cart = await cartOf(buyer);
  const english = await buyer.send({ method: 'GET', url: '/buyer/trade/carts/all', headers: { 'x-language': 'en' } });

  expect(cart.skuList.map(({ checked, invalid, errorMessage }) => [checked, invalid, errorMessage])).toEqual([
    [false, true, '商品已下架'],
    [false, false, '商品库存不足,现有库存数量[3]'],
    [true, false, ''],
  ]);
  expect(cart.priceDetailDTO.goodsPrice).toBe(500);
  expect((english.body.result as TradeDraft).skuList).toMatchObject([
    { errorMessage: 'This item is no longer on sale', goodsSku: { goodsName: 'Tieguanyin' } },
    { errorMessage: 'There is not enough stock, [3] left' },
    { errorMessage: '' },
  ]);
  expect((await buyer.call(countCart)).body.result).toBe(2);
});

test('the count is of lines, not of pieces', async () => {
  const [one, other] = [await aSku(api.db), await aSku(api.db)];
  const buyer = await aBuyer();
  await buyer.call(addToCart, { skuId: one.id, num: 7 });
  await buyer.call(addToCart, { skuId: other.id, num: 1 });
  await buyer.call(checkLine, { skuId: other.id, checked: false });

  expect((await buyer.call(countCart)).body.result).toBe(2);
  expect((await buyer.call(countCart, { checked: true })).body.result).toBe(1);
  expect((await buyer.call(countCart, { checked: false })).body.result).toBe(1);
});

test('checking everything, a store or nothing that is there', async () => {
  const [one, other] = [await aSku(api.db), await aSku(api.db)];
  const buyer = await aBuyer();
  for (const { id } of [one, other]) await buyer.call(addToCart, { skuId: id, num: 1 });
  const checked = async () => (await cartOf(buyer)).skuList.map((line) => line.checked);

  await buyer.call(checkAll, {});
  expect(await checked()).toEqual([false, false]);
  await buyer.call(checkStore, { storeId: other.storeId, checked: true });
  expect(await checked()).toEqual([false, true]);
  await buyer.call(checkAll, { checked: true });
  expect(await checked()).toEqual([true, true]);
  expect((await buyer.call(checkLine, { skuId: '12345', checked: false })).status).toBe(200);
  expect((await buyer.call(checkStore, { storeId: '12345', checked: false })).status).toBe(200);
  expect(await checked()).toEqual([true, true]);
});

test('lines are removed by a comma list or repeated keys; clearing forgets the choices too', async () => {
  const shelf = [await aSku(api.db), await aSku(api.db), await aSku(api.db), await aSku(api.db)];
  const member = await aMember(api.db);
  const buyer = await api.as(member);
  for (const { id } of shelf) await buyer.call(addToCart, { skuId: id, num: 1 });
  const path = '/buyer/trade/carts/sku/remove';

  await buyer.send({ method: 'DELETE', url: `${path}?skuIds=${shelf[0]!.id},987654` });
  await buyer.send({ method: 'DELETE', url: `${path}?skuIds=${shelf[1]!.id}&skuIds=${shelf[2]!.id}` });
  const left = (await cartOf(buyer)).skuList.map(({ goodsSku }) => goodsSku.id);
  await buyer.call(clearCart);

  expect(left).toEqual([shelf[3]!.id]);
  expect((await cartOf(buyer)).skuList).toEqual([]);
  expect(await api.db.select().from(carts).where(eq(carts.memberId, member.id))).toEqual([]);
  expect((await buyer.call(removeLines, { skuIds: [] })).status).toBe(200);
});

test('a seckill price is charged while it runs, and a full discount is announced and applied', async () => {
  const store = await aStore(api.db);
  const [tea, bowl] = [
    await aSku(api.db, { storeId: store.id, price: 10_000 }),
    await aSku(api.db, { storeId: store.id, price: 5_000 }),
  ];
  const seckill = await aPromotion(api.db, {
    storeId: store.id,
    promotionType: 'SECKILL',
    skus: [{ id: tea.id, price: 8_000 }],
  });
  const discount = await aPromotion(api.db, {
    storeId: store.id,
    promotionType: 'FULL_DISCOUNT',
    promotionName: '春茶节',
    promotionNameEn: 'Spring tea',
    fullMoney: 12_000,
    fullMinusFlag: true,
    fullMinus: 1_000,
    pointFlag: true,
    points: 30,
  });
  const buyer = await aBuyer();
  await buyer.call(addToCart, { skuId: tea.id, num: 1 });

  const before = await cartOf(buyer);
  await buyer.call(addToCart, { skuId: bowl.id, num: 1 });
  const after = await cartOf(buyer);

  expect(before.skuList[0]).toMatchObject({ purchasePrice: 80, goodsSku: { promotionFlag: true, promotionPrice: 80 } });
  expect(Object.keys(before.skuList[0]!.promotionMap).sort()).toEqual([
    `FULL_DISCOUNT-${discount.id}`,
    `SECKILL-${seckill.id}`,
  ]);
  expect(before.cartList[0]!.promotionNotice).toBe('还差40 即可参与活动（春茶节） 减10元  赠30积分 ');
  expect(after.cartList[0]).toMatchObject({
    promotionNotice: '正在参与满优惠活动[春茶节] 减10元  赠30积分 ',
    giftPoint: 30,
    fullDiscountSkuIds: [tea.id, bowl.id],
    fullDiscount: { promotionName: '春茶节', fullMoney: 120, fullMinus: 10, fullRate: null, promotionStatus: 'START' },
  });
  expect(after.priceDetailDTO).toMatchObject({ goodsPrice: 130, discountPrice: 10, flowPrice: 120 });
});

test('the cart offers the coupons of its stores that the member may still claim', async () => {
  await using api = await startApi();
  const sku = await aSku(api.db);
  const { id } = await aCoupon(api.db, { storeId: sku.storeId, storeName: '店铺', couponLimitNum: 1 });
  await aCoupon(api.db, { storeId: (await aStore(api.db)).id });
  const buyer = await api.as(await aMember(api.db));
  await buyer.call(addToCart, { skuId: sku.id, num: 1 });

  const before = await cartOf(buyer);
  await buyer.send({ method: 'GET', url: `/buyer/promotion/coupon/receive/${id}` });
  const after = await cartOf(buyer);

  expect(before.cartList[0]!.canReceiveCoupon.map((coupon) => coupon.id)).toEqual([id]);
  expect(after.cartList[0]!.canReceiveCoupon).toEqual([]);
});

test('twenty clicks at once count one after the other', async () => {
  const sku = await aSku(api.db, { stock: 15 });
  const buyer = await aBuyer();

  const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.call(addToCart, { skuId: sku.id, num: 1 })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
  expect(answers.filter(({ body }) => body.code === 11011)).toHaveLength(5);
  expect((await cartOf(buyer)).skuList).toMatchObject([{ num: 15 }]);
});

test('a cart holds 200 lines and no more', async () => {
  const parent = await aGoods(api.db);
  const own = { goodsId: parent.id, storeId: parent.storeId };
  const shelf = [];
  for (let at = 0; at < 201; at += 1) shelf.push(await aSku(api.db, own));
  const buyer = await aBuyer();
  const lines = shelf.slice(0, 200).map(({ id }) => ({ skuId: id, num: 1 }));
  await buyer.send({
    method: 'POST',
    url: '/buyer/trade/carts/join',
    json: { cartId: '3f0c8f4e-0b1c-4c7e-9d0a-1f2e3d4c5b6a', lines },
  });

  const oneMore = await buyer.call(addToCart, { skuId: shelf[200]!.id, num: 1 });
  const oneThere = await buyer.call(addToCart, { skuId: shelf[0]!.id, num: 1 });

  expect(oneMore).toMatchObject({ status: 400, body: { code: 30011 } });
  expect(oneThere.status).toBe(200);
  expect((await buyer.call(countCart)).body.result).toBe(200);
});

test("nobody sees or changes another member's cart", async () => {
  const sku = await aSku(api.db);
  const [owner, stranger] = [await aBuyer(), await aBuyer()];
  await owner.call(addToCart, { skuId: sku.id, num: 2 });

  await stranger.call(setQuantity, { skuId: sku.id, num: 1 });
  await stranger.call(checkLine, { skuId: sku.id, checked: false });
  await stranger.call(removeLines, { skuIds: [sku.id] });
  await stranger.call(clearCart);

  expect((await cartOf(owner)).skuList).toMatchObject([{ num: 2, checked: true }]);
  expect((await cartOf(stranger)).skuList).toEqual([]);
});
