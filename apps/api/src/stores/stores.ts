import { formatDateTime, parseDateTime } from '@silkboat/contract/dates';
import type { Page } from '@silkboat/contract/fields';
import { Refusal } from '@silkboat/contract/refusal';
import type { Language } from '@silkboat/contract/result-codes';
import type { Store, StoreAddress, StoreBasics, StoreLabel } from '@silkboat/contract/stores';
import { and, asc, count, desc, eq, gte, ilike, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { containing } from '#db/containing.ts';
import { type Paging, toPage } from '#db/paging.ts';
import { storeAddresses, storeLabels, stores } from '#db/schema/index.ts';
import { sanitizeRichText } from '#http/sanitize.ts';
import { inLanguage } from '../language.ts';

export type StoreRow = typeof stores.$inferSelect;

/** Stores that have opened once; who only applied is nobody's business. */
const publicStates = ['OPEN', 'CLOSED'] as const;

export async function findStore(db: Database, storeId: string): Promise<StoreRow | undefined> {
  const [store] = await db
    .select()
    .from(stores)
    .where(and(eq(stores.id, storeId), inArray(stores.state, [...publicStates])));
  return store && withCleanTexts(store);
}

/** Sellers write HTML; what could act is taken out before anybody sees it. */
const withCleanTexts = (store: StoreRow): StoreRow => ({
  ...store,
  description: sanitizeRichText(store.description),
  descriptionEn: sanitizeRichText(store.descriptionEn),
});

const flag = (value: boolean) => (value ? '1' : '0');

export const toStoreBasics = (store: StoreRow, language: Language): StoreBasics => ({
  storeId: store.id,
  storeName: inLanguage(language, store.name, store.nameEn),
  storeDisable: store.state,
  companyAddressPath: null,
  storeLogo: store.logo,
  storeDesc: inLanguage(language, store.description, store.descriptionEn),
  pcPageData: null,
  mobilePageData: null,
  selfOperated: flag(store.isSelfOperated),
  goodsNum: store.goodsNum,
  collectionNum: store.collectionNum,
  yzfSign: null,
  yzfMpSign: null,
  merchantEuid: null,
  pageShow: flag(store.isPageShown),
  createTime: formatDateTime(store.createdAt),
  hasSelfPickUp: store.hasSelfPickUp,
  ...toProfile(store, language),
});

const toProfile = (store: StoreRow, language: Language) => ({
  banner: store.banner,
  country: store.country,
  place: inLanguage(language, store.place, store.placeEn),
  descriptionScore: store.descriptionScore,
  serviceScore: store.serviceScore,
  deliveryScore: store.deliveryScore,
});

interface Wanted {
  storeName?: string | undefined;
  storeDisable?: StoreRow['state'] | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  country?: string | undefined;
  sort?: string | undefined;
  order?: string | undefined;
  paging: Paging;
  language: Language;
}

const dayMs = 86_400_000;

/** The directory, newest store first unless another order is asked for. */
export async function listStores(db: Database, wanted: Wanted): Promise<Page<Store>> {
  const { storeName, storeDisable, country, paging, language } = wanted;
  const states = publicStates.filter((state) => storeDisable === undefined || state === storeDisable);
  const from = readDay('startDate', wanted.startDate);
  const until = readDay('endDate', wanted.endDate);
  const where = and(
    inArray(stores.state, states),
    storeName ? or(ilike(stores.name, containing(storeName)), ilike(stores.nameEn, containing(storeName))) : undefined,
    country ? eq(stores.country, country.toLowerCase()) : undefined,
    from && gte(stores.createdAt, from),
    until && lt(stores.createdAt, new Date(until.getTime() + dayMs)),
  );
  const direction = wanted.order === 'asc' ? asc : desc;
  const [rows, [found]] = await Promise.all([
    db
      .select()
      .from(stores)
      .where(where)
      .orderBy(direction(sortColumn(wanted.sort)), direction(stores.id))
      .limit(paging.size)
      .offset(paging.offset),
    db.select({ total: count() }).from(stores).where(where),
  ]);
  return toPage(
    rows.map((store) => toStore(withCleanTexts(store), language)),
    found!.total,
    paging,
  );
}

function readDay(name: string, text: string | undefined): Date | undefined {
  if (!text) return undefined;
  const day = parseDateTime(text);
  if (!day) throw new Refusal('INVALID_PARAMETERS', { zh: `${name}参数异常`, en: `${name} is not a date` });
  return day;
}

function sortColumn(sort: string | undefined) {
  if (sort === 'goodsNum') return stores.goodsNum;
  if (sort === 'collectionNum') return stores.collectionNum;
  if (sort === 'storeName') return stores.name;
  return stores.createdAt;
}

const toStore = (store: StoreRow, language: Language): Store => ({
  id: store.id,
  createBy: null,
  createTime: formatDateTime(store.createdAt),
  updateBy: null,
  updateTime: formatDateTime(store.updatedAt),
  deleteFlag: false,
  memberId: null,
  memberName: null,
  storeName: inLanguage(language, store.name, store.nameEn),
  storeDisable: store.state,
  storeEndTime: null,
  storeLogo: store.logo,
  storeCenter: null,
  storeDesc: inLanguage(language, store.description, store.descriptionEn),
  storeAddressPath: null,
  storeAddressIdPath: null,
  storeAddressDetail: null,
  selfOperated: store.isSelfOperated,
  selfPickFlag: store.hasSelfPickUp,
  goodsNum: store.goodsNum,
  collectionNum: store.collectionNum,
  stockWarning: null,
  nickName: null,
  ...toProfile(store, language),
});

/** The shelves of a store, each with those on it. */
export async function listStoreLabels(
  db: Database,
  { storeId, language }: { storeId: string; language: Language },
): Promise<StoreLabel[]> {
  const rows = await db
    .select()
    .from(storeLabels)
    .where(eq(storeLabels.storeId, storeId))
    .orderBy(asc(storeLabels.sortOrder), asc(storeLabels.id));
  const shelves = rows.map((row) => ({ row, label: toLabel(row, language) }));
  for (const { row, label } of shelves)
    label.children = shelves.filter((other) => other.row.parentId === row.id).map((other) => other.label);
  return shelves.filter(({ row }) => row.parentId === '0').map(({ label }) => label);
}

const toLabel = (row: typeof storeLabels.$inferSelect, language: Language): StoreLabel => ({
  id: row.id,
  labelName: inLanguage(language, row.name, row.nameEn),
  level: row.level,
  sortOrder: row.sortOrder,
  children: [],
});

/** Where goods of a store can be picked up. */
export async function listStoreAddresses(
  db: Database,
  { storeId, paging }: { storeId: string; paging: Paging },
): Promise<Page<StoreAddress>> {
  const where = eq(storeAddresses.storeId, storeId);
  const [rows, [found]] = await Promise.all([
    db
      .select()
      .from(storeAddresses)
      .where(where)
      .orderBy(desc(storeAddresses.id))
      .limit(paging.size)
      .offset(paging.offset),
    db.select({ total: count() }).from(storeAddresses).where(where),
  ]);
  return toPage(rows.map(toStoreAddress), found!.total, paging);
}

const toStoreAddress = ({ createdAt, ...row }: typeof storeAddresses.$inferSelect): StoreAddress => ({
  ...row,
  createBy: null,
  createTime: formatDateTime(createdAt),
  updateBy: null,
  updateTime: null,
  deleteFlag: false,
});
