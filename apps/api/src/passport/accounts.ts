import type { ClientType } from '@silkboat/contract/passport';
import { Refusal } from '@silkboat/contract/refusal';
import { and, eq, isNull } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { members } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import type { Ephemeral } from '../ephemeral.ts';
import {
  createMember,
  eraseMember,
  findMember,
  findMemberByMobile,
  findMemberByName,
  type Member,
  toMobile,
} from '../members/members.ts';
import { hashPassword, passwordMatches, requireGoodPassword } from './passwords.ts';
import { closeSessionsOf } from './sessions.ts';
import { forgetWrongPasswords, inTurn, isLocked, noteWrongPassword, type Visitor } from './sign-in-attempts.ts';

/** How long a device may set a new password after it proved the mobile. */
const resetLifeMs = 300_000;
const resetKey = (deviceId: string) => `reset:${deviceId}`;

/** A new account with a password; the mobile was proved before. */
export async function registerMember(
  db: Database,
  { password, ...account }: { username: string; mobile: string; password: string; clientType: ClientType },
): Promise<Member> {
  const passwordHash = await hashPassword(password);
  return inTransaction(db, (tx) => createMember(tx, { ...account, passwordHash }));
}

/** The member with this name and password. An unknown name and a wrong password are refused alike, in the same time. */
export async function memberByPassword(
  db: Database,
  ephemeral: Ephemeral,
  { name, password, visitor }: { name: string; password: string; visitor: Visitor },
): Promise<Member> {
  const found = await findMemberByName(db, { name });
  const account = found ? `member:${found.id}` : `name:${name.trim().toLowerCase()}`;
  return inTurn(account, async () => {
    if (await isLocked(ephemeral, account)) throw new Refusal('ACCOUNT_LOCKED');
    const isRight = await passwordMatches(found?.passwordHash, password);
    if (!isRight || !found) {
      await noteWrongPassword(ephemeral, account, visitor);
      throw new Refusal('PASSWORD_WRONG');
    }
    if (!found.isEnabled) throw new Refusal('MEMBER_DISABLED');
    await forgetWrongPasswords(ephemeral, { account, deviceId: visitor.deviceId });
    return found;
  });
}

/** The member with this mobile, which was proved before; an account is made for a new one. */
export async function memberByMobile(
  db: Database,
  { mobile, clientType }: { mobile: string; clientType: ClientType },
): Promise<Member> {
  const found = await findMemberByMobile(db, { mobile });
  if (!found) {
    const account = { username: toMobile(mobile), mobile, passwordHash: null, clientType };
    return inTransaction(db, (tx) => createMember(tx, account));
  }
  if (!found.isEnabled) throw new Refusal('MEMBER_DISABLED');
  return found;
}

export async function noteSignIn(
  db: Database,
  { memberId, clientType }: { memberId: string; clientType: ClientType },
): Promise<void> {
  await db.update(members).set({ lastSignInAt: now(), clientType }).where(eq(members.id, memberId));
}

/** The signed-in member; refuses one that is gone or disabled. */
export async function getOwnMember(db: Database, { memberId }: { memberId: string }): Promise<Member> {
  const member = await findMember(db, { memberId });
  if (!member) throw new Refusal('MEMBER_NOT_SIGNED_IN');
  if (!member.isEnabled) throw new Refusal('MEMBER_DISABLED');
  return member;
}

/** Changes the password of somebody who knows the old one; other devices are signed out. */
export async function changePassword(
  db: Database,
  ephemeral: Ephemeral,
  change: { memberId: string; sessionId: string; old: string; next: string; visitor: Visitor },
): Promise<Member> {
  const { memberId, sessionId, old, next, visitor } = change;
  const member = await getOwnMember(db, { memberId });
  requireGoodPassword(next, member);
  const account = `member:${memberId}`;
  await inTurn(account, async () => {
    if (await isLocked(ephemeral, account)) throw new Refusal('ACCOUNT_LOCKED');
    if (await passwordMatches(member.passwordHash, old)) return;
    await noteWrongPassword(ephemeral, account, visitor);
    throw new Refusal('OLD_PASSWORD_WRONG');
  });
  await storePassword(db, { memberId, password: next, reason: 'password changed', except: sessionId });
  return member;
}

/** The first password of an account that came by SMS. */
export async function setFirstPassword(
  db: Database,
  { memberId, password }: { memberId: string; password: string },
): Promise<void> {
  requireGoodPassword(password, await getOwnMember(db, { memberId }));
  const passwordHash = await hashPassword(password);
  const [set] = await db
    .update(members)
    .set({ passwordHash, updatedAt: now() })
    .where(and(eq(members.id, memberId), isNull(members.passwordHash)))
    .returning({ id: members.id });
  if (!set) throw new Refusal('FIRST_PASSWORD_SET');
}

/** Lets the device set a new password for the member of a proved mobile. */
export async function allowReset(
  db: Database,
  ephemeral: Ephemeral,
  { mobile, deviceId }: { mobile: string; deviceId: string },
): Promise<void> {
  const member = await findMemberByMobile(db, { mobile });
  if (!member) throw new Refusal('NOT_OWN_MOBILE');
  await ephemeral.set(resetKey(deviceId), member.id, resetLifeMs);
}

/** Sets a new password where `allowReset` allowed it, once; every device is signed out. */
export async function resetPassword(
  db: Database,
  ephemeral: Ephemeral,
  { password, deviceId }: { password: string; deviceId: string },
): Promise<void> {
  const memberId = await ephemeral.get(resetKey(deviceId));
  const member = memberId && (await findMember(db, { memberId }));
  if (!member) throw new Refusal('RESET_NOT_VERIFIED');
  requireGoodPassword(password, member);
  if ((await ephemeral.take(resetKey(deviceId))) !== memberId) throw new Refusal('RESET_NOT_VERIFIED');
  await storePassword(db, { memberId, password, reason: 'password reset' });
  await forgetWrongPasswords(ephemeral, { account: `member:${memberId}`, deviceId });
}

async function storePassword(
  db: Database,
  { memberId, password, reason, except }: { memberId: string; password: string; reason: string; except?: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    await tx.update(members).set({ passwordHash, updatedAt: now() }).where(eq(members.id, memberId));
    await closeSessionsOf(tx, { memberId, reason, ...(except !== undefined && { except }) });
  });
}

/** Gives a member another mobile, which was proved before. A username that was the old mobile goes with it. */
export async function changeMobile(
  db: Database,
  { memberId, mobile: given }: { memberId: string; mobile: string },
): Promise<void> {
  const mobile = toMobile(given);
  await inTransaction(db, async (tx) => {
    const member = await getOwnMember(tx, { memberId });
    const owner = await findMemberByMobile(tx, { mobile });
    if (owner && owner.id !== memberId) throw new Refusal('MOBILE_TAKEN');
    const username = member.username === member.mobile ? mobile : member.username;
    await tx.update(members).set({ mobile, username, updatedAt: now() }).where(eq(members.id, memberId));
  });
}

/** Closes an account for good. */
export async function closeAccount(db: Database, { memberId }: { memberId: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    await eraseMember(tx, { memberId });
    await closeSessionsOf(tx, { memberId, reason: 'account closed' });
  });
}
