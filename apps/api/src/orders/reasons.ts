import { formatDateTime } from '@silkboat/contract/dates';
import { reasonTypes } from '@silkboat/contract/orders';
import type { Language } from '@silkboat/contract/result-codes';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { reasons } from '#db/schema/index.ts';

/** Reasons to choose from; a kind that does not exist has none. */
export async function listReasons(
  db: Database,
  { serviceType, language }: { serviceType: string; language: Language },
) {
  const type = reasonTypes.find((one) => one === serviceType);
  if (!type) return [];
  const rows = await db
    .select()
    .from(reasons)
    .where(eq(reasons.serviceType, type))
    .orderBy(asc(reasons.sortOrder), asc(reasons.id));
  return rows.map(({ id, reason, reasonEn, createdAt }) => ({
    id,
    createBy: 'SYSTEM',
    createTime: formatDateTime(createdAt),
    updateBy: null,
    updateTime: null,
    deleteFlag: false,
    reason: language === 'en' && reasonEn ? reasonEn : reason,
    serviceType: type,
  }));
}
