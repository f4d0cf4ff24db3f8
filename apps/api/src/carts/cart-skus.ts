import type { DeliveryMethod } from '@silkboat/contract/cart-lines';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { categories, freightTemplates, goods, skus, stores } from '#db/schema/index.ts';
import { listRunningPromotions, type SkuPromotions } from '../goods/promotions.ts';
import { readSkus, type SkuRow } from '../goods/sku-rows.ts';
import type { FreightTemplate, LineToPrice, WholesaleStep } from './pricing/priced-line.ts';

/** A SKU with everything that a cart needs of it, as it is now. */
export interface CartSku {
  sku: SkuRow;
  promotions: SkuPromotions | undefined;
  hasSelfPickUp: boolean;
  freightTemplate: FreightTemplate | undefined;
  commissionBasisPoints: number;
}

/** One line of a cart or of a checkout. */
export interface CartRow extends CartSku {
  quantity: number;
  isChecked: boolean;
  /** What the buyer chose; `deliveryMethodOf` tells what holds. */
  chosenMethod: DeliveryMethod;
}

/** SKUs by id; what does not exist is not in the map. */
export async function readCartSkus(db: Database, skuIds: string[]): Promise<Map<string, CartSku>> {
  if (skuIds.length === 0) return new Map();
  const rows = await readSkus(db, skuIds);
  const promotions = await listRunningPromotions(db, skuIds);
  const terms = await readTerms(db, skuIds);
  return new Map(
    terms.flatMap(({ skuId, template, hasSelfPickUp, commissionBasisPoints }) => {
      const sku = rows.get(skuId);
      if (!sku) return [];
      const freightTemplate = template ?? undefined;
      return [
        [skuId, { sku, promotions: promotions.get(skuId), hasSelfPickUp, freightTemplate, commissionBasisPoints }],
      ];
    }),
  );
}

/** On which terms a SKU is sold: how it can come, what the parcel costs, what the platform keeps. */
const readTerms = (db: Database, skuIds: string[]) =>
  db
    .select({
      skuId: skus.id,
      template: {
        id: freightTemplates.id,
        pricingMethod: freightTemplates.pricingMethod,
        rows: freightTemplates.rows,
      },
      hasSelfPickUp: stores.hasSelfPickUp,
      commissionBasisPoints: categories.commissionBasisPoints,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .innerJoin(stores, eq(stores.id, skus.storeId))
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .leftJoin(freightTemplates, eq(freightTemplates.id, goods.freightTemplateId))
    .where(inArray(skus.id, skuIds));

/** Wholesale steps, fewest pieces first; undefined for retail goods. */
export const wholesaleStepsOf = ({ salesModel, wholesaleSteps }: SkuRow): WholesaleStep[] | undefined =>
  salesModel === 'WHOLESALE' && wholesaleSteps.length > 0
    ? wholesaleSteps.toSorted((a, b) => a.num - b.num)
    : undefined;

/** How the goods of a line come: nothing to carry, the pick-up point that was chosen, or a parcel. */
export function deliveryMethodOf({ sku, hasSelfPickUp, chosenMethod }: CartRow): DeliveryMethod {
  if (sku.goodsType !== 'PHYSICAL_GOODS') return 'VIRTUAL';
  return chosenMethod === 'SELF_PICK_UP' && hasSelfPickUp ? 'SELF_PICK_UP' : 'LOGISTICS';
}

export const toLineToPrice = (row: CartRow): LineToPrice => ({
  skuId: row.sku.id,
  goodsId: row.sku.goodsId,
  storeId: row.sku.storeId,
  categoryPath: row.sku.categoryPath,
  storeCategoryPath: row.sku.storeCategoryPath,
  quantity: row.quantity,
  skuPrice: row.sku.price,
  wholesaleSteps: wholesaleStepsOf(row.sku),
  promotions: row.promotions,
  weightGrams: row.sku.weightGrams,
  freightTemplate: row.freightTemplate,
  deliveryMethod: deliveryMethodOf(row),
  commissionBasisPoints: row.commissionBasisPoints,
});
