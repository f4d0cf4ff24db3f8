import type { sellerCoupons } from '@silkboat/contract/coupon-consoles';
import type {
  listCoupons as listCouponsCall,
  listMemberCoupons as listMemberCouponsCall,
} from '@silkboat/contract/coupons';
import type { InputOf } from '@silkboat/contract/endpoint';
import type { Page } from '@silkboat/contract/fields';
import { toFen } from '@silkboat/contract/money';
import { Refusal } from '@silkboat/contract/refusal';
import { and, asc, desc, eq, gte, ilike, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { pagingOf, toPage } from '#db/paging.ts';
import { coupons, memberCoupons } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { type CouponRow, couponStatus, hasStatus, isRunning } from './coupon-status.ts';
import { expireCouponsOf } from './member-coupons.ts';
import type { MemberCouponRow } from './to-coupon.ts';

type CouponFilter = InputOf<typeof listCouponsCall>;
type PublishedFilter = InputOf<typeof sellerCoupons.list>;
type MemberCouponFilter = InputOf<typeof listMemberCouponsCall>;

/** What a list of coupons may be sorted by; anything else is newest first. */
const sorts: Record<string, PgColumn> = {
  createTime: coupons.createdAt,
  startTime: coupons.startTime,
  endTime: coupons.endTime,
  price: coupons.price,
  couponDiscount: coupons.discountPercent,
  consumeThreshold: coupons.consumeThreshold,
  publishNum: coupons.publishNum,
  receivedNum: coupons.receivedNum,
  usedNum: coupons.usedNum,
};

/** Coupons that anybody may claim now. */
export async function listClaimableCoupons(db: Database, filter: CouponFilter): Promise<Page<CouponRow>> {
  const where = and(
    isRunning(now()),
    eq(coupons.getType, 'FREE'),
    filter.couponName ? contains(coupons.couponName, coupons.couponNameEn, filter.couponName) : undefined,
    filter.couponType && eq(coupons.couponType, filter.couponType),
    filter.scopeType && eq(coupons.scopeType, filter.scopeType),
    filter.scopeId ? sql`${coupons.scopeIds} = ${JSON.stringify(filter.scopeId.split(','))}::jsonb` : undefined,
    ofStores(coupons.storeId, filter.storeId),
    between(coupons.price, filter.price, toFen),
    between(coupons.publishNum, filter.publishNum),
    between(coupons.receivedNum, filter.receivedNum),
    filter.startTime === undefined ? undefined : gte(coupons.startTime, new Date(filter.startTime)),
    filter.endTime === undefined ? undefined : lte(coupons.endTime, new Date(filter.endTime)),
  );
  return pageOfCoupons(db, { where, filter });
}

async function pageOfCoupons(
  db: Database,
  {
    where,
    filter,
  }: { where: SQL | undefined; filter: Pick<CouponFilter, 'pageNumber' | 'pageSize' | 'sort' | 'order'> },
): Promise<Page<CouponRow>> {
  const paging = pagingOf(filter);
  const column = sorts[filter.sort ?? ''];
  const sorted = column && (filter.order?.toLowerCase() === 'asc' ? asc(column) : sql`${column} desc nulls last`);
  const records = await db
    .select()
    .from(coupons)
    .where(where)
    .orderBy(...(sorted ? [sorted] : []), desc(coupons.id))
    .limit(paging.size)
    .offset(paging.offset);
  return toPage(records, await db.$count(coupons, where), paging);
}

/** What one publisher has out, of every status. */
export async function listPublishedCoupons(
  db: Database,
  { storeId, couponName, promotionStatus, ...page }: PublishedFilter & { storeId: string },
): Promise<Page<CouponRow>> {
  const where = and(
    eq(coupons.storeId, storeId),
    isNull(coupons.deletedAt),
    couponName ? contains(coupons.couponName, coupons.couponNameEn, couponName) : undefined,
    promotionStatus && hasStatus(promotionStatus, now()),
  );
  return pageOfCoupons(db, { where, filter: page });
}

export async function getPublishedCoupon(
  db: Database,
  { id, storeId }: { id: string; storeId: string },
): Promise<CouponRow> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), eq(coupons.storeId, storeId), isNull(coupons.deletedAt)));
  if (!coupon) throw new Refusal('COUPON_NOT_EXIST');
  return coupon;
}

/** A member's own coupons; those whose time is over are marked first. */
export async function listOwnCoupons(
  db: Database,
  { memberId, ...filter }: MemberCouponFilter & { memberId: string },
): Promise<Page<MemberCouponRow>> {
  await expireCouponsOf(db, memberId);
  const paging = pagingOf(filter);
  const where = and(
    eq(memberCoupons.memberId, memberId),
    filter.memberCouponStatus && eq(memberCoupons.state, filter.memberCouponStatus),
    filter.couponType && eq(memberCoupons.couponType, filter.couponType),
    filter.scopeType && eq(memberCoupons.scopeType, filter.scopeType),
    filter.scopeId ? sql`${memberCoupons.scopeIds} = ${JSON.stringify(filter.scopeId.split(','))}::jsonb` : undefined,
    filter.getType && eq(memberCoupons.getType, filter.getType),
    filter.couponId ? eq(memberCoupons.couponId, filter.couponId) : undefined,
    ofStores(memberCoupons.storeId, filter.storeId),
    between(memberCoupons.price, filter.price, toFen),
    filter.startTime === undefined ? undefined : gte(memberCoupons.startTime, new Date(filter.startTime)),
    filter.endTime === undefined ? undefined : lte(memberCoupons.endTime, new Date(filter.endTime)),
    await ofTemplates(db, { memberId, ...filter }),
  );
  const records = await db
    .select()
    .from(memberCoupons)
    .where(where)
    .orderBy(desc(memberCoupons.id))
    .limit(paging.size)
    .offset(paging.offset);
  return toPage(records, await db.$count(memberCoupons, where), paging);
}

/** Name and status belong to the template. */
async function ofTemplates(
  db: Database,
  { memberId, couponName, promotionStatus }: MemberCouponFilter & { memberId: string },
): Promise<SQL | undefined> {
  if (!couponName && !promotionStatus) return undefined;
  const held = db
    .select({ id: memberCoupons.couponId })
    .from(memberCoupons)
    .where(eq(memberCoupons.memberId, memberId));
  const templates = await db
    .select()
    .from(coupons)
    .where(
      and(
        inArray(coupons.id, held),
        couponName ? contains(coupons.couponName, coupons.couponNameEn, couponName) : undefined,
      ),
    );
  const ids = templates.filter((row) => !promotionStatus || couponStatus(row, now()) === promotionStatus);
  return inArray(
    memberCoupons.couponId,
    ids.map(({ id }) => id),
  );
}

function contains(zh: PgColumn, en: PgColumn, text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(zh, pattern), ilike(en, pattern))!;
}

/** Ids joined by commas; `store` is every store but the platform. */
function ofStores(column: PgColumn, text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  if (text === 'store') return ne(column, '0');
  const ids = text.split(',').filter((id) => /^\d{1,19}$/.test(id));
  return inArray(column, ids);
}

/** `min` or `min_max`. */
function between(column: PgColumn, text: string | undefined, toUnit = (value: number) => value): SQL | undefined {
  if (!text) return undefined;
  const match = /^(\d{1,9}(?:\.\d{1,4})?)?(?:_(\d{1,9}(?:\.\d{1,4})?)?)?$/.exec(text);
  if (!match) throw new Refusal('INVALID_PARAMETERS');
  const [min, max] = [match[1], match[2]].map((value) => (value === undefined ? undefined : toUnit(Number(value))));
  return and(min === undefined ? undefined : gte(column, min), max === undefined ? undefined : lte(column, max));
}
