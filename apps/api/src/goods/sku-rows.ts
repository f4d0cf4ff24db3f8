import { formatDateTime } from '@silkboat/contract/dates';
import type { GoodsSku } from '@silkboat/contract/goods-sku';
import { toYuan } from '@silkboat/contract/money';
import type { Language } from '@silkboat/contract/result-codes';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { brands, goods, type SkuSpec, skus, stores } from '#db/schema/index.ts';
import { inLanguage } from '../language.ts';
import type { SkuPromotions } from './promotions.ts';

/** What a card, a cart line or an order needs of a SKU; long texts stay in the database. */
const columns = {
  id: skus.id,
  goodsId: skus.goodsId,
  storeId: skus.storeId,
  code: skus.code,
  specs: skus.specs,
  position: skus.position,
  price: skus.price,
  listPrice: skus.listPrice,
  stock: skus.stock,
  weightGrams: skus.weightGrams,
  thumbnail: skus.thumbnail,
  images: skus.images,
  alertQuantity: skus.alertQuantity,
  isEnabled: skus.isEnabled,
  createdAt: skus.createdAt,
  updatedAt: skus.updatedAt,
  brandId: goods.brandId,
  categoryPath: goods.categoryPath,
  storeCategoryPath: goods.storeCategoryPath,
  freightTemplateId: goods.freightTemplateId,
  name: goods.name,
  nameEn: goods.nameEn,
  sellingPoint: goods.sellingPoint,
  sellingPointEn: goods.sellingPointEn,
  unit: goods.unit,
  unitEn: goods.unitEn,
  goodsType: goods.goodsType,
  salesModel: goods.salesModel,
  wholesaleSteps: goods.wholesaleSteps,
  originCountry: goods.originCountry,
  originPlace: goods.originPlace,
  originPlaceEn: goods.originPlaceEn,
  tag: goods.tag,
  gallery: goods.gallery,
  video: goods.video,
  params: goods.params,
  marketEnable: goods.marketEnable,
  authFlag: goods.authFlag,
  isRecommended: goods.isRecommended,
  buyCount: goods.buyCount,
  viewCount: goods.viewCount,
  commentNum: goods.commentNum,
  goodCommentNum: goods.goodCommentNum,
  grade: goods.grade,
  releasedAt: goods.releasedAt,
  goodsUpdatedAt: goods.updatedAt,
  deletedAt: goods.deletedAt,
  storeName: stores.name,
  storeNameEn: stores.nameEn,
  storeLogo: stores.logo,
  storeState: stores.state,
  isSelfOperated: stores.isSelfOperated,
  brandName: brands.name,
  brandNameEn: brands.nameEn,
  brandLogo: brands.logo,
};

const select = (db: Database, where: SQL) =>
  db
    .select(columns)
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .innerJoin(stores, eq(stores.id, skus.storeId))
    .leftJoin(brands, eq(brands.id, goods.brandId))
    .where(where);

const bySkuIds = prepared((db) =>
  select(db, sql`${skus.id} = any(${sql.placeholder('skuIds')}::bigint[])`).prepare('skus_by_ids'),
);
const byGoods = prepared((db) =>
  select(db, sql`${skus.goodsId} = ${sql.placeholder('goodsId')}::bigint`)
    .orderBy(skus.position, skus.id)
    .prepare('skus_of_goods'),
);

/** A SKU as it is now, with what it inherits from goods, store and brand. */
export type SkuRow = Awaited<ReturnType<ReturnType<typeof bySkuIds>['execute']>>[number];

/** SKUs by id as they are now; what does not exist is not in the map. */
export async function readSkus(db: Database, skuIds: string[]): Promise<Map<string, SkuRow>> {
  if (skuIds.length === 0) return new Map();
  const rows = await bySkuIds(db).execute({ skuIds: [...new Set(skuIds)] });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Every SKU of goods as it is now, in the order of the selectors. */
export const listSkusOfGoods = (db: Database, goodsId: string): Promise<SkuRow[]> => byGoods(db).execute({ goodsId });

/** Whether somebody may buy it: on the shelf, approved, not withdrawn, in an open store. Stock is another question. */
export const isOnSale = (sku: SkuRow): boolean =>
  sku.marketEnable === 'UPPER' &&
  sku.authFlag === 'PASS' &&
  sku.deletedAt === null &&
  sku.isEnabled &&
  sku.storeState === 'OPEN';

/** Values of the specs, separated by spaces; null without specs. */
export const specsText = (specs: SkuSpec[], language: Language): string | null =>
  specs.map(({ value, valueEn }) => inLanguage(language, value, valueEn)).join(' ') || null;

/** Fields of ours that every shape of a SKU carries. */
export const toAdditions = (sku: SkuRow, language: Language) => ({
  listPrice: sku.listPrice === null ? null : toYuan(sku.listPrice),
  originCountry: sku.originCountry,
  originPlace: inLanguage(language, sku.originPlace, sku.originPlaceEn),
  tag: sku.tag,
  brandName: sku.brandName === null ? null : inLanguage(language, sku.brandName, sku.brandNameEn ?? ''),
  storeLogo: sku.storeLogo,
});

/** The SKU on the wire, without its long texts (`intro`, `mobileIntro`). */
export function toGoodsSku(
  sku: SkuRow,
  { language, running }: { language: Language; running?: SkuPromotions | undefined },
): GoodsSku {
  const updatedAt = new Date(Math.max(sku.updatedAt.getTime(), sku.goodsUpdatedAt.getTime()));
  return {
    id: sku.id,
    createBy: null,
    createTime: formatDateTime(sku.createdAt),
    updateBy: null,
    updateTime: formatDateTime(updatedAt),
    deleteFlag: sku.deletedAt !== null,
    goodsId: sku.goodsId,
    goodsName: inLanguage(language, sku.name, sku.nameEn),
    sn: sku.code,
    simpleSpecs: specsText(sku.specs, language),
    thumbnail: sku.thumbnail,
    small: sku.thumbnail,
    big: pictureOf(sku),
    original: pictureOf(sku),
    price: toYuan(sku.price),
    promotionFlag: running?.seckill !== undefined,
    promotionPrice: running?.seckill ? toYuan(running.seckill.price) : null,
    quantity: sku.stock,
    alertQuantity: sku.alertQuantity,
    weight: sku.weightGrams / 1000,
    brandId: sku.brandId,
    categoryPath: sku.categoryPath,
    storeCategoryPath: sku.storeCategoryPath,
    storeId: sku.storeId,
    storeName: inLanguage(language, sku.storeName, sku.storeNameEn),
    selfOperated: sku.isSelfOperated,
    freightTemplateId: sku.freightTemplateId,
    templateId: sku.freightTemplateId,
    goodsUnit: inLanguage(language, sku.unit, sku.unitEn),
    sellingPoint: inLanguage(language, sku.sellingPoint, sku.sellingPointEn) || null,
    intro: null,
    mobileIntro: null,
    goodsVideo: sku.video,
    goodsType: sku.goodsType,
    salesModel: sku.salesModel,
    marketEnable: isOnSale(sku) ? 'UPPER' : 'DOWN',
    underMessage: null,
    authFlag: sku.authFlag,
    authMessage: null,
    recommend: sku.isRecommended,
    viewCount: sku.viewCount,
    buyCount: sku.buyCount,
    commentNum: sku.commentNum,
    grade: sku.grade,
    ...toAdditions(sku, language),
  };
}

/** The large picture: the first of the SKU's own, else of its goods, else the small one. */
const pictureOf = (sku: SkuRow): string => sku.images[0] ?? sku.gallery[0] ?? sku.thumbnail;
