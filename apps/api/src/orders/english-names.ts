import type { Language } from '@silkboat/contract/result-codes';
import { inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { logisticsCompanies, stores } from '#db/schema/index.ts';
import type { OrderRow } from './advance-order.ts';

/** Orders keep the Chinese names of store and carrier; readers of English get the English ones, where there are any. */
export async function withNamesIn(language: Language, db: Database, rows: OrderRow[]): Promise<OrderRow[]> {
  if (language !== 'en' || rows.length === 0) return rows;
  const storeIds = [...new Set(rows.map(({ storeId }) => storeId))];
  const carrierIds = [...new Set(rows.flatMap(({ logisticsId }) => logisticsId ?? []))];
  const [storeNames, carrierNames] = await Promise.all([
    db.select({ id: stores.id, name: stores.nameEn }).from(stores).where(inArray(stores.id, storeIds)),
    carrierIds.length > 0
      ? db
          .select({ id: logisticsCompanies.id, name: logisticsCompanies.nameEn })
          .from(logisticsCompanies)
          .where(inArray(logisticsCompanies.id, carrierIds))
      : [],
  ]);
  const names = new Map([...storeNames, ...carrierNames].map(({ id, name }) => [id, name]));
  return rows.map((order) => ({
    ...order,
    storeName: names.get(order.storeId) || order.storeName,
    logisticsName: names.get(order.logisticsId ?? '') || order.logisticsName,
  }));
}
