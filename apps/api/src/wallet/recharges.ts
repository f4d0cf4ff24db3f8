import type { Page } from '@silkboat/contract/fields';
import { type Fen, toFen } from '@silkboat/contract/money';
import { payLifeCycle } from '@silkboat/contract/order-life-cycle';
import { Refusal } from '@silkboat/contract/refusal';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { nextId, nextSerial } from '#db/ids.ts';
import { plainStep } from '#db/life-cycle.ts';
import { type Paging, toPage } from '#db/paging.ts';
import { recharges } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { getSetting } from '../site/settings.ts';

export type RechargeRow = typeof recharges.$inferSelect;

const least: Fen = 100;
const most: Fen = 1_000_000;

/** The sentences are those that existing clients show. */
function checkAmount(yuan: number | undefined): Fen {
  if (yuan === undefined || yuan <= 0 || yuan > 1_000_000) throw new Refusal('RECHARGE_PRICE');
  const amount = toFen(yuan);
  if (Math.abs(amount / 100 - yuan) > 1e-9) throw new Refusal('RECHARGE_PRICE', wholeFen);
  if (amount < least) throw new Refusal('INVALID_PARAMETERS', tooLittle);
  if (amount > most) throw new Refusal('INVALID_PARAMETERS', tooMuch);
  return amount;
}

const wholeFen = { zh: '充值金额最多两位小数', en: 'use at most two decimals' };
const tooLittle = { zh: '充值金额单次最少充值金额为1元', en: 'A top-up is at least 1 yuan' };
const tooMuch = { zh: '充值金额单次最多允许充值10000元', en: 'A top-up is at most 10000 yuan' };

/** An unpaid top-up; it counts once the cashier has the money. */
export async function createRecharge(
  db: Database,
  { memberId, memberName, yuan }: { memberId: string; memberName: string; yuan: number | undefined },
): Promise<RechargeRow> {
  const amount = checkAmount(yuan);
  const [recharge] = await db
    .insert(recharges)
    .values({ sn: nextSerial('Y', now()), id: nextId(), memberId, memberName, amount, createdAt: now() })
    .returning();
  return recharge!;
}

export async function listRecharges(
  db: Database,
  { memberId, paging }: { memberId: string; paging: Paging },
): Promise<Page<RechargeRow>> {
  const own = eq(recharges.memberId, memberId);
  const [rows, total] = await Promise.all([
    db.select().from(recharges).where(own).orderBy(desc(recharges.id)).limit(paging.size).offset(paging.offset),
    db.$count(recharges, own),
  ]);
  return toPage(rows, total, paging);
}

/** Job: top-ups that nobody paid in time. */
export async function cancelUnpaidRecharges(db: Database): Promise<number> {
  const { autoCancel } = await getSetting(db, 'ORDER_SETTING');
  const { to } = plainStep(payLifeCycle, 'timeOut');
  const isDue = lte(recharges.createdAt, new Date(now().getTime() - autoCancel * 60_000));
  const cancelled = await db
    .update(recharges)
    .set({ payState: to })
    .where(and(eq(recharges.payState, 'UNPAID'), isDue))
    .returning({ sn: recharges.sn });
  return cancelled.length;
}
