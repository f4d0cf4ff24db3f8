import type { GoodsRecord } from '@silkboat/contract/goods';
import { toYuan } from '@silkboat/contract/money';
import type { Language } from '@silkboat/contract/result-codes';
import type { Database } from '#db/client.ts';
import { inLanguage } from '../language.ts';
import { type CategoryTree, categoryNames, type ReadCategories } from './categories.ts';
import { couponCovers, type ReadCoupons } from './claimable-coupons.ts';
import { toPromotionMap } from './promotion-map.ts';
import { listRunningPromotions, type SkuPromotions } from './promotions.ts';
import { isOnSale, readSkus, type SkuRow, specsText, toAdditions } from './sku-rows.ts';

export interface RecordSources {
  readCategories: ReadCategories;
  readCoupons: ReadCoupons;
}

/** Cards of the SKUs in the given order, as they are now; what does not exist any more is left out. */
export async function listGoodsRecords(
  db: Database,
  { readCategories, readCoupons }: RecordSources,
  { skuIds, language }: { skuIds: string[]; language: Language },
): Promise<GoodsRecord[]> {
  if (skuIds.length === 0) return [];
  const [rows, running, tree, coupons] = await Promise.all([
    readSkus(db, skuIds),
    listRunningPromotions(db, skuIds),
    readCategories(language),
    readCoupons(),
  ]);
  return skuIds.flatMap((id) => {
    const sku = rows.get(id);
    if (!sku) return [];
    const covering = coupons.filter((coupon) => couponCovers(coupon, sku));
    return toGoodsRecord(sku, { language, tree, running: running.get(id), coupons: covering });
  });
}

function toGoodsRecord(
  sku: SkuRow,
  {
    language,
    tree,
    running,
    coupons,
  }: {
    language: Language;
    tree: CategoryTree;
    running: SkuPromotions | undefined;
    coupons: Awaited<ReturnType<ReadCoupons>>;
  },
): GoodsRecord {
  return {
    id: sku.id,
    goodsId: sku.goodsId,
    goodsName: inLanguage(language, sku.name, sku.nameEn),
    sn: sku.code,
    storeId: sku.storeId,
    storeName: inLanguage(language, sku.storeName, sku.storeNameEn),
    buyCount: sku.buyCount,
    small: sku.thumbnail,
    thumbnail: sku.thumbnail,
    brandId: sku.brandId,
    brandUrl: sku.brandLogo,
    categoryPath: sku.categoryPath,
    categoryNamePath: categoryNames(tree, sku.categoryPath).join(','),
    storeCategoryPath: sku.storeCategoryPath,
    storeCategoryNamePath: null,
    price: toYuan(sku.price),
    promotionPrice: running?.seckill ? toYuan(running.seckill.price) : null,
    point: null,
    commentNum: sku.commentNum,
    highPraiseNum: sku.goodCommentNum,
    grade: sku.grade,
    intro: null,
    mobileIntro: null,
    selfOperated: sku.isSelfOperated,
    recommend: sku.isRecommended,
    salesModel: sku.salesModel,
    goodsType: sku.goodsType,
    authFlag: sku.authFlag,
    marketEnable: isOnSale(sku) ? 'UPPER' : 'DOWN',
    sellingPoint: inLanguage(language, sku.sellingPoint, sku.sellingPointEn) || null,
    goodsVideo: sku.video,
    releaseTime: sku.releasedAt.getTime(),
    skuSource: sku.position === 0 ? 1 : 0,
    attrList: toAttributes(sku, language),
    promotionMapJson: null,
    originPromotionMap: {},
    promotionMap: toPromotionMap(running, coupons, language),
    ...toAdditions(sku, language),
    quantity: sku.stock,
    simpleSpecs: specsText(sku.specs, language),
  };
}

const toAttributes = (sku: SkuRow, language: Language): GoodsRecord['attrList'] =>
  sku.params
    .filter(({ isIndexed }) => isIndexed)
    .map((param, sort) => ({
      type: 1,
      nameId: param.name,
      name: inLanguage(language, param.name, param.nameEn),
      valueId: param.value,
      value: inLanguage(language, param.value, param.valueEn),
      sort,
    }));
