import { randomInt } from 'node:crypto';
import { formatDateTime, parseDateTime } from '@silkboat/contract/dates';
import { type ClientType, clientTypes, type Member as MemberAnswer, mobilePattern } from '@silkboat/contract/passport';
import { Refusal } from '@silkboat/contract/refusal';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { addresses, members } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { getSetting } from '../site/settings.ts';
import { changePoints } from './points.ts';

export type Member = typeof members.$inferSelect;

const isMobile = (text: string): boolean => new RegExp(mobilePattern).test(text);

/** A mobile as it is stored: without the leading 0 that some people write. */
export const toMobile = (text: string): string => text.replace(/^0/, '');

export async function findMember(db: Database, { memberId }: { memberId: string }): Promise<Member | undefined> {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  return member;
}

export async function findMemberByMobile(db: Database, { mobile }: { mobile: string }): Promise<Member | undefined> {
  const [member] = await db
    .select()
    .from(members)
    .where(eq(members.mobile, toMobile(mobile)));
  return member;
}

/** By username or mobile. A username in the form of a mobile is its owner's own, so that nobody answers to another's. */
export async function findMemberByName(db: Database, { name }: { name: string }): Promise<Member | undefined> {
  const text = name.trim().normalize('NFKC');
  if (isMobile(text)) return findMemberByMobile(db, { mobile: text });
  const [member] = await db.select().from(members).where(eq(members.username, text));
  return member;
}

/** Makes an account with its first points; refuses when username or mobile are taken. Run it inside a transaction. */
export async function createMember(
  tx: Database,
  account: { username: string; mobile: string; passwordHash: string | null; clientType: ClientType },
): Promise<Member> {
  const mobile = toMobile(account.mobile);
  const username = account.username.trim().normalize('NFKC');
  if (isMobile(username) && toMobile(username) !== mobile) throw new Refusal('MEMBER_EXISTS');

  const [member] = await tx
    .insert(members)
    .values({
      id: nextId(),
      username: isMobile(username) ? mobile : username,
      mobile,
      passwordHash: account.passwordHash,
      nickName: `用户${String(randomInt(1_000_000)).padStart(6, '0')}`,
      clientType: account.clientType,
      createdAt: now(),
      updatedAt: now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!member) throw new Refusal('MEMBER_EXISTS');

  const { register } = await getSetting(tx, 'POINT_SETTING');
  await changePoints(tx, { memberId: member.id, change: register, content: '会员注册', cause: 'register' });
  return member;
}

interface Profile {
  nickName?: string;
  sex?: number;
  birthday?: string;
  face?: string;
  regionId?: string;
  region?: string;
}

/** Changes what was given; empty texts from existing clients mean no change. */
export async function editMember(
  db: Database,
  { memberId, profile }: { memberId: string; profile: Profile },
): Promise<Member> {
  const { nickName, sex, birthday, face, regionId, region } = profile;
  if (birthday && !isBirthday(birthday)) {
    throw new Refusal('INVALID_PARAMETERS', { zh: '生日格式不正确', en: 'Enter a day in the past' });
  }
  const [member] = await db
    .update(members)
    .set({
      ...(nickName && { nickName: nickName.trim() }),
      ...(sex !== undefined && { sex }),
      ...(birthday && { birthday }),
      ...(face && { face }),
      ...(regionId && { regionIdPath: regionId }),
      ...(region && { regionPath: region }),
      updatedAt: now(),
    })
    .where(eq(members.id, memberId))
    .returning();
  if (!member) throw new Refusal('MEMBER_NOT_EXIST');
  return member;
}

function isBirthday(day: string): boolean {
  const time = parseDateTime(day);
  return time !== undefined && time < now() && day >= '1900-01-01';
}

/** Erases what names the person. Orders and their amounts stay, as the books need them. Run it inside a transaction. */
export async function eraseMember(tx: Database, { memberId }: { memberId: string }): Promise<void> {
  await tx
    .update(members)
    .set({
      username: `closed-${memberId}`,
      mobile: `closed-${memberId}`,
      passwordHash: null,
      nickName: '用户已注销',
      sex: 0,
      birthday: null,
      face: null,
      regionIdPath: null,
      regionPath: null,
      isEnabled: false,
      updatedAt: now(),
    })
    .where(eq(members.id, memberId));
  await tx.delete(addresses).where(eq(addresses.memberId, memberId));
}

const toClientType = (text: string): ClientType => clientTypes.find((type) => type === text) ?? 'UNKNOWN';

/** A member as they see themselves. */
export const toMember = (member: Member): MemberAnswer => ({
  id: member.id,
  createBy: member.username,
  createTime: formatDateTime(member.createdAt),
  updateBy: member.username,
  updateTime: formatDateTime(member.updatedAt),
  deleteFlag: false,
  username: member.username,
  nickName: member.nickName,
  sex: member.sex,
  birthday: member.birthday,
  regionId: member.regionIdPath,
  region: member.regionPath,
  mobile: member.mobile,
  point: member.points,
  totalPoint: member.totalPoints,
  face: member.face,
  disabled: member.isEnabled,
  haveStore: member.storeId !== null,
  storeId: member.storeId,
  clientEnum: toClientType(member.clientType),
  lastLoginDate: member.lastSignInAt && formatDateTime(member.lastSignInAt),
  gradeId: null,
  experience: null,
});
