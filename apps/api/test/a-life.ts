import { randomUUID } from 'node:crypto';
import { eq, getTableColumns, inArray, is, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../src/db/client.ts';
import { nextId, nextSerial } from '../src/db/ids.ts';
import * as schema from '../src/db/schema/index.ts';
import { aBrand, aMember, anAddress, aSku, aStore } from './build.ts';
import { aCoupon, aMemberCoupon, aPickUpPoint } from './build-checkout.ts';
import { aCarrier, aCompletedOrder, anOrder, aPaidOrder, aShippedOrder, fillWallet } from './build-orders.ts';

export type Life = Awaited<ReturnType<typeof aLife>>;

/** A store with its seller, and a member who has one of everything that a member can own, all of it from that store. */
export async function aLife(db: Database, { name, mobile }: { name: string; mobile: string }) {
  const store = await aStore(db, { hasSelfPickUp: true });
  const seller = await aMember(db, { role: 'SELLER', storeId: store.id });
  const member = await aMember(db, { nickName: name, mobile });
  const memberId = member.id;
  const detail = `${name}的门牌`;
  const brand = await aBrand(db);
  const sku = await aSku(db, { stock: 500, goods: { storeId: store.id, brandId: brand.id } });
  const pickUpPoint = await aPickUpPoint(db, { storeId: store.id });
  const carrier = await aCarrier(db);
  const address = await anAddress(db, { memberId, name, mobile, detail });

  const lines = [{ sku, quantity: 2 }];
  const values = { consigneeName: name, consigneeMobile: mobile, consigneeDetail: detail };
  const wanted = { member, lines, values };
  const unpaid = await anOrder(db, wanted);
  const paid = await aPaidOrder(db, wanted);
  const shipped = await aShippedOrder(db, wanted);
  const completed = await aCompletedOrder(db, wanted);
  const toPickUp = await aPaidOrder(db, { ...wanted, values: { ...values, deliveryMethod: 'SELF_PICK_UP' } });
  const orders = [unpaid, paid, shipped, completed, toPickUp];
  const linesOf = await db.select().from(schema.orderLines).where(eq(schema.orderLines.memberId, memberId));
  const lineOf = (order: { sn: string }) => linesOf.find(({ orderSn }) => orderSn === order.sn)!;
  await fillWallet(db, { memberId, amount: 5_000_00 });

  const template = await aCoupon(db, { storeId: store.id, storeName: store.name });
  const ofPlatform = await aCoupon(db);
  const memberCoupon = await aMemberCoupon(db, { memberId, template });
  const own = { id: nextId(), memberId, memberName: name };
  const ofGoods = { storeId: store.id, goodsId: sku.goodsId, skuId: sku.id };

  const [evaluation] = await db
    .insert(schema.evaluations)
    .values({
      ...own,
      ...ofGoods,
      storeName: store.name,
      goodsName: '商品',
      goodsImage: sku.thumbnail,
      orderSn: shipped.sn,
      orderLineSn: lineOf(shipped).sn,
      grade: 'GOOD',
      content: '很好',
    })
    .returning();
  const [receipt] = await db
    .insert(schema.receipts)
    .values({
      ...own,
      orderSn: paid.sn,
      storeId: store.id,
      storeName: store.name,
      receiptTitle: `${name}的公司`,
      receiptContent: '商品明细',
      receiptPrice: paid.flowPrice,
    })
    .returning();
  const [recharge] = await db
    .insert(schema.recharges)
    .values({ ...own, sn: nextSerial('Y', new Date()), amount: 10_000 })
    .returning();
  const aPayment = { targetSn: unpaid.sn, method: 'ALIPAY', clientType: 'PC', amount: unpaid.flowPrice } as const;
  await db.insert(schema.payments).values({ ...own, targetType: 'ORDER', ...aPayment });
  await db.insert(schema.cartLines).values({ memberId, way: 'CART', skuId: sku.id, storeId: store.id, quantity: 1 });
  await db.insert(schema.carts).values({ memberId, way: 'CART', addressId: address.id });
  const added = [{ skuId: sku.id, goodsName: `${name}想要的`, num: 1 }];
  const [guestCart] = await db
    .insert(schema.joinedGuestCarts)
    .values({ memberId, cartId: randomUUID(), answer: { added, raised: [], limited: [], dropped: [] } })
    .returning();
  await db.insert(schema.goodsCollections).values({ id: nextId(), memberId, skuId: sku.id });
  await db.insert(schema.storeCollections).values({ id: nextId(), memberId, storeId: store.id });
  await db.insert(schema.footprints).values({ id: nextId(), memberId, ...ofGoods, viewedAt: new Date() });
  const aFile = { name: 'x', fileKey: `${nextId()}.webp`, fileType: 'image/webp', bytes: 1, url: '/files/x.webp' };
  await db.insert(schema.files).values({ id: nextId(), ownerId: memberId, ...aFile });

  return {
    store,
    seller,
    member,
    sku,
    pickUpPoint,
    carrier,
    address,
    unpaid,
    paid,
    shipped,
    completed,
    toPickUp,
    orders,
    lineOf,
    template,
    ofPlatform,
    memberCoupon,
    evaluation: evaluation!,
    receipt: receipt!,
    recharge: recharge!,
    guestCart: guestCart!,
    /** Words that nobody but the member, the store and the platform may read. */
    secrets: [name, mobile, detail],
  };
}

/** Every row of a member and of the member's store, as text to compare. */
export async function everythingOf(db: Database, life: Life): Promise<string> {
  const found: string[] = [];
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable)) continue;
    const isTheirs = belongsTo(table, life);
    if (!isTheirs) continue;
    const rows = await db.select().from(table).where(isTheirs);
    found.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return found.sort().join('\n');
}

function belongsTo(table: PgTable, { member, store, orders, template, sku }: Life): SQL | undefined {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  const { id, memberId = columns.ownerId, orderSn, sessionId, storeId, skuId } = columns;
  if (table === schema.members) return eq(id!, member.id);
  if (table === schema.coupons) return eq(id!, template.id);
  if (table === schema.skus) return eq(id!, sku.id);
  if (memberId) return eq(memberId, member.id);
  const sns = orders.map(({ sn }) => sn);
  if (orderSn) return inArray(orderSn, sns);
  if (sessionId) return sql`${sessionId} in (select id from sessions where member_id = ${member.id})`;
  if (storeId) return eq(storeId, store.id);
  return skuId && eq(skuId, sku.id);
}
