import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Filter, Id, ListOf, Nullable, OneOf, PageOf, PageQuery, Yuan } from './fields.ts';
import { auditStates, GoodsSku, goodsAdditions, goodsTypes, marketStates, salesModels } from './goods-sku.ts';
import { PromotionMap } from './promotion-map.ts';

const Text = () => Nullable(Type.String());

/**
 * A hit of the search, and a footprint: a SKU as a card shows it. `id` is the SKU. `releaseTime` is in epoch
 * milliseconds; in footprints it is the time of the visit.
 */
export const GoodsRecord = Type.Object({
  id: Id('the SKU'),
  goodsId: Id(),
  goodsName: Type.String(),
  sn: Nullable(Type.String()),
  storeId: Id(),
  storeName: Type.String(),
  buyCount: Type.Integer(),
  small: Type.String(),
  thumbnail: Type.String(),
  brandId: Nullable(Id()),
  brandUrl: Text(),
  categoryPath: Type.String({ description: 'ids of the three levels, joined by commas' }),
  categoryNamePath: Type.String({ description: 'their names, joined by commas' }),
  storeCategoryPath: Text(),
  storeCategoryNamePath: Text(),
  price: Yuan(),
  promotionPrice: Nullable(Yuan('while a seckill runs')),
  point: Nullable(Type.Integer()),
  commentNum: Type.Integer(),
  highPraiseNum: Type.Integer(),
  grade: Type.Number({ description: 'good evaluations of all, per cent' }),
  intro: Text(),
  mobileIntro: Text(),
  selfOperated: Type.Boolean(),
  recommend: Type.Boolean(),
  salesModel: OneOf(salesModels),
  goodsType: OneOf(goodsTypes),
  authFlag: OneOf(auditStates),
  marketEnable: OneOf(marketStates),
  sellingPoint: Text(),
  goodsVideo: Text(),
  releaseTime: Type.Integer({ description: 'epoch milliseconds' }),
  skuSource: Type.Integer(),
  attrList: Type.Array(
    Type.Object({
      type: Type.Integer({ description: '1: a parameter' }),
      nameId: Type.String(),
      name: Type.String(),
      valueId: Type.String(),
      value: Type.String(),
      sort: Type.Integer(),
    }),
  ),
  promotionMapJson: Text(),
  originPromotionMap: PromotionMap,
  promotionMap: PromotionMap,
  ...goodsAdditions,
  /** Addition: pieces that can be bought now. */
  quantity: Type.Integer(),
  /** Addition: values of the specs, separated by spaces. */
  simpleSpecs: Text(),
});
export type GoodsRecord = Static<typeof GoodsRecord>;

const IdOrEmpty = (description?: string) =>
  Type.String({ pattern: '^\\d{0,20}$', ...(description && { description }) });

/** What narrows a search. Empty texts are no filter, as existing clients send them. */
const goodsFilter = {
  keyword: Type.String({ maxLength: 200 }),
  categoryId: Type.String({
    pattern: '^[\\d,]{0,70}$',
    description: 'of any level; of several joined by commas the last counts',
  }),
  brandId: Type.String({ pattern: '^[\\d@]{0,2000}$', description: 'ids joined by @' }),
  price: Type.String({
    maxLength: 40,
    description: '`min_max`, `min`, `min_` or `_max`, yuan, inclusive; `0` is none',
  }),
  prop: Type.String({ maxLength: 2000, description: '`name_value@name_value`' }),
  nameIds: ListOf(Type.String({ maxLength: 100 })),
  storeId: IdOrEmpty(),
  storeCatId: IdOrEmpty("a store's own shelf, of either level"),
  promotionType: Type.String({ maxLength: 40, description: 'SECKILL, FULL_DISCOUNT or COUPON; needs promotionsId' }),
  promotionsId: IdOrEmpty(),
  recommend: Type.Boolean(),
  goodsType: OneOf(goodsTypes),
  neGoodsType: OneOf(goodsTypes),
  salesModel: OneOf(salesModels),
  neSalesModel: OneOf(salesModels),
  currentGoodsId: IdOrEmpty('a SKU: goods like it, without its own'),
  /** Addition: only what can (or cannot) be bought now. */
  inStock: Type.Boolean(),
  /** Addition: ISO 3166-1 alpha-2 codes, lower case. */
  originCountry: ListOf(Type.String({ maxLength: 2 }), { maxItems: 50 }),
  /** Addition: takes part in a running seckill or full discount (or not). */
  hasPromotion: Type.Boolean(),
};

/** One hit a SKU; with `groupByGoods=true` (addition) one hit for each goods, and `total` counts goods. */
export const searchGoods = endpoint({
  method: 'GET',
  path: '/buyer/goods/goods/es',
  access: 'public',
  tag: 'goods',
  summary: 'Find goods',
  input: Filter({
    ...PageQuery,
    ...goodsFilter,
    sort: Type.String({
      maxLength: 40,
      description: 'buyCount, commentNum, releaseTime, price or grade; else relevance',
    }),
    order: Type.String({ maxLength: 20, description: 'asc or desc; without it relevance' }),
    groupByGoods: Type.Boolean(),
  }),
  result: PageOf(GoodsRecord),
});

const FacetOption = Type.Object({
  name: Type.String(),
  value: Id(),
  url: Text(),
  otherOptions: Type.Null(),
});

const CountedId = { id: Id(), name: Type.String(), count: Type.Integer({ description: 'goods' }) };

/**
 * What can be chosen further. The counted lists are additions: they count goods, and each of brands, stores, origins,
 * prices and parameters counts as if nothing of its own kind were chosen, so that a choice can be widened.
 */
export const GoodsFacets = Type.Object({
  categories: Type.Array(FacetOption),
  brands: Type.Array(FacetOption, { description: 'with a logo, without those that are chosen' }),
  paramOptions: Type.Array(Type.Object({ key: Type.String(), values: Type.Array(Type.String()) }), {
    description: 'without the parameters that are chosen',
  }),

  goodsTotal: Type.Integer({ description: 'goods that meet the whole query' }),
  categoryCounts: Type.Array(Type.Object({ ...CountedId, parentId: Id(), level: Type.Integer() })),
  brandCounts: Type.Array(Type.Object({ ...CountedId, logo: Text() })),
  stores: Type.Array(Type.Object({ ...CountedId, logo: Text() })),
  origins: Type.Array(Type.Object({ country: Type.String(), count: Type.Integer() })),
  /** Of the SKUs that a list grouped by goods shows. */
  priceRange: Nullable(Type.Object({ min: Yuan(), max: Yuan() })),
  paramCounts: Type.Array(
    Type.Object({
      name: Type.String(),
      values: Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() })),
    }),
  ),
});
export type GoodsFacets = Static<typeof GoodsFacets>;

export const relatedFacets = endpoint({
  method: 'GET',
  path: '/buyer/goods/goods/es/related',
  access: 'public',
  tag: 'goods',
  summary: 'What a search can be narrowed by',
  input: Filter({ ...PageQuery, ...goodsFilter, groupByGoods: Type.Boolean() }),
  result: GoodsFacets,
});

export const hotWords = endpoint({
  method: 'GET',
  path: '/buyer/goods/goods/hot-words',
  access: 'public',
  tag: 'goods',
  summary: 'What people search for, most first',
  input: Filter({ count: Type.Integer({ minimum: -1, maximum: 1_000_000 }) }),
  result: Type.Array(Type.String()),
});

/** A spec of a SKU. The one named `images` carries the SKU's pictures and no value; clients skip it in selectors. */
export const SkuSpecValue = Type.Object({
  specName: Type.String(),
  specValue: Text(),
  specType: Nullable(Type.Integer()),
  specImage: Nullable(Type.Array(Type.String())),
});

/** The SKU of a detail: with descriptions, specs and the pictures of the SKU, then those of the goods. */
export const DetailedSku = Type.Object({
  ...GoodsSku.properties,
  specList: Type.Array(SkuSpecValue),
  goodsGalleryList: Type.Array(Type.String()),
});
export type DetailedSku = Static<typeof DetailedSku>;

export const WholesaleStep = Type.Object({
  id: Id(),
  goodsId: Id(),
  skuId: Nullable(Id()),
  templateId: Nullable(Id()),
  num: Type.Integer({ description: 'pieces from which the price holds' }),
  price: Yuan(),
});

export const GoodsParams = Type.Object({
  groupId: Type.String(),
  groupName: Type.String(),
  goodsParamsItemDTOList: Type.Array(
    Type.Object({
      paramId: Type.String(),
      paramName: Type.String(),
      paramValue: Type.String(),
      isIndex: Type.Integer(),
      required: Type.Integer(),
      sort: Type.Integer(),
    }),
  ),
});

/** Everything that the goods page shows. `goodsParamsDTOList` is absent when there are no parameters. */
export const SkuDetail = Type.Object({
  data: DetailedSku,
  specs: Type.Array(Type.Object({ skuId: Id(), quantity: Type.Integer(), specValues: Type.Array(SkuSpecValue) }), {
    description: 'every SKU of the goods; the order of specValues is that of the selectors',
  }),
  promotionMap: PromotionMap,
  categoryName: Type.Array(Type.String()),
  wholesaleList: Type.Array(WholesaleStep),
  goodsParamsDTOList: Type.Optional(Type.Array(GoodsParams)),
});
export type SkuDetail = Static<typeof SkuDetail>;

/** Open to everybody; with a token the visit becomes a footprint and coupons that cannot be claimed any more are left out. */
export const skuDetail = endpoint({
  method: 'GET',
  path: '/buyer/goods/goods/sku/{goodsId}/{skuId}',
  access: 'public',
  tag: 'goods',
  summary: 'A SKU with everything that its page shows',
  input: Type.Object({
    goodsId: Id(),
    skuId: Type.String({
      pattern: '^(\\d{0,20}|undefined|null)$',
      description: 'empty or `undefined`: the first SKU of the goods',
    }),
  }),
  result: SkuDetail,
});

/** What is left of the address above when a client has no SKU. */
export const firstSkuDetail = endpoint({
  method: 'GET',
  path: '/buyer/goods/goods/sku/{goodsId}',
  access: 'public',
  tag: 'goods',
  summary: 'The first SKU of goods with everything that its page shows',
  input: Type.Object({ goodsId: Id() }),
  result: SkuDetail,
});

/** Goods with all their SKUs. Prices are those of the SKU that stands for the goods. */
export const Goods = Type.Object({
  ...DetailedSku.properties,
  goodsId: Id(),
  params: Text(),
  categoryName: Type.Array(Type.String()),
  goodsParamsDTOList: Type.Optional(Type.Array(GoodsParams)),
  wholesaleList: Type.Array(WholesaleStep),
  skuList: Type.Array(DetailedSku),
});
export type Goods = Static<typeof Goods>;

export const getGoods = endpoint({
  method: 'GET',
  path: '/buyer/goods/goods/get/{goodsId}',
  access: 'public',
  tag: 'goods',
  summary: 'Goods with all their SKUs',
  input: Type.Object({ goodsId: Id() }),
  result: Goods,
});
