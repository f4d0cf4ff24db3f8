import { formatDateTime } from '@silkboat/contract/dates';
import type { MemberAddress } from '@silkboat/contract/members';
import { Refusal } from '@silkboat/contract/refusal';
import { and, count, desc, eq, ne } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { type Paging, toPage } from '#db/paging.ts';
import { addresses, members } from '#db/schema/index.ts';
import { now } from '../clock.ts';

export type Address = typeof addresses.$inferSelect;

const mostAddresses = 50;

interface AddressFields {
  name: string;
  mobile: string;
  consigneeAddressPath: string;
  consigneeAddressIdPath: string;
  detail: string;
  isDefault?: boolean;
  alias?: string;
  lon?: string;
  lat?: string;
}

interface Own {
  memberId: string;
  addressId: string;
}

const isOwn = ({ memberId, addressId }: Own) => and(eq(addresses.id, addressId), eq(addresses.memberId, memberId));

/** The default one first, then the newest. */
export async function listAddresses(db: Database, { memberId, paging }: { memberId: string; paging: Paging }) {
  const own = eq(addresses.memberId, memberId);
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(addresses)
      .where(own)
      .orderBy(desc(addresses.isDefault), desc(addresses.id))
      .limit(paging.size)
      .offset(paging.offset),
    db.select({ count: count() }).from(addresses).where(own),
  ]);
  return toPage(rows, total!.count, paging);
}

export async function findAddress(db: Database, own: Own): Promise<Address | undefined> {
  const [address] = await db.select().from(addresses).where(isOwn(own));
  return address;
}

export async function findDefaultAddress(db: Database, { memberId }: { memberId: string }) {
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.memberId, memberId), eq(addresses.isDefault, true)));
  return address;
}

export async function addAddress(
  db: Database,
  { memberId, fields }: { memberId: string; fields: AddressFields },
): Promise<Address> {
  return inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    const [kept] = await tx.select({ count: count() }).from(addresses).where(eq(addresses.memberId, memberId));
    if (kept!.count >= mostAddresses) throw new Refusal('ADDRESS_LIMIT');
    const id = nextId();
    const [address] = await tx
      .insert(addresses)
      .values({ id, memberId, ...toColumns(fields), createdAt: now(), updatedAt: now() })
      .returning();
    if (fields.isDefault) await clearOtherDefaults(tx, { memberId, addressId: id });
    return address!;
  });
}

export async function editAddress(db: Database, { fields, ...own }: Own & { fields: AddressFields }): Promise<Address> {
  return inTransaction(db, async (tx) => {
    await lockMember(tx, own.memberId);
    const [address] = await tx
      .update(addresses)
      .set({ ...toColumns(fields), updatedAt: now() })
      .where(isOwn(own))
      .returning();
    if (!address) throw new Refusal('NOT_OWNER');
    if (fields.isDefault) await clearOtherDefaults(tx, own);
    return address;
  });
}

export async function removeAddress(db: Database, own: Own): Promise<void> {
  const [removed] = await db.delete(addresses).where(isOwn(own)).returning({ id: addresses.id });
  if (!removed) throw new Refusal('NOT_OWNER');
}

/** Changes to the addresses of one member wait for each other: one default, and no more than allowed. */
const lockMember = (tx: Database, memberId: string) =>
  tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update');

async function clearOtherDefaults(tx: Database, { memberId, addressId }: Own): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.memberId, memberId), eq(addresses.isDefault, true), ne(addresses.id, addressId)));
}

const toColumns = ({ isDefault = false, alias, lon, lat, ...fields }: AddressFields) => ({
  name: fields.name.trim(),
  mobile: fields.mobile,
  consigneeAddressPath: fields.consigneeAddressPath,
  consigneeAddressIdPath: fields.consigneeAddressIdPath,
  detail: fields.detail.trim(),
  isDefault,
  alias: alias || null,
  lon: lon || null,
  lat: lat || null,
});

export const toMemberAddress = (address: Address): MemberAddress => ({
  id: address.id,
  createBy: null,
  createTime: formatDateTime(address.createdAt),
  updateBy: null,
  updateTime: formatDateTime(address.updatedAt),
  deleteFlag: false,
  memberId: address.memberId,
  name: address.name,
  mobile: address.mobile,
  consigneeAddressPath: address.consigneeAddressPath,
  consigneeAddressIdPath: address.consigneeAddressIdPath,
  detail: address.detail,
  isDefault: address.isDefault,
  alias: address.alias,
  lon: address.lon,
  lat: address.lat,
});
