import type { Page } from '@silkboat/contract/fields';
import type { Fen } from '@silkboat/contract/money';
import { Refusal } from '@silkboat/contract/refusal';
import type { WalletService } from '@silkboat/contract/wallet';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { type Paging, toPage } from '#db/paging.ts';
import { members, walletLogs, wallets } from '#db/schema/index.ts';
import { now } from '../clock.ts';

interface WalletChange {
  memberId: string;
  /** Positive in, negative out. */
  amount: Fen;
  serviceType: WalletService;
  detail: string;
}

/**
 * The one way in which a balance changes, always with its log row: the balance is the sum of the log at any time.
 * The update takes the row, so that of many payments at once only as many go through as the balance holds.
 */
export async function changeWallet(
  tx: Database,
  { memberId, amount, serviceType, detail }: WalletChange,
): Promise<void> {
  if (amount === 0) return;
  await tx.insert(wallets).values({ memberId }).onConflictDoNothing();
  const [wallet] = await tx
    .update(wallets)
    .set({ balance: sql`${wallets.balance} + ${amount}`, updatedAt: now() })
    .where(and(eq(wallets.memberId, memberId), gte(wallets.balance, -amount)))
    .returning();
  if (!wallet) throw new Refusal('WALLET_INSUFFICIENT');

  const [member] = await tx.select({ name: members.nickName }).from(members).where(eq(members.id, memberId));
  await tx.insert(walletLogs).values({
    id: nextId(),
    memberId,
    memberName: member!.name,
    serviceType,
    amount,
    detail,
    createdAt: now(),
  });
}

/** What a member has; nothing has ever come in when there is no row. */
export async function getWallet(db: Database, memberId: string): Promise<{ balance: Fen; frozen: Fen }> {
  const [wallet] = await db
    .select({ balance: wallets.balance, frozen: wallets.frozen })
    .from(wallets)
    .where(eq(wallets.memberId, memberId));
  return wallet ?? { balance: 0, frozen: 0 };
}

export async function listWalletLog(
  db: Database,
  { memberId, paging }: { memberId: string; paging: Paging },
): Promise<Page<typeof walletLogs.$inferSelect>> {
  const own = eq(walletLogs.memberId, memberId);
  const [rows, total] = await Promise.all([
    db.select().from(walletLogs).where(own).orderBy(desc(walletLogs.id)).limit(paging.size).offset(paging.offset),
    db.$count(walletLogs, own),
  ]);
  return toPage(rows, total, paging);
}
