import { asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { logisticsCompanies } from '#db/schema/index.ts';

/** Carriers that parcels can travel with now. */
export const listOpenCompanies = (db: Database) =>
  db.select().from(logisticsCompanies).where(eq(logisticsCompanies.isOpen, true)).orderBy(asc(logisticsCompanies.id));
