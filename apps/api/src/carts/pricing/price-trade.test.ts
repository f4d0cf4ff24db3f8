import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FreightRow } from '#db/schema/index.ts';
import { aCouponToApply, aFullDiscount, aLine, aSeckill } from '../../../test/a-line.ts';
import { type PricedTrade, priceTrade } from './price-trade.ts';
import type { FreightTemplate, LineToPrice } from './priced-line.ts';

const couponsOf = (trade: PricedTrade) =>
  trade.stores.flatMap(({ lines }) => lines.map(({ price }) => price.couponPrice));
const discountsOf = (trade: PricedTrade) =>
  trade.stores.flatMap(({ lines }) => lines.map(({ price }) => price.discountPrice));

const everywhere: FreightRow = { areaIds: [], area: '全国', firstUnits: 1, firstFen: 800, nextUnits: 1, nextFen: 200 };
const template = (values: Partial<FreightTemplate> = {}): FreightTemplate => ({
  id: '7',
  pricingMethod: 'NUM',
  rows: [everywhere],
  ...values,
});

test('a seckill price is charged and its saving told, but it is no discount', () => {
  const line = aLine({ quantity: 2, promotions: { seckill: aSeckill({ price: 6_000 }) } });

  const { price } = priceTrade([line]);

  expect(price).toMatchObject({ goodsPrice: 12_000, discountPrice: 0, flowPrice: 12_000 });
  expect(price.discountPriceDetail).toMatchObject([{ promotionTypeEnum: 'SECKILL', discountPrice: 8_000 }]);
});

test('wholesale counts the pieces of all SKUs of the goods', () => {
  const wholesaleSteps = [
    { num: 10, priceFen: 900 },
    { num: 50, priceFen: 700 },
  ];
  const red = aLine({ goodsId: '9', quantity: 20, wholesaleSteps });
  const blue = aLine({ goodsId: '9', quantity: 30, wholesaleSteps });

  expect(priceTrade([red]).price.goodsPrice).toBe(18_000);
  expect(priceTrade([red, blue]).price.goodsPrice).toBe(35_000);
});

test('a full discount is split over the lines that take part, the rest on the last', () => {
  const fullDiscount = aFullDiscount({ fullMoney: 10_000, fullMinusFlag: true, fullMinus: 2_000 });
  const lines = [
    aLine({ skuPrice: 10_000, promotions: { fullDiscount } }),
    aLine({ skuPrice: 3_333, promotions: { fullDiscount } }),
    aLine({ storeId: '2' }),
  ];

  const trade = priceTrade(lines);

  expect(discountsOf(trade)).toEqual([1_500, 500, 0]);
  expect(trade.price.flowPrice).toBe(10_000 + 3_333 + 10_000 - 2_000);
});

test('a full discount that is not reached takes nothing and knows what is missing', () => {
  const fullDiscount = aFullDiscount({ fullMoney: 30_000, fullMinusFlag: true, fullMinus: 5_000 });

  const trade = priceTrade([aLine({ promotions: { fullDiscount } })]);

  expect(trade.price.discountPrice).toBe(0);
  expect(trade.stores[0]!.fullDiscount).toMatchObject({ isReached: false, missing: 20_000 });
});

test('a full discount by rate takes its part of every line', () => {
  const fullDiscount = aFullDiscount({ fullRateFlag: true, fullRatePercent: 85 });

  const trade = priceTrade([
    aLine({ skuPrice: 333, promotions: { fullDiscount } }),
    aLine({ skuPrice: 1_000, promotions: { fullDiscount } }),
  ]);

  expect(discountsOf(trade)).toEqual([50, 150]);
});

test('platform and store coupons add up, both reckoned on the goods', () => {
  const platform = aCouponToApply({ price: 3_000, storeCommission: 50 });
  const ofStore = aCouponToApply({ isPlatform: false, storeId: '1', couponType: 'DISCOUNT', discountPercent: 80 });

  const trade = priceTrade([aLine(), aLine({ storeId: '2', skuPrice: 5_000 })], { coupons: [ofStore, platform] });

  expect(couponsOf(trade)).toEqual([2_000 + 2_000, 1_000]);
  expect(trade.price).toMatchObject({ couponPrice: 5_000, siteCouponPrice: 3_000, siteCouponCommission: 1_500 });
});

test.each([
  ['its goods', { scopeType: 'PORTION_GOODS' as const, scopeIds: ['501'] }, [2_000, 0, 0]],
  ['its category', { scopeType: 'PORTION_GOODS_CATEGORY' as const, scopeIds: ['31'] }, [0, 2_000, 0]],
  ['a parent of its category', { scopeType: 'PORTION_GOODS_CATEGORY' as const, scopeIds: ['20'] }, [1_000, 1_000, 0]],
  ["the store's own shelf", { scopeType: 'PORTION_SHOP_CATEGORY' as const, scopeIds: ['77'] }, [0, 0, 2_000]],
  ['nothing that is here', { scopeType: 'PORTION_GOODS' as const, scopeIds: ['5'] }, [0, 0, 0]],
])('a coupon for %s', (_, scope, expected) => {
  const lines = [
    aLine({ skuId: '501' }),
    aLine({ skuId: '502', categoryPath: '10,20,31' }),
    aLine({ skuId: '503', categoryPath: '11,21,32', storeCategoryPath: '70,77' }),
  ];

  expect(couponsOf(priceTrade(lines, { coupons: [aCouponToApply(scope)] }))).toEqual(expected);
});

test('a coupon below its threshold is left out, one at its threshold counts', () => {
  const coupon = (consumeThreshold: number) => aCouponToApply({ consumeThreshold });

  expect(priceTrade([aLine()], { coupons: [coupon(10_001)] })).toMatchObject({
    coupons: [],
    price: { couponPrice: 0 },
  });
  expect(priceTrade([aLine()], { coupons: [coupon(10_000)] }).price.couponPrice).toBe(2_000);
});

test('coupons never eat into the freight', () => {
  const lines = [aLine({ skuPrice: 1_000, freightTemplate: template() })];

  const trade = priceTrade(lines, { coupons: [aCouponToApply({ price: 50_000 })], destination: { cityId: '3505' } });

  expect(trade.price).toMatchObject({ goodsPrice: 1_000, couponPrice: 1_000, freightPrice: 800, flowPrice: 800 });
});

test('freight counts pieces or grams per template and names what cannot be shipped', () => {
  const byPiece = template({ id: '1' });
  const byWeight = template({
    id: '2',
    pricingMethod: 'WEIGHT',
    rows: [{ areaIds: ['3505'], area: '泉州', firstUnits: 1000, firstFen: 1_000, nextUnits: 500, nextFen: 300 }],
  });
  const lines = [
    aLine({ quantity: 3, freightTemplate: byPiece }),
    aLine({ quantity: 4, weightGrams: 400, freightTemplate: byWeight }),
    aLine({ freightTemplate: template({ id: '3', pricingMethod: 'FREE' }) }),
    aLine(),
  ];

  const home = priceTrade(lines, { destination: { cityId: '3505' } });
  const away = priceTrade(lines, { destination: { cityId: '1101' } });

  expect(home.price.freightPrice).toBe(1_200 + 1_600);
  expect(home.blocked).toEqual([]);
  expect(away.price.freightPrice).toBe(1_200);
  expect(away.blocked).toEqual([lines[1]!.skuId]);
});

test('the row that names the city goes before the one for everywhere else', () => {
  const rows = [everywhere, { ...everywhere, areaIds: ['3505'], area: '泉州', firstFen: 500 }];

  const trade = priceTrade([aLine({ freightTemplate: template({ rows }) })], { destination: { cityId: '3505' } });

  expect(trade.price.freightPrice).toBe(500);
});

test('a reached full discount with free freight makes the parcel of its store free', () => {
  const fullDiscount = aFullDiscount({ freeFreightFlag: true });
  const lines = [
    aLine({ promotions: { fullDiscount }, freightTemplate: template({ id: '1' }) }),
    aLine({ storeId: '2', freightTemplate: template({ id: '2' }) }),
  ];

  const trade = priceTrade(lines, { destination: { cityId: '3505' } });

  expect(trade.stores.map(({ price }) => price.freightPrice)).toEqual([0, 800]);
});

test('nothing is charged for freight without an address, for pick-up, or for goods without a parcel', () => {
  const freightTemplate = template();
  const destination = { cityId: '3505' };

  expect(priceTrade([aLine({ freightTemplate })]).price.freightPrice).toBe(0);
  expect(
    priceTrade([aLine({ freightTemplate, deliveryMethod: 'SELF_PICK_UP' })], { destination }).price.freightPrice,
  ).toBe(0);
  expect(priceTrade([aLine({ freightTemplate, deliveryMethod: 'VIRTUAL' })], { destination }).price.freightPrice).toBe(
    0,
  );
});

test('the platform keeps its part of what is payable', () => {
  const lines = [aLine({ commissionBasisPoints: 550 }), aLine({ storeId: '2', commissionBasisPoints: 0 })];

  const trade = priceTrade(lines, { hasCommission: true });

  expect(trade.stores[0]!.price).toMatchObject({
    platFormCommissionPoint: 5.5,
    platFormCommission: 550,
    billPrice: 9_450,
  });
  expect(trade.stores[1]!.price).toMatchObject({ platFormCommission: 0, billPrice: 10_000 });
});

const stores = ['1', '2', '3'];
const money = fc.integer({ min: 0, max: 5_000_000 });
const percent = fc.integer({ min: 0, max: 100 });

const fullDiscounts = fc
  .record({
    fullMoney: money,
    fullMinusFlag: fc.boolean(),
    fullMinus: money,
    fullRateFlag: fc.boolean(),
    fullRatePercent: percent,
    freeFreightFlag: fc.boolean(),
  })
  .map(aFullDiscount);

const freightTemplates = fc.record({
  id: fc.constantFrom('1', '2'),
  pricingMethod: fc.constantFrom('NUM' as const, 'WEIGHT' as const, 'FREE' as const),
  rows: fc.array(
    fc.record({
      areaIds: fc.constantFrom<string[]>([], ['3505'], ['1101']),
      area: fc.constant(''),
      firstUnits: fc.integer({ min: 0, max: 3000 }),
      firstFen: money,
      nextUnits: fc.integer({ min: 0, max: 1000 }),
      nextFen: fc.integer({ min: 0, max: 10_000 }),
    }),
    { maxLength: 2 },
  ),
});

const cart = fc
  .tuple(
    fc.array(
      fc.record({
        storeId: fc.constantFrom(...stores),
        quantity: fc.integer({ min: 1, max: 99 }),
        skuPrice: money,
        weightGrams: fc.integer({ min: 0, max: 5000 }),
        isInPromotion: fc.boolean(),
        seckillPrice: fc.option(money, { nil: undefined }),
        freightTemplate: fc.option(freightTemplates, { nil: undefined }),
        deliveryMethod: fc.constantFrom('LOGISTICS' as const, 'SELF_PICK_UP' as const),
        commissionBasisPoints: fc.integer({ min: 0, max: 3000 }),
      }),
      { maxLength: 12 },
    ),
    fc.tuple(fullDiscounts, fullDiscounts, fullDiscounts),
  )
  .map(([lines, discounts]): LineToPrice[] =>
    lines.map(({ isInPromotion, seckillPrice, ...line }) => {
      const seckill = seckillPrice === undefined ? {} : { seckill: aSeckill({ price: seckillPrice }) };
      const fullDiscount = isInPromotion ? { fullDiscount: discounts[stores.indexOf(line.storeId)]! } : {};
      return aLine({ ...line, promotions: { ...seckill, ...fullDiscount } });
    }),
  );

const selection = fc
  .tuple(
    ...['0', ...stores].map((storeId) =>
      fc.option(
        fc
          .record({
            couponType: fc.constantFrom('PRICE' as const, 'DISCOUNT' as const),
            price: money,
            discountPercent: percent,
            consumeThreshold: money,
            storeCommission: percent,
          })
          .map((values) => aCouponToApply({ ...values, storeId, isPlatform: storeId === '0' })),
        { nil: undefined },
      ),
    ),
  )
  .map((coupons) => coupons.filter((coupon) => coupon !== undefined));

const destination = { cityId: '3505' };
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const amounts = [
  'goodsPrice',
  'freightPrice',
  'discountPrice',
  'couponPrice',
  'siteCouponPrice',
  'siteCouponCommission',
  'platFormCommission',
  'flowPrice',
  'billPrice',
] as const;

test('the lines of an order sum to the order and the orders to the trade, fen for fen', () => {
  fc.assert(
    fc.property(cart, selection, (lines, coupons) => {
      const trade = priceTrade(lines, { coupons, destination, hasCommission: true });

      for (const name of amounts) {
        for (const store of trade.stores) {
          expect(sum(store.lines.map(({ price }) => price[name]))).toBe(store.price[name]);
        }
        expect(sum(trade.stores.map(({ price }) => price[name]))).toBe(trade.price[name]);
      }
      expect(trade.stores.flatMap((store) => store.lines)).toHaveLength(lines.length);
    }),
    { numRuns: 300 },
  );
});

test('no amount is negative, and reductions never exceed the goods they are taken off', () => {
  fc.assert(
    fc.property(cart, selection, (lines, coupons) => {
      const trade = priceTrade(lines, { coupons, destination, hasCommission: true });

      for (const { price } of trade.stores.flatMap((store) => store.lines)) {
        for (const name of amounts) expect(price[name]).toBeGreaterThanOrEqual(0);
        expect(price.couponPrice + price.discountPrice).toBeLessThanOrEqual(price.goodsPrice);
        expect(price.flowPrice).toBe(price.goodsPrice + price.freightPrice - price.discountPrice - price.couponPrice);
        expect(price.siteCouponPrice).toBeLessThanOrEqual(price.couponPrice);
      }
    }),
    { numRuns: 300 },
  );
});

test('freight is the same with and without coupons', () => {
  fc.assert(
    fc.property(cart, selection, (lines, coupons) => {
      const withCoupons = priceTrade(lines, { coupons, destination });
      const without = priceTrade(lines, { destination });

      expect(withCoupons.price.freightPrice).toBe(without.price.freightPrice);
      expect(withCoupons.blocked).toEqual(without.blocked);
    }),
    { numRuns: 150 },
  );
});

test('a coupon without a full discount takes exactly its value, or all that the goods cost', () => {
  const plain = cart.map((lines) => lines.map((line) => ({ ...line, promotions: undefined })));
  fc.assert(
    fc.property(plain, money, (lines, value) => {
      const trade = priceTrade(lines, { coupons: [aCouponToApply({ price: value })] });

      expect(trade.price.couponPrice).toBe(Math.min(value, trade.price.goodsPrice));
    }),
    { numRuns: 150 },
  );
});
