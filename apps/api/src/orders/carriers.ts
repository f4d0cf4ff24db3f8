import { Refusal } from '@silkboat/contract/refusal';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { logisticsCompanies } from '#db/schema/index.ts';

export type Carrier = typeof logisticsCompanies.$inferSelect;

/** A carrier that takes parcels: by id, by code, or the first of the list. */
export async function getOpenCarrier(
  db: Database,
  { logisticsId, logisticsCode }: { logisticsId?: string | undefined; logisticsCode?: string | undefined },
): Promise<Carrier> {
  const [carrier] = await db
    .select()
    .from(logisticsCompanies)
    .where(
      and(
        eq(logisticsCompanies.isOpen, true),
        logisticsId === undefined ? undefined : eq(logisticsCompanies.id, logisticsId),
        logisticsCode === undefined ? undefined : eq(logisticsCompanies.code, logisticsCode),
      ),
    )
    .orderBy(asc(logisticsCompanies.id))
    .limit(1);
  if (!carrier) throw new Refusal('ORDER_LOGISTICS');
  return carrier;
}
