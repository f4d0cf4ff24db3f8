import type { DeliveryMethod } from '@silkboat/contract/cart-lines';
import type { Fen } from '@silkboat/contract/money';
import type { FreightRow, PriceBreakdown } from '#db/schema/index.ts';
import type { SkuPromotions } from '../../goods/promotions.ts';

export interface WholesaleStep {
  num: number;
  priceFen: Fen;
}

export interface FreightTemplate {
  id: string;
  pricingMethod: 'WEIGHT' | 'NUM' | 'FREE';
  rows: FreightRow[];
}

/** What the rules of pricing need to know of one line. */
export interface LineToPrice {
  skuId: string;
  goodsId: string;
  storeId: string;
  /** Ids of the three levels joined by commas. */
  categoryPath: string;
  storeCategoryPath: string | null;
  quantity: number;
  /** The SKU's own price. */
  skuPrice: Fen;
  /** Undefined for retail goods. */
  wholesaleSteps: WholesaleStep[] | undefined;
  promotions: SkuPromotions | undefined;
  weightGrams: number;
  freightTemplate: FreightTemplate | undefined;
  deliveryMethod: DeliveryMethod;
  /** Hundredths of a per cent that the platform keeps. */
  commissionBasisPoints: number;
}

export interface PricedLine extends LineToPrice {
  /** Charged for one. */
  unitPrice: Fen;
  isFreeFreight: boolean;
  price: PriceBreakdown;
}
