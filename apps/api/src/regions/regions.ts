import type { Region as RegionAnswer } from '@silkboat/contract/regions';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { regions } from '#db/schema/index.ts';

type Region = typeof regions.$inferSelect;

/** The regions inside one, in their order. */
export function listRegions(db: Database, { parentId }: { parentId: string }): Promise<Region[]> {
  return db
    .select()
    .from(regions)
    .where(eq(regions.parentId, parentId))
    .orderBy(asc(regions.orderNum), asc(regions.id));
}

/** Provinces, each with its cities. */
export async function listCities(db: Database): Promise<(Region & { children: Region[] })[]> {
  const rows = await db
    .select()
    .from(regions)
    .where(inArray(regions.level, ['province', 'city']))
    .orderBy(asc(regions.orderNum), asc(regions.id));
  const cities = Map.groupBy(
    rows.filter(({ level }) => level === 'city'),
    ({ parentId }) => parentId,
  );
  return rows
    .filter(({ level }) => level === 'province')
    .map((province) => ({ ...province, children: cities.get(province.id) ?? [] }));
}

/**
 * A town by its name and all regions above it. Of several towns of that name it is the one in the city with this
 * administrative code; a dialling code, which some maps give, tells nothing here, so then the name must be the only one.
 */
export async function findRegionPath(
  db: Database,
  { cityCode, townName }: { cityCode: string; townName: string },
): Promise<Region[]> {
  const towns = await db.select().from(regions).where(eq(regions.name, townName)).orderBy(asc(regions.id)).limit(100);
  const inCity = towns.find(({ adCode }) => /^[1-9]\d{3}/.test(cityCode) && adCode.startsWith(cityCode.slice(0, 4)));
  const town = inCity ?? (towns.length === 1 ? towns[0] : undefined);
  return town ? listAncestors(db, town) : [];
}

/** From the province down to the region itself. */
async function listAncestors(db: Database, region: Region): Promise<Region[]> {
  const above = region.path.split(',').filter((id) => id !== '' && id !== '0');
  const rows = above.length > 0 ? await db.select().from(regions).where(inArray(regions.id, above)) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...above.flatMap((id) => byId.get(id) ?? []), region];
}

export async function findRegionByName(db: Database, { name }: { name: string }): Promise<Region | undefined> {
  const [region] = await db.select().from(regions).where(eq(regions.name, name)).orderBy(asc(regions.id)).limit(1);
  return region;
}

export const nameOf = (region: Region, isEnglish: boolean): string => (isEnglish && region.nameEn) || region.name;

export const toRegion = (region: Region, isEnglish: boolean): RegionAnswer => ({
  id: region.id,
  createBy: null,
  createTime: null,
  updateBy: null,
  updateTime: null,
  deleteFlag: false,
  parentId: region.parentId,
  adCode: region.adCode,
  cityCode: null,
  center: region.center,
  level: region.level,
  name: nameOf(region, isEnglish),
  path: region.path,
  orderNum: region.orderNum,
});
