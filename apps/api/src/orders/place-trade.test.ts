import { addToCart, checkLine, getCart, getCheckout, selectCoupon, selectReceipt } from '@silkboat/contract/carts';
import { cancelOrder } from '@silkboat/contract/orders';
import { createTrade } from '@silkboat/contract/trades';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aGoods, aMember, anAddress, aPromotion, aSku, aStore } from '../../test/build.ts';
import { aCoupon, aFreightTemplate, aMemberCoupon, aPickUpPoint } from '../../test/build-checkout.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import {
  carts,
  coupons,
  goods,
  memberCoupons,
  orderLines,
  orderLogs,
  orders,
  receipts,
  skus,
  stockMoves,
  trades,
} from '../db/schema/index.ts';

/** One shop for all tests here: each brings its own members and goods. */
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api[Symbol.asyncDispose]());

/** A member with an address and one piece of each SKU in the cart. */
async function aBuyerWith(...lines: { id: string }[]) {
  const member = await aMember(api.db);
  await anAddress(api.db, { memberId: member.id });
  const buyer = await api.as(member);
  for (const { id } of lines) await buyer.call(addToCart, { skuId: id, num: 1 });
  return { member, buyer };
}

const stockOf = async ({ id }: { id: string }) => {
  const [row] = await api.db.select({ stock: skus.stock, reserved: skus.reserved }).from(skus).where(eq(skus.id, id));
  return row!;
};

test('one trade, an order per store, the stock reserved and the lines gone from the cart', async () => {
  const category = await aCategory(api.db, { commissionBasisPoints: 500 });
  const store = await aStore(api.db, { name: '武夷茶行' });
  const template = await aFreightTemplate(api.db, { storeId: store.id });
  const tea = await aSku(api.db, {
    storeId: store.id,
    price: 10_000,
    specs: [{ name: '净重', nameEn: 'Weight', value: '250克', valueEn: '250 g' }],
    goods: { categoryId: category.id, freightTemplateId: template.id, name: '大红袍', nameEn: 'Da Hong Pao' },
  });
  const [bowl, left] = [await aSku(api.db, { price: 5_000 }), await aSku(api.db)];
  const { member, buyer } = await aBuyerWith(tea, bowl, left);
  await buyer.call(addToCart, { skuId: tea.id, num: 1 });
  await buyer.call(checkLine, { skuId: left.id, checked: false });

  const answer = await buyer.call(createTrade, {
    way: 'CART',
    client: 'PC',
    remark: [{ storeId: store.id, remark: '请勿折叠' }],
  });

  const trade = answer.body.result!;
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'success' } });
  expect(trade).toMatchObject({
    sn: expect.stringMatching(/^T\d{8}\d+$/),
    memberId: member.id,
    payStatus: 'UNPAID',
    paymentMethod: null,
    goodsPrice: 250,
    freightPrice: 10,
    discountPrice: 0,
    flowPrice: 260,
    deliveryMethod: 'LOGISTICS',
    consigneeName: '林舟',
  });
  const placed = await api.db.select().from(orders).where(eq(orders.tradeSn, trade.sn)).orderBy(asc(orders.id));
  expect(placed).toMatchObject([
    {
      sn: expect.stringMatching(/^O\d{8}\d+$/),
      storeName: '武夷茶行',
      state: 'UNPAID',
      payState: 'UNPAID',
      deliverState: 'UNDELIVERED',
      orderType: 'NORMAL',
      promotionType: 'NORMAL',
      clientType: 'PC',
      goodsNum: 2,
      weightGrams: 1000,
      remark: '请勿折叠',
      flowPrice: 21_000,
      consigneeDetail: '海星路88号',
      price: { platFormCommissionPoint: 5, platFormCommission: 1_050, billPrice: 19_950, freightPrice: 1_000 },
    },
    { storeId: bowl.storeId, flowPrice: 5_000, remark: null, goodsNum: 1 },
  ]);
  const [line] = await api.db.select().from(orderLines).where(eq(orderLines.orderSn, placed[0]!.sn));
  expect(line).toMatchObject({
    sn: expect.stringMatching(/^OI\d{8}\d+$/),
    skuId: tea.id,
    categoryId: category.id,
    goodsName: '大红袍',
    goodsNameEn: 'Da Hong Pao',
    specs: '250克',
    specsEn: '250 g',
    quantity: 2,
    unitPrice: 10_000,
    subTotal: 20_000,
    flowPrice: 21_000,
    afterSaleState: 'NEW',
    commentState: 'NEW',
    complainState: 'NEW',
    refundState: 'NO_REFUND',
  });
  const logs = await api.db.select().from(orderLogs).where(eq(orderLogs.orderSn, placed[0]!.sn));
  expect(logs).toMatchObject([
    {
      message: `订单[${placed[0]!.sn}]创建`,
      operatorType: '会员',
      operatorId: member.id,
      operatorName: member.nickName,
    },
  ]);
  expect(await stockOf(tea)).toEqual({ stock: 8, reserved: 2 });
  const moves = await api.db.select().from(stockMoves).where(eq(stockMoves.orderSn, placed[0]!.sn));
  expect(moves).toMatchObject([{ kind: 'RESERVE', change: -2, skuId: tea.id }]);
  const cart = (await buyer.call(getCart)).body.result!;
  expect(cart.skuList).toMatchObject([{ goodsSku: { id: left.id }, checked: false }]);
});

test('coupons are used once, counted on their template, and named on the orders that they are for', async () => {
  const [tea, bowl] = [await aSku(api.db, { price: 10_000 }), await aSku(api.db, { price: 10_000 })];
  const { member, buyer } = await aBuyerWith(tea, bowl);
  const template = await aCoupon(api.db, { price: 3_000, storeCommission: 20 });
  const platform = await aMemberCoupon(api.db, { memberId: member.id, template });
  const ofBowl = await aMemberCoupon(api.db, {
    memberId: member.id,
    template: await aCoupon(api.db, { storeId: bowl.storeId, price: 1_000 }),
  });
  await buyer.call(selectCoupon, { memberCouponId: platform.id, used: true });
  await buyer.call(selectCoupon, { memberCouponId: ofBowl.id, used: true });

  const { body } = await buyer.call(createTrade, { way: 'CART', client: 'H5' });

  const placed = await api.db.select().from(orders).where(eq(orders.tradeSn, body.result!.sn)).orderBy(asc(orders.id));
  expect(body.result).toMatchObject({ flowPrice: 160, discountPrice: 0 });
  expect(placed).toMatchObject([
    { platformCouponId: platform.id, storeCouponId: null, flowPrice: 8_500, price: { couponPrice: 1_500 } },
    {
      platformCouponId: platform.id,
      storeCouponId: ofBowl.id,
      flowPrice: 7_500,
      price: { couponPrice: 2_500, siteCouponPrice: 1_500, siteCouponPoint: 20, siteCouponCommission: 300 },
    },
  ]);
  const used = await api.db.select().from(memberCoupons).where(eq(memberCoupons.tradeSn, body.result!.sn));
  expect(used.map(({ state }) => state)).toEqual(['USED', 'USED']);
  expect(used.every(({ usedAt }) => usedAt !== null)).toBe(true);
  const [counted] = await api.db.select().from(coupons).where(eq(coupons.id, template.id));
  expect(counted!.usedNum).toBe(1);
  const [draft] = await api.db.select().from(carts).where(eq(carts.memberId, member.id));
  expect(draft).toMatchObject({ platformCouponId: null, storeCouponIds: {} });
});

test('a coupon that is used meanwhile refuses the trade and nothing happens', async () => {
  const sku = await aSku(api.db);
  const { member, buyer } = await aBuyerWith(sku);
  const coupon = await aMemberCoupon(api.db, { memberId: member.id });
  await buyer.call(selectCoupon, { memberCouponId: coupon.id, used: true });
  await api.db.update(memberCoupons).set({ state: 'USED' }).where(eq(memberCoupons.id, coupon.id));

  const answer = await buyer.call(createTrade, { way: 'CART' });

  expect(answer).toMatchObject({ status: 400, body: { code: 41003, message: '优惠券已使用/已过期，不能使用' } });
  expect(await stockOf(sku)).toEqual({ stock: 10, reserved: 0 });
  expect(await api.db.$count(trades, eq(trades.memberId, member.id))).toBe(0);
});

test('once the checkout has been shown without a coupon that is over, the goods can be ordered without it', async () => {
  const sku = await aSku(api.db);
  const { member, buyer } = await aBuyerWith(sku);
  const [ended, good] = [
    await aMemberCoupon(api.db, { memberId: member.id, storeId: sku.storeId, isPlatform: false }),
    await aMemberCoupon(api.db, { memberId: member.id }),
  ];
  for (const { id } of [ended, good]) await buyer.call(selectCoupon, { memberCouponId: id, used: true });
  await api.db.update(memberCoupons).set({ state: 'CLOSED' }).where(eq(memberCoupons.id, ended.id));
  expect((await buyer.call(createTrade, { way: 'CART' })).body.code).toBe(41003);

  const { priceDetailDTO: shown } = (await buyer.call(getCheckout, { way: 'CART' })).body.result!;
  const answer = await buyer.call(createTrade, { way: 'CART' });

  expect(answer).toMatchObject({ status: 200, body: { result: { flowPrice: shown.flowPrice } } });
  expect(await api.db.select().from(memberCoupons).where(eq(memberCoupons.memberId, member.id))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: ended.id, state: 'CLOSED' }),
      expect.objectContaining({ id: good.id, state: 'USED' }),
    ]),
  );
});

test('a line that sold out after the checkout was shown refuses the whole trade and is named', async () => {
  const tea = await aSku(api.db, { goods: { name: '大红袍', nameEn: 'Da Hong Pao' } });
  const bowl = await aSku(api.db);
  const { buyer } = await aBuyerWith(tea, bowl);
  await api.db.update(skus).set({ stock: 0 }).where(eq(skus.id, tea.id));

  const answer = await buyer.call(createTrade, { way: 'CART' });
  const english = await buyer.send({
    method: 'POST',
    url: '/buyer/trade/carts/create/trade',
    json: { way: 'CART' },
    headers: { 'x-language': 'en' },
  });

  expect(answer).toMatchObject({ status: 400, body: { code: 11011, message: '商品库存不足-大红袍' } });
  expect(english.body.message).toBe('There is not enough stock-Da Hong Pao');
  expect(await stockOf(bowl)).toEqual({ stock: 10, reserved: 0 });
  expect((await buyer.call(getCart)).body.result!.skuList).toHaveLength(2);
});

test('once the checkout has shown the sold-out line, the rest can be ordered', async () => {
  const [gone, fine] = [await aSku(api.db), await aSku(api.db)];
  const { buyer } = await aBuyerWith(gone, fine);
  await api.db.update(skus).set({ stock: 0 }).where(eq(skus.id, gone.id));
  await buyer.send({ method: 'GET', url: '/buyer/trade/carts/checked?way=CART' });

  const answer = await buyer.call(createTrade, { way: 'CART' });

  expect(answer).toMatchObject({ status: 200, body: { result: { goodsPrice: 100 } } });
  expect((await buyer.call(getCart)).body.result!.skuList).toMatchObject([{ goodsSku: { id: gone.id } }]);
});

test('refuses in order: nothing chosen, no address, off the shelf, not shipped there, no pick-up point', async () => {
  const member = await aMember(api.db);
  const buyer = await api.as(member);
  const refusal = async () => {
    const { status, body } = await buyer.call(createTrade, { way: 'CART', client: 'PC' });
    expect(status).toBe(400);
    return [body.code, body.message];
  };
  const store = await aStore(api.db, { hasSelfPickUp: true });
  const rows = [{ areaIds: ['1101'], area: '北京', firstUnits: 1, firstFen: 0, nextUnits: 0, nextFen: 0 }];
  const template = await aFreightTemplate(api.db, { storeId: store.id, rows });
  const sku = await aSku(api.db, { storeId: store.id, goods: { name: '大红袍', freightTemplateId: template.id } });

  expect(await refusal()).toEqual([31041, '购物车中无有效商品，请检查购物车内商品，或者重新选择商品']);
  await buyer.call(addToCart, { skuId: sku.id, num: 1 });
  expect(await refusal()).toEqual([31009, '订单无收货地址，请先配置收货地址']);
  await anAddress(api.db, { memberId: member.id });
  await api.db.update(goods).set({ marketEnable: 'DOWN' }).where(eq(goods.id, sku.goodsId));
  expect((await refusal())[0]).toBe(31041);
  await api.db.update(goods).set({ marketEnable: 'UPPER' }).where(eq(goods.id, sku.goodsId));
  expect(await refusal()).toEqual([
    31011,
    '购物车中包含不支持配送的商品，请重新选择收货地址，或者重新选择商品-包含商品有-大红袍',
  ]);
  await buyer.send({ method: 'PUT', url: '/buyer/trade/carts/shippingMethod?shippingMethod=SELF_PICK_UP' });
  expect(await refusal()).toEqual([31009, '订单没有自提地址,请先选择自提地址']);
});

test('goods to pick up need a pick-up point and no address', async () => {
  const store = await aStore(api.db, { hasSelfPickUp: true });
  const sku = await aSku(api.db, { storeId: store.id });
  const point = await aPickUpPoint(api.db, { storeId: store.id });
  const buyer = await api.as(await aMember(api.db));
  const path = '/buyer/trade/carts';
  await buyer.call(addToCart, { skuId: sku.id, num: 1, cartType: 'BUY_NOW' });
  await buyer.send({ method: 'PUT', url: `${path}/shippingMethod?shippingMethod=SELF_PICK_UP&way=BUY_NOW` });
  await buyer.send({ method: 'GET', url: `${path}/storeAddress?storeAddressId=${point.id}&way=BUY_NOW` });

  const { body } = await buyer.call(createTrade, { way: 'BUY_NOW', client: 'APP' });

  const [order] = await api.db.select().from(orders).where(eq(orders.tradeSn, body.result!.sn));
  expect(body.result).toMatchObject({ deliveryMethod: 'SELF_PICK_UP', consigneeName: null });
  expect(order).toMatchObject({
    deliveryMethod: 'SELF_PICK_UP',
    storeAddressPath: point.address,
    storeAddressMobile: point.mobile,
    storeAddressCenter: point.center,
    consigneeName: null,
    clientType: 'APP',
  });
});

test('virtual goods need no address and become an order of codes', async () => {
  const sku = await aSku(api.db, { goods: { goodsType: 'VIRTUAL_GOODS' } });
  const buyer = await api.as(await aMember(api.db));
  await buyer.call(addToCart, { skuId: sku.id, num: 1, cartType: 'VIRTUAL' });

  const { body } = await buyer.call(createTrade, { way: 'VIRTUAL' });

  const [order] = await api.db.select().from(orders).where(eq(orders.tradeSn, body.result!.sn));
  expect(order).toMatchObject({ orderType: 'VIRTUAL', deliveryMethod: 'VIRTUAL', freightPrice: 0 });
});

test('an invoice is asked of every store of the trade', async () => {
  const [tea, bowl] = [await aSku(api.db), await aSku(api.db, { price: 2_000 })];
  const { member, buyer } = await aBuyerWith(tea, bowl);
  await buyer.call(selectReceipt, { receiptTitle: '个人', receiptContent: '商品明细' });

  await buyer.call(createTrade, { way: 'CART' });

  const asked = await api.db.select().from(receipts).where(eq(receipts.memberId, member.id)).orderBy(asc(receipts.id));
  expect(asked).toMatchObject([
    { receiptTitle: '个人', taxpayerId: null, receiptContent: '商品明细', receiptPrice: 10_000, receiptState: 0 },
    { storeId: bowl.storeId, receiptPrice: 2_000 },
  ]);
  const placed = await api.db.select().from(orders).where(eq(orders.memberId, member.id));
  expect(placed.map(({ needReceipt }) => needReceipt)).toEqual([true, true]);
});

test('a reached full discount is taken off and its gifts are remembered for the payment', async () => {
  const sku = await aSku(api.db, { price: 10_000 });
  const gift = await aCoupon(api.db, { getType: 'ACTIVITY' });
  const promotion = await aPromotion(api.db, {
    storeId: sku.storeId,
    promotionType: 'FULL_DISCOUNT',
    fullMoney: 10_000,
    fullMinusFlag: true,
    fullMinus: 500,
    pointFlag: true,
    points: 20,
    couponFlag: true,
    couponId: gift.id,
  });
  const { buyer } = await aBuyerWith(sku);

  const { body } = await buyer.call(createTrade, { way: 'CART' });

  const [order] = await api.db.select().from(orders).where(eq(orders.tradeSn, body.result!.sn));
  const [line] = await api.db.select().from(orderLines).where(eq(orderLines.orderSn, order!.sn));
  expect(body.result).toMatchObject({ discountPrice: 5, flowPrice: 95 });
  expect(order).toMatchObject({ discountPrice: 500, giftPoints: 20, giftCouponIds: [gift.id] });
  expect(line).toMatchObject({ promotionType: 'FULL_DISCOUNT', promotionId: promotion.id });
});

test('a trade that costs nothing is paid at once', async () => {
  const sku = await aSku(api.db, { price: 1_500 });
  const { member, buyer } = await aBuyerWith(sku);
  const coupon = await aMemberCoupon(api.db, { memberId: member.id });
  await buyer.call(selectCoupon, { memberCouponId: coupon.id, used: true });

  const { body } = await buyer.call(createTrade, { way: 'CART' });

  const [order] = await api.db.select().from(orders).where(eq(orders.tradeSn, body.result!.sn));
  expect(body.result).toMatchObject({ flowPrice: 0, payStatus: 'PAID', paymentMethod: 'BANK_TRANSFER' });
  expect(order).toMatchObject({ state: 'UNDELIVERED', payState: 'PAID', receivableNo: '-1' });
  expect(await stockOf(sku)).toEqual({ stock: 9, reserved: 0 });
});

test('wholesale lines are ordered at the step price, and refused when the rest of the goods was unchecked', async () => {
  const tea = await aGoods(api.db, {
    salesModel: 'WHOLESALE',
    wholesaleSteps: [{ id: '1', num: 10, priceFen: 900 }],
  });
  const own = { goodsId: tea.id, storeId: tea.storeId, stock: 100 };
  const [green, black] = [await aSku(api.db, own), await aSku(api.db, own)];
  const { buyer } = await aBuyerWith();
  await buyer.call(addToCart, { skuId: green.id, num: 10 });
  await buyer.call(addToCart, { skuId: black.id, num: 2 });
  await buyer.call(checkLine, { skuId: green.id, checked: false });

  const refused = await buyer.call(createTrade, { way: 'CART' });
  await buyer.call(checkLine, { skuId: green.id, checked: true });
  const placed = await buyer.call(createTrade, { way: 'CART' });

  expect(refused).toMatchObject({ status: 400, body: { code: 11025 } });
  expect(placed.body.result).toMatchObject({ goodsPrice: 108 });
});

test('cancelling every order of a trade leaves stock and coupons as they were before', async () => {
  const [tea, bowl] = [await aSku(api.db), await aSku(api.db)];
  const { member, buyer } = await aBuyerWith(tea, bowl);
  const coupon = await aMemberCoupon(api.db, { memberId: member.id });
  await buyer.call(selectCoupon, { memberCouponId: coupon.id, used: true });
  const { body } = await buyer.call(createTrade, { way: 'CART' });
  const placed = await api.db.select().from(orders).where(eq(orders.tradeSn, body.result!.sn));
  const couponState = async () => {
    const [row] = await api.db.select().from(memberCoupons).where(eq(memberCoupons.id, coupon.id));
    return row!.state;
  };

  await buyer.call(cancelOrder, { orderSn: placed[0]!.sn, reason: '不想要了' });
  expect(await couponState()).toBe('USED');
  await buyer.call(cancelOrder, { orderSn: placed[1]!.sn, reason: '不想要了' });

  expect(await couponState()).toBe('NEW');
  for (const sku of [tea, bowl]) expect(await stockOf(sku)).toEqual({ stock: 10, reserved: 0 });
});
