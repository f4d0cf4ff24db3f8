import { toYuan } from '@silkboat/contract/money';
import type { Language } from '@silkboat/contract/result-codes';
import type { SellerSku } from '@silkboat/contract/seller-goods';
import type { StockedSku } from './seller-goods.ts';
import { specsText } from './sku-rows.ts';

/** A SKU as stores and the platform see it. */
export const toSellerSku = (sku: StockedSku, language: Language): SellerSku => ({
  id: sku.id,
  sn: sku.code,
  simpleSpecs: specsText(sku.specs, language),
  thumbnail: sku.thumbnail,
  price: toYuan(sku.price),
  listPrice: sku.listPrice === null ? null : toYuan(sku.listPrice),
  quantity: sku.stock,
  reserved: sku.reserved,
  alertQuantity: sku.alertQuantity,
  buyCount: sku.buyCount,
});
