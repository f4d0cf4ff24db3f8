import { afterEach, expect, test } from 'vitest';
import { aPromotion, aSku, aStore } from '../../test/build.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { setClock } from '../clock.ts';
import { chargedPrice, listRunningPromotions } from './promotions.ts';

let restoreClock = () => {};
afterEach(() => restoreClock());

async function aShop() {
  const server = await openTestDatabase();
  return Object.assign(server, { [Symbol.asyncDispose]: () => server.close() });
}

test('nothing runs for SKUs without promotions, nor for no SKUs at all', async () => {
  await using shop = await aShop();
  const sku = await aSku(shop.db);

  expect(await listRunningPromotions(shop.db, [])).toEqual(new Map());
  expect(await listRunningPromotions(shop.db, [sku.id, '404'])).toEqual(new Map());
});

test('a full discount of the whole store runs for each of its SKUs and for no other store', async () => {
  await using shop = await aShop();
  const store = await aStore(shop.db);
  const [one, two, stranger] = [
    await aSku(shop.db, { storeId: store.id }),
    await aSku(shop.db, { storeId: store.id }),
    await aSku(shop.db),
  ];
  const discount = await aPromotion(shop.db, {
    storeId: store.id,
    promotionType: 'FULL_DISCOUNT',
    fullMoney: 20_000,
    fullMinusFlag: true,
    fullMinus: 3_000,
  });

  const running = await listRunningPromotions(shop.db, [one.id, two.id, stranger.id]);

  expect(running.get(one.id)).toEqual({ fullDiscount: discount });
  expect(running.get(two.id)?.fullDiscount?.id).toBe(discount.id);
  expect(running.has(stranger.id)).toBe(false);
});

test('of several seckills the cheapest price counts, beside the full discount', async () => {
  await using shop = await aShop();
  const sku = await aSku(shop.db, { price: 10_000 });
  const { storeId } = sku;
  await aPromotion(shop.db, { storeId, promotionType: 'SECKILL', skus: [{ id: sku.id, price: 8_000 }] });
  await aPromotion(shop.db, { storeId, promotionType: 'SECKILL', skus: [{ id: sku.id, price: 7_000 }] });
  await aPromotion(shop.db, { storeId, promotionType: 'FULL_DISCOUNT', skus: [{ id: sku.id }] });

  const running = (await listRunningPromotions(shop.db, [sku.id])).get(sku.id);

  expect(running?.seckill?.price).toBe(7_000);
  expect(running?.fullDiscount?.scopeType).toBe('PORTION_GOODS');
  expect(chargedPrice(sku.price, running)).toBe(7_000);
  expect(chargedPrice(sku.price, undefined)).toBe(10_000);
});

test('a promotion counts from its first moment to its last, unless it was ended before', async () => {
  await using shop = await aShop();
  const sku = await aSku(shop.db);
  const startTime = new Date('2026-10-01T00:00:00+08:00');
  const endTime = new Date('2026-10-02T00:00:00+08:00');
  const seckill = { storeId: sku.storeId, promotionType: 'SECKILL' as const, startTime, endTime };
  await aPromotion(shop.db, { ...seckill, skus: [{ id: sku.id, price: 9_000 }] });
  await aPromotion(shop.db, { ...seckill, isEnded: true, skus: [{ id: sku.id, price: 1 }] });
  const priceAt = async (time: number) => {
    restoreClock = setClock(() => new Date(time));
    return (await listRunningPromotions(shop.db, [sku.id])).get(sku.id)?.seckill?.price;
  };

  expect(await priceAt(startTime.getTime() - 1)).toBeUndefined();
  expect(await priceAt(startTime.getTime())).toBe(9_000);
  expect(await priceAt(endTime.getTime() - 1)).toBe(9_000);
  expect(await priceAt(endTime.getTime())).toBeUndefined();
});

test('works inside a transaction and sees what it wrote', async () => {
  await using shop = await aShop();
  const sku = await aSku(shop.db);

  const running = await shop.db.transaction(async (tx) => {
    await aPromotion(tx, { storeId: sku.storeId, promotionType: 'SECKILL', skus: [{ id: sku.id, price: 5 }] });
    return listRunningPromotions(tx, [sku.id]);
  });

  expect(running.get(sku.id)?.seckill?.price).toBe(5);
});
