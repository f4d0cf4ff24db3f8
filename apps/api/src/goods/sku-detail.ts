import type { DetailedSku, Goods, SkuDetail } from '@silkboat/contract/goods';
import { toYuan } from '@silkboat/contract/money';
import { Refusal } from '@silkboat/contract/refusal';
import type { Language } from '@silkboat/contract/result-codes';
import type { Database } from '#db/client.ts';
import { inLanguage } from '../language.ts';
import { categoryNames, type ReadCategories } from './categories.ts';
import { couponCovers, listExhausted, type ReadCoupons } from './claimable-coupons.ts';
import type { GoodsBase, ReadGoods } from './goods-base.ts';
import { toPromotionMap } from './promotion-map.ts';
import { listRunningPromotions, type SkuPromotions } from './promotions.ts';
import { isOnSale, type SkuRow, toGoodsSku } from './sku-rows.ts';

export interface DetailSources {
  readGoods: ReadGoods;
  readCategories: ReadCategories;
  readCoupons: ReadCoupons;
}

interface Asked {
  goodsId: string;
  /** Undefined for the first SKU of the goods. */
  skuId: string | undefined;
  memberId: string | undefined;
  language: Language;
}

/** Everything that the page of a SKU shows; refuses what is not on sale. */
export async function getSkuDetail(db: Database, sources: DetailSources, asked: Asked): Promise<SkuDetail> {
  const { language } = asked;
  const [base, tree] = await Promise.all([sources.readGoods(asked.goodsId), sources.readCategories(language)]);
  const sku = asked.skuId === undefined ? base?.skus[0] : base?.skus.find(({ id }) => id === asked.skuId);
  if (!base || !sku || !isOnSale(sku)) throw new Refusal('GOODS_OFF_SHELF');

  const [promotions, coupons] = await Promise.all([
    listRunningPromotions(db, [sku.id]),
    listCouponsFor(db, sources.readCoupons, { sku, memberId: asked.memberId }),
  ]);
  const running = promotions.get(sku.id);
  const params = toParams(sku, language);
  return {
    data: toDetailedSku(sku, { base, language, running }),
    specs: base.skus.map((one) => ({ skuId: one.id, quantity: one.stock, specValues: toSpecs(one, language) })),
    promotionMap: toPromotionMap(running, coupons, language),
    categoryName: categoryNames(tree, sku.categoryPath),
    wholesaleList: toWholesale(sku),
    ...(params && { goodsParamsDTOList: params }),
  };
}

/** Goods with all SKUs, each at its price of now. */
export async function getGoods(
  db: Database,
  sources: DetailSources,
  { goodsId, language }: { goodsId: string; language: Language },
): Promise<Goods> {
  const [base, tree] = await Promise.all([sources.readGoods(goodsId), sources.readCategories(language)]);
  const lead = base?.skus.find(({ stock }) => stock > 0) ?? base?.skus[0];
  if (!base || !lead || !isOnSale(lead)) throw new Refusal('GOODS_OFF_SHELF');

  const promotions = await listRunningPromotions(
    db,
    base.skus.map(({ id }) => id),
  );
  const skuList = base.skus.map((sku) => toDetailedSku(sku, { base, language, running: promotions.get(sku.id) }));
  const params = toParams(lead, language);
  return {
    ...skuList.find(({ id }) => id === lead.id)!,
    id: goodsId,
    params: null,
    quantity: base.skus.reduce((sum, { stock }) => sum + stock, 0),
    goodsGalleryList: [...new Set([...lead.gallery, ...lead.images])],
    categoryName: categoryNames(tree, lead.categoryPath),
    ...(params && { goodsParamsDTOList: params }),
    wholesaleList: toWholesale(lead),
    skuList,
  };
}

/** Coupons to claim for a SKU; without those that the member may not claim again. */
async function listCouponsFor(
  db: Database,
  readCoupons: ReadCoupons,
  { sku, memberId }: { sku: SkuRow; memberId: string | undefined },
) {
  const covering = (await readCoupons()).filter((coupon) => couponCovers(coupon, sku));
  if (memberId === undefined) return covering;
  const exhausted = await listExhausted(db, { memberId, rows: covering });
  return covering.filter(({ id }) => !exhausted.has(id));
}

function toDetailedSku(
  sku: SkuRow,
  { base, language, running }: { base: GoodsBase; language: Language; running: SkuPromotions | undefined },
): DetailedSku {
  const { texts } = base;
  return {
    ...toGoodsSku(sku, { language, running }),
    intro: inLanguage(language, texts.intro, texts.introEn),
    mobileIntro: inLanguage(language, texts.mobileIntro || texts.intro, texts.introEn),
    specList: toSpecs(sku, language),
    goodsGalleryList: [...new Set([...sku.images, ...sku.gallery])],
  };
}

/** The pictures first, as existing clients look for them, then the specs in the order of the selectors. */
function toSpecs(sku: SkuRow, language: Language): DetailedSku['specList'] {
  const pictures = sku.images.length > 0 ? sku.images : [sku.gallery[0] ?? sku.thumbnail];
  return [
    { specName: 'images', specValue: null, specType: null, specImage: pictures },
    ...sku.specs.map((spec) => ({
      specName: inLanguage(language, spec.name, spec.nameEn),
      specValue: inLanguage(language, spec.value, spec.valueEn),
      specType: spec.image ? 1 : 0,
      specImage: spec.image ? [spec.image] : null,
    })),
  ];
}

const toWholesale = (sku: SkuRow): SkuDetail['wholesaleList'] =>
  sku.salesModel !== 'WHOLESALE'
    ? []
    : sku.wholesaleSteps.map(({ id, num, priceFen }) => ({
        id,
        goodsId: sku.goodsId,
        skuId: null,
        templateId: null,
        num,
        price: toYuan(priceFen),
      }));

/** One group; undefined without parameters. */
function toParams(sku: SkuRow, language: Language): SkuDetail['goodsParamsDTOList'] {
  if (sku.params.length === 0) return undefined;
  return [
    {
      groupId: '0',
      groupName: inLanguage(language, '商品参数', 'Details'),
      goodsParamsItemDTOList: sku.params.map((param, index) => ({
        paramId: String(index),
        paramName: inLanguage(language, param.name, param.nameEn),
        paramValue: inLanguage(language, param.value, param.valueEn),
        isIndex: param.isIndexed ? 1 : 0,
        required: 0,
        sort: index,
      })),
    },
  ];
}
