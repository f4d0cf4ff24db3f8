import type { Goods } from '@silkboat/contract/goods';
import { type SkuChoices, toSkuChoices } from './sku-choice.ts';

/** Goods as the small dialog needs them to ask which SKU is meant. */
export interface PickGoods {
  goodsId: string;
  name: string;
  isVirtual: boolean;
  /** Pieces that have to be bought at least. */
  least: number;
  /** Pieces that one line may hold; stock may allow less. */
  most: number;
  choices: SkuChoices;
  skus: {
    skuId: string;
    price: number;
    promotionPrice: number | null;
    listPrice: number | null;
    image: string;
    quantity: number;
  }[];
}

/** Retail lines hold at most this many pieces, see the cart. */
const mostRetailPieces = 99;

export const toPickGoods = (goods: Goods): PickGoods => ({
  goodsId: goods.goodsId,
  name: goods.goodsName,
  isVirtual: goods.goodsType !== 'PHYSICAL_GOODS',
  least: goods.wholesaleList[0]?.num ?? 1,
  most: goods.salesModel === 'WHOLESALE' ? Number.MAX_SAFE_INTEGER : mostRetailPieces,
  choices: toSkuChoices(
    goods.skuList.map(({ id, quantity, specList }) => ({ skuId: id, quantity, specValues: specList })),
  ),
  skus: goods.skuList.map((sku) => ({
    skuId: sku.id,
    price: sku.price,
    promotionPrice: sku.promotionPrice,
    listPrice: sku.listPrice,
    image: sku.thumbnail,
    quantity: sku.quantity,
  })),
});
