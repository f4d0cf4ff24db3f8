import type { CouponRow } from './coupon-status.ts';

/** What decides whether a coupon is good for a SKU. */
export interface CouponTarget {
  skuId: string;
  storeId: string;
  /** Ids of the three levels joined by commas. */
  categoryPath: string;
  storeCategoryPath: string | null;
}

type Scope = Pick<CouponRow, 'storeId' | 'scopeType' | 'scopeIds'>;

/** Whether a coupon is for a SKU: of its store or the platform, then its goods or its categories of any level. */
export function isInScope({ storeId, scopeType, scopeIds }: Scope, target: CouponTarget): boolean {
  if (storeId !== '0' && storeId !== target.storeId) return false;
  if (scopeType === 'ALL') return true;
  if (scopeType === 'PORTION_GOODS') return scopeIds.includes(target.skuId);
  const path = scopeType === 'PORTION_GOODS_CATEGORY' ? target.categoryPath : (target.storeCategoryPath ?? '');
  return path.split(',').some((id) => scopeIds.includes(id));
}
