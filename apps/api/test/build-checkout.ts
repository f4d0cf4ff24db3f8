import type { Database } from '../src/db/client.ts';
import { nextId } from '../src/db/ids.ts';
import { coupons, freightTemplates, memberCoupons, storeAddresses } from '../src/db/schema/index.ts';

/** Builders of what a checkout meets: coupons, freight, pick-up points. */

const hour = 3_600_000;
const anHourAgo = () => new Date(Date.now() - hour);
const tomorrow = () => new Date(Date.now() + 24 * hour);

/** A coupon of the platform that anybody may claim: ¥20 off from ¥0, without limits. */
export async function aCoupon(db: Database, values: Partial<typeof coupons.$inferInsert> = {}) {
  const [coupon] = await db
    .insert(coupons)
    .values({
      id: nextId(),
      storeName: 'platform',
      couponName: '满减券',
      promotionName: '开业',
      couponType: 'PRICE',
      price: 2_000,
      startTime: anHourAgo(),
      endTime: tomorrow(),
      ...values,
    })
    .returning();
  return coupon!;
}

/** A coupon in a member's hands, ready to use. */
export async function aMemberCoupon(
  db: Database,
  {
    memberId,
    template,
    ...values
  }: Partial<typeof memberCoupons.$inferInsert> & {
    memberId: string;
    template?: Awaited<ReturnType<typeof aCoupon>>;
  },
) {
  const coupon = template ?? (await aCoupon(db));
  const [piece] = await db
    .insert(memberCoupons)
    .values({
      id: nextId(),
      couponId: coupon.id,
      memberId,
      memberName: '买家',
      storeId: coupon.storeId,
      storeName: coupon.storeName,
      couponType: coupon.couponType,
      price: coupon.price,
      discountPercent: coupon.discountPercent,
      consumeThreshold: coupon.consumeThreshold,
      scopeType: coupon.scopeType,
      scopeIds: coupon.scopeIds,
      getType: coupon.getType,
      isPlatform: coupon.storeId === '0',
      storeCommission: coupon.storeCommission,
      startTime: coupon.startTime ?? anHourAgo(),
      endTime: coupon.endTime ?? tomorrow(),
      ...values,
    })
    .returning();
  return piece!;
}

/** ¥8 for the first piece and ¥2 for each further one, everywhere. */
export async function aFreightTemplate(
  db: Database,
  { storeId, ...values }: Partial<typeof freightTemplates.$inferInsert> & { storeId: string },
) {
  const [template] = await db
    .insert(freightTemplates)
    .values({
      id: nextId(),
      storeId,
      name: '普通快递',
      pricingMethod: 'NUM',
      rows: [{ areaIds: [], area: '全国', firstUnits: 1, firstFen: 800, nextUnits: 1, nextFen: 200 }],
      ...values,
    })
    .returning();
  return template!;
}

export async function aPickUpPoint(
  db: Database,
  { storeId, ...values }: Partial<typeof storeAddresses.$inferInsert> & { storeId: string },
) {
  const [point] = await db
    .insert(storeAddresses)
    .values({
      id: nextId(),
      storeId,
      addressName: '东海店',
      center: '118.67,24.88',
      address: '泉州市丰泽区滨海街1号',
      mobile: '059500001111',
      ...values,
    })
    .returning();
  return point!;
}
