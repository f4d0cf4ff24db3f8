import type { Database } from '../src/db/client.ts';
import { nextId } from '../src/db/ids.ts';
import {
  addresses,
  brands,
  categories,
  goods,
  members,
  promotionSkus,
  promotions,
  skus,
  stockMoves,
  stores,
  wallets,
} from '../src/db/schema/index.ts';

/** Builders of what a test needs: each makes one thing with sensible values and takes what matters to the test. */

let count = 0;
const next = () => {
  count += 1;
  return count;
};

export async function aMember(db: Database, values: Partial<typeof members.$inferInsert> = {}) {
  const number = next();
  const [member] = await db
    .insert(members)
    .values({
      id: nextId(),
      username: `buyer${number}`,
      mobile: `139${String(number).padStart(8, '0')}`,
      passwordHash: 'no password',
      nickName: `用户${number}`,
      ...values,
    })
    .returning();
  return member!;
}

export async function aStore(db: Database, values: Partial<typeof stores.$inferInsert> = {}) {
  const [store] = await db
    .insert(stores)
    .values({ id: nextId(), name: `店铺${next()}`, ...values })
    .returning();
  return store!;
}

export async function aBrand(db: Database, values: Partial<typeof brands.$inferInsert> = {}) {
  const [brand] = await db
    .insert(brands)
    .values({ id: nextId(), name: `品牌${next()}`, logo: '/media/brands/x.webp', ...values })
    .returning();
  return brand!;
}

export async function aCategory(db: Database, values: Partial<typeof categories.$inferInsert> = {}) {
  const [category] = await db
    .insert(categories)
    .values({ id: nextId(), name: `分类${next()}`, level: 2, ...values })
    .returning();
  return category!;
}

export async function aGoods(db: Database, values: Partial<typeof goods.$inferInsert> = {}) {
  const storeId = values.storeId ?? (await aStore(db)).id;
  const categoryId = values.categoryId ?? (await aCategory(db)).id;
  const number = next();
  const [row] = await db
    .insert(goods)
    .values({
      id: nextId(),
      code: `G${number}`,
      name: `商品${number}`,
      categoryPath: `1,2,${categoryId}`,
      ...values,
      storeId,
      categoryId,
    })
    .returning();
  return row!;
}

/** A SKU on the shelf with its goods; 10 pieces at ¥100 unless the test says otherwise. */
export async function aSku(
  db: Database,
  values: Partial<typeof skus.$inferInsert> & { goods?: Partial<typeof goods.$inferInsert> } = {},
) {
  const { goods: goodsValues, ...own } = values;
  const parent = own.goodsId
    ? undefined
    : await aGoods(db, { ...(own.storeId && { storeId: own.storeId }), ...goodsValues });
  const [sku] = await db
    .insert(skus)
    .values({
      id: nextId(),
      goodsId: parent?.id ?? own.goodsId!,
      storeId: parent?.storeId ?? own.storeId!,
      code: `S${next()}`,
      price: 10_000,
      stock: 10,
      weightGrams: 500,
      thumbnail: '/media/goods/x-480.webp',
      ...own,
    })
    .returning();
  await db.insert(stockMoves).values({ id: nextId(), skuId: sku!.id, kind: 'INITIAL', change: sku!.stock });
  return sku!;
}

export async function anAddress(
  db: Database,
  { memberId, ...values }: Partial<typeof addresses.$inferInsert> & { memberId: string },
) {
  const [address] = await db
    .insert(addresses)
    .values({
      id: nextId(),
      memberId,
      name: '林舟',
      mobile: '13800006620',
      consigneeAddressPath: '福建省,泉州市,丰泽区,东海街道',
      consigneeAddressIdPath: '35,3505,350503,350503001',
      detail: '海星路88号',
      isDefault: true,
      ...values,
    })
    .returning();
  return address!;
}

export async function aWallet(db: Database, { memberId, balance }: { memberId: string; balance: number }) {
  const [wallet] = await db.insert(wallets).values({ memberId, balance }).returning();
  return wallet!;
}

/** A promotion that began an hour ago and ends tomorrow; `skus` take part at their price (SECKILL) or by name. */
export async function aPromotion(
  db: Database,
  {
    skus: parts = [],
    ...values
  }: Partial<typeof promotions.$inferInsert> & {
    storeId: string;
    promotionType: 'SECKILL' | 'FULL_DISCOUNT';
    skus?: { id: string; price?: number }[];
  },
) {
  const hour = 3_600_000;
  const [promotion] = await db
    .insert(promotions)
    .values({
      id: nextId(),
      storeName: '店铺',
      promotionName: `活动${next()}`,
      scopeType: parts.length > 0 ? 'PORTION_GOODS' : 'ALL',
      startTime: new Date(Date.now() - hour),
      endTime: new Date(Date.now() + 24 * hour),
      ...values,
    })
    .returning();
  for (const part of parts) {
    await db
      .insert(promotionSkus)
      .values({ id: nextId(), promotionId: promotion!.id, skuId: part.id, price: part.price ?? null });
  }
  return promotion!;
}
