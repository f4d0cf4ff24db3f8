import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { coupons, goods, promotionSkus, promotions, skus } from '#db/schema/index.ts';
import { insertInBatches } from '../insert-in-batches.ts';
import { sampleId } from '../sample-ids.ts';
import { sampleStores } from './sample-stores.ts';
import { categoryIdOf, storeIdOf } from './seed-catalogue.ts';

const day = 86_400_000;

/** Full discounts of stores and reduced prices of single SKUs, running now and for some weeks. */
export async function seedPromotions(db: Database, today: Date): Promise<void> {
  await insertInBatches(db, promotions, [...fullDiscounts(today), seckill(today)]);
  const chosen = await db
    .select({ id: skus.id, price: skus.price })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(
      sql`${skus.position} = 0 and ${skus.stock} > 20 and ${goods.salesModel} = 'RETAIL' and ${goods.buyCount} % 9 = 0`,
    )
    .orderBy(asc(skus.id))
    .limit(36);
  await insertInBatches(
    db,
    promotionSkus,
    // 18 % off, to the full yuan.
    chosen.map((sku, index) => ({
      id: sampleId('promotionSku', index + 1),
      promotionId: sampleId('promotion', 50),
      skuId: sku.id,
      price: Math.max(100, Math.round((sku.price * 82) / 10_000) * 100),
    })),
  );
}

function storeName(key: string): string {
  return sampleStores.find((store) => store.key === key)!.name.zh;
}

function fullDiscounts(today: Date): (typeof promotions.$inferInsert)[] {
  const rules: [
    store: string,
    full: number,
    effect: { minus?: number; rate?: number; freeFreight?: boolean; points?: number },
    zh: string,
    en: string,
  ][] = [
    ['oujiang', 200, { minus: 30 }, '茶器满 200 减 30', '¥30 off tea ware over ¥200'],
    ['wujiang', 500, { rate: 90 }, '丝织满 500 打 9 折', '10% off silk over ¥500'],
    ['siam-orchard', 159, { freeFreight: true }, '鲜果满 159 包邮', 'Free shipping over ¥159'],
    ['yuanxing', 300, { minus: 40 }, '户外满 300 减 40', '¥40 off outdoor over ¥300'],
    ['minshan', 199, { minus: 20, points: 100 }, '个护满 199 减 20 赠 100 积分', '¥20 off and 100 points over ¥199'],
    ['shensheng', 1000, { minus: 100 }, '数码满 1000 减 100', '¥100 off electronics over ¥1,000'],
  ];
  return rules.map(([store, full, effect, zh, en], index) => ({
    id: sampleId('promotion', index + 1),
    promotionType: 'FULL_DISCOUNT' as const,
    storeId: storeIdOf(store),
    storeName: storeName(store),
    promotionName: zh,
    promotionNameEn: en,
    startTime: new Date(today.getTime() - 3 * day),
    endTime: new Date(today.getTime() + 60 * day),
    fullMoney: full * 100,
    fullMinusFlag: effect.minus !== undefined,
    fullMinus: effect.minus === undefined ? null : effect.minus * 100,
    fullRateFlag: effect.rate !== undefined,
    fullRatePercent: effect.rate ?? null,
    freeFreightFlag: effect.freeFreight ?? false,
    pointFlag: effect.points !== undefined,
    points: effect.points ?? 0,
    title: zh,
  }));
}

const seckill = (today: Date): typeof promotions.$inferInsert => ({
  id: sampleId('promotion', 50),
  promotionType: 'SECKILL',
  storeId: '0',
  storeName: 'platform',
  promotionName: '扬帆限时价',
  promotionNameEn: 'Limited-time price',
  scopeType: 'PORTION_GOODS',
  startTime: new Date(today.getTime() - day),
  endTime: new Date(today.getTime() + 21 * day),
  title: '扬帆限时价',
});

type Coupon = typeof coupons.$inferInsert;

/** Twenty coupons of every type and scope: platform and store, money and discount, fixed and rolling, ended, not yet begun, sold out. */
export async function seedCoupons(db: Database, today: Date): Promise<void> {
  const few = await db
    .select({ id: skus.id, goodsId: skus.goodsId })
    .from(skus)
    .where(gt(skus.stock, 50))
    .orderBy(asc(skus.id))
    .limit(400);
  const some = (start: number) => few.slice(start, start + 24).map((sku) => sku.id);
  const rows: (Partial<Coupon> & { zh: string; en: string; store?: string })[] = [
    { zh: '新客见面礼', en: 'Welcome', couponType: 'PRICE', price: 1000, consumeThreshold: 9900, couponLimitNum: 1 },
    {
      zh: '平台满减券',
      en: 'Platform saving',
      couponType: 'PRICE',
      price: 5000,
      consumeThreshold: 50_000,
      couponLimitNum: 2,
    },
    {
      zh: '大额满减券',
      en: 'Large order saving',
      couponType: 'PRICE',
      price: 20_000,
      consumeThreshold: 200_000,
      couponLimitNum: 1,
      publishNum: 500,
    },
    {
      zh: '平台 9.5 折券',
      en: 'Platform 5% off',
      couponType: 'DISCOUNT',
      discountPercent: 95,
      consumeThreshold: 20_000,
      couponLimitNum: 2,
    },
    {
      zh: '茶咖酒水券',
      en: 'Tea, coffee and wine',
      couponType: 'PRICE',
      price: 2000,
      consumeThreshold: 15_000,
      ...category('tea-coffee-wine'),
    },
    {
      zh: '生鲜食品券',
      en: 'Fresh food',
      couponType: 'PRICE',
      price: 2000,
      consumeThreshold: 10_000,
      ...category('fresh-food'),
    },
    {
      zh: '数码 9 折券',
      en: 'Electronics 10% off',
      couponType: 'DISCOUNT',
      discountPercent: 90,
      consumeThreshold: 80_000,
      ...category('electronics'),
      publishNum: 300,
      couponLimitNum: 1,
    },
    {
      zh: '家居焕新券',
      en: 'Home refresh',
      couponType: 'PRICE',
      price: 6000,
      consumeThreshold: 60_000,
      ...category('home-lighting'),
    },
    {
      zh: '甄选好物券',
      en: 'Selected goods',
      couponType: 'PRICE',
      price: 1500,
      consumeThreshold: 10_000,
      scopeType: 'PORTION_GOODS',
      scopeIds: some(0),
    },
    {
      zh: '七日随心券',
      en: 'Seven-day coupon',
      couponType: 'PRICE',
      price: 800,
      consumeThreshold: 6900,
      rangeDayType: 'DYNAMICTIME',
      effectiveDays: 7,
      couponLimitNum: 3,
    },
    {
      zh: '店铺 9.5 折券',
      en: 'Shop 5% off',
      store: 'oujiang',
      couponType: 'DISCOUNT',
      discountPercent: 95,
      consumeThreshold: 30_000,
    },
    {
      zh: '茶器立减券',
      en: 'Tea ware saving',
      store: 'oujiang',
      couponType: 'PRICE',
      price: 2000,
      consumeThreshold: 20_000,
      couponLimitNum: 2,
    },
    {
      zh: '丝巾专享券',
      en: 'Scarves',
      store: 'wujiang',
      couponType: 'PRICE',
      price: 4000,
      consumeThreshold: 40_000,
      couponLimitNum: 1,
    },
    {
      zh: '鲜果立减券',
      en: 'Fresh fruit',
      store: 'siam-orchard',
      couponType: 'PRICE',
      price: 1000,
      consumeThreshold: 8900,
    },
    {
      zh: '耳机专享券',
      en: 'Headphones',
      store: 'shensheng',
      couponType: 'PRICE',
      price: 5000,
      consumeThreshold: 50_000,
      rangeDayType: 'DYNAMICTIME',
      effectiveDays: 14,
    },
    {
      zh: '户外 9 折券',
      en: 'Outdoor 10% off',
      store: 'yuanxing',
      couponType: 'DISCOUNT',
      discountPercent: 90,
      consumeThreshold: 30_000,
      couponLimitNum: 1,
    },
    {
      zh: '个护第二件券',
      en: 'Body care',
      store: 'minshan',
      couponType: 'PRICE',
      price: 1500,
      consumeThreshold: 12_000,
    },
    {
      zh: '早鸟券',
      en: 'Early bird',
      couponType: 'PRICE',
      price: 3000,
      consumeThreshold: 20_000,
      startTime: new Date(today.getTime() + 5 * day),
      endTime: new Date(today.getTime() + 30 * day),
    },
    {
      zh: '秋收节券',
      en: 'Harvest',
      couponType: 'PRICE',
      price: 2500,
      consumeThreshold: 20_000,
      startTime: new Date(today.getTime() - 60 * day),
      endTime: new Date(today.getTime() - 2 * day),
    },
    {
      zh: '限量抢空券',
      en: 'Limited',
      couponType: 'PRICE',
      price: 8000,
      consumeThreshold: 30_000,
      publishNum: 50,
      receivedNum: 50,
    },
    { zh: '会员活动券', en: 'Member gift', couponType: 'PRICE', price: 2000, consumeThreshold: 0, getType: 'ACTIVITY' },
  ];
  await insertInBatches(
    db,
    coupons,
    rows.map((row, index) => toCoupon(row, index, today)),
  );
}

const category = (key: string) => ({ scopeType: 'PORTION_GOODS_CATEGORY' as const, scopeIds: [categoryIdOf(key)] });

function toCoupon(
  { zh, en, store, ...row }: Partial<Coupon> & { zh: string; en: string; store?: string },
  index: number,
  today: Date,
): Coupon {
  const fixed = row.rangeDayType !== 'DYNAMICTIME';
  return {
    id: sampleId('coupon', index + 1),
    storeId: store ? storeIdOf(store) : '0',
    storeName: store ? storeName(store) : 'platform',
    couponName: zh,
    couponNameEn: en,
    promotionName: zh,
    couponType: 'PRICE',
    storeCommission: store ? 100 : 0,
    startTime: fixed ? new Date(today.getTime() - 7 * day) : null,
    endTime: fixed ? new Date(today.getTime() + 40 * day) : null,
    ...row,
  };
}
